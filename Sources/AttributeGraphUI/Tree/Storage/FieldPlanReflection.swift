@_spi(Reflection) import Swift

// The standard library's reflection of a type's fields. Its functions are declared for reflection by other libraries
// (`@_spi(Reflection)`), exist on every platform, and are only called here.

/// The kind of a field's type, as far as it matters for comparing.
enum FieldKind {
  /// A struct, which has fields of its own.
  case structure
  /// A tuple, whose elements count as fields.
  case tuple
  /// An optional of any type.
  case optional
  /// Any other enum.
  case enumeration
  /// A reference to an object.
  case reference
  /// A value of some type that conforms to protocols, or of any type.
  case existential
  /// A closure or a function.
  case function
  /// A type as a value, of a class or of any other type.
  case metatype
  /// A built-in type of the compiler, or one unknown to the standard library.
  case opaque
}

/// A stored field as the type's metadata describes it.
struct ReflectedField {
  /// The name of the stored property (with an underscore, where a property wrapper stores it).
  let name: String

  /// The distance from the beginning of a value, in bytes.
  let offset: Int

  /// The type of the stored value: for a wrapped property, that of the wrapper.
  let type: Any.Type

  /// The kind of that type.
  let kind: FieldKind
}

/// The stored fields of a struct or tuple type in the order of memory, `nil` if they cannot be determined.
///
/// - Precondition: `type` is not an existential type, for which the standard library crashes.
func reflectedFields(of type: Any.Type) -> [ReflectedField]? {
  var fields: [ReflectedField] = []
  // SAFETY: the name is a C string that lives as long as the callback, and is copied in it.
  let isComplete = unsafe _forEachField(of: type, options: []) { name, offset, type, kind in
    unsafe fields.append(
      ReflectedField(name: String(cString: name), offset: offset, type: type, kind: FieldKind(kind)))
    return true
  }
  return isComplete ? fields : nil
}

/// The stored fields that a class declares, without those of its superclass, as far as they can be determined.
///
/// - Precondition: `type` is not an existential type.
func reflectedFields(ofClass type: Any.Type) -> [ReflectedField] {
  guard type is AnyObject.Type else { return [] }
  var fields: [ReflectedField] = []
  // SAFETY: the name is a C string that lives as long as the callback, and is copied in it. The option with the raw
  // value 1 is `classType`; its named constant is a mutable global variable, which Swift 6 does not let us read.
  _ = unsafe _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, kind in
    unsafe fields.append(
      ReflectedField(name: String(cString: name), offset: offset, type: type, kind: FieldKind(kind)))
    return true
  }
  return fields
}

/// The kind of a type itself, found as that of a field of this type.
func fieldKind(of type: Any.Type) -> FieldKind {
  struct Holder<Value> {
    let value: Value
  }
  func holder<Value>(of type: Value.Type) -> Any.Type { Holder<Value>.self }
  return reflectedFields(of: holder(of: type))?.first?.kind ?? .opaque
}

/// The names of a struct's fields that are plain strong references or values, leaving out `weak` and `unowned` ones.
///
/// A `weak` field has the type of an optional reference, and its memory must not be read as one.
func namesOfStrongFields(of type: Any.Type) -> Set<String> {
  func names<Root>(of type: Root.Type) -> Set<String> {
    var names: Set<String> = []
    // SAFETY: the name is a C string that lives as long as the callback, and is copied in it. The option with the raw
    // value 2 is `ignoreUnknown`: it skips fields that no key path leads to, among them the weak and unowned ones. Its
    // named constant is a mutable global variable, which Swift 6 does not let us read.
    _ = unsafe _forEachFieldWithKeyPath(of: type, options: _EachFieldOptions(rawValue: 2)) { name, _ in
      unsafe names.insert(String(cString: name))
      return true
    }
    return names
  }
  return names(of: type)
}

/// Whether a metatype stands for a class, so that its value may be a subclass and takes a word to store.
///
/// - Precondition: `type` is of the kind `metatype`.
func isClassMetatype(_ type: Any.Type) -> Bool {
  // SAFETY: the metadata of a metatype is two words on every platform (`TargetMetatypeMetadata` in the runtime's ABI):
  // its kind, then the type it is the metatype of.
  let instance = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    .load(fromByteOffset: MemoryLayout<UInt>.size, as: Any.Type.self)
  return instance is AnyObject.Type
}

/// Whether a tuple or an optional contains the metatype of a struct, an enum or a protocol.
///
/// Such a metatype has only one value, so the compiler stores it in no memory, while the metadata of the enclosing
/// tuple or optional counts a word for it. The offsets of the parts of such a field do not follow from its type.
func hidesMetatype(_ type: Any.Type, kind: FieldKind) -> Bool {
  switch kind {
  case .metatype:
    return !isClassMetatype(type)
  case .optional:
    guard let optional = type as? any OptionalType.Type else { return true }
    return hidesMetatype(optional.wrappedType, kind: fieldKind(of: optional.wrappedType))
  case .tuple:
    return reflectedFields(of: type)?.contains { hidesMetatype($0.type, kind: $0.kind) } ?? true
  case .structure, .enumeration, .reference, .existential, .function, .opaque:
    return false
  }
}

extension FieldKind {
  /// The kind as this library distinguishes it.
  init(_ kind: _MetadataKind) {
    switch kind {
    case .struct: self = .structure
    case .tuple: self = .tuple
    case .optional: self = .optional
    case .enum: self = .enumeration
    case .class, .foreignClass, .objcClassWrapper: self = .reference
    case .existential: self = .existential
    case .function: self = .function
    case .metatype: self = .metatype
    default: self = .opaque
    }
  }
}
