import AttributeGraph2
import TestSupport
import Testing

/// Semantics 18.3 and 18.4: elements that are cells.
struct `Keyed cells` {
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

  @Test func `18.3: a reader of an element depends on its key alone`() {
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

  @Test func `18.3: a reader of an absent key runs when the key is added, and when it is removed again`() {
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

  @Test func `18.3: readers of the count and of the keys depend on no element`() {
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

  @Test func `18.3: a reader of the whole runs for every change`() {
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

  @Test func `18.4: equal sets and removals of nothing change nothing`() {
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

  @Test func `a collection can have a comparison of its own, and without one every set counts`() {
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
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let stock = graph.keyedCells(["apple": 3], name: "stock")
    let rule = graph.computed(name: "rule") { () -> Int in
      stock["apple"] = 4
      stock["apple"] = 3
      stock.removeValue(forKey: "pear")
      stock.removeAll()
      return stock.count
    }
    #expect(rule.value == 1)
    #expect(reports.values == Array(repeating: .writeDuringRule(rule: "rule", cell: "stock"), count: 4))
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

  @Test func `an old value is released after all readers have the new one`() {
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

/// Semantics 18.4 and 18.7: writes to a collection.
struct `Transactions of keyed cells` {
  let graph = Graph()

  @Test func `18.4: effects run once for all writes of a transaction`() {
    let stock = graph.keyedCells(["apple": 3])
    let seen = Recorder<[String]>()
    let effect = graph.effect { seen.note(stock.keys.sorted().map { "\($0) \(stock[$0] ?? 0)" }) }
    graph.transaction {
      stock["pear"] = 5
      stock["apple"] = 4
      stock["fig"] = 1
      stock["pear"] = nil
      #expect(stock.dictionary == ["apple": 4, "fig": 1])
    }
    #expect(seen.values == [["apple 3"], ["apple 4", "fig 1"]])
    #expect(effect.evaluations == 2)
  }

  @Test func `a single write is one transaction, and so is a removal of all`() {
    let stock = graph.keyedCells(["apple": 3, "pear": 5])
    let seen = Recorder<Int>()
    let effect = graph.effect { seen.note(stock.count * 100 + stock.keys.count * 10 + stock.dictionary.count) }
    let before = graph.statistics.transactions
    stock["fig"] = 1
    stock.removeAll()
    #expect(seen.values == [222, 333, 0])
    #expect(graph.statistics.transactions == before + 2)
    #expect(effect.evaluations == 3)
  }

  @Test func `18.4: rolled-back writes count as never made for readers of keys, counts and elements`() {
    let stock = graph.keyedCells(["apple": 3])
    let readers = [
      graph.effect { _ = stock["apple"] }, graph.effect { _ = stock["pear"] },
      graph.effect { _ = stock.count }, graph.effect { _ = stock.keys },
    ]
    graph.transaction {
      stock["pear"] = 5
      stock["apple"] = 4
      stock["pear"] = nil
      stock["apple"] = nil
      stock["apple"] = 3
    }
    #expect(readers.map(\.evaluations) == [1, 1, 1, 1])
    graph.transaction {
      stock["pear"] = 5
      stock["apple"] = nil
    }
    #expect(readers.map(\.evaluations) == [2, 2, 1, 2])
    graph.transaction {
      stock["pear"] = nil
      stock["apple"] = 3
      stock["apple"] = nil
      stock["pear"] = 5
    }
    #expect(readers.map(\.evaluations) == [2, 2, 1, 2])
    #expect(graph.invariantViolations == [])
  }

  @Test func `18.4: a reader of the keys that ran in between runs again after a rollback`() {
    let stock = graph.keyedCells(["apple": 3])
    let keys = graph.computed { stock.keys.sorted() }
    _ = keys.value
    graph.transaction {
      stock["pear"] = 5
      #expect(keys.value == ["apple", "pear"])
      stock["pear"] = nil
    }
    #expect(keys.value == ["apple"])
    #expect(keys.evaluations == 3)
  }

  @Test func `the writes of an effect run other effects in the same flush`() {
    let orders = graph.keyedCells([Int: Int]())
    let shipped = graph.keyedCells([Int: Int]())
    let seen = Recorder<Int>()
    let shipping = graph.effect { for key in orders.keys { shipped[key] = orders[key] } }
    let counting = graph.effect { seen.note(shipped.count) }
    orders[1] = 10
    orders[2] = 20
    #expect(seen.values == [0, 1, 2])
    #expect(shipped.dictionary == [1: 10, 2: 20])
    #expect([shipping.evaluations, counting.evaluations] == [3, 3])
  }

  @Test func `an effect that reads a key, removes it and stays runs when the key is added again`() {
    let stock = graph.keyedCells(["apple": 3])
    let seen = Recorder<Int?>()
    let other = graph.cell(0)
    let effect = graph.effect {
      seen.note(stock["apple"])
      if other.value == 1 { stock["apple"] = nil }
    }
    other.value = 1
    #expect(seen.values == [3, 3, nil])
    other.value = 2
    stock["apple"] = 7
    #expect(seen.values.suffix(2) == [nil, 7])
    #expect(effect.evaluations == 5)
  }

  @Test func `cells of keys that are no longer read are released`() {
    let stock = graph.keyedCells([Int: Int]())
    let query = graph.cell(0)
    let effect = graph.effect { _ = stock[query.value] }
    for key in 1...10_000 { query.value = key }
    #expect(graph.statistics.nodes < 100)
    stock[10_000] = 1
    #expect(effect.evaluations == 10_002)
  }

  @Test func `one evaluation keeps the cells of all keys it reads`() {
    let stock = graph.keyedCells([Int: Int]())
    let sum = graph.computed { (0..<1000).reduce(0) { $0 + (stock[$1] ?? 0) } }
    #expect(sum.value == 0)
    for key in 0..<1000 { stock[key] = 1 }
    #expect(sum.value == 1000)
    stock[0] = 2
    stock[999] = 2
    #expect(sum.value == 1002)
    #expect(sum.evaluations == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `18.7: a collection that an effect makes, or uses first, outlives the run`() {
    let made = Box<KeyedCells<String, Int>?>(nil)
    let seen = Recorder<Int?>()
    let effect = graph.effect {
      let stock = made.content ?? graph.keyedCells(["apple": 3])
      made.content = stock
      seen.note(stock["apple"])
    }
    made.content?["apple"] = 4
    made.content?["apple"] = 5
    #expect(seen.values == [3, 4, 5])
    #expect(effect.evaluations == 3)
  }

  @Test func `18.4: a reader made in a transaction that is rolled back is notified of the next write`() {
    let stock = graph.keyedCells(["apple": 10], comparedBy: { abs($0 - $1) <= 2 })
    let log = Recorder<Int>()
    let effect = Box<Effect?>(nil)
    graph.transaction {
      stock["apple"] = 20
      effect.content = graph.effect { log.note(stock["apple"] ?? 0) }
      stock["apple"] = 11
    }
    #expect(log.values == [20, 10])
    stock["apple"] = 13
    #expect(log.values == [20, 10, 13])
    graph.transaction {
      stock["apple"] = 30
      stock["apple"] = 14
    }
    #expect(stock["apple"] == 13)
    #expect(log.values == [20, 10, 13])
  }

  @Test func `18.4: a message that takes a write back takes it back for all`() {
    let stock = graph.keyedCells(["apple": 10], comparedBy: { abs($0 - $1) <= 2 })
    let read = graph.computed { stock["apple"] ?? 0 }
    #expect(read.value == 10)
    let mailbox = graph.mailbox { (number: Int) in stock["apple"] = number }
    mailbox.send(11)
    stock["apple"] = 20
    #expect(stock["apple"] == 10)
    #expect(read.value == 10)
    stock["apple"] = 13
    #expect(read.value == 13)
  }

  final class CountedKey: Hashable {
    let number: Int
    let live: Box<Int>
    init(_ number: Int, in live: Box<Int>) {
      self.number = number
      self.live = live
      live.content += 1
    }
    deinit { live.content -= 1 }
    static func == (one: CountedKey, other: CountedKey) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test(arguments: [true, false])
  func `18.4: an element that ends a transaction equal to before holds that very value`(isRead: Bool) {
    struct Part: Equatable {
      let number: Int
      let text: String
      static func == (one: Part, other: Part) -> Bool { one.number == other.number }
    }
    let parts = graph.keyedCells(["a": Part(number: 1, text: "first")])
    let seen = Recorder<String?>()
    let effect = isRead ? graph.effect { seen.note(parts["a"]?.text) } : nil
    graph.transaction {
      parts["a"] = Part(number: 2, text: "second")
      parts["a"] = Part(number: 1, text: "last")
    }
    #expect(parts["a"]?.text == "first" && parts.dictionary["a"]?.text == "first")
    #expect(seen.values == (isRead ? ["first"] : []))
    effect?.stop()
  }

  @Test func `2.3: a framework that is notified of a write sees all of it`() {
    let queue = Box<EffectQueue?>(nil)
    queue.content = graph.makeEffectQueue { queue.content?.run() }
    let stock = graph.keyedCells(["a": 1])
    let counts = graph.computed { [stock.keys.count, stock.count, stock.dictionary.count] }
    let seen = Recorder<[Int]>()
    let effect = graph.effect(on: queue.content!) { seen.note(counts.value) }
    stock["b"] = 2
    #expect(seen.values == [[1, 1, 1], [2, 2, 2]])
    effect.stop()
  }

  @Test func `keys that are removed and no longer read are released, even if their elements were rolled back`() {
    let live = Box(0)
    let stock = graph.keyedCells([CountedKey: Int](), comparedBy: { abs($0 - $1) <= 2 })
    for number in 0..<1_000 {
      let key = CountedKey(number, in: live)
      stock[key] = 10
      graph.transaction {
        stock[key] = 20
        _ = graph.computed { stock[key] }.value
        stock[key] = 11
      }
      #expect(stock[key] == 10)
      stock[key] = nil
    }
    #expect(live.content <= 200)
  }
}
