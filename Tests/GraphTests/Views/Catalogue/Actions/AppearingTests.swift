import AttributeGraphUI
import Testing
import ViewTestSupport

/// From the initialiser to the appearance.
@MainActor
struct `Appearing` {
  struct Unconnected: View {
    @State var n = 0

    init() {
      n = 5
      print("init sees \(n)")
    }

    var body: some View { Text("\(n)") }
  }

  @Test func `S-011: during the initialiser state is not connected, and setting it does nothing`() {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Unconnected() } } == ["init sees 0"])
    #expect(host?.texts == ["0"])
    #expect(host?.issues == [])
  }

  struct Recreating: View {
    @State var tick = 0

    var body: some View {
      VStack {
        Button("tick \(tick)") { tick += 1 }
        Recreated()
      }
    }
  }

  struct Recreated: View {
    @State var n = 0

    init() { print("init sees \(n)") }

    var body: some View {
      let _ = print("body sees \(n)")
      Button("+") { n += 1 }
    }
  }

  @Test func `S-012: state is connected between the initialiser and the body`() throws {
    let host = ViewHost { Recreating() }
    for _ in 1...3 { try host.tap("+") }
    #expect(try printedLines { try host.tap("tick 0") } == ["init sees 0"])
    #expect(try printedLines { try host.tap("+") } == ["body sees 4"])
  }

  struct P: View {
    init() { print("P init") }

    var body: some View {
      let _ = print("P body")
      C().onAppear { print("appear") }
    }
  }

  struct C: View {
    init() { print("C init") }

    var body: some View {
      let _ = print("C body")
      Text("x")
    }
  }

  @Test func `S-013: initialiser, body and those of the child come before the appearance`() {
    let lines = printedLines { _ = ViewHost { P() } }
    #expect(lines == ["P init", "P body", "C init", "C body", "appear"])
  }

  @Test func `S-014: outside in, a parent appears before its child`() {
    let lines = printedLines {
      _ = ViewHost(lifecycleOrder: .outsideIn) {
        VStack { Text("c").onAppear { print("child") } }.onAppear { print("parent") }
      }
    }
    #expect(lines == ["parent", "child"])
  }

  @Test func `S-015: two appearances of one view both run`() {
    let lines = printedLines {
      _ = ViewHost { Text("x").onAppear { print("inner") }.onAppear { print("outer") } }
    }
    #expect(Set(lines) == ["inner", "outer"])
    #expect(lines.count == 2)
  }

  struct ContentView: View {
    @State private var isShowText = false

    var body: some View {
      VStack {
        if isShowText { Text("Hello, World!").onAppear { print("Text appeared") } }
        Button("Show/Hide Text") { isShowText.toggle() }
      }
    }
  }

  @Test func `S-023: a view appears again each time it is inserted`() throws {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { ContentView() } } == [])
    let lines = try (1...4).map { _ in try printedLines { _ = try host?.tap("Show/Hide Text") } }
    #expect(lines == [["Text appeared"], [], ["Text appeared"], []])
  }
}
