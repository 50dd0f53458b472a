import AttributeGraphUI
import TestSupport
import Testing
import ViewTestSupport

/// Buttons in all their forms, and tap gestures.
@MainActor
struct `Buttons and gestures` {
  /// The actions that ran.
  final class Log {
    var lines: [String] = []
  }

  struct Forms: View {
    let log: Log

    var body: some View {
      VStack {
        Button("title") { log.lines.append("title") }
        Button(action: { log.lines.append("builder") }) { Text("builder") }
        Button {
          log.lines.append("trailing")
        } label: {
          Text("trailing")
        }
        Button("delete", role: .destructive) { log.lines.append("delete") }
        Button(role: .cancel, action: { log.lines.append("cancel") }) { Text("cancel") }
        Button("add", systemImage: "plus") { log.lines.append("add") }
        Button("remove", systemImage: "minus", role: .destructive) { log.lines.append("remove") }
      }
    }
  }

  @Test func `a button has a title, views or a symbol, with or without a role`() throws {
    let log = Log()
    let host = ViewHost { Forms(log: log) }
    let titles = ["title", "builder", "trailing", "delete", "cancel", "add", "remove"]
    for title in titles { try host.tap(title) }
    #expect(log.lines == titles)
  }

  @Test func `the types of buttons are those of SwiftUI`() {
    #expect("\(type(of: Button("a") {}))" == "Button<Text>")
    #expect("\(type(of: Button("a", systemImage: "b") {}))" == "Button<Label<Text, Image>>")
    #expect("\(type(of: Button(action: {}) { EmptyView() }))" == "Button<EmptyView>")
  }

  @Test func `a button is found by the symbol in it`() throws {
    let log = Log()
    let host = ViewHost {
      VStack {
        ForEach(1..<4) { number in
          HStack {
            Text("row \(number)")
            Button(action: { log.lines.append("\(number)") }) { Image(systemName: "info.circle") }
          }
        }
      }
    }
    try host.tap("info.circle")
    try host.tap(.number(3, of: "info.circle"))
    #expect(log.lines == ["1", "3"])
    let error = #expect(throws: HostError.self) { try host.tap(.number(4, of: "info.circle")) }
    #expect(
      error?.description == "No control is found by the text 'info.circle', number 4. There are 3: 'info.circle' (3).")
  }

  struct Rows: View {
    let log: Log

    var body: some View {
      VStack {
        HStack {
          Text("row")
          Button("button") { log.lines.append("button") }
        }
        .onTapGesture { log.lines.append("row") }
        Text("twice").onTapGesture(count: 2) { log.lines.append("twice") }
      }
    }
  }

  @Test func `a tap gesture receives taps on its content, except on controls`() throws {
    let log = Log()
    let host = ViewHost { Rows(log: log) }
    try host.tap("row")
    try host.tap("button")
    #expect(log.lines == ["row", "button"])
  }

  @Test func `a tap gesture runs at its number of taps`() throws {
    let log = Log()
    let host = ViewHost { Rows(log: log) }
    #expect(throws: HostError.noControl(title: "twice", available: ["row button", "button"])) { try host.tap("twice") }
    try host.tap("twice", times: 2)
    #expect(log.lines == ["twice"])
  }

  @Test func `a gesture runs the closure of the latest body`() throws {
    struct Counter: View {
      @State var n = 0
      var body: some View {
        let shown = n
        Text("tap").onTapGesture { n = shown + 1 }
      }
    }
    let host = ViewHost { Counter() }
    let reports = try (1...3).map { _ in try host.tap("tap") }
    #expect(reports.map(\.total.bodies) == [1, 1, 1])
  }

  @Test func `a gesture of 0 taps traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Text("a").onTapGesture(count: 0) {}
    }
    #expect(standardErrorText(of: result).contains("A gesture of 0 taps was asked for. Ask for 1 or more."))
  }
}
