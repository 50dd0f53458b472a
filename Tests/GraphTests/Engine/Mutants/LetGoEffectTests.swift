import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 15.1, for what stays in a subgraph when its stopped effects are let go.
@Suite struct `What stays when stopped effects are let go` {
  let graph = Graph()

  @Test func `what stays keeps its order, still works, and ends once`() throws {
    let subgraph = graph.subgraph()
    let runs = Box(0)
    let ends = Recorder<Int>()
    // So many stay that the last effect that stops takes all others with it.
    let spare = [subgraph.cell(-1), subgraph.cell(-2)]
    var cells: [CellHandle<Int>] = []
    var live: [EffectHandle] = []
    var stopped: [EffectHandle] = []
    for index in 0..<4 {
      for _ in 0..<3 { stopped.append(subgraph.effect {}) }
      let x = subgraph.cell(index)
      cells.append(x)
      live.append(
        subgraph.effect { [graph] in
          runs.content += x.value
          graph.onCleanup { ends.note(index) }
        })
    }
    let leaving = stopped.compactMap { $0.effect.map { NodeReference($0).id } }
    let staying = subgraph.scope.nodes.map(\.node.id).filter { !leaving.contains($0) }
    #expect(staying.count == 10)
    for effect in stopped { effect.stop() }
    try #require(subgraph.scope.nodes.map(\.node.id) == staying)
    #expect(stopped.allSatisfy { !$0.address.slot.isHome($0.address.generation) })
    #expect(graph.statistics.nodes == 10)
    #expect(live.allSatisfy { $0.isAlive })
    #expect((spare + cells).map(\.value) == [-1, -2, 0, 1, 2, 3])
    runs.content = 0
    for x in cells { x.value += 10 }
    #expect(runs.content == 46)
    #expect(ends.values == [0, 1, 2, 3])
    #expect(graph.checkInvariants() == [])
    subgraph.end()
    #expect(ends.values == [0, 1, 2, 3, 3, 2, 1, 0])
    #expect((spare + cells).allSatisfy { !$0.address.slot.isHome($0.address.generation) })
    #expect(live.allSatisfy { !$0.isAlive })
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `effects that were let go are gone from memory`() {
    let subgraph = graph.subgraph()
    let gone = Box(0)
    let x = subgraph.cell(1)
    var effects: [EffectHandle] = []
    for _ in 0..<12 {
      let token = Farewell { gone.content += 1 }
      effects.append(subgraph.effect { withExtendedLifetime(token) {} })
    }
    for effect in effects { effect.stop() }
    #expect(gone.content >= 9)
    #expect(x.value == 1)
    subgraph.end()
    #expect(gone.content == 12)
  }
}
