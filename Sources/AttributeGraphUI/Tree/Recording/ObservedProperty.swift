/// A property of an `@Observable` object, as far as its key path identifies it.
public struct ObservedProperty: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The name of the object's type.
  public let object: String
  /// The name of the property. If several match, all their names, joined by "or"; for a computed property of type `T`,
  /// `a T`.
  public let property: String

  /// The object's type and the property.
  public var description: String { "\(object).\(property)" }
}

extension ObservedProperty {
  /// Describes the property at the end of a key path by the fields of the object's type: the macro stores the property
  /// `title` in a field `_title`.
  ///
  /// A key path does not contain the name of a computed property, and every property of an observable object is one.
  ///
  /// - Complexity: O(fields of the object).
  init(describing keyPath: AnyKeyPath) {
    let path = type(of: keyPath)
    let names = reflectedFields(ofClass: path.rootType)
      .filter { $0.type == path.valueType && $0.name.hasPrefix("_") && !$0.name.hasPrefix("_$") }
      .map { String($0.name.dropFirst()) }
    object = String(describing: path.rootType)
    property = names.isEmpty ? "a \(path.valueType)" : names.joined(separator: " or ")
  }

  /// The descriptions of the requested key paths. The key paths are kept, so that none is freed and its identity
  /// reused.
  @MainActor private static var known: [ObjectIdentifier: (keyPath: AnyKeyPath, property: ObservedProperty)] = [:]

  /// The property at the end of a key path that the program's code contains.
  ///
  /// - Complexity: O(1) for a key path that was asked for before; O(fields of the object) for others.
  @MainActor static func at(_ keyPath: AnyKeyPath) -> ObservedProperty {
    if let entry = known[ObjectIdentifier(keyPath)] { return entry.property }
    let made = ObservedProperty(describing: keyPath)
    known[ObjectIdentifier(keyPath)] = (keyPath, made)
    return made
  }
}
