import AttributeGraph2
import TestSupport
import Testing

@Suite struct `Keyed cells` {
  struct Opaque { var number: Int }

  let graph = Graph()

  @Test func `elements are set, read and removed as in a dictionary`() {
    let stock = graph.keyedCells(["apple": 3])
    stock["pear"] = 5
    stock["apple"] = 4
    #expect(stock.dictionary == ["apple": 4, "pear": 5])
    #expect(stock.updateValue(6, forKey: "pear") == 5)
    #expect(stock.updateValue(1, forKey: "fig") == nil)
    #expect(stock.removeValue(forKey: "apple") == 4)
    #expect(stock.removeValue(forKey: "apple") == nil)
    stock["fig"] = nil
    #expect(stock.keys == ["pear"])
    #expect(stock.count == 1 && !stock.isEmpty)
    stock.removeAll()
    #expect(stock.isEmpty && stock["pear"] == nil)
  }

  @Test func `18.3 a reader of an element depends on its key alone`() {
    let stock = graph.keyedCells(["apple": 3, "pear": 5])
    let apples = graph.computed { stock["apple"] ?? 0 }
    _ = apples.value
    stock["pear"] = 6
    stock["fig"] = 1
    stock["pear"] = nil
    #expect(apples.value == 3)
    #expect(apples.evaluations == 1)
    stock["apple"] = 4
    #expect(apples.value == 4)
    #expect(apples.evaluations == 2)
  }

  @Test func `18.3 a reader of a key that is not there runs when it comes, and when it goes again`() {
    let stock = graph.keyedCells(["apple": 3])
    let seen = Recorder<Int?>()
    let effect = graph.effect { seen.note(stock["pear"]) }
    stock["fig"] = 1
    stock["pear"] = 5
    stock["pear"] = nil
    stock["pear"] = 6
    #expect(seen.values == [nil, 5, nil, 6])
    #expect(effect.evaluations == 4)
  }

  @Test func `18.3 readers of the count and of the keys depend on no element`() {
    let stock = graph.keyedCells(["apple": 3])
    let count = graph.computed { stock.count }
    let isEmpty = graph.computed { stock.isEmpty }
    let keys = graph.computed { stock.keys.sorted() }
    let read = { _ = (count.value, isEmpty.value, keys.value) }
    read()
    stock["apple"] = 4
    read()
    #expect([count, isEmpty].map(\.evaluations) == [1, 1] && keys.evaluations == 1)
    stock["pear"] = 5
    read()
    #expect(keys.value == ["apple", "pear"])
    #expect([count.evaluations, isEmpty.evaluations, keys.evaluations] == [2, 2, 2])
    graph.transaction {
      stock["pear"] = nil
      stock["fig"] = 1
    }
    read()
    #expect(keys.value == ["apple", "fig"])
    #expect([count.evaluations, isEmpty.evaluations, keys.evaluations] == [2, 2, 3])
  }

  @Test func `18.3 a reader of the whole runs for every change`() {
    let stock = graph.keyedCells(["apple": 3])
    let total = graph.computed { stock.dictionary.values.reduce(0, +) }
    #expect(total.value == 3)
    stock["apple"] = 4
    #expect(total.value == 4)
    stock["pear"] = 5
    #expect(total.value == 9)
    stock["apple"] = nil
    #expect(total.value == 5)
    #expect(total.evaluations == 4)
  }

  @Test func `18.4 equal sets and removals of nothing change nothing`() {
    let stock = graph.keyedCells(["apple": 3])
    let readers = [
      graph.computed { stock["apple"] ?? 0 }, graph.computed { stock.count },
      graph.computed { stock.keys.count }, graph.computed { stock.dictionary.count },
    ]
    _ = readers.map(\.value)
    stock["apple"] = 3
    stock["pear"] = nil
    _ = readers.map(\.value)
    #expect(graph.statistics.writes == 0)
    #expect(readers.map(\.evaluations) == [1, 1, 1, 1])
  }

  @Test func `without a comparison every set counts, and with one of its own that decides`() {
    let opaque = graph.keyedCells(["a": Opaque(number: 1)])
    let reader = graph.computed { opaque["a"]?.number ?? 0 }
    _ = reader.value
    opaque["a"] = Opaque(number: 1)
    _ = reader.value
    #expect(reader.evaluations == 2)
    let rounded = graph.keyedCells(["a": 10], comparedBy: { $0 / 10 == $1 / 10 })
    rounded["a"] = 19
    #expect(rounded["a"] == 10)
    rounded["a"] = 20
    #expect(rounded["a"] == 20)
  }

  @Test func `nil is a value like any other`() {
    let notes = graph.keyedCells(["a": Int?.none])
    #expect(notes.count == 1)
    let reader = graph.computed { notes["a"].map { $0 ?? 0 } ?? -1 }
    #expect(reader.value == 0)
    notes.updateValue(nil, forKey: "a")
    #expect(reader.value == 0)
    notes["a"] = nil
    #expect(reader.value == -1)
    #expect(reader.evaluations == 2)
  }

  @Test func `a write in a rule is refused and reported`() {
    let heard = Recorder<Diagnostic>()
    graph.onDiagnostic = { heard.note($0) }
    let stock = graph.keyedCells(["apple": 3], name: "stock")
    let rule = graph.computed(name: "rule") { () -> Int in
      stock["apple"] = 4
      stock["apple"] = 3
      stock.removeValue(forKey: "pear")
      stock.removeAll()
      return stock.count
    }
    #expect(rule.value == 1)
    #expect(heard.values == Array(repeating: .writeDuringRule(rule: "rule", cell: "stock"), count: 4))
    #expect(stock.dictionary == ["apple": 3])
  }

  @Test func `reads of a program outside rules and effects make no node`() {
    let stock = graph.keyedCells(["apple": 3])
    let before = graph.statistics.nodesCreated
    _ = (stock["apple"], stock["pear"], stock.count, stock.keys, stock.dictionary)
    stock["pear"] = 1
    _ = graph.untracked { stock["pear"] }
    #expect(graph.statistics.nodesCreated == before)
  }

  @Test func `the old value ends when everything has the new one`() {
    let seen = Recorder<[Int]>()
    let guests = graph.keyedCells([String: Farewell](), comparedBy: nil)
    let reader = graph.computed { guests["a"] == nil ? 0 : 1 }
    _ = reader.value
    guests["a"] = Farewell { [unowned guests] in seen.note([reader.value, guests.count, guests.keys.count]) }
    #expect(reader.value == 1)
    guests["a"] = nil
    #expect(seen.values == [[0, 0, 0]])
  }
}
