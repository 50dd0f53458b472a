import AttributeGraph2
import Testing

@Suite struct `Statistics of a graph` {
  let graph = Graph()

  @Test func `a new graph has counted nothing`() {
    let statistics = graph.statistics
    #expect(
      [
        statistics.nodes, statistics.nodesCreated, statistics.edges, statistics.evaluations, statistics.cutoffs,
        statistics.validations, statistics.writes, statistics.transactions,
      ].allSatisfy { $0 == 0 })
  }

  @Test func `everything is counted exactly`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let parity = graph.computed { x.value % 2 }
    let sum = graph.computed { parity.value + y.value }
    let w = graph.effect { _ = sum.value }
    #expect(graph.statistics.nodes == 5)
    #expect(graph.statistics.edges == 4)
    #expect(graph.statistics.evaluations == 3)
    x.value = 2
    #expect(graph.statistics.evaluations == 4)
    #expect(graph.statistics.cutoffs == 1)
    #expect(graph.statistics.validations == 2)
    graph.transaction {
      x.value = 3
      y.value = 1
      y.value = 1
    }
    #expect(graph.statistics.writes == 3)
    #expect(graph.statistics.transactions == 2)
    #expect(graph.statistics.evaluations == 7)
    #expect([parity.evaluations, sum.evaluations, w.evaluations] == [3, 2, 2])
  }

  @Test func `the evaluations of the nodes add up to those of the graph`() {
    let x = graph.cell(0)
    let rules = (1...10).map { n in graph.computed { x.value / n } }
    let sum = graph.computed { rules.reduce(0) { $0 + $1.value } }
    for next in 0..<30 {
      x.value = next
      _ = sum.value
    }
    #expect(graph.statistics.evaluations == rules.reduce(sum.evaluations) { $0 + $1.evaluations })
  }
}
