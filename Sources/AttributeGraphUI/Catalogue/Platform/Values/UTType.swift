#if !canImport(Darwin)
import Foundation

/// A type of files or of data, by its uniform type identifier.
///
/// The table has the usual types; any other identifier is a type that conforms to nothing.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the type.
  public let identifier: String

  /// The type with an identifier in the table; nil for any other.
  public init?(_ identifier: String) {
    guard UTTypeEntry.table[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// A type that the program declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// A type that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// The type of files with an extension; nil if none in the table has it.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    let aliases = ["jpg": "jpeg", "htm": "html", "yaml": "yml", "tif": "tiff", "text": "txt"]
    let known = UTTypeEntry.table.first { $0.value.filenameExtension == aliases[name] ?? name }
    guard let known else { return nil }
    identifier = known.key
  }

  /// The type of a MIME type; nil if none in the table has it.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = UTTypeEntry.table.first(where: { $0.value.mimeType == mimeType }) else { return nil }
    identifier = known.key
  }

  init(known identifier: String) { self.identifier = identifier }

  /// The extension of files of the type; nil for a type without one.
  public var preferredFilenameExtension: String? { UTTypeEntry.table[identifier]?.filenameExtension }
  /// The MIME type; nil for a type without one.
  public var preferredMIMEType: String? { UTTypeEntry.table[identifier]?.mimeType }
  /// A description of the type, in English; nil for a type that is not in the table.
  public var localizedDescription: String? { UTTypeEntry.table[identifier]?.words }
  /// Whether programs declare the type, and not the system.
  public var isDynamic: Bool { false }
  /// The name of the type.
  public var description: String { identifier }

  /// All types to which the type conforms.
  public var supertypes: Set<UTType> {
    var types: Set<UTType> = []
    var waiting = UTTypeEntry.table[identifier]?.parents ?? []
    while let next = waiting.popLast() {
      guard types.insert(UTType(known: next)).inserted else { continue }
      waiting += UTTypeEntry.table[next]?.parents ?? []
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
