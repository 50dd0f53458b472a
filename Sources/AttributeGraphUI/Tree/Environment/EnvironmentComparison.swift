extension Equality {
  /// The comparison of environment values: `==` of their type, or, without one, the comparison of a view's stored
  /// properties, by which an object equals only itself, also in an optional; nil if no two values are equal.
  @MainActor
  static func comparison<Value>(ofInputs type: Value.Type) -> ((Value, Value) -> Bool)? {
    if let isEqual = comparison(of: type) { return isEqual }
    let plan = FieldPlan.plan(for: type)
    return plan.isNeverEqual ? nil : plan.areEqual
  }
}
