import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 18.5, 19.20 and 19.21: keyed maps whose elements a listener reads.
struct `Listeners of keyed maps` {
  private let graph = Graph()

  @Test func `19.21: a listener may read a map whenever a node of it is made or ends`() {
    let stock = graph.keyedCells(["apple": 3, "pear": 5], name: "stock")
    let labels = stock.map(name: "labels") { "\($1) × \($0)" }
    let calls = Box(0)
    let listening = graph.onEvent { event in
      switch event {
      case .nodeMade, .nodeEnded:
        calls.content += 1
        for key in ["apple", "pear", "plum"] { _ = labels[key] }
      default: break
      }
    }
    #expect(labels.dictionary == ["apple": "3 × apple", "pear": "5 × pear"])
    stock["plum"] = 1
    stock["pear"] = nil
    #expect(labels.dictionary == ["apple": "3 × apple", "plum": "1 × plum"])
    for index in 0..<100 {
      stock["extra \(index)"] = index
      _ = labels["absent \(index)"]
    }
    #expect(labels.dictionary.count == 102)
    #expect(calls.content > 200)
    listening.cancel()
    stock["apple"] = 4
    stock["pear"] = 6
    #expect(labels["apple"] == "4 × apple" && labels.dictionary["apple"] == "4 × apple")
    #expect(labels["pear"] == "6 × pear" && labels.dictionary["pear"] == "6 × pear")
    #expect(graph.invariantViolations == [])
  }

  @Test func `19.20: a rule that a listener reads while a map is first read stays up to date`() {
    let stock = graph.keyedCells(["apple": 3])
    let labels = stock.map(name: "labels") { "\($1) × \($0)" }
    let apples = graph.computed(name: "apples") { labels.dictionary["apple"] ?? "" }
    let seen = Recorder<String>()
    let listening = graph.onEvent { event in
      if case .nodeMade(let node) = event, node.name == "labels" { seen.note(apples.value) }
    }
    _ = labels.dictionary
    listening.cancel()
    stock["apple"] = 4
    #expect(seen.values.first == "3 × apple")
    #expect(apples.value == "4 × apple")
  }

  @Test func `19.23: whyNot names no element of a map that has ended before a map whose whole reuses its record`() {
    let stock = graph.keyedCells(["apple": 3], name: "stock")
    let later = Box<KeyedMap<String, Int>?>(nil)
    var holding: ComputedAttribute<Int>? = holder(of: stock.map { $1 }) { [graph] in
      graph.onCleanup {
        later.content = stock.map(name: "later") { $1 % 10 }
        _ = later.content?.dictionary
      }
    }
    withExtendedLifetime(holding) {}
    holding = nil
    let effect = graph.effect(name: "reading") { _ = later.content?.dictionary }
    stock["apple"] = 13
    #expect(graph.whyNot(effect).description.contains("'later[apple]' has kept its value"))
  }

  /// An attribute whose release ends the whole of a map first, and then a rule that calls a closure in its run.
  private func holder(of map: KeyedMap<String, Int>, _ body: @escaping () -> Void) -> ComputedAttribute<Int> {
    let rule = graph.computed { () -> Int in
      body()
      return 0
    }
    _ = (map.dictionary, rule.value)
    return graph.computed { [rule, map] in rule.value + map.count }
  }
}
