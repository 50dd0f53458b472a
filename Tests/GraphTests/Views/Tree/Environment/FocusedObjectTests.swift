import AttributeGraphUI
import Testing
import ViewTestSupport

/// Objects that views give for the part of the program in which a person works.
@MainActor
struct `Focused objects` {
  final class Document: ObservableObject {
    @Published var title = "one"
  }

  struct Inspector: View {
    @FocusedObject private var document: Document?
    var body: some View {
      if let $document = $document { TextField("Title", text: $document.title) } else { Text("nothing") }
    }
  }

  struct Reader: View {
    @FocusedObject private var document: Document?
    var body: some View { Text(document?.title ?? "none") }
  }

  struct Screen: View {
    let document = Document()
    @State private var isOpen = false
    var body: some View {
      VStack {
        Button("open") { isOpen.toggle() }
        if isOpen { Color.red.focusedObject(document) }
        Reader()
        Inspector()
      }
    }
  }

  @Test func `a view sees the object that another one gives, and its changes`() throws {
    let screen = Screen()
    let host = ViewHost { screen }
    #expect(host.texts == ["open", "none", "nothing"])
    try host.tap("open")
    #expect(host.texts.prefix(2) == ["open", "one"])
    let runs = host.counts(of: Reader.self).bodies
    screen.document.title = "two"
    host.flush()
    #expect(host.texts.prefix(2) == ["open", "two"])
    #expect(host.counts(of: Reader.self).bodies == runs + 1)
    try host.tap("open")
    #expect(host.texts == ["open", "none", "nothing"])
  }

  @Test func `a binding to a property of the object sets it`() throws {
    let screen = Screen()
    let host = ViewHost { screen }
    try host.tap("open")
    try host.type("three", into: "Title")
    #expect(screen.document.title.hasSuffix("three"))
    #expect(host.texts[1] == screen.document.title)
  }
}
