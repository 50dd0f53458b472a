import Foundation
import ThreadSupport

/// A type that defines how a field of it is compared when two values of the enclosing type are compared.
///
/// Property wrappers that a runtime connects conform to it: their content is not an input that a parent passes, or is
/// the same input as long as it represents the same place.
protocol FieldComparisonRole {
  /// The role of fields of this type; read once for each type that has such a field.
  static var comparisonRole: ComparisonRole { get }
}

/// The role of a field of a `FieldComparisonRole` type in a comparison.
@safe
enum ComparisonRole {
  /// The field is not an input: two values are equal whatever it holds. State and state objects have this role.
  case ignored

  /// The field is compared by a function of the addresses of the two fields.
  ///
  /// Outside `Storage/` use `comparing(_:by:)`, which passes values instead of addresses.
  case custom((UnsafeRawPointer, UnsafeRawPointer) -> Bool)

  /// The field is compared by a function of two values, as bindings are by the location they represent.
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

  /// Makes a comparer from a comparison of addresses.
  init(_ function: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
    unsafe self.function = function
  }

  /// Makes a comparer from a comparison of values.
  init<Value>(of type: Value.Type, by areEqual: @escaping (Value, Value) -> Bool) {
    unsafe function = { first, second in
      // SAFETY: a plan calls the function with the addresses of two initialised values of `Value`.
      unsafe areEqual(
        first.assumingMemoryBound(to: Value.self).pointee, second.assumingMemoryBound(to: Value.self).pointee)
    }
  }
}

#if !canImport(Darwin)
/// The main queue is another object at each access.
extension DispatchQueue: FieldComparisonRole {
  static var comparisonRole: ComparisonRole {
    .comparing(DispatchQueue.self) { $0 === $1 || MainQueue.isMain($0) && MainQueue.isMain($1) }
  }
}
#endif
