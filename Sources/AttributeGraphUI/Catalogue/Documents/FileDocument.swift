#if !canImport(Darwin)
import Foundation

/// A document as a value: it is read from a file and written to one.
@preconcurrency
public protocol FileDocument {
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// The file that is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Makes the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document as an object: it is read from a file, and written to one from a snapshot of it.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  /// The type of the written data: the document at a moment.
  associatedtype Snapshot
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// The file that is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// The current document, to be written as a type.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Makes the file of a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file that is read as a document.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// A file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The existing file; nil if there is none.
  public let existingFile: FileWrapper?
}

/// A document as a value, in its window.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document, which may be changed through the binding.
  @Binding public var document: Document
  /// The URL of its file; nil for one that was never written.
  public var fileURL: URL?
  /// Whether a person may change it.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// A document as an object, in its window.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The address of its file; nil for one that was never written.
  public var fileURL: URL?
  /// Whether a person may change it.
  public var isEditable: Bool

  init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// Makes the file of a document of either kind for a type.
struct DocumentWriter {
  /// The types that can be written.
  let contentTypes: [UTType]
  /// Makes the file, in place of an existing one.
  let makeFile: (UTType, FileWrapper?) throws -> FileWrapper

  /// Writes a value.
  init<D: FileDocument>(_ document: D) {
    contentTypes = D.writableContentTypes
    makeFile = { try document.fileWrapper(configuration: .init(contentType: $0, existingFile: $1)) }
  }

  /// Writes a snapshot of an object.
  init<D: ReferenceFileDocument>(_ document: D) {
    contentTypes = D.writableContentTypes
    makeFile = { type, file in
      try document.fileWrapper(
        snapshot: document.snapshot(contentType: type), configuration: .init(contentType: type, existingFile: file))
    }
  }

  /// Writes the document to a place, as a type.
  func write(to url: URL, as type: UTType) throws {
    let existing = FileManager.default.fileExists(atPath: url.path) ? try FileWrapper(url: url) : nil
    try makeFile(type, existing).write(to: url, options: [.atomic, .withNameUpdating])
  }
}
#endif
