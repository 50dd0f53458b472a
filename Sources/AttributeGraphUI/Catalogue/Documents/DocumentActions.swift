#if !canImport(Darwin)
import Foundation

/// Opens a window with a new document.
@MainActor @preconcurrency
public struct NewDocumentAction {
  let book: SceneBook?

  nonisolated init(book: SceneBook?) { self.book = book }

  /// Opens a window with a new document of the program, made by its scene; the argument is ignored.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping @Sendable () -> D) { open() }

  /// Opens a window with a new document of the program, as its scene makes it; the contents do not matter.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping @Sendable () -> D) { open() }

  /// Opens a window with a new document of the program.
  public func callAsFunction(contentType: UTType) { open() }

  private func open() {
    guard let book else { return }
    book.open(.init(value: AnyHashable(DocumentSource(number: book.windows.count + 1))))
  }
}

/// Opens a window with the document of a file.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  let book: SceneBook?

  nonisolated init(book: SceneBook?) { self.book = book }

  /// Opens a window with the document of a file, or brings the window that shows it to the front.
  ///
  /// - Throws: `CocoaError` if there is no such file.
  public func callAsFunction(at url: URL) async throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
    book?.open(.init(value: AnyHashable(DocumentSource(url: url))))
  }
}

extension EnvironmentValues {
  /// Opens windows with new documents; outside of a program it does nothing.
  public var newDocument: NewDocumentAction { NewDocumentAction(book: sceneContext.book) }

  /// Opens windows with documents of files; outside of a program it does nothing.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(book: sceneContext.book) }
}
#endif
