import AttributeGraph2
import Testing

/// Semantics 15.4, where a place is used again.
@Suite struct `Handles whose place was used again` {
  let graph = Graph()

  @Test func `a dead handle does not take the name of another`() {
    let first = graph.subgraph()
    let a = first.cell(0, name: "a")
    first.end()
    #expect(a.name == "a")
    let second = graph.subgraph()
    let b = second.cell(0, name: "b")
    second.end()
    #expect(b.name == "b")
    #expect(a.name.contains("DeadHandleTests.swift"))
  }

  @Test func `a stopped effect is not alive`() {
    let subgraph = graph.subgraph()
    let effect = subgraph.effect {}
    #expect(effect.isAlive)
    effect.stop()
    #expect(!effect.isAlive)
  }

  @Test func `late writes are counted in a graph that has the places of another that has gone`() {
    do {
      let former = Graph()
      for _ in 0..<20 {
        let subgraph = former.subgraph()
        _ = subgraph.cell(0)
        subgraph.end()
      }
    }
    let subgraph = graph.subgraph()
    let cells = (0..<3).map { subgraph.cell($0) }
    subgraph.end()
    for cell in cells { cell.value = 7 }
    #expect(graph.statistics.lateWrites == 3)
  }
}
