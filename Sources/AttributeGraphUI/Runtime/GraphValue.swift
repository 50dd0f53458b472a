import AttributeGraph2

/// A value that flows to a position: reading it inside a rule makes the rule depend on where it comes from.
///
/// A projection of a value makes no attribute of its own, so the containers between a body and the views in it cost
/// nothing; a position that wants to stop equal values makes an attribute of it.
@MainActor
public struct _GraphValue<Value> {
  /// The value as it is now, tracked.
  let read: () -> Value

  init(_ read: @escaping () -> Value) {
    self.read = read
  }

  /// A part of the value.
  func projection<Part>(_ part: @escaping (Value) -> Part) -> _GraphValue<Part> {
    let read = self.read
    return _GraphValue<Part> { part(read()) }
  }

  /// An attribute of the value that lets only different values through, compared field by field.
  func attribute(at position: ViewPosition) -> ComputedAttribute<Value> {
    let read = self.read
    let plan = FieldPlan.plan(for: Value.self)
    let attribute =
      if plan.isNeverEqual {
        position.runtime.graph.computed(comparedBy: nil, read)
      } else {
        position.runtime.graph.computed(comparedBy: plan.areEqual, read)
      }
    position.own(attribute)
    return attribute
  }
}
