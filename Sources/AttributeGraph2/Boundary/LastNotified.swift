/// The value that an observer or a stream was told last, so that it is told of none twice.
///
/// An attribute may have changed since and be as it was: an effect has taken the change back, or a value that never came to
/// be was read in between. That is nothing new.
final class LastNotified<Value> {
  /// The value; nil before the first, and where values cannot be compared.
  private var value: Value?
  /// Whether two values are the same; nil where none are.
  private let isSame: ((Value, Value) -> Bool)?

  /// Notes nothing yet.
  ///
  /// - Parameter isSame: How the attribute compares its values; nil where it does not.
  init(comparedBy isSame: ((Value, Value) -> Bool)?) { self.isSame = isSame }

  /// Notes a settled value. The comparison is the user's code.
  ///
  /// - Returns: Whether it is new: there was none, or another one.
  func isNews(_ new: Value) -> Bool {
    guard let isSame else { return true }
    let last = value
    if let last, isSame(last, new) { return false }
    // The last one ends when this one has taken its place.
    withExtendedLifetime(last) { value = .some(new) }
    return true
  }
}

extension Node {
  /// Reads an attribute for an observer or a stream, with a comparison of what it reads; nil where there is none.
  struct Reading<Value> {
    let read: (NodeReference) -> Value
    let isSame: ((Value, Value) -> Bool)?
  }
}

extension Attribute {
  /// How its values are read and compared.
  var reading: Reading<Value> {
    Reading(
      read: { $0.flags.contains(.isCell) ? $0.readCell(as: Value.self) : $0.readComputed(as: Value.self) },
      isSame: reference.comparison(as: Value.self, Never.self))
  }
}

extension Computed {
  /// How its outcomes are read and compared: an error is never the same as another.
  var outcomeReading: Reading<Result<Value, Failure>> {
    let isSameValue = reference.comparison(as: Value.self, Failure.self)
    return Reading(
      read: { node in
        Result { () throws(Failure) in try node.readThrowing(as: Value.self, Failure.self) }
      },
      isSame: isSameValue.map { isSame in
        { one, other in
          guard case .success(let one) = one, case .success(let other) = other else { return false }
          return isSame(one, other)
        }
      })
  }
}

extension NodeReference {
  /// How a cell or an attribute compares its values; nil where it does not.
  fileprivate func comparison<Value, Failure: Error>(
    as type: Value.Type, _ failure: Failure.Type
  ) -> ((Value, Value) -> Bool)? {
    if flags.contains(.isCell) {
      return flags.contains(.hasComparison) ? ownComparison(as: type) : comparisonByType()
    }
    return graph.fields.nodes.kinds.with(kindID) { $0.hasRuleBox }
      ? ruleBox(as: type, failure).isSame : comparisonByType()
  }
}

/// The `==` of a type; nil where it has none.
func comparisonByType<Value>() -> ((Value, Value) -> Bool)? {
  Value.self is any Equatable.Type ? { areEqual($0, $1) } : nil
}
