import AttributeGraph2
import TestSupport
import Testing

/// Semantics 5.7: effects that are deferred until their own queue runs.
struct `Effect queues` {
  let graph = Graph()
  let reports = Recorder<Diagnostic>()

  init() {
    graph.onDiagnostic = { [reports] in reports.note($0) }
  }

  @Test func `5.7: an effect on a queue is deferred until the queue runs, also for its first run`() {
    let queue = graph.makeEffectQueue()
    let x = graph.cell(0)
    let seen = Recorder<Int>()
    let w = graph.effect(on: queue) { seen.note(x.value) }
    x.value = 1
    #expect(seen.values.isEmpty)
    #expect(!queue.isEmpty)
    queue.run()
    #expect(queue.isEmpty)
    x.value = 2
    x.value = 3
    #expect(seen.values == [1])
    queue.run()
    queue.run()
    #expect(seen.values == [1, 3])
    #expect(w.evaluations == 2)
  }

  @Test func `5.7: an effect that runs its own queue adds nothing to the current run`() {
    let queue = graph.makeEffectQueue()
    let log = Recorder<String>()
    let (x, y) = (graph.cell(0), graph.cell(0))
    let first = graph.effect(on: queue) {
      y.value = x.value
      log.note("first \(x.value)")
      queue.run()
      log.note("back")
    }
    let second = graph.effect(on: queue) { log.note("second \(x.value) \(y.value)") }
    queue.run()
    log.values = []
    x.value = 1
    queue.run()
    #expect(log.values == ["first 1", "back", "second 1 1"])
    #expect([first, second].map(\.evaluations) == [2, 2])
  }

  @Test func `5.7: a queue of another graph traps`() async {
    let ofGraph = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Graph().effect(on: Graph().makeEffectQueue()) {}
    }
    let ofSubgraph = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Graph().subgraph().effect(on: Graph().makeEffectQueue()) {}
    }
    for result in [ofGraph, ofSubgraph] {
      #expect(standardErrorText(of: result).contains("The effect queue belongs to another graph"))
    }
  }

  @Test func `5.7: a queue that a rule runs stays as it is`() {
    let queue = graph.makeEffectQueue()
    let x = graph.cell(0)
    let w = graph.effect(on: queue) { _ = x.value }
    let f = graph.computed { () -> Int in
      queue.run()
      return x.value
    }
    #expect(f.value == 0)
    #expect(w.evaluations == 0)
    #expect(!queue.isEmpty)
    queue.run()
    #expect(w.evaluations == 1)
    #expect(reports.values.isEmpty)
  }

  @Test func `5.7: the owner of a queue is woken when the first effect is queued in it`() {
    let calls = Box(0)
    let queue = graph.makeEffectQueue { calls.content += 1 }
    let x = graph.cell(0)
    let effects = (0..<3).map { _ in graph.effect(on: queue) { _ = x.value } }
    #expect(calls.content == 1)
    queue.run()
    #expect(calls.content == 1)
    x.value = 1
    x.value = 2
    #expect(calls.content == 2)
    queue.run()
    x.value = 3
    #expect(calls.content == 3)
    #expect(effects.map(\.evaluations) == [2, 2, 2])
  }

  @Test func `5.7: a queued effect whose inputs are unchanged does not run`() {
    let queue = graph.makeEffectQueue()
    let x = graph.cell(0)
    let parity = graph.computed { x.value % 2 }
    let w = graph.effect(on: queue) { _ = parity.value }
    queue.run()
    x.value = 2
    queue.run()
    #expect(w.evaluations == 1)
  }

  @Test func `5.7: queued effects run in the order of their creation`() {
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

  @Test func `5.7: the graph's own effects follow each write of a queued effect`() {
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

  @Test func `5.7: released and stopped effects leave their queue`() {
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

  @Test func `5.7: a queue is kept by its effects, and is woken for them`() {
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
    // The last effect is queued when it is released.
    effects = []
    #expect(queue == nil)
  }

  @Test func `5.7: two queues run independently`() {
    let first = graph.makeEffectQueue()
    let second = graph.makeEffectQueue()
    let x = graph.cell(0)
    let a = graph.effect(on: first) { _ = x.value }
    let b = graph.effect(on: second) { _ = x.value }
    second.run()
    #expect([a.evaluations, b.evaluations] == [0, 1])
    first.run()
    #expect([a.evaluations, b.evaluations] == [1, 1])
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.7: a queue keeps its graph`() {
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

  @Test func `5.7: the owner of a queue is woken when an input of a queued effect ends`() {
    let calls = Box(0)
    let queue = graph.makeEffectQueue { calls.content += 1 }
    let subgraph = graph.subgraph()
    let inner = subgraph.cell(0).weak
    let w = graph.effect(on: queue) { _ = inner.value }
    queue.run()
    #expect(calls.content == 1)
    subgraph.end()
    #expect(calls.content == 2)
    queue.run()
    #expect(w.evaluations == 2)
  }

  @Test func `5.7: the writes of a cleanup that stops its effect in the run of a queue are a transaction`() {
    let queue = graph.makeEffectQueue()
    let (x, y) = (graph.cell(0), graph.cell(0))
    let own = Box<Effect?>(nil)
    let effect = graph.effect(on: queue) { [graph] in
      _ = x.value
      graph.onCleanup {
        y.value += 1
        own.content?.stop()
      }
    }
    own.content = effect
    queue.run()
    x.value = 1
    let before = graph.statistics.transactions
    queue.run()
    #expect(y.value == 1)
    #expect([graph.statistics.transactions - before, effect.evaluations] == [1, 1])
    #expect(effect.isStopped)
  }

  @Test func `5.7: a queue that runs in a transaction runs none of the graph's own effects before its end`() {
    let queue = graph.makeEffectQueue()
    let x = graph.cell(0)
    let own = graph.effect { _ = x.value }
    let queued = graph.effect(on: queue) { _ = x.value }
    graph.transaction {
      x.value = 1
      queue.run()
      #expect([own.evaluations, queued.evaluations] == [1, 1])
    }
    #expect([own.evaluations, queued.evaluations] == [2, 1])
  }
}
