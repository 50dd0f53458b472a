extension Equality {
  /// How values of the environment are compared: by `==` of their type, and where it has none as the stored properties
  /// of views are, so that one object is the same, also behind an optional; nil if no two values are equal.
  @MainActor
  static func comparison<Value>(ofInputs type: Value.Type) -> ((Value, Value) -> Bool)? {
    if let isEqual = comparison(of: type) { return isEqual }
    let plan = FieldPlan.plan(for: type)
    return plan.isNeverEqual ? nil : plan.areEqual
  }
}
