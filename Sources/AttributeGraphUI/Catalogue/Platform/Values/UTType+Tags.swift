#if !canImport(Darwin)
/// A class of names that other systems have for types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier of the class.
  public let rawValue: String

  /// Makes a class with an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extensions of files.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  /// The identifier of the class.
  public var description: String { rawValue }
}

extension UTType {
  static let dynamicPrefix = "dyn."

  /// Other extensions of files of a type, by its preferred one.
  private static let otherExtensions = [
    "jpeg": ["jpg", "jpe"], "html": ["htm"], "yml": ["yaml"], "tiff": ["tif"], "txt": ["text"], "midi": ["mid"],
    "aiff": ["aif"], "mpg": ["mpeg"],
  ]

  /// The names of the type, by their class, the preferred one first.
  public var tags: [UTTagClass: [String]] {
    if let (tagClass, tag) = Self.dynamicTag(of: identifier) { return [tagClass: [tag]] }
    guard let entry = UTTypeEntry.table[identifier] else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    if let name = entry.filenameExtension {
      tags[.filenameExtension] = [name] + (Self.otherExtensions[name] ?? [])
    }
    if let name = entry.mimeType { tags[.mimeType] = [name] }
    return tags
  }

  /// The types with a tag that conform to another type; a dynamic type if there is none.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
  }

  /// The type of the table with a tag, which conforms to another type; nil if there is none.
  static func known(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType? = nil) -> UTType? {
    let tag = tag.lowercased()
    return UTTypeEntry.table.keys.lazy.map { UTType(known: $0) }.first { type in
      type.tags[tagClass]?.contains(tag) ?? false && supertype.map(type.conforms(to:)) ?? true
    }
  }

  /// The tag of the identifier of a dynamic type; nil for any other identifier.
  static func dynamicTag(of identifier: String) -> (tagClass: UTTagClass, tag: String)? {
    guard identifier.hasPrefix(dynamicPrefix) else { return nil }
    for tagClass in [UTTagClass.filenameExtension, .mimeType] {
      let prefix = dynamicPrefix + tagClass.rawValue + "."
      if identifier.hasPrefix(prefix) { return (tagClass, String(identifier.dropFirst(prefix.count))) }
    }
    return nil
  }
}
#endif
