#if !canImport(Darwin)
import Foundation

/// A type of files or of data, by its uniform type identifier.
///
/// The table has the types that the system declares. A filename extension or a MIME type that no type of the table has
/// gets a dynamic type. Any other identifier is a type that the program declares, which conforms to the parent that it
/// names.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the type.
  public let identifier: String
  /// The parent of a type that is not in the table.
  private let parent: String?

  /// The type with an identifier in the table, or of a dynamic type; nil for any other.
  public init?(_ identifier: String) {
    guard UTTypeEntry.table[identifier] != nil || Self.dynamicTag(of: identifier) != nil else { return nil }
    self.init(known: identifier)
  }

  /// A type that the program declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, parent: parentType)
  }

  /// A type that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, parent: parentType)
  }

  /// The type of files with an extension; a dynamic type if none in the table has it, and nil without an extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of a MIME type; a dynamic type if none in the table has it, and nil without a name.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type with a tag that conforms to another type; a dynamic type if there is none, and nil for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    let tag = tag.lowercased()
    self =
      Self.known(tag: tag, tagClass: tagClass, conformingTo: supertype)
      ?? UTType(known: Self.dynamicPrefix + tagClass.rawValue + "." + tag, parent: supertype ?? .data)
  }

  init(known identifier: String, parent: UTType? = nil) {
    self.identifier = identifier
    self.parent = UTTypeEntry.table[identifier] == nil ? parent?.identifier : nil
  }

  /// Types are equal if their identifiers are.
  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// The extension of files of the type; nil for a type without one.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  /// The MIME type; nil for a type without one.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  /// A description of the type, in English; nil for a type that is not in the table.
  public var localizedDescription: String? { UTTypeEntry.table[identifier]?.words }
  /// Whether the type was made from a tag that no known type has.
  public var isDynamic: Bool { Self.dynamicTag(of: identifier) != nil }
  /// Whether the table has the type.
  public var isDeclared: Bool { UTTypeEntry.table[identifier] != nil }
  /// The name of the type.
  public var description: String { identifier }

  private var parents: [String] { UTTypeEntry.table[identifier]?.parents ?? parent.map { [$0] } ?? [] }

  /// All types to which the type conforms.
  public var supertypes: Set<UTType> {
    var types: Set<UTType> = []
    var waiting = parents
    while let next = waiting.popLast() {
      let type = UTType(known: next)
      guard types.insert(type).inserted else { continue }
      waiting += type.parents
    }
    return types
  }

  /// Whether the type is another one or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether the type conforms to another, different one.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
  /// Whether another, different type conforms to this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension URL {
  /// The address of a file of a type, with the type's extension unless it has it.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let url = appendingPathComponent(partialName)
    guard let name = contentType.preferredFilenameExtension, url.pathExtension != name else { return url }
    return url.appendingPathExtension(name)
  }
}
#endif
