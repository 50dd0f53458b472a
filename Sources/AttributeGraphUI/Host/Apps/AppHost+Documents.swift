#if !canImport(Darwin)
import Foundation

/// Opening documents and saving them.
extension AppHost {
  /// Opens a window with a new document.
  ///
  /// - Returns: The window; nil if the program makes no documents.
  @discardableResult
  public func newDocument() -> AppWindow? { openDocument(DocumentSource(number: windows.count + 1)) }

  /// Opens a window with the document of a file, or brings the one to the front that shows it.
  ///
  /// A file that cannot be read is shown as the error.
  ///
  /// - Returns: The window; nil if the program has no documents.
  @discardableResult
  public func openDocument(at url: URL) -> AppWindow? { openDocument(DocumentSource(url: url)) }

  private func openDocument(_ source: DocumentSource) -> AppWindow? { open(.init(value: AnyHashable(source))) }
}

extension AppWindow {
  /// Writes the document of the window: to the file from which it was read, or to a place.
  ///
  /// - Parameters:
  ///   - url: The place; nil for the file from which the document comes.
  ///   - contentType: The type; nil for that of the place's extension, or the first that can be written.
  /// - Throws: What the document throws, or Foundation; `CocoaError.fileNoSuchFile` where there is no document or no place.
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
