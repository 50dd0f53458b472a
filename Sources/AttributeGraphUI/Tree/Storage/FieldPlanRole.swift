/// A type that says itself how a field of it counts when two values of the enclosing type are compared.
///
/// Property wrappers that a runtime connects conform to it: what they hold is not an input that a parent passes, or is
/// the same input as long as it stands for the same place.
protocol FieldComparisonRole {
  /// How fields of this type are compared; asked once for each type that has such a field.
  static var comparisonRole: ComparisonRole { get }
}

/// How a field whose type conforms to `FieldComparisonRole` is compared.
@safe
enum ComparisonRole {
  /// The field is no input: two values are equal whatever it holds. State and state objects are like this.
  case ignored

  /// The field is compared by a function, which is given the addresses of the two fields.
  ///
  /// Outside `Storage/` use `comparing(_:by:)`, which hands over values in place of addresses.
  case custom((UnsafeRawPointer, UnsafeRawPointer) -> Bool)

  /// A field that is compared by a function of two values, as bindings are by the location they stand for.
  ///
  /// - Precondition: `Value` is the type that declares the role.
  static func comparing<Value>(
    _ type: Value.Type, by areEqual: @escaping (Value, Value) -> Bool
  ) -> ComparisonRole {
    let comparer = FieldComparer(of: type, by: areEqual)
    return unsafe .custom(comparer.function)
  }
}

/// A comparison of two values of one type that are given by their addresses.
@safe
struct FieldComparer {
  /// The comparison; calling it is unsafe, as it trusts that both addresses are those of values of the right type.
  let function: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// A comparison that was written for addresses.
  init(_ function: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
    unsafe self.function = function
  }

  /// A comparison of addresses made from one of values.
  init<Value>(of type: Value.Type, by areEqual: @escaping (Value, Value) -> Bool) {
    unsafe function = { first, second in
      // SAFETY: a plan calls the function with the addresses of two initialised values of `Value`.
      unsafe areEqual(
        first.assumingMemoryBound(to: Value.self).pointee, second.assumingMemoryBound(to: Value.self).pointee)
    }
  }
}
