#if !canImport(Darwin)
import Foundation

/// A scene with a window for each open document.
///
/// If it is the first scene, the program begins with a new document, or without a window if documents are only viewed.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  let scene: WindowScene<_DocumentWindow<Document, Content>>

  private init(_ access: DocumentAccess<Document>, _ content: @escaping (DocumentPlace<Document>) -> Content) {
    scene = WindowScene(
      kind: .documentGroup, title: nil, id: nil, valueType: DocumentSource.self,
      opensAtLaunch: access.make != nil, content: _DocumentWindow(access: access, content: content))
  }

  /// Registers the scene.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    WindowScene.make(scene.property(\.scene), for: Self.self, inputs: inputs)
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Makes a group of windows in which documents that are values are edited.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(.values(make: newDocument, isEditable: true)) { editor($0.configuration) }
  }

  /// Makes a group of windows in which documents that are values are shown.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(.values(make: nil, isEditable: false)) { viewer($0.configuration) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Makes a group of windows in which documents that are objects are edited.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(.objects(make: newDocument, isEditable: true)) { editor($0.configuration) }
  }

  /// Makes a group of windows in which documents that are objects are shown.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(.objects(make: nil, isEditable: false)) { viewer($0.configuration) }
  }
}

/// The document with which a window opens: that of a file, or a new one.
struct DocumentSource: Hashable {
  /// The file; nil for a new document.
  var url: URL?
  /// The number of a new document, so that each has a window of its own.
  var number = 0
}

/// Making, reading and writing documents of a type.
struct DocumentAccess<Document> {
  /// Makes a new document; nil if documents are only viewed.
  let make: (() -> Document)?
  /// Reads a document.
  let read: (FileDocumentReadConfiguration) throws -> Document
  /// Writes a document.
  let writer: (Document) -> DocumentWriter
  /// The types that can be read.
  let contentTypes: [UTType]
  let isEditable: Bool
}

extension DocumentAccess where Document: FileDocument {
  /// The access to documents that are values.
  static func values(make: (() -> Document)?, isEditable: Bool) -> Self {
    Self(
      make: make, read: { try Document(configuration: $0) }, writer: { DocumentWriter($0) },
      contentTypes: Document.readableContentTypes, isEditable: isEditable)
  }
}

extension DocumentAccess where Document: ReferenceFileDocument {
  /// The access to documents that are objects.
  static func objects(make: (() -> Document)?, isEditable: Bool) -> Self {
    Self(
      make: make, read: { try Document(configuration: $0) }, writer: { DocumentWriter($0) },
      contentTypes: Document.readableContentTypes, isEditable: isEditable)
  }
}

/// The document of a window, and its file.
struct DocumentPlace<Document> {
  @Binding var document: Document
  let url: URL?
  let isEditable: Bool
}

extension DocumentPlace where Document: FileDocument {
  @MainActor fileprivate var configuration: FileDocumentConfiguration<Document> {
    FileDocumentConfiguration(document: $document, fileURL: url, isEditable: isEditable)
  }
}

extension DocumentPlace where Document: ReferenceFileDocument {
  @MainActor fileprivate var configuration: ReferenceFileDocumentConfiguration<Document> {
    ReferenceFileDocumentConfiguration(document: document, fileURL: url, isEditable: isEditable)
  }
}

/// The content of a window with a document.
public struct _DocumentWindow<Document, Content: View>: View {
  @Environment(\.presentedWindowValue) private var presented
  let access: DocumentAccess<Document>
  let content: (DocumentPlace<Document>) -> Content

  /// The editor of the document, or the error with which it could not be read.
  public var body: some View {
    OpenDocument(source: presented?.value as? DocumentSource ?? DocumentSource(), access: access, content: content)
  }
}

/// A document that was made or read when its window opened.
private struct OpenDocument<Document, Content: View>: View {
  let access: DocumentAccess<Document>
  let content: (DocumentPlace<Document>) -> Content
  @State private var file: DocumentFile<Document>

  init(
    source: DocumentSource, access: DocumentAccess<Document>, content: @escaping (DocumentPlace<Document>) -> Content
  ) {
    self.access = access
    self.content = content
    _file = State(initialValue: DocumentFile(source, access))
  }

  var body: some View {
    switch file.result {
    case .success(let document):
      let configuration = DocumentConfiguration(isEditable: access.isEditable, fileURL: file.url)
      content(
        DocumentPlace(
          document: Binding(
            get: { if case .success(let latest) = file.result { latest } else { document } },
            set: { latest, _ in if access.isEditable { file.result = .success(latest) } }), url: file.url,
          isEditable: access.isEditable)
      )
      .environment(\.documentConfiguration, configuration)
      .modifier(_SavingModifier { url, type in try save(to: url, as: type) })
    case .failure(let error): Text(verbatim: "The document could not be opened: \(error)")
    }
  }

  private func save(to url: URL?, as type: UTType?) throws -> URL {
    guard let target = url ?? file.url, case .success(let document) = file.result else {
      throw CocoaError(.fileNoSuchFile)
    }
    let writer = access.writer(document)
    let known = UTType(filenameExtension: target.pathExtension).flatMap { own in
      writer.contentTypes.first { own.conforms(to: $0) }
    }
    try writer.write(to: target, as: type ?? known ?? writer.contentTypes.first ?? .data)
    file.url = target
    return target
  }
}

/// A document with its file, or the error with which it could not be read.
private struct DocumentFile<Document> {
  var result: Result<Document, any Error>
  var url: URL?

  init(_ source: DocumentSource, _ access: DocumentAccess<Document>) {
    url = source.url
    result = Result {
      guard let url = source.url else {
        guard let make = access.make else { throw CocoaError(.fileNoSuchFile) }
        return make()
      }
      let own = UTType(filenameExtension: url.pathExtension)
      let type = access.contentTypes.first { own?.conforms(to: $0) ?? false } ?? access.contentTypes.first ?? .data
      return try access.read(FileDocumentReadConfiguration(contentType: type, file: FileWrapper(url: url)))
    }
  }
}

/// Lets a host save the document inside.
private nonisolated struct _SavingModifier: PrimitiveViewModifier, CollectiveModifier {
  let save: (URL?, UTType?) throws -> URL

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    position.own(DocumentSaving { latest.value?.save })
    return body(inputs.inside(position))
  }
}

/// Saves the document of a window.
@MainActor
final class DocumentSaving: Ending {
  private(set) var save: (() -> ((URL?, UTType?) throws -> URL)?)?
  /// Stores the closure that the body made last.
  init(_ save: @escaping () -> ((URL?, UTType?) throws -> URL)?) { self.save = save }
  func end() { save = nil }
}
#endif
