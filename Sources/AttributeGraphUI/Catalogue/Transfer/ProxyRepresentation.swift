#if !canImport(Darwin)
/// The forms of another value that stands for each value.
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

  /// The forms of the values that stand for others.
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

  /// Makes the value that stands for another one, and makes that one of it.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.init(Conversion(suspending: exporting), Conversion(suspending: importing))
  }

  /// Makes the value that stands for another one.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(Conversion(suspending: exporting), nil)
  }

  /// Makes a value of the one that stands for it.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(nil, Conversion(suspending: importing))
  }

  /// Makes the value that stands for another one, and makes that one of it, at once.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(Conversion(exporting), Conversion(importing))
  }

  /// Makes the value that stands for another one, at once.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init(Conversion(exporting), nil)
  }

  /// Makes a value of the one that stands for it, at once.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(nil, Conversion(importing))
  }
}
#endif
