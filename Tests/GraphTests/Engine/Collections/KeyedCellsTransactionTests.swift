import TestSupport
import Testing

@testable import AttributeGraph2

@Suite struct `Transactions of keyed cells` {
  let graph = Graph()

  @Test func `18.4 effects run once for all writes of a transaction`() {
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

  @Test func `a single write is one transaction, and so is removing all`() {
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

  @Test func `18.4 what a transaction takes back was never written for readers of keys, counts and elements`() {
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
    #expect(graph.checkInvariants() == [])
  }

  @Test func `a reader of the keys that ran in between runs again when they are taken back`() {
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

  @Test func `an effect writes, and what it makes due runs in the same flush`() {
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

  @Test func `an effect that reads a key, removes it and goes on reading hears of its return`() {
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

  @Test func `cells of keys that nobody reads any more do not pile up`() {
    let stock = graph.keyedCells([Int: Int]())
    let query = graph.cell(0)
    let effect = graph.effect { _ = stock[query.value] }
    for key in 1...10_000 { query.value = key }
    #expect(graph.statistics.nodes < 100)
    stock[10_000] = 1
    #expect(effect.evaluations == 10_002)
  }

  @Test func `one evaluation keeps the cells of all keys that it reads`() {
    let stock = graph.keyedCells([Int: Int]())
    let sum = graph.computed { (0..<1000).reduce(0) { $0 + (stock[$1] ?? 0) } }
    #expect(sum.value == 0)
    for key in 0..<1000 { stock[key] = 1 }
    #expect(sum.value == 1000)
    stock[0] = 2
    stock[999] = 2
    #expect(sum.value == 1002)
    #expect(sum.evaluations == 3)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `18.7 a collection that an effect makes, or uses first, outlives the run`() {
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
}
