import SwiftUI
import UniformTypeIdentifiers

struct PlainDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  static let writableContentTypes: [UTType] = [.plainText]
  var text: String

  init(text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let string = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    text = string
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let data = text.data(using: .utf8) ?? Data()
    return .init(regularFileWithContents: data)
  }
}

final class ChecklistDocument: ReferenceFileDocument {
  typealias Snapshot = [String]
  static var readableContentTypes: [UTType] { [.json] }
  @Published var lines: [String] = []

  init() {}
  required init(configuration: ReadConfiguration) throws {
    lines = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
  }

  func snapshot(contentType: UTType) throws -> Snapshot { lines }
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(directoryWithFileWrappers: [
      "lines.json": FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    ])
  }
}

struct PlainApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: PlainDocument()) { file in
      TextEditor(text: file.$document.text).navigationTitle(file.fileURL?.lastPathComponent ?? "")
    }
    DocumentGroup(viewing: PlainDocument.self) { configuration in Text(configuration.document.text) }
    DocumentGroup(newDocument: { ChecklistDocument() }) { file in ChecklistSpelling(document: file.document) }
    DocumentGroup(viewing: ChecklistDocument.self) { file in Text(file.isEditable ? "a" : "b") }
  }
}

struct ChecklistSpelling: View {
  @ObservedObject var document: ChecklistDocument
  var body: some View { Text(document.lines.joined()) }
}

struct FileDialogSpellings: View {
  @State private var isImporting = false
  @State private var document: PlainDocument?
  @State private var checklist: ChecklistDocument? = ChecklistDocument()
  @State private var file: URL?

  var body: some View {
    VStack {
      Button("Import") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
          switch result {
          case .success(let url): if url.startAccessing() { file = url }
          case .failure(let error): print(error.localizedDescription)
          }
        }
        .fileImporter(
          isPresented: $isImporting, allowedContentTypes: [.image, .pdf], allowsMultipleSelection: true,
          onCompletion: { results in
            do { print(try results.get().first ?? "") } catch { print(error) }
          }
        )
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.folder], allowsMultipleSelection: false) {
          (result: Result<[URL], any Error>) in
          print(result)
        } onCancellation: {
        }
      Button("Export") {}
        .fileExporter(
          isPresented: $isImporting, document: document, contentType: .plainText, defaultFilename: "note"
        ) { result in
          if case .success = result { print("ok") }
        }
        .fileExporter(isPresented: $isImporting, document: checklist, contentType: .json) { _ in }
        .fileExporter(isPresented: $isImporting, documents: [PlainDocument()], contentType: .plainText) { result in
          print(result)
        }
        .fileExporter(isPresented: $isImporting, document: document, contentTypes: [.plainText]) { _ in
        } onCancellation: {
        }
        .fileExporter(isPresented: $isImporting, item: "text", contentTypes: [.plainText], defaultFilename: "a") { _ in
        }
        .fileExporter(isPresented: $isImporting, items: ["text"]) { _ in }
      Button("Move") {}
        .fileMover(isPresented: $isImporting, file: file) { result in print(result) }
        .fileMover(isPresented: $isImporting, files: [URL(fileURLWithPath: "/")]) { (result) in print(result) }
        .fileMover(isPresented: $isImporting, file: file) { _ in
        } onCancellation: {
        }
    }
    .fileDialogMessage("Choose")
    .fileDialogMessage(Text("Choose"))
    .fileDialogConfirmationLabel("Take")
    .fileExporterFilenameLabel("Name")
    .fileDialogDefaultDirectory(.temporaryDirectory)
    .fileDialogCustomizationID("a")
    .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
    .fileDialogImportsUnresolvedAliases(true)
    .fileDialogURLEnabled(#Predicate<URL> { url in url.isFileURL })
    .exportsItemProviders([.image]) { [NSItemProvider()] }
    .importsItemProviders([.image]) { providers in !providers.isEmpty }
  }
}

extension URL {
  fileprivate func startAccessing() -> Bool { true }
}
