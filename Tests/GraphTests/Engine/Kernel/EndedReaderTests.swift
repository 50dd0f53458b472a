import AttributeGraph2
import TestSupport
import Testing

/// An ended reader has no inputs, though it is still held.
struct `Inputs of readers that have ended` {
  let graph = Graph()

  @Test func `an ended attribute of one or several inputs has none`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let subgraph = graph.subgraph()
    let one = graph.computed { x.value }
    let several = graph.computed { x.value + y.value }
    _ = subgraph.adopt(one)
    _ = subgraph.adopt(several)
    #expect(several.value == 3)
    #expect(one.value == 1)
    #expect(one.inputNames == ["x"])
    #expect(several.inputNames == ["x", "y"])
    subgraph.end()
    #expect(one.inputNames == [])
    #expect(several.inputNames == [])
    #expect(graph.statistics.edges == 0)
  }

  @Test func `an ended attribute has no input where it was the only reader of its only input`() {
    let x = graph.cell(1, name: "x")
    let subgraph = graph.subgraph()
    let f = graph.computed { x.value }
    _ = subgraph.adopt(f)
    #expect(f.value == 1)
    #expect(f.inputNames == ["x"])
    subgraph.end()
    #expect(f.inputNames == [])
    #expect(graph.statistics.edges == 0)
    x.value = 2
    #expect(f.evaluations == 1)
  }

  @Test func `an effect that has ended or was stopped has no inputs`() {
    let x = graph.cell(1, name: "x")
    let subgraph = graph.subgraph()
    let ended = graph.effect { _ = x.value }
    subgraph.adopt(ended)
    #expect(ended.inputNames == ["x"])
    subgraph.end()
    #expect(ended.inputNames == [])
    let stopped = graph.effect { _ = x.value }
    #expect(stopped.inputNames == ["x"])
    stopped.stop()
    #expect(stopped.inputNames == [])
    #expect(graph.statistics.edges == 0)
  }

  @Test func `a rule that ends one of its inputs does not run again for it`() {
    let home = graph.subgraph()
    let gone = home.cell(10)
    let x = graph.cell(0)
    let parity = graph.computed(name: "parity") { x.value % 2 }
    let rule = graph.computed {
      let sum = parity.value + (gone.weak.value ?? 0)
      home.end()
      return sum
    }
    #expect(rule.value == 10)
    #expect(rule.inputNames == ["parity"])
    x.value = 2
    #expect([rule.value, rule.evaluations] == [10, 1])
  }

  private final class Held { weak var cell: StateCell<Int>? }

  @Test func `an input that stays beside one that ended belongs to its reader alone`() {
    let subgraph = graph.subgraph()
    let first = subgraph.cell(1)
    var second: StateCell<Int>? = graph.cell(2)
    let isFirst = Box(true)
    let held = Held()
    held.cell = second
    let before = graph.statistics.nodes
    let effect = graph.effect {
      guard isFirst.content else { return _ = held.cell?.value }
      isFirst.content = false
      _ = (first.value, held.cell?.value)
      subgraph.end()
    }
    second = nil
    effect.stop()
    #expect(graph.statistics.nodes == before - 1)
    #expect(graph.invariantViolations == [])
  }
}
