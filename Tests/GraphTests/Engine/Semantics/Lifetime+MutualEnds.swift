import AttributeGraph2
import TestSupport
import Testing

/// Semantics 8.6, for rules that end the subgraphs of each other's inputs.
struct `Rules that end each other's inputs` {
  let graph = Graph()
  let x: StateCell<Int>
  /// The subgraph that each of two rules makes in a run, and ends in the next one.
  private let subgraphs = Box<[Subgraph?]>([nil, nil])
  private let made = Box<[CellHandle<Int>?]>([nil, nil])

  init() { x = graph.cell(1) }

  /// A rule that replaces its subgraph with a cell in it, and reads the cell of the other rule.
  private func rule(_ index: Int) -> ComputedAttribute<Int> {
    graph.computed(name: "rule \(index)") { [graph, x, subgraphs, made] () -> Int in
      let value = x.value
      subgraphs.content[index]?.end()
      let subgraph = graph.subgraph()
      subgraphs.content[index] = subgraph
      made.content[index] = subgraph.cell(value)
      return (made.content[1 - index]?.weak.value ?? 0) + value
    }
  }

  @Test func `8.6: each of two such rules can be read alone`() {
    let (a, b) = (rule(0), rule(1))
    #expect([a.value, b.value] == [1, 2])
    x.value = 5
    #expect([a.value, b.value] == [6, 10])
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.6: a reader of both is brought up to date in a bounded number of runs`() {
    let (a, b) = (rule(0), rule(1))
    let sum = graph.computed { a.value + b.value }
    _ = sum.value
    x.value = 5
    _ = sum.value
    #expect(a.evaluations + b.evaluations <= 10)
    #expect(graph.statistics.nodes == 6)
  }

  /// Two such rules that always give the same value, so that their readers are verified again and do not run.
  private func steadyRules() -> [ComputedAttribute<Int>] {
    (0..<2).map { index in
      graph.computed(name: "steady \(index)") { [graph, x, subgraphs, made] () -> Int in
        _ = x.value
        subgraphs.content[index]?.end()
        let subgraph = graph.subgraph()
        subgraphs.content[index] = subgraph
        made.content[index] = subgraph.cell(0)
        return made.content[1 - index]?.weak.value ?? 0
      }
    }
  }

  @Test func `8.6: readers of inputs that make each other stale without end keep their values, and reads try again`() {
    let steady = steadyRules()
    let z = graph.cell(0)
    let sum = graph.computed { steady[0].value + steady[1].value + z.value }
    let outer = graph.computed { sum.value }
    #expect(outer.value == 0)
    x.value = 5
    for _ in 1...2 {
      let before = steady[0].evaluations
      #expect(outer.value == 0)
      #expect(steady[0].evaluations > before + 50)
      #expect(outer.evaluations == 1)
      #expect(graph.invariantViolations == [])
    }
    z.value = 7
    #expect(outer.value == 7)
  }

  @Test func `8.6: an effect whose inputs make each other stale without end waits for the next commit`() {
    let steady = steadyRules()
    let z = graph.cell(0)
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note(steady[0].value + steady[1].value + z.value) }
    x.value = 5
    #expect(steady[0].evaluations > 50)
    z.value = 7
    #expect(seen.values.last == 7)
    w.stop()
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.6: an effect on both runs, and the write that causes it returns`() {
    let (a, b) = (rule(0), rule(1))
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note(a.value + b.value) }
    x.value = 5
    #expect(a.evaluations + b.evaluations <= 250)
    w.stop()
    let runs = seen.values.count
    x.value = 6
    #expect(seen.values.count == runs)
  }
}
