import AttributeGraphUI
import Testing
import ViewTestSupport

/// Values that name the focused field.
@MainActor
@Suite struct `Focus` {
  struct Name: View {
    @State private var name = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("name", text: $name).focused($isFocused)
      Text(isFocused ? "writing" : "reading")
      Button("begin") { isFocused = true }
      Button("end") { isFocused = false }
    }
  }

  @Test func `editing a field sets its focus value, and submitting resets it`() throws {
    let host = ViewHost { Name() }
    #expect(host.texts.contains("reading"))
    try host.type("A", into: "name")
    #expect(host.texts.contains("writing"))
    try host.submit("name")
    #expect(host.texts.contains("reading"))
  }

  @Test func `setting the value focuses the field, and resetting it ends editing`() throws {
    let host = ViewHost { Name() }
    #expect(try !host.isFocused("name"))
    try host.tap("begin")
    #expect(try host.isFocused("name"))
    #expect(host.texts.contains("writing"))
    try host.tap("end")
    #expect(try !host.isFocused("name"))
    #expect(host.texts.contains("reading"))
  }

  enum Field: Hashable {
    case first, last, none
  }

  struct Names: View {
    @State private var first = ""
    @State private var last = ""
    @State private var hasLast = true
    @FocusState private var field: Field?
    var body: some View {
      TextField("first", text: $first, onEditingChanged: { print("first \($0)") }, onCommit: { field = .last })
        .focused($field, equals: .first)
      if hasLast {
        TextField("last", text: $last, onEditingChanged: { print("last \($0)") }, onCommit: {})
          .focused($field, equals: .last)
      }
      Text(field.map { "\($0)" } ?? "nowhere")
      Button("first field") { field = .first }
      Button("nobody's field") { field = Field.none }
      Button("remove") { hasLast = false }
    }
  }

  private func place(_ host: ViewHost) -> String { host.texts[0] }

  @Test func `the value names the field that is edited`() throws {
    let host = ViewHost { Names() }
    #expect(place(host) == "nowhere")
    try host.type("a", into: "first")
    #expect(place(host) == "first")
    #expect(try printedLines { try host.type("b", into: "last") } == ["first false", "last true"])
    #expect(place(host) == "last")
    host.endEditing()
    #expect(place(host) == "nowhere")
  }

  @Test func `setting another value moves the focus`() throws {
    let host = ViewHost { Names() }
    try host.focus("last")
    #expect(place(host) == "last")
    #expect(try printedLines { try host.tap("first field") } == ["last false", "first true"])
    #expect(place(host) == "first")
    #expect(try host.isFocused("first"))
    try host.submit("first")
    #expect(place(host) == "last", "The return key leads to the next field.")
    #expect(try host.isFocused("last"))
  }

  @Test func `a value of no field ends editing and stays`() throws {
    let host = ViewHost { Names() }
    try host.focus("first")
    try host.tap("nobody's field")
    #expect(try !host.isFocused("first"))
    #expect(place(host) == "none")
  }

  @Test func `a removed field loses the focus`() throws {
    let host = ViewHost { Names() }
    try host.focus("last")
    try host.tap("remove")
    host.flush()
    #expect(place(host) == "nowhere")
    #expect(host.issues == [])
  }

  struct Appearing: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    let isDisabled: Bool
    var body: some View {
      VStack {
        Child(isFocused: $isFocused, text: $text).disabled(isDisabled)
        Text(isFocused ? "writing" : "reading")
      }
      .onAppear { isFocused = true }
    }
  }

  struct Child: View {
    @FocusState.Binding var isFocused: Bool
    @Binding var text: String
    var body: some View {
      TextField("text", text: $text).focused($isFocused)
      Text(isFocused ? "here" : "there")
    }
  }

  @Test func `a value is passed on by its binding, and may be set when the view appears`() throws {
    let host = ViewHost { Appearing(isDisabled: false) }
    #expect(try host.isFocused("text"))
    #expect(host.texts == ["here", "writing"])
  }

  @Test func `a disabled field takes no focus and resets the value`() throws {
    let host = ViewHost { Appearing(isDisabled: true) }
    #expect(try !host.isFocused("text"))
    #expect(host.texts == ["there", "reading"])
  }
}
