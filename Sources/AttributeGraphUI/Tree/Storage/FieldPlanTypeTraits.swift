/// The traits of a type apart from its fields: its size, and whether its bytes are the whole value.
struct TypeTraits {
  /// The size of a value in bytes, without padding for the alignment of a following value.
  let size: Int

  /// The alignment of values in bytes.
  let alignment: Int

  /// Whether a value is its bytes: nothing is retained, released or registered when it is copied.
  let isPlainData: Bool

  /// The traits of a type that is known only at run time.
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

/// Every `Optional`, for determining its wrapped type at run time.
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
    // SAFETY: the caller vouches for an initialised optional of this type at the address; it is only read.
    unsafe hasNoValue(address.assumingMemoryBound(to: Wrapped?.self))
  }
}

/// Whether an optional has no value.
///
/// Declared for noncopyable types, because the compiler copies an optional of any other unknown type before reading
/// it: comparing plans with optional fields took twice the time.
private func hasNoValue<Wrapped: ~Copyable>(_ optional: UnsafePointer<Wrapped?>) -> Bool {
  // SAFETY: the caller vouches for an initialised optional at the address.
  switch unsafe optional.pointee {
  case .none: true
  case .some: false
  }
}
