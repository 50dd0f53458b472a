#if !canImport(Darwin)
/// A representation by the representations of another value, a proxy.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// The library converts the values itself.
  public typealias Body = _NoTransferRepresentation
  private let exporting: Conversion<Item, ProxyRepresentation>?
  private let importing: Conversion<ProxyRepresentation, Item>?

  private init(
    _ exporting: Conversion<Item, ProxyRepresentation>?, _ importing: Conversion<ProxyRepresentation, Item>?
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// The representations of the proxies.
  public func _makeParts() -> _TransferParts<Item> {
    let proxy = ProxyRepresentation.parts
    var parts = _TransferParts<Item>()
    if let exporting {
      parts.exports = proxy.exports.map { export in
        TransferExport(contentType: export.contentType, conversion: exporting.then(export.conversion))
      }
    }
    if let importing {
      parts.imports = proxy.imports.map { form in
        TransferImport(contentType: form.contentType, conversion: form.conversion.then(importing))
      }
    }
    return parts
  }

  /// Makes a representation that converts values to proxies and back.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.init(Conversion(suspending: exporting), Conversion(suspending: importing))
  }

  /// Makes a representation that converts values to proxies.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(Conversion(suspending: exporting), nil)
  }

  /// Makes a representation that converts proxies to values.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(nil, Conversion(suspending: importing))
  }

  /// Makes a representation that converts values to proxies and back, synchronously.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(Conversion(exporting), Conversion(importing))
  }

  /// Makes a representation that converts values to proxies, synchronously.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init(Conversion(exporting), nil)
  }

  /// Makes a representation that converts proxies to values, synchronously.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(nil, Conversion(importing))
  }
}
#endif
