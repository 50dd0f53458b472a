import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 18.9 and 18.10: keys of keyed collections, whose `==` and `hash` are user code.
struct `Keys of collections` {
  @Test func `18.9: a key whose code reaches its collection while that changes traps with the collection's name`() async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let stock = graph.keyedCells([TouchyKey: Int](), name: "stock")
      let key = TouchyKey(1, onHash: { [weak stock] in stock?.updateValue(7, forKey: TouchyKey(2)) })
      stock[key] = 3
    }
    #expect(standardErrorText(of: result).contains("A key of 'stock' accesses the collection in its '=='"))
  }

  @Test func `18.9: a key whose code writes a cell or makes an effect leaves readers of the element up to date`() {
    let graph = Graph()
    let other = graph.cell(0)
    var writes = 0
    var effects: [Effect] = []
    let stock = graph.keyedCells([TouchyKey: Int]())
    let key = TouchyKey(
      1,
      onHash: {
        writes += 1
        other.value = writes
        if effects.count < 100 { effects.append(graph.effect { _ = other.value }) }
      })
    stock[key] = 3
    var seen: [Int?] = []
    let effect = graph.effect { seen.append(stock[key]) }
    stock[TouchyKey(1)] = 4
    #expect(seen == [3, 4])
    effect.stop()
    #expect(graph.invariantViolations == [])
  }

  @Test func `a listener that reads a new element in an effect of its own does not keep others from changes`() {
    let graph = Graph()
    let stock = graph.keyedCells(["apple": 3])
    var inner: [Int?] = []
    var effects: [Effect] = []
    let listening = graph.onEvent { event in
      guard case .nodeMade(let node) = event, node.kind == .cell, effects.isEmpty else { return }
      effects.append(graph.effect { inner.append(stock["apple"]) })
    }
    var outer: [Int?] = []
    let effect = graph.effect { outer.append(stock["apple"]) }
    listening.cancel()
    stock["apple"] = 4
    #expect(inner == [3, 4])
    #expect(outer == [3, 4])
    effect.stop()
  }

  @Test func `10.2: an element that a transaction has replaced may write when it is released`() {
    let graph = Graph()
    let ended = graph.cell(0)
    let cells = graph.keyedCells(["a": Touchy(1, onEnd: { ended.value += 1 })])
    graph.transaction { cells["a"] = Touchy(2) }
    #expect(ended.value == 1)
  }

  @Test func `a key that goes is released with its transaction`() {
    let graph = Graph()
    let ended = Box(0)
    let stock = graph.keyedCells([TouchyKey: Int]())
    for number in 0..<3 { stock[TouchyKey(number, onEnd: { ended.content += 1 })] = number }
    stock[TouchyKey(0)] = nil
    #expect(ended.content == 1)
    stock.removeAll()
    #expect(ended.content == 3)
  }

  @Test func `a key that goes is released when every map has been read or has gone`() {
    let graph = Graph()
    let ended = Box(0)
    let stock = graph.keyedCells([TouchyKey(0): 0])
    var maps = (0..<3).map { factor in stock.map { $1 * factor } }
    for map in maps { _ = map.dictionary }
    for number in 1...10 {
      stock[TouchyKey(number, onEnd: { ended.content += 1 })] = number
      stock[TouchyKey(number)] = nil
    }
    for map in maps[..<2] { _ = map.dictionary }
    maps.removeLast()
    #expect(ended.content == 10)
    stock[TouchyKey(20)] = 20
    #expect(maps[1].dictionary == [TouchyKey(0): 0, TouchyKey(20): 20])
  }

  @Test func `18.5: maps that are read at different times have all keys, however many came and went`() {
    let graph = Graph()
    let stock = graph.keyedCells([Int: Int]())
    let maps = [1, 7, 50, 400].map { step in (step, stock.map { $1 * step }) }
    for number in 0..<1_200 {
      stock[number % 97] = number.isMultiple(of: 3) ? nil : number
      for (step, map) in maps where number.isMultiple(of: step) {
        #expect(map.dictionary == stock.dictionary.mapValues { $0 * step })
      }
    }
  }

  @Test func `18.4: a reader of the whole does not run again for a value that it has seen`() {
    let graph = Graph()
    let cells = graph.keyedCells(["a": 1])
    let total = graph.computed { cells.dictionary.values.reduce(0, +) }
    _ = total.value
    graph.transaction {
      cells["a"] = 5
      cells["a"] = 1
      _ = total.value
    }
    _ = total.value
    #expect(total.evaluations == 2)
  }

  @Test func `18.10: the description of a key may read its collection, and its reads are no inputs`() {
    let graph = Graph()
    let language = graph.cell("en")
    let names = graph.keyedCells([DescribedKey: String](), name: "names")
    let labels = names.map(name: "labels") { $1 + "!" }
    let key = DescribedKey { [weak names] in (names?[$0] ?? "", labels[$0] ?? "", language.value) }
    names[key] = "one"
    let effect = graph.effect { _ = names[key] }
    #expect(labels[key] != nil)
    language.value = "de"
    #expect(effect.evaluations == 1)
    effect.stop()
  }

  @Test func `18.10: elements of a named collection are named by their keys`() {
    let graph = Graph()
    let stock = graph.keyedCells(["apple": 3], name: "stock")
    let labels = stock.map(name: "labels") { "\($0): \($1)" }
    let effect = graph.effect { _ = (stock["pear"], labels["apple"]) }
    let names = graph.snapshot().nodes.map(\.name)
    #expect(names.contains("stock[pear]") && names.contains("labels[apple]"))
    effect.stop()
  }
}

/// A key with a description that runs a closure.
private final class DescribedKey: Hashable, CustomStringConvertible {
  private let describe: (DescribedKey) -> (String, String, String)
  init(_ describe: @escaping (DescribedKey) -> (String, String, String)) { self.describe = describe }
  var description: String { "\(describe(self))" }
  static func == (one: DescribedKey, other: DescribedKey) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
