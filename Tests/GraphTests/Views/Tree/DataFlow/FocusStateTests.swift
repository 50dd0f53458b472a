import AttributeGraphUI
import Testing
import ViewTestSupport

/// Values that name the focused field.
@MainActor
struct `Focus` {
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

  @Test func `a value of no field ends editing and is reset`() throws {
    let host = ViewHost { Names() }
    try host.focus("first")
    try host.tap("nobody's field")
    #expect(try !host.isFocused("first"))
    #expect(place(host) == "nowhere")
  }

  @Test func `a removed field loses the focus`() throws {
    let host = ViewHost { Names() }
    try host.focus("last")
    try host.tap("remove")
    host.flush()
    #expect(place(host) == "nowhere")
    #expect(host.issues == [])
  }

  struct Absent: View {
    @State private var text = ""
    @State private var isShown = false
    @FocusState private var isFocused: Bool
    let isOutside: Bool
    var body: some View {
      VStack { if isShown && isOutside { TextField("text", text: $text) } }.focused($isFocused)
      if isShown && !isOutside { TextField("text", text: $text).focused($isFocused) }
      Text(isFocused ? "writing" : "reading")
      Button("focus") { isFocused = true }
      Button("show") { isShown = true }
      Button("show and focus") { (isShown, isFocused) = (true, true) }
      Button("hide") { isShown = false }
    }
  }

  @Test(arguments: [false, true])
  func `a field that appears with the value is focused, one that appears later is not`(isOutside: Bool) throws {
    let host = ViewHost { Absent(isOutside: isOutside) }
    try host.tap("focus")
    #expect(host.texts.first == "reading")
    try host.tap("show")
    #expect(try !host.isFocused("text"))
    try host.tap("hide")
    try host.tap("show and focus")
    #expect(try host.isFocused("text"))
    #expect(host.texts.first == "writing")
    try host.tap("hide")
    #expect(host.texts.first == "reading")
    #expect(host.issues == [])
  }

  struct Several: View {
    @State private var texts = ["", "", ""]
    @FocusState private var field: Field?
    let isBothNamed: Bool
    var body: some View {
      TextField("one", text: $texts[0]).focused($field, equals: .first).focused(
        $field, equals: isBothNamed ? .last : nil)
      TextField("two", text: $texts[1]).focused($field, equals: isBothNamed ? nil : .first)
      Text(field.map { "\($0)" } ?? "nowhere")
      Button("first field") { field = .first }
      Button("last field") { field = .last }
    }
  }

  @Test func `of several fields with one value the first is focused, and an issue says so`() throws {
    let host = ViewHost { Several(isBothNamed: false) }
    try host.tap("first field")
    #expect(try host.isFocused("one"))
    #expect(host.texts.first == "first")
    #expect(host.issues.map(\.message).first?.hasPrefix("Several fields are focused for the value") == true)
  }

  @Test func `a field may have several values of one state`() throws {
    let host = ViewHost { Several(isBothNamed: true) }
    for (button, value) in [("last field", "last"), ("first field", "first"), ("last field", "last")] {
      try host.tap(.text(button))
      #expect(try host.isFocused("one"))
      #expect(host.texts.first == value)
    }
    host.endEditing()
    #expect(host.texts.first == "nowhere")
    try host.focus("one")
    #expect(host.texts.first == "first")
    #expect(host.issues == [])
  }

  struct Replaced: View {
    @State private var text = ""
    @State private var isSecret = false
    @FocusState private var field: Field?
    var body: some View {
      if isSecret {
        SecureField("text", text: $text).focused($field, equals: .first)
      } else {
        TextField("text", text: $text).focused($field, equals: .first)
      }
      Text(field.map { "\($0)" } ?? "nowhere")
      Button("replace") { isSecret.toggle() }
      Button("replace and focus") {
        isSecret.toggle()
        field = .first
      }
    }
  }

  @Test func `a field that takes the place of a focused one is focused where the value is set again`() throws {
    let host = ViewHost { Replaced() }
    try host.focus("text")
    for _ in 1...3 {
      try host.tap("replace and focus")
      #expect(host.texts.first == "first")
      #expect(try host.isFocused("text"))
    }
    try host.tap("replace")
    #expect(host.texts.first == "nowhere")
    #expect(try !host.isFocused("text"))
  }

  struct Numbered: View {
    @State private var number = 1
    @State private var text = ""
    @FocusState private var focused: Int?
    var body: some View {
      TextField("text", text: $text).focused($focused, equals: number)
      Text("\(focused ?? 0)")
      Button("next") { number += 1 }
      Button("both") {
        number += 1
        focused = number
      }
    }
  }

  @Test func `a field whose value changes leaves the old one`() throws {
    let host = ViewHost { Numbered() }
    try host.focus("text")
    try host.tap("both")
    #expect(try host.isFocused("text"))
    #expect(host.texts.first == "2")
    try host.tap("next")
    #expect(try !host.isFocused("text"))
    #expect(host.texts.first == "0")
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
