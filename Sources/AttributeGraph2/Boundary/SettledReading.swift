/// The reads of an attribute by an observer or a stream of values, without repetitions: it may have changed since the
/// last read and have its old value, because an effect reverted the change, or a value was read that was rolled back.
final class SettledReading<Value> {
  private let read: (NodeReference) -> Value
  /// Whether two values are the same; nil where none are.
  private let isSame: ((Value, Value) -> Bool)?
  /// The value read last; nil before the first, and where values cannot be compared.
  private var last: Value?

  fileprivate init(comparedBy isSame: ((Value, Value) -> Bool)?, read: @escaping (NodeReference) -> Value) {
    self.isSame = isSame
    self.read = read
  }

  /// Reads a settled value, and compares it untracked; nil if it is the same as the last one.
  func newValue(of node: NodeReference) -> Value? {
    let new = read(node)
    guard let isSame else { return new }
    let last = last
    if let last, node.graph.untracked({ isSame(last, new) }) { return nil }
    // The last one is released when this one has taken its place.
    withExtendedLifetime(last) { self.last = .some(new) }
    return new
  }
}

extension Attribute {
  var reading: SettledReading<Value> {
    SettledReading(comparedBy: reference.comparison(as: Value.self, Never.self)) {
      $0.flags.contains(.isCell) ? $0.readCell(as: Value.self) : $0.readComputed(as: Value.self)
    }
  }
}

extension Computed {
  /// How its outcomes are read and compared: an error is never the same as another.
  var outcomeReading: SettledReading<Result<Value, Failure>> {
    let isSame = reference.comparison(as: Value.self, Failure.self).map { isSame in
      { (one: Result<Value, Failure>, other: Result<Value, Failure>) in
        guard case .success(let one) = one, case .success(let other) = other else { return false }
        return isSame(one, other)
      }
    }
    return SettledReading(comparedBy: isSame) { node in
      Result { () throws(Failure) in try node.readThrowing(as: Value.self, Failure.self) }
    }
  }
}

extension NodeReference {
  /// How a cell or an attribute compares its values; nil where it does not.
  fileprivate func comparison<Value, Failure: Error>(
    as type: Value.Type, _ failure: Failure.Type
  ) -> ((Value, Value) -> Bool)? {
    if flags.contains(.isCell | .hasComparison) { return ownComparison(as: type) }
    let hasBox = graph.fields.nodes.kinds.with(kindID) { $0.hasRuleBox }
    return hasBox ? ruleBox(as: type, failure).isSame : comparisonByType()
  }
}

/// The `==` of a type; nil where it has none.
func comparisonByType<Value>() -> ((Value, Value) -> Bool)? {
  Value.self is any Equatable.Type ? { areEqual($0, $1) } : nil
}
