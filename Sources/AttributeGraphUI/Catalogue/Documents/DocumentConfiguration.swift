import Foundation

/// The document of the enclosing window: its file, and whether it can be edited.
public struct DocumentConfiguration: Equatable, Sendable {
  /// Whether the document can be edited.
  public internal(set) var isEditable: Bool
  /// The file of the document; nil for a new one that was not saved yet.
  public internal(set) var fileURL: URL?
}

private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// The document of the enclosing window of a `DocumentGroup`; nil outside of one.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
