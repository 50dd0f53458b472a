import AttributeGraphUI
import TestSupport
import Testing
import ViewTestSupport

/// View values, and the state that outlives them.
@MainActor
struct `View values and their state` {
  /// Makes its child anew at each tick.
  struct Ticking<Content: View>: View {
    @State private var tick = 0
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      VStack {
        Button("tick") { tick += 1 }
        content(tick)
      }
    }
  }

  struct C: View {
    @State private var n = 0
    init() { print("C init") }
    var body: some View {
      let _ = print("C body")
      Button("+") { n += 1 }.onAppear { print("C appear") }
      Text("n \(n)")
    }
  }

  @Test func `S-065, S-104: values come and go, and the state of their view stays`() throws {
    var host: ViewHost?
    let lines = try printedLines {
      host = ViewHost { Ticking { _ in C() } }
      for _ in 1...5 { try host?.tap("+") }
      for _ in 1...2 { try host?.tap("tick") }
    }
    #expect(lines.filter { $0 == "C init" }.count == 3)
    #expect(lines.filter { $0 == "C appear" }.count == 1)
    #expect(host?.texts.last == "n 5")
  }

  @Test func `S-066: to make a value does not mean to run its body`() throws {
    let lines = try printedLines {
      let host = ViewHost { Ticking { _ in C() } }
      for _ in 1...4 { try host.tap("tick") }
    }
    #expect(lines.filter { $0 == "C init" }.count == 5)
    #expect(lines.filter { $0 == "C body" }.count == 1)
  }

  struct Keeping: View {
    @State private var n = 0
    let tick: Int
    let keep: (@escaping () -> Int) -> Void

    var body: some View {
      let _ = keep {
        n += 1
        return n
      }
      Text("tick \(tick) n \(n)")
    }
  }

  @Test func `S-071, S-108: the closure of the first body writes and reads the live storage`() throws {
    var actions: [() -> Int] = []
    let host = ViewHost { Ticking { tick in Keeping(tick: tick) { actions.append($0) } } }
    for _ in 1...3 { try host.tap("tick") }
    #expect(actions.count == 4)
    let report = host.perform { #expect(actions[0]() == 1) }
    #expect(report.byType["Keeping"]?.bodies == 1)
    #expect(host.texts.last == "tick 3 n 1")
    host.perform { #expect(actions[1]() == 2) }
    #expect(host.texts.last == "tick 3 n 2")
  }

  @Test func `S-072: a line in the body comes once for each of its evaluations`() throws {
    var host: ViewHost?
    let lines = try printedLines {
      host = ViewHost { Ticking { _ in C() } }
      for _ in 1...3 { try host?.tap("+") }
    }
    #expect(lines.filter { $0 == "C body" }.count == host?.counts(of: C.self).bodies)
    #expect(host?.counts(of: C.self).bodies == 4)
  }

  @Test func `S-073: every body runs where the host belongs`() throws {
    struct Isolated: View {
      let tick: Int
      var body: some View {
        let _ = MainActor.assertIsolated()
        Text("\(tick)")
      }
    }
    let host = ViewHost { Ticking { Isolated(tick: $0) } }
    try host.tap("tick")
    #expect(host.counts(of: Isolated.self).bodies == 2)
  }

  struct TestView: View {
    let lifeMonitor: LifeMonitor
    init() { lifeMonitor = LifeMonitor(name: "testView") }
    var body: some View { Text("test") }
  }

  @Test func `S-074: what a value holds lives as long as the host`() {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { TestView() } } == ["testView init"])
    #expect(printedLines { host = nil } == ["testView deinit"])
    #expect(host == nil)
  }

  struct ShowMessage: View {
    let text: String
    let monitor: LifeMonitor
    init(text: String) {
      self.text = text
      monitor = LifeMonitor(name: text)
    }
    var body: some View { Text(text) }
  }

  struct Selecting: View {
    @State private var selection = 1
    var body: some View {
      ZStack {
        ShowMessage(text: "1").opacity(selection == 1 ? 1 : 0)
        ShowMessage(text: "2").opacity(selection == 2 ? 1 : 0)
        Button("switch") { selection = 3 - selection }
      }
    }
  }

  @Test func `S-075: each switch makes two new values before it releases the old ones`() throws {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Selecting() } } == ["1 init", "2 init"])
    for _ in 1...3 {
      let lines = try printedLines { try host?.tap("switch") }
      #expect(lines.prefix(2) == ["1 init", "2 init"])
      #expect(Set(lines.dropFirst(2)) == ["1 deinit", "2 deinit"])
      #expect(lines.count == 4)
    }
    #expect(host?.counts(of: ShowMessage.self).bodies == 8)
  }

  /// A value that counts how often one is made, which is all that its initialiser does beside storing.
  struct Light: View {
    let number: Int
    init(number: Int, made: Recorder<Int>) {
      self.number = number
      made.values.append(number)
    }
    var body: some View { Text("light \(number)") }
  }

  @Test func `S-077: an update makes no more values than its bodies name, and an update elsewhere none`() throws {
    let made = Recorder<Int>()
    let host = ViewHost {
      Ticking { _ in
        Light(number: 1, made: made)
        C()
        Light(number: 2, made: made)
      }
    }
    #expect(made.values.count <= 2)
    for tick in 1...4 {
      made.values = []
      try host.tap("tick")
      #expect(made.values.count <= 2, "update \(tick)")
      made.values = []
      try host.tap("+")
      #expect(made.values.isEmpty, "update \(tick)")
    }
  }

  @Test(arguments: [1, 20])
  func `S-093: an update pays for the initialisers of its children, and for nothing else`(children: Int) throws {
    let made = Recorder<Int>()
    let host = ViewHost {
      Ticking { _ in ForEach(0..<children, id: \.self) { Light(number: $0, made: made) } }
    }
    made.values = []
    let report = try host.tap("tick")
    #expect(made.values == Array(0..<children))
    #expect(report.byType["Light"]?.bodies ?? 0 == 0)
    #expect(report.total.bodies == 1)
    #expect(report.total.sizeQueries == 0 && report.total.placements == 0 && report.total.displayItemsChanged == 0)
  }

  @Test func `S-078: a text in one place is one item, whatever it says`() throws {
    let host = ViewHost { Ticking { Text("\($0)") } }
    let id = host.displayList.last?.id
    for tick in 1...5 {
      try host.tap("tick")
      #expect(host.texts.last == "\(tick)")
      #expect(host.displayList.last?.id == id)
    }
  }

  struct Monitored: View {
    let monitor = LifeMonitor(name: "C")
    var body: some View { Text("c") }
  }

  @Test func `S-095: one value is alive at rest, and at least one at any time`() throws {
    var live = 0
    let lines = try printedLines {
      let host = ViewHost { Ticking { _ in Monitored() } }
      for _ in 1...3 { try host.tap("tick") }
      withExtendedLifetime(host) {}
    }
    for line in lines.dropLast() {
      live += line == "C init" ? 1 : -1
      #expect(live >= 1)
    }
    #expect(lines.filter { $0 == "C init" }.count == 4)
    #expect(lines.filter { $0 == "C deinit" }.count == 4, "The last one goes with the host.")
  }

  struct Making: View {
    @State var k = make()
    static func make() -> Int {
      print("make")
      return 7
    }
    var body: some View {
      Button("own \(k)") { k += 1 }
    }
  }

  @Test func `S-103: the initial value is made with each value of the view, and used once`() throws {
    var host: ViewHost?
    let lines = try printedLines {
      host = ViewHost { Ticking { _ in Making() } }
      for _ in 1...3 { try host?.tap("tick") }
      try host?.tap("own 7")
      try host?.tap("own 8")
    }
    #expect(lines == ["make", "make", "make", "make"])
    #expect(host?.texts.last == "own 9")
  }

  struct Nonmutating: View {
    @State private var n = 0
    func inc() { n += 1 }
    var body: some View {
      Button("inline") { n += 1 }
      Button("method", action: inc)
      Text("\(n)")
    }
  }

  @Test func `S-106: state is set without mutating the view`() throws {
    let host = ViewHost { Nonmutating() }
    try host.tap("inline")
    try host.tap("method")
    #expect(host.texts.last == "2")
  }

  struct Explicit: View {
    let n = State(initialValue: 0)
    var body: some View {
      Button("\(n.wrappedValue)") { n.wrappedValue += 1 }
    }
  }

  @Test func `S-107: state without wrapper syntax is found by its type`() throws {
    let host = ViewHost { Explicit() }
    try host.tap("0")
    #expect(host.texts == ["1"])
    #expect(host.counts(of: Explicit.self).bodies == 2)
  }

  struct Synchronised: View {
    @State private var n = 0
    let keep: (Binding<Int>) -> Void
    var body: some View {
      let _ = print("n \(n)")
      let _ = keep($n)
      Text("\(n)")
    }
  }

  @Test func `S-099: the body sees what was set from outside`() {
    var binding: Binding<Int>?
    let lines = printedLines {
      let host = ViewHost { Synchronised { binding = $0 } }
      host.perform { binding?.wrappedValue = 3 }
    }
    #expect(lines == ["n 0", "n 3"])
  }
}
