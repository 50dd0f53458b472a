import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 5.7.
@Suite struct `Effect queues` {
  let graph = Graph()

  @Test func `an effect on a queue waits for the queue, also for its first run`() {
    let queue = graph.makeEffectQueue()
    let x = graph.cell(0)
    let w = graph.effect(on: queue) { _ = x.value }
    #expect(w.evaluations == 0)
    #expect(!queue.isEmpty)
    queue.run()
    #expect(w.evaluations == 1)
    #expect(queue.isEmpty)
    x.value = 1
    x.value = 2
    #expect(w.evaluations == 1)
    queue.run()
    #expect(w.evaluations == 2)
  }

  @Test func `an effect whose inputs are the same after all does not run`() {
    let queue = graph.makeEffectQueue()
    let x = graph.cell(0)
    let parity = graph.computed { x.value % 2 }
    let w = graph.effect(on: queue) { _ = parity.value }
    queue.run()
    x.value = 2
    queue.run()
    #expect(w.evaluations == 1)
  }

  @Test func `effects run in the order of their creation`() {
    let log = Recorder<Int>()
    let queue = graph.makeEffectQueue()
    let cells = (0..<4).map { graph.cell($0) }
    let effects = (0..<4).map { index in
      graph.effect(on: queue) {
        _ = cells[index].value
        log.note(index)
      }
    }
    queue.run()
    for cell in cells.reversed() { cell.value += 10 }
    queue.run()
    #expect(log.values == [0, 1, 2, 3, 0, 1, 2, 3])
    #expect(effects.count == 4)
  }

  @Test func `the graph's own effects follow each write of a queue's effect`() {
    let log = Recorder<String>()
    let queue = graph.makeEffectQueue()
    let x = graph.cell(0)
    let y = graph.cell(0)
    let own = graph.effect { log.note("own \(y.value)") }
    let queued = graph.effect(on: queue) {
      y.value = x.value
      log.note("queued")
    }
    queue.run()
    x.value = 1
    log.values = []
    queue.run()
    #expect(log.values == ["queued", "own 1"])
    #expect([own.evaluations, queued.evaluations] == [2, 2])
  }

  @Test func `a queue that is run by its own effect is not entered again`() {
    let log = Recorder<String>()
    let queue = graph.makeEffectQueue()
    let effects = [
      graph.effect(on: queue) {
        log.note("first begins")
        queue.run()
        log.note("first ends")
      }, graph.effect(on: queue) { log.note("second") },
    ]
    queue.run()
    #expect(log.values == ["first begins", "first ends", "second"])
    #expect(effects.count == 2)
  }

  @Test func `a queue that is run by a rule waits`() {
    let queue = graph.makeEffectQueue()
    let w = graph.effect(on: queue) {}
    let f = graph.computed { () -> Int in
      queue.run()
      return 1
    }
    #expect(f.value == 1)
    #expect(w.evaluations == 0)
    queue.run()
    #expect(w.evaluations == 1)
  }

  @Test func `effects that go or stop leave their queue`() {
    let queue = graph.makeEffectQueue()
    let runs = Box(0)
    let stopped = graph.effect(on: queue) { runs.content += 1 }
    do {
      let gone = graph.effect(on: queue) { runs.content += 1 }
      #expect(!gone.isStopped)
    }
    stopped.stop()
    queue.run()
    #expect(runs.content == 0)
    #expect(queue.isEmpty)
  }

  @Test func `a queue lives as long as one of its effects, and is woken for it`() {
    weak var queue: EffectQueue?
    let (x, wakes) = (graph.cell(0), Box(0))
    var effects: [Effect] = []
    do {
      let made = graph.makeEffectQueue { wakes.content += 1 }
      queue = made
      effects = [graph.effect(on: made) { _ = x.value }, graph.effect(on: made) {}]
      made.run()
    }
    effects.removeLast()
    x.value = 1
    #expect(queue != nil)
    #expect(wakes.content == 2)
    // The last one waits in it as it goes.
    effects = []
    #expect(queue == nil)
  }

  @Test func `effects of two queues do not wait for each other`() {
    let first = graph.makeEffectQueue()
    let second = graph.makeEffectQueue()
    let x = graph.cell(0)
    let a = graph.effect(on: first) { _ = x.value }
    let b = graph.effect(on: second) { _ = x.value }
    second.run()
    #expect([a.evaluations, b.evaluations] == [0, 1])
    first.run()
    #expect([a.evaluations, b.evaluations] == [1, 1])
    #expect(graph.checkInvariants() == [])
  }

  @Test func `a queue keeps its graph`() {
    weak var kept: Graph?
    var queue: EffectQueue?
    do {
      let graph = Graph()
      kept = graph
      queue = graph.makeEffectQueue()
    }
    #expect(kept != nil)
    #expect(queue?.isEmpty == true)
    queue = nil
    #expect(kept == nil)
  }
}
