import AttributeGraphUI
import Testing
import ViewTestSupport

/// The view list, the display list, and commits.
@MainActor
struct `View list and display list` {
  struct Hierarchies: View {
    @State var on = false

    var body: some View {
      VStack {
        Text("a")
        if on { Text("b") }
        Text("c").opacity(0)
        Button("toggle") { on.toggle() }
      }
    }
  }

  @Test func `S-001: what should be on the screen is the view list, what is drawn the display list`() throws {
    let host = ViewHost { Hierarchies() }
    #expect(host.viewList.map(\.description) == ["a", "c", "toggle"])
    #expect(host.displayList.map(\.opacity) == [1, 0, 1])
    try host.tap("toggle")
    #expect(host.viewList.map(\.description) == ["a", "b", "c", "toggle"])
    #expect(host.displayList.map(\.opacity) == [1, 1, 0, 1])
  }

  @Test func `a view of no width or no height has no display item until it has both`() throws {
    struct Growing: View {
      @State var width: CGFloat = 0
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: 10)
          Text("")
          Button("grow") { width = width == 0 ? 20 : 0 }
        }
      }
    }
    let host = ViewHost { Growing() }
    #expect(host.displayList.count == 1)
    try host.tap("grow")
    #expect(host.lastCommit.inserted == 1)
    #expect(host.displayList.first?.frame.width == 20)
    try host.tap("grow")
    #expect(host.lastCommit.removed == 1)
    #expect(host.displayList.count == 1)
  }

  @Test func `S-001: the static type is the same in both states and contains the text of the branch`() {
    let off = "\(type(of: Hierarchies().body))"
    #expect(off == "\(type(of: Hierarchies(on: true).body))")
    #expect(off.contains("Optional<Text>"))
  }

  struct Counter: View {
    @State var n = 0

    var body: some View {
      VStack {
        Text("\(n)")
        Text("fixed")
        Button("one") { n = 1 }
        Button("same") { n = n + 0 }
      }
    }
  }

  @Test func `S-002: one changed leaf is one changed display item, and its sibling is not touched`() throws {
    let host = ViewHost { Counter() }
    let before = host.displayList
    let version = host.displayListVersion
    let report = try host.tap("one")
    let after = host.displayList
    #expect(zip(before, after).filter { $0 != $1 }.map(\.1.content) == [.text("1", .body)])
    #expect(before.map(\.id) == after.map(\.id))
    #expect(host.displayListVersion == version + 1)
    #expect(host.lastCommit == CommitSummary(changed: 1))
    #expect(report.total.displayItemsChanged == 1)
  }

  @Test func `S-003: without a change nothing is committed`() throws {
    let host = ViewHost { Counter() }
    let (commits, version) = (host.commits, host.displayListVersion)
    let report = try host.tap("same")
    #expect(host.commits == commits)
    #expect(host.displayListVersion == version)
    #expect(host.counts(of: Counter.self).bodies == 1)
    #expect(report.total == WorkCounts())
  }

  @Test func `an item that looks at the end of a frame as before it has not changed`() throws {
    struct Restless: View {
      @State private var text = "a"
      var body: some View {
        VStack {
          Text(text)
          Button("restless") { text = "b" }
        }
        .onChange(of: text) { text = "a" }
      }
    }
    let host = ViewHost { Restless() }
    let report = try host.tap("restless")
    #expect(report.total.bodies == 2)
    #expect(report.total.displayItemsChanged == 0)
    #expect(host.displayList[0].content == .text("a", .body))
  }

  struct Lasting: View {
    @State var on = true
    @State var text = "x"

    var body: some View {
      VStack {
        if on { Text(text) }
        Button("switch") { on.toggle() }
        Button("write") { text += "x" }
      }
    }
  }

  @Test func `S-004: a display item keeps its id while its view does, and the id is not used again`() throws {
    let host = ViewHost { Lasting() }
    let first = host.displayList[0].id
    try host.tap("write")
    #expect(host.displayList[0].content == .text("xx", .body))
    #expect(host.displayList[0].id == first)
    try host.tap("switch")
    #expect(!host.displayList.contains { $0.id == first })
    #expect(host.lastCommit.removed == 1)
    try host.tap("switch")
    #expect(host.displayList[0].content == .text("xx", .body))
    #expect(!host.displayList.contains { $0.id == first })
    #expect(host.lastCommit.inserted == 1)
  }

  @Test func `a shape that covers no point has no display item`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ZStack {
        Rectangle().frame(width: 0)
        RoundedRectangle(cornerRadius: 3).frame(height: 0)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 0)
        Circle().stroke(.red, lineWidth: 0)
        Color.clear.border(.red, width: 0)
        Path { _ in }.fill(.red)
      }
    }
    #expect(host.viewList.map(\.description) == ["clear"])
    let line = ViewHost { Path { $0.addLines([.zero, CGPoint(x: 9, y: 0)]) }.stroke(.red).frame(width: 0) }
    #expect(line.displayList.count == 1, "A line is seen beyond the frame.")
  }
}
