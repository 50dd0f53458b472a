import AttributeGraphUI
import Observation
import TestSupport
import Testing
import ViewTestSupport

/// When the closure of rows runs: for a row whose object has changed, for all rows when there is a new closure.
@MainActor
struct `Closures of rows` {
  @Observable final class Item: Identifiable {
    let id: Int
    var title: String

    init(_ id: Int) {
      self.id = id
      title = "item \(id)"
    }
  }

  struct Row: View {
    let title: String
    var body: some View { Text(title) }
  }

  struct Items: View {
    let items: [Item]
    let ran: (Int) -> Void
    @State private var number = 0
    @State private var extra: [Item] = []

    var body: some View {
      VStack {
        Button("count \(number)") { number += 1 }
        Button("add") { extra.append(Item(100 + extra.count)) }
        ForEach(items + extra) { item in
          let _ = ran(item.id)
          Row(title: item.title)
        }
      }
    }
  }

  @Test func `the closure runs for the row alone whose object has changed, from the first change on`() {
    let items = (0..<5).map { Item($0) }
    let runs = Recorder<Int>()
    let host = ViewHost { Items(items: items) { runs.note($0) } }
    #expect(runs.values == [0, 1, 2, 3, 4])
    for round in 1...3 {
      runs.values = []
      let report = host.perform { items[3].title = "round \(round)" }
      #expect(runs.values == [3])
      #expect(report.byType.compactMapValues { $0.bodies > 0 ? $0.bodies : nil } == ["Row": 1])
      #expect(host.texts.contains("round \(round)"))
    }
    #expect(host.valuesReceived(by: Row.self) == 5 + 3)
  }

  @Test func `a body that runs has its closure run for every row, and the bodies of equal rows do not`() throws {
    let items = (0..<5).map { Item($0) }
    let runs = Recorder<Int>()
    let host = ViewHost { Items(items: items) { runs.note($0) } }
    runs.values = []
    let report = try host.tap("count 0")
    #expect(runs.values == [0, 1, 2, 3, 4])
    #expect(report.byType["Row"]?.bodies ?? 0 == 0)
    #expect(host.valuesReceived(by: Row.self) == 10)
  }

  @Test func `a row that comes later, and several rows at once, follow their own objects`() throws {
    let items = (0..<3).map { Item($0) }
    let runs = Recorder<Int>()
    let host = ViewHost { Items(items: items) { runs.note($0) } }
    try host.tap("add")
    runs.values = []
    host.perform {
      items[2].title = "second"
      items[0].title = "first"
    }
    #expect(runs.values.sorted() == [0, 2])
    #expect(host.texts.suffix(4) == ["first", "item 1", "second", "item 100"])
  }

  /// Whether closures of a type have read objects is known to all hosts, so each test has a type of its own.
  struct Cell<Test>: View {
    let title: String
    var body: some View { Text(title) }
  }

  struct LateReaders<Test>: View {
    let items: [Item]
    let ran: (Int) -> Void
    @State private var reads = false
    @State private var number = 0
    var body: some View {
      Button("read") { reads.toggle() }
      Button("count \(number)") { number += 1 }
      ForEach(items) { item in
        let _ = ran(item.id)
        Cell<Test>(title: reads ? item.title : "unread")
      }
    }
  }

  @Test func `a closure that begins to read objects runs for all rows once more, then for the row alone`() throws {
    enum Test {}
    let items = (0..<4).map { Item($0) }
    let runs = Recorder<Int>()
    let host = ViewHost { LateReaders<Test>(items: items) { runs.note($0) } }
    try host.tap("read")
    #expect(host.texts.suffix(4) == ["item 0", "item 1", "item 2", "item 3"])
    for (round, expected) in [[0, 1, 2, 3], [2], [2]].enumerated() {
      runs.values = []
      host.perform { items[2].title = "round \(round)" }
      #expect(runs.values == expected)
      #expect(host.texts.suffix(4) == ["item 0", "item 1", "round \(round)", "item 3"])
    }
  }

  @Test func `rows watched together are watched one by one once the closure has run for all of them again`() throws {
    enum Test {}
    let items = (0..<4).map { Item($0) }
    let runs = Recorder<Int>()
    let host = ViewHost { LateReaders<Test>(items: items) { runs.note($0) } }
    try host.tap("read")
    try host.tap("count 0")
    runs.values = []
    host.perform { items[1].title = "changed" }
    #expect(runs.values == [1])
    try host.tap("read")
    runs.values = []
    host.perform { items[1].title = "unseen" }
    #expect(runs.values == [])
    #expect(host.texts.suffix(4) == ["unread", "unread", "unread", "unread"])
  }

  struct Inserting<Test>: View {
    @State private var items: [Item]
    let ran: (Int) -> Void
    @State private var reads = false

    init(_ items: [Item], ran: @escaping (Int) -> Void) {
      _items = State(initialValue: items)
      self.ran = ran
    }

    var body: some View {
      Button("insert and read") {
        items.insert(Item(9), at: 2)
        reads = true
      }
      Button("reverse and read") {
        items.reverse()
        reads = true
      }
      ForEach(items) { item in
        let _ = ran(item.id)
        Cell<Test>(title: reads ? item.title : "unread")
      }
    }
  }

  @Test func `a closure that begins to read objects while a row comes or rows move follows those of all rows`() throws {
    enum Insertion {}
    enum Reversal {}
    func change<Test>(_ name: String, _ order: [Int], _ type: Test.Type) throws {
      for changed in order {
        let items = (0..<4).map { Item($0) }
        let host = ViewHost { Inserting<Test>(items) { _ in } }
        try host.tap(name)
        #expect(host.texts.suffix(order.count) == order.map { "item \($0)" })
        guard changed < items.count else { continue }
        for round in 1...2 {
          host.perform { items[changed].title = "round \(round)" }
          #expect(host.texts.suffix(order.count) == order.map { $0 == changed ? "round \(round)" : "item \($0)" })
        }
      }
    }
    try change("insert and read", [0, 1, 9, 2, 3], Insertion.self)
    try change("reverse and read", [3, 2, 1, 0], Reversal.self)
  }

  struct Constant: View {
    let items: [Item]
    let ran: (Int) -> Void
    var body: some View {
      ForEach(0..<3) { index in
        let _ = ran(index)
        Text(items[index].title)
      }
    }
  }

  @Test func `rows of a constant range follow their own objects, too`() {
    let items = (0..<3).map { Item($0) }
    let runs = Recorder<Int>()
    let host = ViewHost { Constant(items: items) { runs.note($0) } }
    runs.values = []
    host.perform { items[1].title = "changed" }
    #expect(runs.values == [1])
    #expect(host.texts == ["item 0", "changed", "item 2"])
  }
}
