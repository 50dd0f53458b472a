import AttributeGraph2
import TestSupport
import Testing

/// Semantics 5.9 to 5.11: cleanups of effects, and invalidation by hand.
struct `Cleanups` {
  let graph = Graph()
  let log = Recorder<String>()

  enum Failure: Error, Equatable {
    case plain
    case number(Int)
  }

  private struct Broken: Error { let what: String }

  /// Notes the errors that the graph reports.
  private func noteFailures() {
    graph.onEffectFailure = { [log] in log.note("\($0.effect): \(($0.error as? Broken)?.what ?? "?")") }
  }

  @Test func `5.9, C-056: a cleanup runs once, before the next run of its effect or at its end`() {
    let x = graph.cell(0)
    let w = graph.effect { [graph, log] in
      let number = x.value
      log.note("run \(number)")
      if number < 2 { graph.onCleanup { log.note("clean \(number)") } }
    }
    x.value = 1
    #expect(log.values == ["run 0", "clean 0", "run 1"])
    x.value = 2
    x.value = 3
    w.stop()
    w.stop()
    #expect(log.values == ["run 0", "clean 0", "run 1", "clean 1", "run 2", "run 3"])
  }

  @Test func `5.9: an effect runs its cleanups at every kind of end`() {
    func make(_ name: String) -> Effect {
      graph.effect { [graph, log] in graph.onCleanup { log.note(name) } }
    }
    let stopped = make("stopped")
    var dropped: Effect? = make("dropped")
    let subgraph = graph.subgraph()
    let owned = subgraph.build { make("owned") }
    stopped.stop()
    dropped = nil
    subgraph.end()
    #expect(dropped == nil)
    #expect(log.values == ["stopped", "dropped", "owned"])
    #expect(owned.isEnded)
  }

  @Test func `5.9: an effect that turns out unchanged does not run its cleanup`() {
    let x = graph.cell(2)
    let isEven = graph.computed { x.value % 2 == 0 }
    let w = graph.effect { [graph, log] in
      _ = isEven.value
      graph.onCleanup { log.note("clean") }
    }
    x.value = 4
    #expect(log.values.isEmpty)
    x.value = 5
    #expect(log.values == ["clean"])
    #expect(w.evaluations == 2)
  }

  @Test func `5.9: cleanups of one run run in reverse order`() {
    let x = graph.cell(0)
    let w = graph.effect { [graph, log] in
      _ = x.value
      for index in 1...3 { graph.onCleanup { log.note("\(index)") } }
    }
    x.value = 1
    #expect(log.values == ["3", "2", "1"])
    w.stop()
    #expect(log.values == ["3", "2", "1", "3", "2", "1"])
  }

  @Test func `5.9: a cleanup requested in detached belongs to the run`() {
    let x = graph.cell(0)
    let w = graph.effect { [graph, log] in
      log.note("run \(x.value)")
      graph.detached { graph.onCleanup { log.note("clean") } }
    }
    #expect(log.values == ["run 0"])
    x.value = 1
    #expect(log.values == ["run 0", "clean", "run 1"])
    w.stop()
    #expect(log.values == ["run 0", "clean", "run 1", "clean"])
  }

  @Test func `5.9: a cleanup requested in a cleanup runs at once and not after the next run`() {
    let log = Recorder<String>()
    let x = graph.cell(0)
    let w = graph.effect { [graph] in
      log.note("run \(x.value)")
      graph.onCleanup {
        log.note("cleanup")
        graph.onCleanup { log.note("inner") }
      }
    }
    x.value = 1
    #expect(log.values == ["run 0", "cleanup", "inner", "run 1"])
    x.value = 2
    #expect(log.values == ["run 0", "cleanup", "inner", "run 1", "cleanup", "inner", "run 2"])
    w.stop()
    #expect(log.values.suffix(3) == ["run 2", "cleanup", "inner"])
  }

  @Test func `5.9, C-220: a cleanup that stops its own effect runs once`() {
    let effect = Box<Effect?>(nil)
    effect.content = graph.effect { [graph, log] in
      graph.onCleanup {
        log.note("stopped")
        effect.content?.stop()
      }
    }
    effect.content?.stop()
    effect.content?.stop()
    #expect(log.values == ["stopped"])
    // Its own body owns the effect, which would leak otherwise.
    effect.content = nil
  }

  @Test func `5.9, C-220: an effect adopted by an ended subgraph is stopped and cleaned up at once, and once`() {
    let subgraph = graph.subgraph()
    subgraph.end()
    let x = graph.cell(0)
    let w = graph.effect { [graph, log] in
      _ = x.value
      log.note("run")
      graph.onCleanup { log.note("clean") }
    }
    subgraph.adopt(w)
    #expect(w.isStopped)
    #expect(log.values == ["run", "clean"])
    x.value = 1
    subgraph.end()
    #expect(log.values == ["run", "clean"])
  }

  @Test func `5.9, C-146: the cleanup of the last successful run runs once, and the error is reported`() {
    let reports = Recorder<String>()
    graph.onEffectFailure = { reports.note("\($0.effect) \($0.error)") }
    let cleanups = Recorder<Int>()
    let x = graph.cell(0)
    let w = graph.effect(name: "w") { [graph] in
      let seen = x.value
      if seen == 1 { throw Failure.plain }
      graph.onCleanup { cleanups.note(seen) }
    }
    x.value = 1
    #expect(cleanups.values == [0])
    #expect(reports.values == ["w plain"])
    x.value = 2
    #expect(cleanups.values == [0])
    #expect(w.evaluations == 3)
  }

  @Test func `5.10, C-058: a cleanup is not tracked`() {
    let (x, y) = (graph.cell(0, name: "x"), graph.cell(0, name: "y"))
    let w = graph.effect { [graph, log] in
      _ = x.value
      graph.onCleanup { log.note("\(y.value)") }
    }
    x.value = 1
    #expect(w.inputNames == ["x"])
    y.value = 1
    #expect(w.evaluations == 2)
    #expect(!y.isRead)
    #expect(log.values == ["0"])
  }

  @Test func `5.10: a cleanup that runs because a rule drops its effect adds no input to the rule`() {
    let (x, y) = (graph.cell(0, name: "x"), graph.cell(7, name: "y"))
    let own = Box<Effect?>(graph.effect { [graph, log] in graph.onCleanup { log.note("clean \(y.value)") } })
    let f = graph.computed { () -> Int in
      own.content = nil
      return x.value
    }
    #expect(f.value == 0)
    #expect(log.values == ["clean 7"])
    #expect(f.inputNames == ["x"])
    #expect(!y.isRead)
  }

  @Test func `5.10, C-189: a cleanup sees the values of the time when it runs`() {
    let x = graph.cell(0)
    let f = graph.computed { 10 * x.value }
    let w = graph.effect { [graph, log] in
      let before = f.value
      graph.onCleanup { log.note("\(before) \(x.value) \(f.value)") }
    }
    x.value = 1
    #expect(log.values == ["0 1 10"])
    graph.transaction {
      x.value = 2
      w.stop()
      x.value = 3
    }
    #expect(log.values == ["0 1 10", "10 2 20"])
  }

  @Test func `5.10: the writes of the cleanup before a run are part of that run's transaction`() {
    let (x, y, z) = (graph.cell(0), graph.cell(0), graph.cell(0))
    let onlooker = graph.effect { [log] in log.note("\(y.value) \(z.value)") }
    let w = graph.effect { [graph] in
      z.value = x.value
      graph.onCleanup { y.value = x.value }
    }
    let before = graph.statistics.transactions
    x.value = 1
    #expect(log.values == ["0 0", "1 1"])
    #expect([onlooker, w].map(\.evaluations) == [2, 2])
    #expect(graph.statistics.transactions == before + 1)
  }

  @Test func `5.10: the writes of a cleanup at a stop outside any transaction are a commit`() {
    let (y, z) = (graph.cell(0), graph.cell(0))
    let onlooker = graph.effect { [log] in log.note("\(y.value) \(z.value)") }
    func make() -> Effect {
      graph.effect { [graph] in
        graph.onCleanup { y.value += 1 }
        graph.onCleanup { z.value += 1 }
      }
    }
    let stopped = make()
    var dropped: Effect? = make()
    let before = graph.statistics.transactions
    stopped.stop()
    #expect(log.values == ["0 0", "1 1"])
    #expect(graph.statistics.transactions == before + 1)
    dropped = nil
    #expect(dropped == nil)
    #expect(log.values == ["0 0", "1 1", "2 2"])
    #expect(onlooker.evaluations == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.10, C-147: an error in a cleanup is reported like the effect's own, and stops nothing`() {
    noteFailures()
    let x = graph.cell(0)
    let w = graph.effect(name: "w") { [graph, log] in
      let number = x.value
      log.note("run \(number)")
      graph.onCleanup { log.note("last \(number)") }
      graph.onCleanup { throw Broken(what: "clean \(number)") }
      if number == 1 { throw Broken(what: "body \(number)") }
    }
    x.value = 1
    #expect(log.values == ["run 0", "last 0", "run 1", "w: clean 0", "w: body 1"])
    log.values = []
    w.stop()
    #expect(log.values == ["last 1", "w: clean 1"])
  }

  @Test func `5.10, C-084: a cleanup may write what its effect reads`() {
    let x = graph.cell(0)
    let seen = Recorder<Int>()
    let w = graph.effect { [graph] in
      seen.note(x.value)
      graph.onCleanup { x.value = 77 }
    }
    x.value = 1
    #expect(w.evaluations == 2)
    #expect(x.value == 77)
    #expect(seen.values == [0, 77])
  }

  @Test func `5.10, C-191: a cleanup reads its own write`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let c = graph.computed { y.value }
    let seen = Recorder<Int>()
    let w = graph.effect { [graph] in
      _ = x.value
      graph.onCleanup {
        y.value = 70
        seen.note(c.value)
      }
    }
    x.value = 1
    #expect(seen.values == [70])
    withExtendedLifetime(w) {}
  }

  @Test func `5.11: an effect that is invalidated runs again as after a commit`() {
    let outside = Box(1)
    let x = graph.cell(0)
    let w = graph.effect { [graph, log] in
      _ = x.value
      log.note("run \(outside.content)")
      graph.onCleanup { log.note("clean") }
    }
    outside.content = 2
    w.invalidate()
    #expect(log.values == ["run 1", "clean", "run 2"])
    graph.transaction {
      outside.content = 3
      w.invalidate()
      w.invalidate()
      #expect(w.evaluations == 2)
    }
    #expect(w.evaluations == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.11: an attribute that is invalidated runs its rule at the next read`() {
    let outside = Box(1)
    let f = graph.computed { outside.content }
    let g = graph.computed { 10 * f.value }
    #expect(g.value == 10)
    outside.content = 2
    #expect(g.value == 10)
    f.invalidate()
    #expect(f.evaluations == 1)
    #expect(g.value == 20)
    #expect([f.evaluations, g.evaluations] == [2, 2])
  }

  @Test func `5.11: effects behind an invalidated attribute run if its value has changed`() {
    let outside = Box(1)
    let f = graph.computed { outside.content }
    let w = graph.effect { _ = f.value }
    f.invalidate()
    #expect([f.evaluations, w.evaluations] == [2, 1])
    outside.content = 2
    f.invalidate()
    #expect([f.evaluations, w.evaluations] == [3, 2])
  }

  @Test func `5.11: an effect that invalidates itself in its body does not run again`() {
    let own = Box<Effect?>(nil)
    let x = graph.cell(0)
    own.content = graph.effect { [log] in
      log.note("run \(x.value)")
      own.content?.invalidate()
    }
    x.value = 1
    #expect(log.values == ["run 0", "run 1"])
    #expect(graph.invariantViolations == [])
    // Its own body owns the effect, which would leak otherwise.
    own.content = nil
  }

  @Test func `5.9: what a cleanup writes when it stops its effect belongs to the flush, not to the next write`() {
    let (x, trigger) = (graph.cell(0), graph.cell(0))
    let own = Box<Effect?>(nil)
    own.content = graph.effect { [graph] in
      _ = trigger.value
      graph.onCleanup {
        x.value = 1
        own.content?.stop()
      }
    }
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note(x.value) }
    trigger.value = 1
    x.value = 0
    #expect(seen.values == [0, 1, 0])
    #expect(w.evaluations == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.9: a value that a cleanup replaces when it stops its effect is released with the flush`() {
    final class Token {}
    weak var first: Token?
    let x: StateCell<Token>
    do {
      let token = Token()
      (first, x) = (token, graph.cell(token, comparedBy: nil))
    }
    let trigger = graph.cell(0)
    let own = Box<Effect?>(nil)
    own.content = graph.effect { [graph] in
      _ = trigger.value
      graph.onCleanup {
        x.value = Token()
        own.content?.stop()
      }
    }
    #expect(first != nil)
    trigger.value = 1
    #expect(first == nil)
  }
}
