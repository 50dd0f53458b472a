import AttributeGraph2
import TestSupport
import Testing

/// Semantics 9.1: many readers, many inputs, and long chains with an effect.
struct `Breadth` {
  let graph = Graph()

  private func chain(on head: StateCell<Int>, length: Int) -> ComputedAttribute<Int> {
    var last = graph.computed { head.value + 1 }
    for _ in 1..<length {
      let previous = last
      last = graph.computed { previous.value + 1 }
    }
    return last
  }

  @Test func `9.1: an effect at the end of a long chain runs once a write`() {
    let length = 100_000
    let head = graph.cell(0)
    let last = chain(on: head, length: length)
    let w = graph.effect { _ = last.value }
    for next in 1...3 { head.value = next }
    #expect(w.evaluations == 4)
    #expect(graph.statistics.evaluations == 4 * length + 4)
  }

  @Test func `9.1: a cycle at the end of a long chain is found`() async {
    await #expect(processExitsWith: .failure) {
      let graph = Graph()
      let back = Box<ComputedAttribute<Int>?>(nil)
      let first = graph.computed { back.content?.value ?? 0 }
      var last = first
      for _ in 0..<20_000 {
        let previous = last
        last = graph.computed { previous.value + 1 }
      }
      back.content = last
      _ = last.value
    }
  }

  @Test func `9.1, C-238: a hundred thousand effects are made and released`() {
    let count = 100_000
    let x = graph.cell(0)
    var effects = (0..<count).map { _ in graph.effect { _ = x.value } }
    #expect(graph.statistics.edges == count)
    x.value = 1
    #expect(graph.statistics.evaluations == 2 * count)
    for effect in effects.prefix(count / 2) { effect.stop() }
    #expect(graph.statistics.edges == count / 2)
    effects = []
    #expect(graph.statistics.edges == 0)
    #expect(graph.statistics.nodes == 1)
  }

  @Test func `9.1: queued effects are released without a search for each`() {
    let count = 100_000
    let x = graph.cell(0)
    var effects = (0..<count).map { _ in graph.effect { _ = x.value } }
    graph.transaction {
      x.value = 1
      effects = []
    }
    #expect(effects.isEmpty)
    #expect(graph.statistics.evaluations == count)
  }

  @Test func `9.1: effects run each other's queues deeper than the stack`() {
    let count = 20_000
    let queues = (0..<count).map { _ in graph.makeEffectQueue() }
    let effects = queues.indices.map { index in
      graph.effect(on: queues[index]) { if index + 1 < count { queues[index + 1].run() } }
    }
    queues[0].run()
    #expect(graph.statistics.evaluations == count)
    #expect(effects.allSatisfy { $0.evaluations == 1 })
  }

  @Test func `9.1: a rule reads a hundred thousand inputs again`() {
    let count = 100_000
    let cells = (0..<count).map { graph.cell($0) }
    let inner = cells.map { cell in graph.computed { cell.value } }
    let sum = graph.computed { (0..<count).reduce(0) { $0 &+ inner[$1].value &- cells[$1].value } }
    #expect(sum.value == 0)
    cells[5].value = 0
    #expect(sum.value == 0)
    #expect(sum.evaluations == 2)
  }

  @Test func `C-238: twenty diamonds in a row cost twenty evaluations`() {
    let x = graph.cell(1)
    var levels = [graph.computed { x.value }]
    for _ in 1...20 {
      let last = levels[levels.count - 1]
      levels.append(graph.computed { last.value + last.value })
    }
    #expect(levels[20].value == 1_048_576)
    x.value = 3
    #expect(levels[20].value == 3_145_728)
    #expect(levels.allSatisfy { $0.evaluations == 2 })
  }

  @Test func `9.1: cleanups register cleanups that run at once, as deep as memory allows`() {
    let runs = Box(0)
    func register(_ depth: Int) {
      graph.onCleanup {
        runs.content += 1
        if depth > 0 { register(depth - 1) }
      }
    }
    let effect = graph.effect { register(20_000) }
    effect.stop()
    #expect(runs.content == 20_001)
  }

  @Test func `9.1: a cleanup may stop the next effect, and so on, as deep as memory allows`() {
    let effects = Box<[Effect]>([])
    for index in 0..<20_000 {
      effects.content.append(
        graph.effect { [graph] in graph.onCleanup { if index > 0 { effects.content[index - 1].stop() } } })
    }
    effects.content[19_999].stop()
    #expect(effects.content.allSatisfy { $0.isStopped })
    effects.content = []
  }

  @Test func `9.1: the end of a subgraph may end the next one, and so on, as deep as memory allows`() {
    let subgraphs = (0..<20_000).map { _ in graph.subgraph() }
    let observing = zip(subgraphs, subgraphs.dropFirst()).map { one, next in one.onEnd { next.end() } }
    subgraphs[0].end()
    #expect(subgraphs.allSatisfy { $0.isEnded })
    withExtendedLifetime(observing) {}
  }
}
