import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Lists: rows by id, their state, and their cost.
@MainActor
struct `Lists` {
  struct TodoItem: Identifiable {
    let id = UUID()
    let title: String
  }

  struct ContentView: View {
    let items = [TodoItem(title: "Item #1"), TodoItem(title: "Item #2"), TodoItem(title: "Item #3")]
    var body: some View { TodoListView(items: items) }
  }

  struct TodoListView: View {
    let items: [TodoItem]
    var body: some View { List(items) { TodoItemView(item: $0) } }
  }

  struct TodoItemView: View {
    let item: TodoItem
    var body: some View { Text(item.title) }
  }

  @Test func `a row that takes a part of the list has it from the beginning`() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      List {
        Color.blue.containerRelativeFrame([.horizontal, .vertical], count: 2, span: 1, spacing: 0).named("part")
        Text("x")
      }
    }
    #expect(host.frame(named: "part")?.size == CGSize(width: 150, height: 200))
  }

  @Test func `S-032: a parent passes its children on through a list`() {
    let host = ViewHost { ContentView() }
    #expect(host.texts == ["Item #1", "Item #2", "Item #3"])
    #expect(host.counts(of: ContentView.self).bodies == 1)
    #expect(host.counts(of: TodoListView.self).bodies == 1)
    #expect(host.counts(of: TodoItemView.self).bodies == 3)
  }

  struct CallbackListView: View {
    let items: [TodoItem]
    var body: some View {
      List(items) { item in CallbackItemView(item: item) { print("Detail selected", item.title) } }
    }
  }

  struct CallbackItemView: View {
    let item: TodoItem
    let onDetail: () -> Void
    var body: some View {
      HStack {
        Text(item.title)
        Button(action: onDetail) { Image(systemName: "info.circle") }
      }
    }
  }

  @Test func `S-036, S-044: a child calls back`() throws {
    let host = ViewHost { CallbackListView(items: ContentView().items) }
    let lines = try printedLines {
      let report = try host.tap(.number(2, of: "info.circle"))
      #expect(report.total.bodies == 0)
    }
    #expect(lines == ["Detail selected Item #2"])
  }

  struct Row: View {
    let i: Int
    @State private var tapped = false
    var body: some View {
      HStack {
        Text("\(i)")
        Button(tapped ? "tapped \(i)" : "tap \(i)") { tapped = true }
      }
      .frame(height: 20)
      .lifetime("\(i)")
    }
  }

  struct Toggled: View {
    @State private var on = true
    var body: some View {
      VStack(spacing: 0) {
        Button("toggle") { on.toggle() }.frame(height: 20)
        if on { List(0..<100) { Row(i: $0) } }
      }
    }
  }

  @Test func `S-079: rows keep their state until the list goes`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 120)) { Toggled() }
    try host.tap("tap 0")
    try host.scroll(to: 1_000)
    #expect(host.element(text: "50") != nil)
    #expect(host.element(text: "0") == nil)
    try host.scroll(to: 0)
    #expect(host.element(text: "tapped 0") != nil)
    try host.tap("toggle")
    try host.tap("toggle")
    #expect(host.element(text: "tap 0") != nil)
  }

  @Test func `S-084: rows of a list disappear at both ends`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { List(0..<100) { Row(i: $0) } }
    let down = try printedLines { try host.scroll(by: 100) }
    #expect(down.prefix(5) == (5...9).map { "\($0) appear" }[...])
    #expect(Set(down.dropFirst(5)) == Set((0...4).map { "\($0) disappear" }))
    let up = try printedLines { try host.scroll(by: -100) }
    #expect(Set(up) == Set((0...4).map { "\($0) appear" } + (5...9).map { "\($0) disappear" }))
    #expect(up.count == 10)
  }

  @Test func `a list takes all the space, and its rows are at the leading edge`() {
    expectMounted(proposing: 100, 200, size: (100, 200), frames: ["a": (0, 0, 50, 20), "b": (0, 20, 100, 10)]) {
      List {
        F(50, 20).named("a")
        C.named("b")
      }
    }
  }

  struct Numbers: View {
    @State private var items: [Int]
    init(count: Int) { items = Array(0..<count) }
    var body: some View {
      VStack(spacing: 0) {
        Button("append") { items.append(items.count) }.frame(height: 20)
        Button("change") { items[2] = -1 }.frame(height: 20)
        Button("insert") { items.insert(-2, at: 0) }.frame(height: 20)
        List(items, id: \.self) { i in NumberRow(i: i) }
      }
    }
  }

  struct NumberRow: View {
    let i: Int
    var body: some View { Text("\(i)").frame(height: 20) }
  }

  /// The counted work of a list with a number of rows, at the mount and by scrolling.
  private func cost(of count: Int) throws -> [WorkCounts] {
    let host = ViewHost(size: CGSize(width: 200, height: 460)) { Numbers(count: count) }
    #expect(host.counts(of: NumberRow.self).bodies == 20)
    #expect(host.elements(of: NumberRow.self).count == 20)
    var costs = [host.totalCounts]
    costs.append(try host.scroll(by: 20).total)
    costs.append(try host.scroll(to: CGFloat(count) * 10).total)
    costs.append(try host.tap("append").total)
    costs.append(try host.tap("change").total)
    #expect(try host.contentSize().height == CGFloat(count + 1) * 20)
    #expect(host.elements(of: NumberRow.self).count == 20)
    return costs
  }

  @Test func `the work depends on the visible rows, not on the number of rows`() throws {
    #expect(try cost(of: 1_000) == cost(of: 100_000))
  }

  @Test func `an insertion before the visible rows moves them on`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 160)) { Numbers(count: 100_000) }
    #expect(host.texts.dropFirst(3) == ["0", "1", "2", "3", "4"])
    let report = try host.tap("insert")
    #expect(host.texts.dropFirst(3) == ["-2", "0", "1", "2", "3"])
    #expect(report.byType["NumberRow"]?.bodies == 1)
  }

  struct Choosing: View {
    @State private var one: Int?
    @State private var several: Set<Int> = []
    var body: some View {
      VStack {
        Text("one \(one ?? -1), several \(several.sorted().map(String.init).joined(separator: " "))")
        List(0..<3, id: \.self, selection: $one) { Text("a\($0)") }
        List(selection: $several) { ForEach(0..<3) { Text("b\($0)").tag($0 * 10) } }
      }
    }
  }

  @Test func `a tap selects a row by its id or its tag`() throws {
    let host = ViewHost { Choosing() }
    try host.tap("a2")
    #expect(host.texts.first == "one 2, several ")
    try host.tap("b1")
    try host.tap("b2")
    #expect(host.texts.first == "one 2, several 10 20")
    try host.tap("b1")
    #expect(host.texts.first == "one 2, several 20")
  }

  @Test func `a tap selects a row and not a header or a footer, also of the same title`() throws {
    struct Sections: View {
      @State private var choice: String?
      var body: some View {
        Text("chosen \(choice ?? "nothing")")
        List(selection: $choice) {
          Section {
            Text("Donuts").tag("donuts")
          } header: {
            Text("Donuts")
          } footer: {
            Text("Footer")
          }
        }
      }
    }
    let host = ViewHost { Sections() }
    try host.tap("Donuts")
    #expect(host.texts.first == "chosen donuts")
    #expect(throws: HostError.self) { try host.tap("Footer") }
  }

  struct Bound: View {
    struct Item: Identifiable {
      let id: Int
      var isOn = false
    }
    @State private var items = [Item(id: 1), Item(id: 2)]
    var body: some View { List($items) { $item in Toggle("\(item.id)", isOn: $item.isOn) } }
  }

  @Test func `rows change elements through bindings`() throws {
    let host = ViewHost { Bound() }
    try host.toggle("2")
    #expect(try host.isOn("2"))
    #expect(try !host.isOn("1"))
  }

  @Test func `a duplicate id is reported`() {
    let host = ViewHost { List([1, 2, 1], id: \.self) { Text("\($0)") } }
    #expect(host.texts == ["1", "2", "1"])
    #expect(host.issues.map(\.property) == ["1"])
  }

  struct Reading: View {
    @State private var mark = "a"
    var body: some View {
      List(0..<100) { i in Text("\(i)\(mark)").frame(height: 20).onTapGesture { mark = "b" } }
    }
  }

  @Test func `state read by the row closure runs the body and makes the rows again`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Reading() }
    try host.tap("1a")
    #expect(host.texts == (0..<5).map { "\($0)b" })
    #expect(host.counts(of: Reading.self).bodies == 2)
    try host.scroll(by: 20)
    #expect(host.texts == (1..<6).map { "\($0)b" })
  }

  @Test func `rows without state are released after many others were shown, and made again`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 260)) { Numbers(count: 1_000) }
    try host.scroll(to: 200)
    try host.scroll(to: 0)
    #expect(host.counts(of: NumberRow.self).bodies == 20)
    var nodes: Set<Int> = []
    for page in 1..<80 {
      try host.scroll(to: CGFloat(page) * 200)
      if page > 20 { nodes.insert(host.population.nodes) }
    }
    #expect(nodes.count == 1, "The number of nodes grows: \(nodes.sorted()).")
    try host.scroll(to: 0)
    #expect(host.counts(of: NumberRow.self).bodies == 20 + 79 * 10 - 10 + 10)
  }
}
