import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 5.5 to 5.7, sentence by sentence.
@Suite struct `Sentences about effects that settle, stop and wait` {
  let graph = Graph()
  let heard = Recorder<Diagnostic>()

  init() {
    graph.onDiagnostic = { [heard] in heard.note($0) }
  }

  @Test func `5.5 an effect that writes what it reads runs again until it settles`() {
    let x = graph.cell(0)
    let w = graph.effect { if x.value < 99 { x.value += 1 } }
    #expect(x.value == 99)
    #expect(w.evaluations == 100)
    #expect(heard.values.isEmpty)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `5.5 after a hundred runs that changed something it is left alone and reported, with both names`() {
    let x = graph.cell(0, name: "x")
    let w = graph.effect(name: "counting") { x.value += 1 }
    #expect(x.value == 101)
    #expect(w.evaluations == 101)
    #expect(heard.values == [.effectDoesNotSettle(effect: "counting", cell: "x", runs: 100)])
    #expect(!w.isStopped)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `5.5 runs that change nothing do not count, so one who only looks on sees every value`() {
    let x = graph.cell(0)
    let seen = Recorder<Int>()
    let onlooker = graph.effect(name: "onlooker") { seen.note(x.value) }
    let drivers = (0..<3).map { _ in graph.effect { if x.value < 250 { x.value += 1 } } }
    #expect(seen.values == Array(0...250))
    #expect(onlooker.evaluations == 251)
    #expect(drivers.count == 3)
    #expect(heard.values.allSatisfy { !$0.description.contains("onlooker") })
  }

  @Test func `5.5 it is not stopped, and the next change of an input makes it due again`() {
    let x = graph.cell(0)
    let other = graph.cell(0)
    let isOn = graph.cell(true)
    let w = graph.effect { if isOn.value { x.value += 1 } }
    let runs = w.evaluations
    #expect(heard.values.count == 1)
    other.value = 1
    #expect(w.evaluations == runs)
    isOn.value = false
    #expect(w.evaluations == runs + 1)
    isOn.value = true
    #expect(w.evaluations == runs + 101)
    #expect(heard.values.count == 2)
  }

  @Test func `5.6 a stopped effect never runs again`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    w.stop()
    x.value = 1
    w.invalidate()
    x.value = 2
    w.stop()
    #expect(w.isStopped)
    #expect(w.evaluations == 1)
    #expect(!x.isRead)
    #expect(graph.statistics.edges == 0)
  }

  @Test func `5.6 a stopped effect never runs again, also when it was due`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    graph.transaction {
      x.value = 1
      w.stop()
      x.value = 2
    }
    #expect(w.evaluations == 1)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `5.6 an effect that another one stops in the same flush does not run, also when it was due`() {
    let x = graph.cell(0)
    let later = Box<Effect?>(nil)
    let first = graph.effect { if x.value == 1 { later.content?.stop() } }
    let w = graph.effect { _ = x.value }
    later.content = w
    x.value = 1
    #expect(first.evaluations == 2)
    #expect(w.evaluations == 1)
  }

  @Test func `5.6 an effect stops when its last owner goes, also when it was due`() {
    let x = graph.cell(0)
    let runs = Box(0)
    let own = Box<Effect?>(graph.effect { runs.content += x.value >= 0 ? 1 : 0 })
    let second = Box<Effect?>(own.content)
    own.content = nil
    x.value = 1
    #expect(runs.content == 2)
    graph.transaction {
      x.value = 2
      second.content = nil
    }
    #expect(runs.content == 2)
    #expect(graph.statistics.nodes == 1)
    #expect(graph.statistics.edges == 0)
  }

  @Test func `5.6 an effect stops when what it belongs to ends, a run or a subgraph`() {
    let (x, round) = (graph.cell(0), graph.cell(0))
    let kept = Box<[Effect]>([])
    let subgraph = graph.subgraph()
    let outer = graph.effect { [graph] in
      _ = round.value
      kept.content.append(graph.effect { _ = x.value })
    }
    subgraph.build { kept.content.append(graph.effect { _ = x.value }) }
    subgraph.end()
    graph.transaction {
      x.value = 1
      round.value = 1
    }
    outer.stop()
    x.value = 2
    #expect(kept.content.map(\.isStopped) == [true, true, true])
    #expect(kept.content.map(\.evaluations) == [1, 1, 1])
    #expect(graph.statistics.edges == 0)
  }

  @Test func `5.6 told to by its own body, an effect stops when the body has returned`() {
    let log = Recorder<String>()
    let (x, y) = (graph.cell(0), graph.cell(0))
    let own = Box<Effect?>(nil)
    own.content = graph.effect { [graph] in
      log.note("run \(x.value)")
      graph.onCleanup { log.note("clean") }
      guard x.value == 1 else { return }
      own.content?.stop()
      log.note("goes on \(y.value)")
      y.value = 5
      x.value = 2
    }
    x.value = 1
    #expect(log.values == ["run 0", "clean", "run 1", "goes on 0", "clean"])
    #expect(y.value == 5)
    x.value = 3
    #expect(own.content?.evaluations == 2)
    #expect(graph.statistics.edges == 0)
    #expect(graph.checkInvariants() == [])
    // Without this the effect, which its own body owns, would stay for ever.
    own.content = nil
  }

  @Test func `5.7 an effect on a queue of its own waits until the queue is run, also for its first run`() {
    let queue = graph.makeEffectQueue()
    let x = graph.cell(0)
    let seen = Recorder<Int>()
    let w = graph.effect(on: queue) { seen.note(x.value) }
    x.value = 1
    #expect(seen.values.isEmpty)
    queue.run()
    x.value = 2
    x.value = 3
    #expect(seen.values == [1])
    queue.run()
    queue.run()
    #expect(seen.values == [1, 3])
    #expect(w.evaluations == 2)
  }

  @Test func `5.7 an effect that runs its own queue adds nothing to the run that is going on`() {
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

  @Test func `5.7 a rule that runs a queue leaves it waiting`() {
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
    #expect(heard.values.isEmpty)
  }

  @Test func `5.7 whoever runs the queue is told when the first effect comes to wait in it`() {
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
}
