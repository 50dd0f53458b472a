import AttributeGraphUI
import TestSupport
import Testing

/// Taps: which control they find, and their errors.
@MainActor
struct `Taps` {
  struct Buttons: View {
    @State private var show = true
    let tapped: (String) -> Void

    var body: some View {
      VStack {
        Button("one") { tapped("first one") }
        Button("one") { tapped("second one") }
        Button(action: { tapped("stack") }) {
          VStack {
            Text("two")
            Text("lines")
          }
        }
        if show { Button("gone") { show = false } }
        Text("no control")
      }
    }
  }

  /// The titles that were tapped.
  final class Log {
    var lines: [String] = []
  }

  @Test func `a tap finds the first control with the title, or any text inside of one`() throws {
    let log = Log()
    let host = ViewHost { Buttons { log.lines.append($0) } }
    try host.tap("one")
    try host.tap("lines")
    #expect(log.lines == ["first one", "stack"])
  }

  @Test func `a missing title throws an error that names what there is`() throws {
    let host = ViewHost { Buttons { _ in } }
    let error = HostError.noControl(title: "three", available: ["one", "one", "two lines", "gone"])
    #expect(throws: error) { try host.tap("three") }
    #expect(
      "\(error)" == "No control is titled 'three'. There are 4: 'one' (2), 'two lines', 'gone'.")
    #expect(throws: HostError.self) { try host.tap("no control") }
  }

  @Test func `a control that was removed is not found`() throws {
    let host = ViewHost { Buttons { _ in } }
    try host.tap("gone")
    #expect(throws: HostError.noControl(title: "gone", available: ["one", "one", "two lines"])) {
      try host.tap("gone")
    }
  }

  @Test func `the error counts correctly`() {
    #expect("\(HostError.noControl(title: "a", available: []))" == "No control is titled 'a'. There are none.")
    #expect("\(HostError.noControl(title: "a", available: ["b"]))" == "No control is titled 'a'. There is one: 'b'.")
  }

  struct Latest: View {
    @State private var n = 0
    let tapped: (Int) -> Void

    var body: some View {
      let shown = n
      Button("tap") {
        tapped(shown)
        n += 1
      }
      .opacity(n < 0 ? 0 : 1)
    }
  }

  @Test func `a tap runs the closure of the latest body`() throws {
    var values: [Int] = []
    let host = ViewHost { Latest { values.append($0) } }
    for _ in 1...3 { try host.tap("tap") }
    #expect(values == [0, 1, 2])
  }

  struct Nested: View {
    @State var n = 0
    let act: () -> Void

    var body: some View {
      VStack {
        Text("\(n)")
        Button("inner") { n += 1 }
        Button("outer") {
          n += 10
          act()
        }
      }
    }
  }

  @Test func `an action may tap and flush the host that runs it`() throws {
    final class Box { weak var host: ViewHost? }
    let box = Box()
    let host = ViewHost {
      Nested {
        _ = try? box.host?.tap("inner")
        box.host?.flush()
      }
    }
    box.host = host
    try host.tap("outer")
    #expect(host.texts.first == "11")
  }

  struct Labelled: View {
    @State private var note = ""
    @State private var reply = ""
    @State private var count = 0
    var body: some View {
      TextEditor(text: $note).accessibilityLabel("Note")
      Button(action: { count += 1 }, label: { Image(systemName: "plus") }).accessibilityLabel("Add")
      Button(action: { count += 10 }, label: { Image(systemName: "minus").accessibilityLabel("Remove") })
      Button("Plain") { count += 100 }.accessibilityLabel("Other")
      Text("\(note), \(reply), \(count)")
    }
  }

  @Test func `an accessibility label of a control, or of a view in it, is one of its names`() throws {
    let host = ViewHost { Labelled() }
    try host.type("a", into: "Note")
    try host.tap("Add")
    try host.tap("Remove")
    try host.tap("Other")
    try host.tap("Plain")
    try host.tap("plus")
    #expect(host.texts.last == "a, , 212")
    let error = #expect(throws: HostError.self) { try host.tap("nope") }
    #expect(error?.description == "No control is titled 'nope'. There are 3: 'Add', 'Remove', 'Plain'.")
  }

  struct Bare: View {
    @State private var first = ""
    @State private var second = ""
    var body: some View {
      TextEditor(text: $first)
      TextField("Title", text: .constant(""))
      TextField("", text: $second)
      Text("\(first), \(second)")
    }
  }

  @Test func `an empty text is the name of a control without one`() throws {
    let host = ViewHost { Bare() }
    try host.type("a", into: "")
    try host.type("b", into: "")
    try host.type("c", into: .number(2, of: ""))
    #expect(host.texts.last == "ab, c")
  }
}
