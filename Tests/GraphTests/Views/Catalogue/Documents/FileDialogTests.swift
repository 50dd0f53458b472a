import AttributeGraphUI
import Foundation
import Testing

/// A document of plain text.
struct TextDocument: FileDocument, Equatable {
  static var readableContentTypes: [UTType] { [.plainText] }
  static var writableContentTypes: [UTType] { [.plainText, .html] }
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data((configuration.contentType == .html ? "<p>\(text)</p>" : text).utf8))
  }
}

/// A directory that is removed at the end of a test.
final class TemporaryDirectory {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> URL { url.appendingPathComponent(name) }

  func write(_ text: String, to name: String) throws -> URL {
    try Data(text.utf8).write(to: path(name))
    return path(name)
  }

  func text(of name: String) throws -> String { try String(contentsOf: path(name), encoding: .utf8) }
}

/// Choosing files to be read, written and moved.
@MainActor
struct `Dialogs for files` {
  private struct Failure: Error {}

  struct Importing: View {
    var allowsMultiple = false
    @State private var isImporting = false
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Button("Import") { isImporting = true }
        Text(log.joined(separator: ", "))
        Text(isImporting ? "open" : "closed")
      }
      .fileImporter(
        isPresented: $isImporting, allowedContentTypes: [.plainText, .folder], allowsMultipleSelection: allowsMultiple
      ) { result in
        switch result {
        case .success(let urls): log += urls.map(\.lastPathComponent)
        case .failure(let error): log.append("\(type(of: error))")
        }
      } onCancellation: {
        log.append("cancelled")
      }
      .fileDialogMessage("Choose a text")
      .fileDialogConfirmationLabel("Take")
    }
  }

  @Test func `a dialog is there while the binding is true, and hands the chosen files on`() throws {
    let host = ViewHost { Importing() }
    #expect(host.fileDialog == nil)
    #expect(throws: HostError.nothingShown(kind: "dialog that imports files")) {
      try host.chooseFiles([URL(fileURLWithPath: "/a.txt")])
    }
    try host.tap("Import")
    let dialog = try #require(host.fileDialog)
    #expect(dialog.kind == .importer && dialog.contentTypes == [.plainText, .folder])
    #expect(dialog.message == "Choose a text" && dialog.confirmationLabel == "Take")
    let report = try host.chooseFiles([URL(fileURLWithPath: "/a.txt")])
    #expect(host.texts == ["Import", "a.txt", "closed"])
    #expect(report.byType["Importing"]?.bodies == 1)
    #expect(host.fileDialog == nil)
  }

  @Test func `files of other types, and several where one is asked for, cannot be chosen`() throws {
    let host = ViewHost { Importing() }
    try host.tap("Import")
    #expect(throws: HostError.disabled("a.png", kind: "file")) {
      try host.chooseFiles([URL(fileURLWithPath: "/a.png")])
    }
    let two = [URL(fileURLWithPath: "/a.txt"), URL(fileURLWithPath: "/b.txt")]
    #expect(throws: HostError.disabled("2 files", kind: "choice of")) { try host.chooseFiles(two) }
    #expect(host.texts.last == "open")
    let several = ViewHost { Importing(allowsMultiple: true) }
    try several.tap("Import")
    try several.chooseFiles(two)
    #expect(several.texts[1] == "a.txt, b.txt")
  }

  @Test func `a person cancels, and files fail`() throws {
    let host = ViewHost { Importing() }
    try host.tap("Import")
    try host.cancelFileDialog()
    try host.tap("Import")
    try host.failFileDialog(with: Failure())
    #expect(host.texts == ["Import", "cancelled, Failure", "closed"])
  }

  struct Exporting: View {
    @State private var isExporting = false
    @State private var log = ""
    var document: TextDocument?
    var body: some View {
      Button("Export") { isExporting = true }
        .fileExporter(
          isPresented: $isExporting, document: document, contentTypes: [], defaultFilename: "note"
        ) { result in
          switch result {
          case .success(let url): log = url.lastPathComponent
          case .failure: log = "failed"
          }
        }
      Text(log)
    }
  }

  @Test func `a document is written where a person says, in a type of its own`() throws {
    let directory = try TemporaryDirectory()
    let host = ViewHost { Exporting(document: TextDocument(text: "Milk")) }
    try host.tap("Export")
    #expect(host.fileDialog?.contentTypes == [.plainText, .html])
    #expect(host.fileDialog?.defaultFilename == "note")
    try host.chooseDestination(directory.path("a.html"), contentType: .html)
    #expect(try directory.text(of: "a.html") == "<p>Milk</p>")
    #expect(host.texts.last == "a.html")
    try host.tap("Export")
    try host.chooseDestination(directory.path("missing").appendingPathComponent("a.txt"))
    #expect(host.texts.last == "failed")
  }

  @Test func `without a document there is nothing to be written`() throws {
    let host = ViewHost { Exporting(document: nil) }
    try host.tap("Export")
    #expect(host.fileDialog == nil)
  }

  @Test func `files are moved into a directory`() throws {
    let directory = try TemporaryDirectory()
    let files = [try directory.write("1", to: "a.txt"), try directory.write("2", to: "b.txt")]
    let inner = directory.path("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
    var moved: [URL] = []
    var isMoving = true
    let host = ViewHost {
      Text("a").fileMover(isPresented: Binding(get: { isMoving }, set: { isMoving = $0 }), files: files) { result in
        moved = (try? result.get()) ?? []
      }
    }
    try host.chooseDestination(inner)
    #expect(moved.map(\.lastPathComponent) == ["a.txt", "b.txt"])
    #expect(try directory.text(of: "inner/b.txt") == "2")
    #expect(!FileManager.default.fileExists(atPath: files[0].path) && !isMoving)
  }

  @Test func `a value that can be transferred is written in one of its forms`() throws {
    let directory = try TemporaryDirectory()
    var isExporting = true
    let host = ViewHost {
      Text("a").fileExporter(
        isPresented: Binding(get: { isExporting }, set: { isExporting = $0 }), item: "Milk", contentTypes: []
      ) { _ in
      }
    }
    try host.chooseDestination(directory.path("a.txt"))
    #expect(try directory.text(of: "a.txt") == "Milk")
  }
}

/// Files as values.
struct `File wrappers` {
  @Test func `a directory is written, read again and equal`() throws {
    let directory = try TemporaryDirectory()
    let inner = FileWrapper(directoryWithFileWrappers: ["b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))])
    inner.preferredFilename = "inner"
    let wrapper = FileWrapper(directoryWithFileWrappers: [:])
    #expect(wrapper.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt") == "a.txt")
    #expect(wrapper.addRegularFile(withContents: Data("c".utf8), preferredFilename: "a.txt") == "__1__a.txt")
    wrapper.addFileWrapper(inner)
    let url = directory.path("package")
    try wrapper.write(to: url, options: [.atomic, .withNameUpdating])
    #expect(wrapper.filename == "package")
    let read = try FileWrapper(url: url)
    #expect(read.fileWrappers?.keys.sorted() == ["__1__a.txt", "a.txt", "inner"])
    #expect(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
    #expect(wrapper.matchesContents(of: url))
    wrapper.removeFileWrapper(inner)
    #expect(wrapper.keyForFileWrapper(inner) == nil && !wrapper.matchesContents(of: url))
  }

  @Test func `a file that is missing cannot be read`() {
    #expect(throws: (any Error).self) { try FileWrapper(url: URL(fileURLWithPath: "/does/not/exist")) }
  }
}
