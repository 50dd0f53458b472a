/// What is known of a type without its fields: how large it is, and whether its bytes are all there is to it.
struct TypeTraits {
  /// The bytes a value takes, without those that only align a following one.
  let size: Int

  /// The divisor of the addresses at which values may lie.
  let alignment: Int

  /// Whether a value is its bytes: nothing is retained, released or registered when it is copied.
  let isPlainData: Bool

  /// The traits of a type known only while the program runs.
  init(_ type: Any.Type) {
    func traits<Value>(of type: Value.Type) -> TypeTraits { TypeTraits(ofValue: type) }
    self = traits(of: type)
  }

  private init<Value>(ofValue type: Value.Type) {
    size = MemoryLayout<Value>.size
    alignment = MemoryLayout<Value>.alignment
    isPlainData = _isPOD(type)
  }

  /// Whether the given fields leave no gap that alignment does not explain, so that no field is hidden.
  func isAccounted(forBy fields: [ReflectedField]) -> Bool {
    var end = 0
    for field in fields {
      let traits = TypeTraits(field.type)
      guard field.offset - end < traits.alignment else { return false }
      end = max(end, field.offset + traits.size)
    }
    return size - end < max(alignment, 1)
  }
}

/// Every `Optional`, for finding out what it wraps while the program runs.
protocol OptionalType {
  /// The type of the value, if there is one.
  static var wrappedType: Any.Type { get }

  /// Whether the optional at an address has no value.
  ///
  /// The address must be that of an initialised optional of this type.
  static func isAbsent(at address: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalType {
  /// The type of the value, if there is one.
  static var wrappedType: Any.Type { Wrapped.self }

  /// Whether the optional at an address has no value.
  static func isAbsent(at address: UnsafeRawPointer) -> Bool {
    // SAFETY: the caller vouches for an initialised optional of this type at the address; it is only looked at.
    unsafe hasNoValue(address.assumingMemoryBound(to: Wrapped?.self))
  }
}

/// Whether an optional has no value.
///
/// Written for types that cannot be copied, as the compiler copies an optional of any other unknown type before it looks
/// at it: comparing plans with optional fields took twice the time.
private func hasNoValue<Wrapped: ~Copyable>(_ optional: UnsafePointer<Wrapped?>) -> Bool {
  // SAFETY: the caller vouches for an initialised optional at the address.
  switch unsafe optional.pointee {
  case .none: true
  case .some: false
  }
}
