#if !canImport(Darwin)
import Foundation

/// Opening documents and saving them.
extension AppHost {
  /// Opens a window with a new document.
  ///
  /// - Returns: The window; nil if the program has no documents that can be created.
  @discardableResult
  public func newDocument() -> AppWindow? { openDocument(DocumentSource(number: windows.count + 1)) }

  /// Opens a window with the document of a file, or brings the window that shows it to the front.
  ///
  /// For a file that cannot be read, the window shows the error.
  ///
  /// - Returns: The window; nil if the program has no documents.
  @discardableResult
  public func openDocument(at url: URL) -> AppWindow? { openDocument(DocumentSource(url: url)) }

  private func openDocument(_ source: DocumentSource) -> AppWindow? { open(.init(value: AnyHashable(source))) }
}

extension AppWindow {
  /// Saves the document of the window to its file, or to a place.
  ///
  /// - Parameters:
  ///   - url: The place; nil for the document's file.
  ///   - contentType: The type; nil for that of the place's extension, or the first that can be written.
  /// - Throws: The errors of the document or of Foundation; `CocoaError.fileNoSuchFile` if there is no document or no
  ///   place.
  /// - Returns: The place.
  @discardableResult
  public func saveDocument(to url: URL? = nil, as contentType: UTType? = nil) throws -> URL {
    guard let save = host.root.first({ $0.owned(DocumentSaving.self)?.save?() }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    var result = Result<URL, any Error>.failure(CocoaError(.fileNoSuchFile))
    host.perform(as: "save") { result = Result { try save(url, contentType) } }
    return try result.get()
  }
}
#endif
