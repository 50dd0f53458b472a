import Testing

@testable import AttributeGraph2

/// Semantics 15.1, about what a subgraph keeps, and for how long.
@Suite struct `Memory of subgraphs` {
  let graph = Graph()

  @Test func `what a subgraph makes is kept once`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(1)
    let f = subgraph.computed { x.value }
    #expect(f.value == 1)
    #expect(subgraph.scope.nodes.count == 2)
  }

  @Test func `effects that were adopted and stopped do not wait for the end`() {
    let subgraph = graph.subgraph()
    for _ in 0..<100 { subgraph.adopt(graph.effect {}).stop() }
    #expect(subgraph.scope.nodes.count < 20)
    #expect(graph.statistics.nodes < 20)
  }
}
