import AttributeGraphUI
import Foundation
import Testing

/// Programs whose windows show documents.
@MainActor
struct `Document groups` {
  struct Editor: View {
    @Binding var document: TextDocument
    var body: some View {
      Text(document.text)
      Button("Add") { document.text += "!" }
    }
  }

  struct EditorApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: TextDocument(text: "new")) { file in
        Editor(document: file.$document)
        Text(file.fileURL?.lastPathComponent ?? "unsaved")
      }
    }
  }

  @Test func `a program begins with a new document, which is edited and saved`() throws {
    let directory = try TemporaryDirectory()
    let app = AppHost(launching: EditorApp.self)
    let window = try #require(app.frontWindow)
    #expect(window.kind == .documentGroup)
    #expect(window.host.texts == ["new", "Add", "unsaved"])
    try window.host.tap("Add")
    #expect(window.host.texts == ["new!", "Add", "unsaved"])
    #expect(throws: CocoaError.self) { try window.saveDocument() }
    try window.saveDocument(to: directory.path("a.txt"))
    #expect(try directory.text(of: "a.txt") == "new!")
    #expect(window.host.texts.last == "a.txt")
    try window.host.tap("Add")
    try window.saveDocument()
    #expect(try directory.text(of: "a.txt") == "new!!")
    #expect(app.issues.isEmpty)
  }

  struct ConfigurationApp: App {
    struct Path: View {
      @Environment(\.documentConfiguration) private var configuration
      var body: some View {
        Text("\(configuration?.isEditable ?? false) \(configuration?.fileURL?.lastPathComponent ?? "unsaved")")
      }
    }

    var body: some Scene {
      DocumentGroup(newDocument: TextDocument(text: "new")) { _ in Path() }
    }
  }

  @Test func `views inside read the file of their document, and whether it can be edited`() throws {
    let directory = try TemporaryDirectory()
    let app = AppHost(launching: ConfigurationApp.self)
    let window = try #require(app.frontWindow)
    #expect(window.host.texts == ["true unsaved"])
    try window.saveDocument(to: directory.path("a.txt"))
    #expect(window.host.texts == ["true a.txt"])
    #expect(ViewHost { ConfigurationApp.Path() }.texts == ["false unsaved"])
  }

  struct OpeningApp: App {
    struct Opener: View {
      @Environment(\.newDocument) private var newDocument
      @Environment(\.openDocument) private var openDocument
      let url: URL
      @State private var words = "waiting"

      var body: some View {
        Text(words)
        Button("New") { newDocument(contentType: .plainText) }
        Button("Open") {
          Task {
            do { try await openDocument(at: url) } catch { words = "missing" }
          }
        }
      }
    }

    static let file = URL(fileURLWithPath: "/nowhere/c.txt")

    var body: some Scene {
      DocumentGroup(newDocument: TextDocument(text: "new")) { file in Opener(url: Self.file) }
    }
  }

  @Test func `views open windows with new documents, and learn of files that are missing`() async throws {
    let app = AppHost(launching: OpeningApp.self)
    let window = try #require(app.frontWindow)
    try window.host.tap("New")
    #expect(app.windows.count == 2)
    try window.host.tap("Open")
    await window.host.settle()
    #expect(window.host.texts.first == "missing")
    #expect(app.windows.count == 2)
  }

  @Test func `each file has one window, and each new document one of its own`() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("old", to: "b.txt")
    let app = AppHost(launching: EditorApp.self)
    let window = try #require(app.openDocument(at: file))
    #expect(window.host.texts == ["old", "Add", "b.txt"])
    app.newDocument()
    #expect(app.windows.count == 3)
    #expect(app.openDocument(at: file)?.id == window.id)
    #expect(app.windows.count == 3)
    #expect(app.openDocument(at: directory.path("missing"))?.host.texts.first?.contains("could not be opened") == true)
  }

  final class Drawing: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    @Published var lines: [String]

    init(lines: [String]) { self.lines = lines }
    init(configuration: ReadConfiguration) throws {
      lines = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
    }

    func snapshot(contentType: UTType) throws -> [String] { lines }
    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
  }

  struct DrawingView: View {
    @ObservedObject var drawing: Drawing
    var body: some View { Button("\(drawing.lines.count) lines") { drawing.lines.append("x") } }
  }

  struct DrawingApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Drawing(lines: []) }) { file in DrawingView(drawing: file.document) }
    }
  }

  @Test func `a document that is an object is written from its snapshot`() throws {
    let directory = try TemporaryDirectory()
    let app = AppHost(launching: DrawingApp.self)
    let window = try #require(app.frontWindow)
    try window.host.tap("0 lines")
    #expect(window.host.texts == ["1 lines"])
    try window.saveDocument(to: directory.path("a.json"))
    #expect(try directory.text(of: "a.json") == "[\"x\"]")
    #expect(app.openDocument(at: directory.path("a.json"))?.host.texts == ["1 lines"])
  }

  struct ViewerApp: App {
    var body: some Scene {
      DocumentGroup(viewing: TextDocument.self) { file in
        Editor(document: file.$document)
        Text(file.isEditable ? "editable" : "read only")
      }
    }
  }

  @Test func `a document that is only viewed stays as it is, and the program begins without a window`() throws {
    let directory = try TemporaryDirectory()
    let app = AppHost(launching: ViewerApp.self)
    #expect(app.windows.isEmpty)
    let window = try #require(app.openDocument(at: try directory.write("old", to: "b.txt")))
    try window.host.tap("Add")
    #expect(window.host.texts == ["old", "Add", "read only"])
  }
}
