import AttributeGraphUI
import Foundation
import Testing

/// Focused fields that cannot be focused any more.
@MainActor
struct `Loss of focus` {
  struct Form: View {
    @State private var text = ""
    @State private var number = 1
    @State private var isSending = false
    @FocusState private var field: Int?
    var body: some View {
      Group {
        TextField("Name", text: $text, onEditingChanged: { if !$0 { text += "." } }, onCommit: {})
          .focused($field, equals: 1)
        TextField("Number", value: $number, formatter: NumberFormatter()).focused($field, equals: 2)
      }
      .disabled(isSending)
      TextField("Other", text: .constant("")).focused($field, equals: 3)
      Text("\(text) \(number) \(field ?? 0)")
      Button("send") { isSending = true }
      Button("send and go on") { (isSending, field) = (true, 3) }
    }
  }

  @Test func `a focused field that becomes disabled is left`() throws {
    let host = ViewHost { Form() }
    try host.type("a", into: "Name")
    #expect(host.texts.first == "a 1 1")
    try host.tap("send")
    #expect(host.texts.first == "a. 1 0")
    #expect(try !host.isFocused("Name"))
    try host.focus("Name")
    #expect(host.texts.first == "a. 1 0", "a disabled field takes no focus")
  }

  @Test func `a field that becomes disabled commits its text`() throws {
    let host = ViewHost { Form() }
    try host.replaceText(in: "Number", with: "7")
    try host.tap("send")
    #expect(host.texts.first == " 7 0")
  }

  @Test func `the focus goes on to another field where the same action sets it`() throws {
    let host = ViewHost { Form() }
    try host.focus("Number")
    try host.tap("send and go on")
    #expect(host.texts.first == " 1 3")
    #expect(try host.isFocused("Other"))
  }

  struct Pages: View {
    @State private var path: [Int] = []
    @State private var tab = 0
    @FocusState private var field: Int?
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          TextField("Root", text: .constant("")).focused($field, equals: 1)
            .navigationDestination(for: Int.self) { _ in
              TextField("Page", text: .constant("")).focused($field, equals: 2)
            }
        }
        .tabItem { Text("First") }
        .tag(0)
        ForEach(1..<3) { TextField("Tab \($0)", text: .constant("")).focused($field, equals: 10 + $0).tag($0) }
      }
      Text("field \(field ?? 0)")
      Button("push") { path = [1] }
      Button("focus root") { field = 1 }
      Button("pop to root") { (path, field) = ([], 1) }
      Button("switch") { tab += 1 }
    }
  }

  @Test func `a focused field that a page covers is left, and takes no focus until it is back`() throws {
    let host = ViewHost { Pages() }
    try host.focus("Root")
    #expect(host.texts.contains("field 1"))
    try host.tap("push")
    #expect(host.texts.contains("field 0"))
    try host.tap("focus root")
    #expect(host.texts.contains("field 0"))
    try host.focus("Page")
    #expect(host.texts.contains("field 2"))
    try host.tap("pop to root")
    #expect(host.texts.contains("field 1"))
    #expect(try host.isFocused("Root"))
  }

  @Test func `a focused field of a tab is left when another tab is selected`() throws {
    let host = ViewHost { Pages() }
    for (field, value) in [("Root", 1), ("Tab 1", 11), ("Tab 2", 12)] as [(ControlTarget, Int)] {
      try host.focus(field)
      #expect(host.texts.contains("field \(value)"))
      try host.tap("switch")
      #expect(host.texts.contains("field 0"))
    }
  }

  @Test func `a focused field of a row keeps the focus while the row is scrolled out`() throws {
    struct Rows: View {
      @FocusState private var row: Int?
      var body: some View {
        List(0..<100, id: \.self) { TextField("row \($0)", text: .constant("")).focused($row, equals: $0) }
        Text("row \(row ?? -1)" as String)
      }
    }
    let host = ViewHost { Rows() }
    try host.focus("row 3")
    try host.scroll(to: 2000)
    #expect(host.texts.contains("row 3"))
    try host.scroll(to: 0)
    #expect(try host.isFocused("row 3"))
  }
}
