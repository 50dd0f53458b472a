import AttributeGraphUI
import Testing
import ViewTestSupport

/// Rows of a collection, and explicit identities.
@MainActor
struct `Rows and explicit identities` {
  struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  struct Row: View {
    let item: Item
    @State private var taps = 0
    var body: some View {
      Button("tap \(item.title)") { taps += 1 }.lifetime(item.title)
      Text("\(item.title) \(taps)")
    }
  }

  struct Table: View {
    @State var items: [Item]
    let keep: (Binding<[Item]>) -> Void
    var body: some View {
      let _ = keep($items)
      VStack { ForEach(items) { Row(item: $0) } }
    }
  }

  struct Numbers: View {
    let id: KeyPath<Int, Int>
    @State private var number = 256
    var body: some View {
      Button("next") { number += 1 }
      ForEach([number], id: id) { Row(item: Item(id: $0, title: "\($0)")) }
    }
  }

  @Test func `an element is its own id, or has another one of its own type`() throws {
    for (id, expected) in [(\Int.self, "257 0"), (\Int.leadingZeroBitCount, "257 1")] {
      let host = ViewHost { Numbers(id: id) }
      try host.tap("tap 256")
      try host.tap("next")
      #expect(host.texts.contains(expected))
    }
  }

  /// A host of rows with states 1, 2, 3, and a way to change the items.
  private func table(_ titles: [String] = ["a", "b", "c"]) throws -> (ViewHost, Binding<[Item]>) {
    var binding: Binding<[Item]>?
    let items = titles.enumerated().map { Item(id: $0.offset, title: $0.element) }
    let host = ViewHost { Table(items: items) { binding = $0 } }
    for (index, title) in titles.enumerated() { for _ in 0...index { try host.tap("tap \(title)") } }
    return (host, try #require(binding))
  }

  /// The texts that show states.
  private func states(_ host: ViewHost) -> [String] { host.texts.filter { !$0.hasPrefix("tap") } }

  @Test func `R-072: rows that change places keep their state, and no body runs but the parent's`() throws {
    let (host, items) = try table()
    var report: UpdateReport?
    let lines = printedLines { report = host.perform { items.wrappedValue.reverse() } }
    #expect(states(host) == ["c 3", "b 2", "a 1"])
    #expect(report?.total.bodies == 1)
    #expect(lines == [])
  }

  @Test func `R-073: a row that is inserted runs, and no other`() throws {
    let (host, items) = try table()
    var report: UpdateReport?
    let lines = printedLines { report = host.perform { items.wrappedValue.insert(Item(id: 9, title: "n"), at: 0) } }
    #expect(states(host) == ["n 0", "a 1", "b 2", "c 3"])
    #expect(report?.total.bodies == 2)
    #expect(lines == ["n appear"])
  }

  @Test func `R-074: a row that is removed goes alone, and comes back with fresh state`() throws {
    let (host, items) = try table()
    let middle = items.wrappedValue[1]
    var report: UpdateReport?
    let lines = printedLines { report = host.perform { items.wrappedValue.remove(at: 1) } }
    #expect(states(host) == ["a 1", "c 3"])
    #expect(report?.total.bodies == 1)
    #expect(lines == ["b disappear"])
    host.perform { items.wrappedValue.insert(middle, at: 1) }
    #expect(states(host) == ["a 1", "b 0", "c 3"])
  }

  struct Indexed: View {
    @State private var items = ["a", "b", "c"]
    var body: some View {
      VStack {
        ForEach(items.indices, id: \.self) { IndexedRow(item: items[$0]) }
        Button("remove") { items.removeFirst() }
      }
    }
  }

  struct IndexedRow: View {
    let item: String
    @State private var taps = 0
    var body: some View {
      Button("tap \(item)") { taps += 1 }.onDisappear { print("disappear") }
      Text("\(item) \(taps)")
    }
  }

  @Test func `R-076: where the index is the identity, the state stays with the index`() throws {
    let host = ViewHost { Indexed() }
    for (index, title) in ["a", "b", "c"].enumerated() { for _ in 0...index { try host.tap("tap \(title)") } }
    var report: UpdateReport?
    let lines = try printedLines { report = try host.tap("remove") }
    #expect(host.texts == ["tap b", "b 1", "tap c", "c 2", "remove"])
    #expect(report?.byType["IndexedRow"]?.bodies == 2)
    #expect(lines == ["disappear"])
  }

  @Test func `one changed element runs its row and the parent, and nothing else`() throws {
    let (host, items) = try table()
    let report = host.perform { items.wrappedValue[1].title = "new" }
    #expect(report.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["Table": 1, "Row": 1])
    #expect(states(host) == ["a 1", "new 2", "c 3"])
  }

  @Test func `R-077: an id that occurs twice is reported once, and both rows are there`() throws {
    let (host, items) = try table(["a", "b"])
    host.perform { items.wrappedValue.append(Item(id: 0, title: "again")) }
    #expect(states(host) == ["a 1", "b 2", "again 0"])
    #expect(
      host.issues.map(\.message) == [
        "ForEach<Array<Item>, Int, Row>: the ID 0 occurs multiple times within the collection, "
          + "this will give undefined results!"
      ])
    host.perform { items.wrappedValue[2].title = "still" }
    #expect(host.issues.count == 1)
    host.perform { items.wrappedValue.removeFirst() }
    #expect(states(host) == ["b 2", "still 1"], "The first element with an id has the identity of the id.")
  }

  struct Editable: View {
    @State private var items = [Item(id: 1, title: "a"), Item(id: 2, title: "b")]
    var body: some View {
      VStack {
        ForEach($items) { $item in
          EditableRow(title: $item.title)
        }
        Text(items.map(\.title).joined())
        Button("remove") { items.removeLast() }
      }
    }
  }

  struct EditableRow: View {
    @Binding var title: String
    var body: some View { Button("set \(title)") { title += "!" } }
  }

  @Test func `a collection behind a binding gives its rows bindings`() throws {
    let host = ViewHost { Editable() }
    try host.tap("set b")
    #expect(host.texts == ["set a", "set b!", "ab!", "remove"])
    try host.tap("remove")
    #expect(host.texts == ["set a", "a", "remove"])
    #expect(host.issues == [])
  }

  struct Keyed: View {
    @State private var k = 0
    @State private var tick = 0
    var body: some View {
      VStack {
        Button("k") { k += 1 }
        Button("tick \(tick)") { tick += 1 }
        Counter().id(k)
      }
    }
  }

  struct Counter: View {
    @State private var n = 0
    var body: some View {
      Button("+") { n += 1 }.lifetime("counter")
      Text("n \(n)")
    }
  }

  @Test func `R-067, R-068: a new id is a new view, the same id the same`() throws {
    let host = ViewHost { Keyed() }
    for _ in 1...5 { try host.tap("+") }
    let report = try host.tap("tick 0")
    #expect(report.byType["Counter"]?.bodies == nil)
    #expect(host.texts.last == "n 5")
    #expect(try printedLines { try host.tap("k") } == ["counter appear", "counter disappear"])
    #expect(host.texts.last == "n 0")
  }

  struct Erased: View {
    @State private var flag = true
    @State private var tick = 0
    let changesType: Bool
    var body: some View {
      VStack {
        Button("flip") { flag.toggle() }
        Button("tick \(tick)") { tick += 1 }
        flag || !changesType ? AnyView(Counter()) : AnyView(Text("other"))
      }
    }
  }

  @Test func `R-070: a type-erased view of one type keeps its identity`() throws {
    let host = ViewHost { Erased(changesType: false) }
    for _ in 1...5 { try host.tap("+") }
    try host.tap("tick 0")
    try host.tap("flip")
    #expect(host.texts.last == "n 5")
    #expect(host.counts(of: Counter.self).bodies == 6)
  }

  @Test func `R-071: a type-erased view of another type is another view`() throws {
    let host = ViewHost { Erased(changesType: true) }
    for _ in 1...5 { try host.tap("+") }
    try host.tap("flip")
    #expect(host.texts.last == "other")
    try host.tap("flip")
    #expect(host.texts.last == "n 0")
  }
}
