#if !canImport(Darwin)
import Foundation

/// A file, a directory or a link as a value in memory.
///
/// Foundation has no class of this name on Linux.
public final class FileWrapper {
  /// The content of a wrapper.
  private enum Content {
    case file(Data)
    case directory([String: FileWrapper])
    case link(URL)
  }

  /// Options for writing a wrapper.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A file is first written elsewhere and then moved.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The names of the wrappers become those under which they are written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// Options for reading a wrapper.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Everything is read at once, as it always is here.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Files are not mapped into memory, as they never are here.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  private var content: Content
  /// The preferred name in a directory.
  public var preferredFilename: String?
  /// The name with which it was read or written; nil if it was not.
  public var filename: String?
  /// Attributes of the file, as `FileManager` defines them.
  public var fileAttributes: [String: Any] = [:]

  /// Makes a file of bytes.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// Makes a directory of wrappers by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .directory(childrenByPreferredName)
    for (name, child) in childrenByPreferredName { child.preferredFilename = child.preferredFilename ?? name }
  }

  /// Makes a link to another place.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Reads a file, or a directory with everything in it.
  ///
  /// - Throws: The error of Foundation, if it cannot be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(at: url)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  private static func content(at url: URL) throws -> Content {
    let values = try FileManager.default.attributesOfItem(atPath: url.path)
    switch values[.type] as? FileAttributeType {
    case .typeSymbolicLink?:
      return .link(URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: url.path)))
    case .typeDirectory?:
      let children = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      return .directory(
        Dictionary(uniqueKeysWithValues: try children.map { ($0.lastPathComponent, try FileWrapper(url: $0)) }))
    default: return .file(try Data(contentsOf: url))
    }
  }

  // MARK: - Contents

  /// Whether it is a directory.
  public var isDirectory: Bool { if case .directory = content { true } else { false } }
  /// Whether it is a file with bytes.
  public var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether it is a link.
  public var isSymbolicLink: Bool { if case .link = content { true } else { false } }
  /// The bytes of a file; nil for others.
  public var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The wrappers in a directory by their names; nil for others.
  public var fileWrappers: [String: FileWrapper]? { if case .directory(let all) = content { all } else { nil } }
  /// The destination of a link; nil for others.
  public var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  /// Adds a wrapper to the directory, under its preferred name, or under one with a number if that is taken.
  ///
  /// - Precondition: It is a directory, and the wrapper has a preferred name.
  /// - Returns: The name.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .directory(var all) = content, let name = child.preferredFilename else {
      fatalError("A file without a preferred name, or one outside of a directory, cannot be added. Give it a name.")
    }
    let key = all[name] == nil ? name : (1...).lazy.map { "__\($0)__\(name)" }.first { all[$0] == nil } ?? name
    all[key] = child
    content = .directory(all)
    return key
  }

  /// Adds a file of bytes to the directory.
  ///
  /// - Precondition: It is a directory.
  /// - Returns: The name of the file.
  @discardableResult
  public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a wrapper from the directory.
  public func removeFileWrapper(_ child: FileWrapper) {
    guard case .directory(let all) = content else { return }
    content = .directory(all.filter { $0.value !== child })
  }

  /// The name of a wrapper in the directory; nil for one that is not in it.
  public func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  // MARK: - Files

  /// Whether a file has the contents of the wrapper.
  public func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return isEqual(to: other)
  }

  private func isEqual(to other: FileWrapper) -> Bool {
    switch (content, other.content) {
    case (.file(let one), .file(let two)): one == two
    case (.link(let one), .link(let two)): one.path == two.path
    case (.directory(let one), .directory(let two)):
      one.count == two.count && one.allSatisfy { name, child in two[name].map { child.isEqual(to: $0) } ?? false }
    default: false
    }
  }

  /// Reads the contents again.
  ///
  /// - Throws: The error of Foundation, if they cannot be read.
  public func read(from url: URL, options: ReadingOptions = []) throws { content = try Self.content(at: url) }

  /// Writes the wrapper to a place, replacing an existing file.
  ///
  /// - Throws: The error of Foundation, if it cannot be written.
  public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let destination):
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
    case .directory(let children):
      if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children { try child.write(to: url.appendingPathComponent(name), options: options) }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
#endif
