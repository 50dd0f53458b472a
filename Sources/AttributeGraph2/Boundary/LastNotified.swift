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

extension Attribute {
  /// Remembers what is told of the attribute, without owning it.
  func makeLastNotified() -> LastNotified<Value> {
    LastNotified(comparedBy: reference.comparison(as: Value.self))
  }
}

extension NodeReference {
  /// How a cell, or an attribute whose rule does not throw, compares its values; nil where it does not.
  fileprivate func comparison<Value>(as type: Value.Type) -> ((Value, Value) -> Bool)? {
    if flags.contains(.isCell) {
      return flags.contains(.hasComparison) ? ownComparison(as: type) : comparisonByType()
    }
    return graph.fields.nodes.kinds.with(kindID) { $0.hasRuleBox }
      ? ruleBox(as: type, Never.self).isSame : comparisonByType()
  }
}

/// The `==` of a type; nil where it has none.
func comparisonByType<Value>() -> ((Value, Value) -> Bool)? {
  Value.self is any Equatable.Type ? { areEqual($0, $1) } : nil
}
