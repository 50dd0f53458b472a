#if !canImport(Darwin)
import Foundation
import ThreadSupport

/// A representation as bytes that closures write and read.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The library converts the values itself.
  public typealias Body = _NoTransferRepresentation
  private let parts: _TransferParts<Item>

  private init(
    _ contentType: UTType, exporting: Conversion<Item, Data>? = nil, importing: Conversion<Data, Item>? = nil
  ) {
    parts = _TransferParts(contentType, bytes: exporting, importing)
  }

  /// The representations of a value, one by one.
  public func _makeParts() -> _TransferParts<Item> { parts }

  /// Writes values as bytes and reads them.
  @_disfavoredOverload
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.init(contentType, exporting: Conversion(suspending: exporting), importing: Conversion(suspending: importing))
  }

  /// Writes values as bytes.
  @_disfavoredOverload
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    self.init(exportedContentType, exporting: Conversion(suspending: exporting))
  }

  /// Reads values from bytes.
  @_disfavoredOverload
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    self.init(importedContentType, importing: Conversion(suspending: importing))
  }

  /// Writes values as bytes and reads them, at once.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    self.init(contentType, exporting: Conversion(exporting), importing: Conversion(importing))
  }

  /// Writes values as bytes, at once.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data) {
    self.init(exportedContentType, exporting: Conversion(exporting))
  }

  /// Reads values from bytes, at once.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item) {
    self.init(importedContentType, importing: Conversion(importing))
  }
}

/// A representation as bytes that an encoder writes and a decoder reads.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder, Encoder.Output == Data,
  Decoder.Input == Data
{
  /// The library converts the values itself.
  public typealias Body = _NoTransferRepresentation
  private let parts: _TransferParts<Item>

  /// Writes values with an encoder, and reads them with a decoder.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    let encode = LockedValue<(Item) throws -> Data> { try encoder.encode($0) }
    let decode = LockedValue<(Data) throws -> Item> { try decoder.decode(Item.self, from: $0) }
    parts = _TransferParts(
      contentType, bytes: Conversion { try encode.value($0) }, Conversion { try decode.value($0) })
  }

  /// Writes values as JSON, and reads them.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// The parts of the representation.
  public func _makeParts() -> _TransferParts<Item> { parts }
}

extension _TransferParts {
  /// A form of bytes.
  init(_ contentType: UTType, bytes exporting: Conversion<Item, Data>?, _ importing: Conversion<Data, Item>?) {
    self.init()
    if let exporting {
      let conversion = exporting.then(Conversion { TransferPayload.data($0) })
      exports = [TransferExport(contentType: contentType, conversion: conversion)]
    }
    if let importing {
      let conversion = Conversion { (payload: TransferPayload) in try payload.data() }.then(importing)
      imports = [TransferImport(contentType: contentType, conversion: conversion)]
    }
  }
}
#endif
