#if !canImport(Darwin)
import Foundation

/// A representation whose forms are changed one by one.
public struct _ModifiedTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  /// The type of the values.
  public typealias Item = Base.Item
  /// The library converts the values itself.
  public typealias Body = _NoTransferRepresentation
  private let parts: _TransferParts<Base.Item>

  init(_ base: Base, _ change: (inout TransferExport<Base.Item>) -> Void) {
    var parts = base._makeParts()
    for index in parts.exports.indices { change(&parts.exports[index]) }
    self.parts = parts
  }

  /// The changed forms.
  public func _makeParts() -> _TransferParts<Base.Item> { parts }
}

extension TransferRepresentation {
  /// Lets values leave in these forms only where a closure is true of them.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation(self) { export in
      let before = export.condition
      export.condition = { before($0) && condition($0) }
    }
  }

  /// Proposes a name for the files of all values.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation(self) { $0.suggestedName = { _ in fileName } }
  }

  /// Proposes a name for the file of each value; none where the closure is nil.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation(self) { $0.suggestedName = fileName }
  }

  /// Sets which programs may have these forms; a host is one program, so that all of them are seen.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation(self) { $0.visibility = visibility }
  }
}

extension Transferable {
  /// The forms in which values leave the program and come into it.
  static var parts: _TransferParts<Self> {
    // The builder takes representations of this very type only; the protocol cannot require it.
    transferRepresentation._makeParts() as? _TransferParts<Self> ?? _TransferParts()
  }

  /// The types in which any value can leave the program, the best first.
  public static func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    parts.exports.filter { $0.visibility == .all || $0.visibility == visibility }.map(\.contentType)
  }

  /// The types from which values can be made, the best first.
  public static func importedContentTypes() -> [UTType] { parts.imports.map(\.contentType) }

  /// The types in which this value can leave the program, the best first.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    Self.parts.exports.filter { ($0.visibility == .all || $0.visibility == visibility) && $0.condition(self) }
      .map(\.contentType)
  }

  /// The name that the first form with one proposes for a file.
  public var suggestedFilename: String? {
    Self.parts.exports.lazy.compactMap { $0.suggestedName(self) }.first
  }

  /// The bytes of the value in a form of a type.
  ///
  /// - Throws: `TransferError` where there is no such form, or what the representation throws.
  nonisolated(nonsending) public func exported(as contentType: UTType) async throws -> Data {
    try await payload(as: contentType).value(of: self).data()
  }

  /// Makes a value of bytes.
  ///
  /// - Throws: `TransferError` where values cannot be made of bytes of the type, or what the representation throws.
  nonisolated(nonsending) public init(importing data: Data, contentType: UTType?) async throws {
    let imports = Self.parts.imports
    guard let form = imports.first(where: { contentType?.conforms(to: $0.contentType) ?? true }) else {
      throw TransferError.noRepresentation(contentType ?? .data, available: imports.map(\.contentType))
    }
    self = try await form.conversion.value(of: .data(data))
  }

  /// Writes the value to a file for a closure, and removes the file afterwards.
  ///
  /// - Throws: `TransferError` where there is no form of the type, or what the representation or the closure throws.
  nonisolated(nonsending) public func withExportedFile<Result>(
    contentType: UTType?, fileHandler: nonisolated(nonsending) (URL) async throws -> Result
  ) async throws -> Result {
    let type = contentType ?? Self.parts.exports.first?.contentType ?? .data
    let payload = try await payload(as: type).value(of: self)
    let file = try payload.file(named: suggestedFilename ?? type.unnamedFile)
    let result = try await fileHandler(file)
    if case .data = payload { try FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    return result
  }

  private func payload(as contentType: UTType) throws -> Conversion<Self, TransferPayload> {
    let exports = Self.parts.exports.filter { $0.condition(self) }
    guard let export = exports.first(where: { $0.contentType.conforms(to: contentType) }) else {
      throw TransferError.noRepresentation(contentType, available: exports.map(\.contentType))
    }
    return export.conversion
  }
}
#endif
