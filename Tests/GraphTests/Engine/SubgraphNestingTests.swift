import Testing

@testable import AttributeGraph2

/// Semantics 15.1: how deep subgraphs may stand in each other.
@Suite struct `Subgraphs in each other` {
  @Test func `twenty thousand subgraphs in each other are made and end, on a stack of 8 MiB`() {
    onStackOfEightMebibytes {
      let graph = Graph()
      let outermost = graph.subgraph()
      var innermost = outermost
      for _ in 0..<20_000 { innermost = innermost.subgraph() }
      let x = innermost.cell(1)
      #expect(graph.statistics.subgraphs == 20_001)
      outermost.end()
      #expect(graph.statistics.subgraphs == 0)
      #expect(innermost.isEnded)
      #expect(!x.isAlive)
    }
  }

  @Test func `they go with the last owner of the outermost`() {
    onStackOfEightMebibytes {
      let graph = Graph()
      var outermost: Subgraph? = graph.subgraph()
      var innermost = outermost
      for _ in 0..<20_000 { innermost = innermost?.subgraph() }
      innermost = nil
      #expect(outermost?.isEnded == false)
      outermost = nil
      #expect(graph.statistics.subgraphs == 0)
    }
  }

  @Test func `what a subgraph makes after its end has ended`() {
    let graph = Graph()
    let outer = graph.subgraph()
    outer.end()
    #expect(outer.subgraph().isEnded)
    #expect(graph.statistics.subgraphs == 0)
  }
}
