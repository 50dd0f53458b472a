/// Comparison of values whose type is only known at run time.
enum Equality {
  /// `==` of a type; nil if it has none, so that every set counts as a change.
  static func comparison<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
    guard let equatable = type as? any Equatable.Type else { return nil }
    return comparison(of: equatable, for: type)
  }

  /// Whether two values are equal by the `==` of their type; they are not if it has none.
  static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    guard let equatable = Value.self as? any Equatable.Type else { return false }
    return areEqual(first, second, as: equatable)
  }

  /// Whether two values have the same bits, as two closures have that are one: the same code with the same captured
  /// object.
  static func haveEqualBits<Value>(_ first: Value, _ second: Value) -> Bool {
    // SAFETY: the bytes of both are read while they are borrowed.
    unsafe withUnsafeBytes(of: first) { one in
      unsafe withUnsafeBytes(of: second) { other in unsafe one.elementsEqual(other) }
    }
  }

  private static func comparison<Equal: Equatable, Value>(
    of equatable: Equal.Type, for type: Value.Type
  ) -> (Value, Value) -> Bool { { areEqual($0, $1, as: equatable) } }

  private static func areEqual<Equal: Equatable, Value>(
    _ first: Value, _ second: Value, as type: Equal.Type
  ) -> Bool {
    // SAFETY: the types are the same; only what is known of them differs. A cast would look up their optionals.
    unsafe unsafeBitCast(first, to: type) == unsafeBitCast(second, to: type)
  }
}
