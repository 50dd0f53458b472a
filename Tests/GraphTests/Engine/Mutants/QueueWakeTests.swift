import AttributeGraph2
import TestSupport
import Testing

/// Semantics 5.7, about who is told.
@Suite struct `Calls to run a queue` {
  let graph = Graph()

  @Test func `nobody is called for what becomes due while the queue is run`() {
    let calls = Box(0)
    let queue = graph.makeEffectQueue { calls.content += 1 }
    let (x, y) = (graph.cell(0), graph.cell(0))
    let first = graph.effect(on: queue) { y.value = x.value }
    let second = graph.effect(on: queue) { _ = y.value }
    queue.run()
    #expect(calls.content == 1)
    x.value = 1
    #expect(calls.content == 2)
    queue.run()
    #expect(calls.content == 2)
    #expect([first.evaluations, second.evaluations] == [2, 2])
  }
}
