#if !canImport(Darwin)
import Foundation

/// A representation with a condition, a file name or a visibility.
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
  /// Exports only the values that satisfy a condition.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation(self) { export in
      let before = export.condition
      export.condition = { before($0) && condition($0) }
    }
  }

  /// Suggests a name for the files of all values.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation(self) { $0.suggestedName = { _ in fileName } }
  }

  /// Suggests a name for the file of each value; none if the closure returns nil.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation(self) { $0.suggestedName = fileName }
  }

  /// Sets which programs may see the representation; a host is one program, so all of them are visible.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation(self) { $0.visibility = visibility }
  }
}

extension Transferable {
  /// The representations for export and import.
  static var parts: _TransferParts<Self> {
    // The builder takes representations of this very type only; the protocol cannot require it.
    transferRepresentation._makeParts() as? _TransferParts<Self> ?? _TransferParts()
  }

  /// The types in which some value can be exported, the best first.
  public static func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    parts.exports.filter { $0.visibility == .all || $0.visibility == visibility }.map(\.contentType)
  }

  /// The types from which values can be imported, the best first.
  public static func importedContentTypes() -> [UTType] { parts.imports.map(\.contentType) }

  /// The types in which this value can be exported, the best first.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    Self.parts.exports.filter { ($0.visibility == .all || $0.visibility == visibility) && $0.condition(self) }
      .map(\.contentType)
  }

  /// The file name that the first representation with one suggests.
  public var suggestedFilename: String? {
    Self.parts.exports.lazy.compactMap { $0.suggestedName(self) }.first
  }

  /// The bytes of the value in a representation of a type.
  ///
  /// - Throws: `TransferError` if there is no such representation; an error of the representation.
  nonisolated(nonsending) public func exported(as contentType: UTType) async throws -> Data {
    try await payload(as: contentType).value(of: self).data()
  }

  /// Makes a value from bytes.
  ///
  /// - Throws: `TransferError` if values cannot be made from bytes of the type; an error of the representation.
  nonisolated(nonsending) public init(importing data: Data, contentType: UTType?) async throws {
    let imports = Self.parts.imports
    guard let form = imports.first(where: { contentType?.conforms(to: $0.contentType) ?? true }) else {
      throw TransferError.noRepresentation(contentType ?? .data, available: imports.map(\.contentType))
    }
    self = try await form.conversion.value(of: .data(data))
  }

  /// Writes the value to a file for a closure, and removes the file afterwards.
  ///
  /// - Throws: `TransferError` if there is no representation of the type; an error of the representation or the
  ///   closure.
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
