import AttributeGraph2

/// The comparison of two values of a type, and the fields that the type stores; found once for each type.
///
/// A view is compared with its predecessor whenever its parent ran, so that its body does not run when none of its
/// inputs has changed. The rule, applied to the value and then to its fields:
///
/// 1. A type with a role (`FieldComparisonRole`) is compared according to its role.
/// 2. Plain data is compared bit by bit, without padding, even if it is Equatable: a custom `==` of a type of plain
///    numbers is not called. Only enums have bytes that may be irrelevant; the `==` of an Equatable enum is called
///    when bytes differ.
/// 3. Other Equatable types are compared by `==`.
/// 4. References are equal if they are the same object.
/// 5. Structs and tuples are compared field by field with the same rule; optionals by their values.
/// 6. Closures are never equal.
/// 7. An existential is equal if both hold the same object, or values of one type that are equal by the rule; those of
///    an Equatable type by `==`.
/// 8. Other enums are equal only if their bits are, which errs on the side of "not equal".
struct FieldPlan {
  /// A stored field of the type.
  struct Field {
    /// The name of the stored property; that of a wrapped property `x` is `_x`.
    let name: String

    /// The distance from the beginning of a value, in bytes.
    let offset: Int

    /// The type of the stored value: for a wrapped property, that of the wrapper.
    let type: Any.Type
  }

  /// The type the plan is for.
  let type: Any.Type

  /// The stored fields in the order of memory; empty for types other than structs and tuples.
  let fields: [Field]

  /// The steps of a comparison.
  let comparison: FieldComparison

  /// Whether no two values of the type are equal, so that comparing them is pointless.
  var isNeverEqual: Bool {
    if case .never = comparison.operations.first?.method { true } else { false }
  }

  /// The plan for a type, made on first use.
  ///
  /// - Complexity: O(1) on average; O(*f*) in the number of nested fields the first time.
  @MainActor
  static func plan(for type: Any.Type) -> FieldPlan {
    if let plan = plans[type] { return plan }
    let plan = FieldPlanBuilder.plan(for: type)
    plans.set(plan, for: type)
    return plan
  }

  /// The number of types with a plan.
  @MainActor
  static var planCount: Int { plans.count }

  @MainActor
  private static let plans = TypeTable<FieldPlan>()

  /// Whether two values are equal by the rule.
  ///
  /// - Precondition: `Value` is the type the plan is for.
  /// - Complexity: O(*n*) in the number of operations. Allocates nothing beyond what `==` of a field's type does.
  func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    trap(
      unless: Value.self == type,
      """
      A plan for \(type) was asked to compare two values of \(Value.self). \
      Compare them with `FieldPlan.plan(for: \(Value.self).self)`.
      """)
    // SAFETY: the addresses are those of two initialised values of the plan's type and are not kept.
    return unsafe withUnsafePointer(to: first) { first in
      unsafe withUnsafePointer(to: second) { second in
        unsafe comparison.areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }

  /// Whether two values of a plain type have equal bytes, so that they are indistinguishable.
  ///
  /// - Precondition: `Value` is the type the plan is for.
  func isPlainlyEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    _isPOD(Value.self) && areEqual(first, second)
  }

  /// The names of the fields in which two values differ, in the order of memory.
  ///
  /// - Precondition: `Value` is the type the plan is for.
  /// - Complexity: O(*n*) in the number of operations, plus the plans of the fields' types.
  @MainActor
  func namesOfUnequalFields<Value>(_ first: Value, _ second: Value) -> [String] {
    // SAFETY: the addresses are those of two initialised values of the plan's type, in which each field is at its
    // offset; they are not kept.
    unsafe withUnsafePointer(to: first) { first in
      unsafe withUnsafePointer(to: second) { second in
        fields.filter { field in
          let a = unsafe UnsafeRawPointer(first) + field.offset
          let b = unsafe UnsafeRawPointer(second) + field.offset
          return unsafe !FieldPlan.plan(for: field.type).comparison.areEqual(a, b)
        }.map(\.name)
      }
    }
  }
}
