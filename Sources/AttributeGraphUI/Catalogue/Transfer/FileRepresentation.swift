#if !canImport(Darwin)
import Foundation

/// A file that leaves the program.
public struct SentTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// Whether others may change the original file.
  public let allowAccessingOriginalFile: Bool

  /// Hands out a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that enters the program.
public struct ReceivedTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// Whether it is the original file of the other program, and no copy: a host copies nothing.
  public let isOriginalFile: Bool
}

/// A representation as a file that closures write and read.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The library converts the values itself.
  public typealias Body = _NoTransferRepresentation
  private let parts: _TransferParts<Item>

  private init(
    _ contentType: UTType, exporting: Conversion<Item, SentTransferredFile>? = nil,
    importing: Conversion<ReceivedTransferredFile, Item>? = nil
  ) {
    var parts = _TransferParts<Item>()
    if let exporting {
      let conversion = exporting.then(Conversion { TransferPayload.file($0.file) })
      parts.exports = [TransferExport(contentType: contentType, conversion: conversion)]
    }
    if let importing {
      let reading = Conversion { (payload: TransferPayload) in
        let isOriginal = if case .file = payload { true } else { false }
        return ReceivedTransferredFile(
          file: try payload.file(named: contentType.unnamedFile), isOriginalFile: isOriginal)
      }
      parts.imports = [TransferImport(contentType: contentType, conversion: reading.then(importing))]
    }
    self.parts = parts
  }

  /// The parts of the representation.
  public func _makeParts() -> _TransferParts<Item> { parts }

  /// Writes values as files and reads them.
  @_disfavoredOverload
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(contentType, exporting: Conversion(suspending: exporting), importing: Conversion(suspending: importing))
  }

  /// Writes values as files.
  @_disfavoredOverload
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    self.init(exportedContentType, exporting: Conversion(suspending: exporting))
  }

  /// Reads values from files.
  @_disfavoredOverload
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(importedContentType, importing: Conversion(suspending: importing))
  }

  /// Writes values as files and reads them, at once.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    self.init(contentType, exporting: Conversion(exporting), importing: Conversion(importing))
  }

  /// Writes values as files, at once.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile
  ) {
    self.init(exportedContentType, exporting: Conversion(exporting))
  }

  /// Reads values from files, at once.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    self.init(importedContentType, importing: Conversion(importing))
  }
}
#endif
