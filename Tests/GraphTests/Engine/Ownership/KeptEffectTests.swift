import TestSupport
import Testing

import AttributeGraph2

@Suite struct `Kept effects` {
  @Test func `14.8: an effect that the graph keeps runs without another owner`() {
    let graph = Graph()
    let cell = graph.cell(1)
    var seen: [Int] = []
    graph.keep(graph.effect { seen.append(cell.value) })
    cell.value = 2
    #expect(seen == [1, 2])
  }

  @Test func `14.8: a kept effect can be stopped`() {
    let graph = Graph()
    let cell = graph.cell(1)
    var seen: [Int] = []
    let effect = graph.keep(graph.effect { seen.append(cell.value) })
    effect.stop()
    cell.value = 2
    #expect(seen == [1])
  }

  @Test func `14.8: a graph releases the effects that it keeps when it goes`() {
    let released = Box(false)
    var graph: Graph? = Graph()
    func keepEffect(of graph: Graph?) {
      let farewell = Farewell { released.content = true }
      if let graph { graph.keep(graph.effect { withExtendedLifetime(farewell) {} }) }
    }
    keepEffect(of: graph)
    #expect(!released.content)
    graph = nil
    #expect(released.content)
  }

  @Test func `an effect of another graph is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Graph().keep(Graph().effect(name: "stranger") {})
    }
    #expect(standardErrorText(of: result).contains("'stranger' belongs to another graph."))
  }

  @Test func `14.8: kept effects that were stopped do not pile up`() {
    let graph = Graph()
    let cell = graph.cell(1)
    let kept = graph.keep(graph.effect { _ = cell.value })
    for _ in 0..<1_000 { graph.keep(graph.effect { _ = cell.value }).stop() }
    #expect(graph.statistics.nodes < 50)
    cell.value = 2
    #expect(kept.evaluations == 2)
  }
}
