import TestSupport
import Testing

@testable import AttributeGraph2

struct `Kept effects` {
  @Test func `14.8: an effect that the graph keeps runs without another owner`() {
    let graph = Graph()
    let cell = graph.cell(1)
    var seen: [Int] = []
    graph.keep(graph.effect { seen.append(cell.value) })
    cell.value = 2
    #expect(seen == [1, 2])
  }

  @Test func `14.8: a kept effect ends with the run that made it, unless it is detached`() {
    let graph = Graph()
    let (made, read) = (graph.cell(0), graph.cell(0))
    let seen = Recorder<String>()
    let maker = graph.effect { [graph] in
      guard made.value == 1 else { return }
      graph.keep(graph.effect { seen.note("run \(read.value)") })
      graph.keep(graph.detached { graph.effect { seen.note("detached \(read.value)") } })
    }
    made.value = 1
    made.value = 2
    read.value = 1
    #expect(seen.values == ["run 0", "detached 0", "detached 1"])
    maker.stop()
    read.value = 2
    #expect(seen.values.last == "detached 2")
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

  @Test func `a list keeps those that were not stopped in their order, and releases the others in O(1) for each`() {
    let graph = Graph()
    let list = KeptEffects()
    var releases = 0
    let effects = (0..<1_000).map { graph.effect(name: "\($0)") {} }
    for (index, effect) in effects.enumerated() {
      let count = list.all.count
      list.append(effect)
      if list.all.count <= count { releases += 1 }
      // One in a hundred stops as soon as it is kept: a full list has few to release.
      if index.isMultiple(of: 100) { effect.stop() }
    }
    #expect(list.all.filter { !$0.isStopped }.map(\.name) == effects.filter { !$0.isStopped }.map(\.name))
    #expect(releases <= 6)
  }

  @Test func `18.8: effects of a model that were stopped do not pile up`() {
    let graph = Graph()
    let model = GraphModel(graph: graph)
    let kept = model.effect { _ in }
    for _ in 0..<1_000 { model.effect { _ in }.stop() }
    #expect(graph.statistics.nodes < 50)
    #expect(!kept.isStopped)
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
