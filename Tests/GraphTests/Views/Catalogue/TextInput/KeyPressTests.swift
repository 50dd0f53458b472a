import AttributeGraphUI
import Testing
import ViewTestSupport

@MainActor
struct `A key that is pressed` {
  struct Nested: View {
    let inner: KeyPress.Result
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Text(log.joined(separator: " ")).onKeyPress(.space) {
          log.append("inner")
          return inner
        }
      }
      .onKeyPress { press in
        log.append("outer \(press.characters)")
        return .handled
      }
    }
  }

  @Test func `is taken by the inner view that handles it`() throws {
    let host = ViewHost { Nested(inner: .handled) }
    try host.pressKey(.space, modifiers: [])
    #expect(host.texts == ["inner"])
  }

  @Test func `goes on to the view around one that ignores it`() throws {
    let host = ViewHost { Nested(inner: .ignored) }
    try host.pressKey(.space, modifiers: [])
    #expect(host.texts == ["inner outer  "])
  }

  struct Fields: View {
    @State private var texts = ["", ""]
    @State private var log: [String] = []
    var body: some View {
      VStack {
        TextField("One", text: $texts[0]).onKeyPress(.tab) {
          log.append("one")
          return .handled
        }
        TextField("Two", text: $texts[1]).onKeyPress(.tab) {
          log.append("two")
          return .handled
        }
        Text(log.joined(separator: " "))
      }
    }
  }

  @Test func `reaches the view around the field in which a person writes, and no other`() throws {
    let host = ViewHost { Fields() }
    try host.type("a", into: "One")
    try host.pressKey(.tab, modifiers: [])
    #expect(host.texts.last == "one")
  }

  @Test func `that is an arrow moves in its direction`() throws {
    let log = Collected<MoveCommandDirection>()
    let host = ViewHost { Text("a").onMoveCommand { log.values.append($0) } }
    try host.pressKey(.upArrow, modifiers: [])
    try host.pressKey(.rightArrow, modifiers: [])
    #expect(log.values == [.up, .right])
  }

  @Test func `is described by its phase and its characters`() throws {
    let log = Collected<String>()
    let host = ViewHost {
      Text("a").onKeyPress { press in
        log.values += [press.phase.debugDescription, press.debugDescription]
        return .handled
      }
    }
    try host.pressKey("x", modifiers: [])
    #expect(log.values.first == "[down]")
    #expect(log.values.last?.contains("characters: \"x\"") == true)
    #expect(KeyPress.Phases.all.debugDescription == "[down, repeat, up]")
  }

  @Test func `that nothing waits for is an error`() {
    let host = ViewHost { Text("a") }
    #expect(throws: HostError.self) { try host.pressKey(.escape, modifiers: []) }
  }

  @Test func `a default focus is where a person writes first`() throws {
    struct Form: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View { TextField("Name", text: $text).focused($isFocused).defaultFocus($isFocused, true) }
    }
    let host = ViewHost { Form() }
    #expect(try host.isFocused("Name"))
  }
}

@MainActor
private final class Collected<Value> {
  var values: [Value] = []
}
