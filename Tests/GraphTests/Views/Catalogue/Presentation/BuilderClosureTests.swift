import AttributeGraphUI
import Testing

/// Closures that do not escape run while the modifier is made.
@MainActor
struct `Closures of dialogs and menus` {
  final class Log {
    var lines: [String] = []

    func view(_ line: String) -> some View {
      lines.append(line)
      return Button(line) {}
    }
  }

  struct Asking: View {
    let log: Log
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        .alert("Delete?", isPresented: $isShown) {
          log.view("delete \(count)")
          Button("more") { count += 1 }
        }
      Button("ask") { isShown = true }
      Button("count") { count += 1 }
    }
  }

  @Test func `the buttons of an alert are made with the body, also while it is not presented`() throws {
    let log = Log()
    let host = ViewHost { Asking(log: log) }
    #expect(log.lines == ["delete 0"])
    try host.tap("count")
    #expect(log.lines == ["delete 0", "delete 1"])
    try host.tap("ask")
    #expect(host.alert?.buttons == ["delete 1", "more"])
  }

  @Test func `the buttons of a presented alert follow the state of the body`() throws {
    let host = ViewHost { Asking(log: Log()) }
    try host.tap("ask")
    try host.tap("count")
    #expect(host.alert?.buttons == ["delete 1", "more"])
  }

  struct Chooser: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Menu("File") {
        log.view("open \(count)")
        Button("again") { count += 1 }.menuActionDismissBehavior(.disabled)
      }
      Text("held").contextMenu { log.view("copy \(count)") }
      Button("count") { count += 1 }
    }
  }

  @Test func `the views of menus are made with the body, and an open menu follows it`() throws {
    let log = Log()
    let host = ViewHost { Chooser(log: log) }
    #expect(log.lines == ["open 0", "copy 0"])
    try host.tap("File")
    #expect(host.presentation?.texts == ["open 0", "again"])
    try host.tap("count")
    #expect(host.presentation?.texts == ["open 1", "again"])
    try host.dismiss()
    try host.longPress("held")
    #expect(host.presentation?.texts == ["copy 1"])
  }

  struct Page: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Button("go") { isShown = true }
          .navigationDestination(isPresented: $isShown) { log.view("page") }
      }
    }
  }

  @Test func `the page of a flag is made with the body and gets a position when it is pushed`() throws {
    let log = Log()
    let host = ViewHost { Page(log: log) }
    #expect(log.lines == ["page"])
    #expect(host.texts == ["go"])
    try host.tap("go")
    #expect(host.texts == ["page"])
  }
}
