import AttributeGraph2
import TestSupport
import Testing

/// Semantics 5.8: an effect that throws.
struct `Errors of effects` {
  let graph = Graph()
  let log = Recorder<String>()

  private struct Broken: Error { let what: String }

  /// Notes the errors that the graph reports.
  private func noteFailures() {
    graph.onEffectFailure = { [log] in log.note("\($0.effect): \(($0.error as? Broken)?.what ?? "?")") }
  }

  @Test func `5.8: a graph whose effect has failed is released`() {
    let released = Box(0)
    do {
      let graph = Graph()
      let farewell = Farewell { released.content += 1 }
      graph.onEffectFailure = { _ in withExtendedLifetime(farewell) {} }
      let effect = graph.effect { throw Broken(what: "nothing") }
      #expect(effect.evaluations == 1)
    }
    #expect(released.content == 1)
  }

  @Test func `5.8, C-174: an effect that throws stops no other; errors are reported in order after the flush`() {
    noteFailures()
    let x = graph.cell(0)
    let effects = ["a", "b", "c", "d"].map { (name: String) in
      graph.effect(name: name) { [log] in
        log.note("run \(name)")
        if x.value == 1 && name != "c" { throw Broken(what: "no \(name)") }
      }
    }
    log.values = []
    x.value = 1
    #expect(log.values == ["run a", "run b", "run c", "run d", "a: no a", "b: no b", "d: no d"])
    #expect(effects.map(\.evaluations) == [2, 2, 2, 2])
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.8: the error of a first run is reported after the effect was made, or after its transaction`() {
    noteFailures()
    let first = graph.effect(name: "first") { throw Broken(what: "1") }
    #expect(log.values == ["first: 1"])
    graph.transaction {
      let second = graph.effect(name: "second") { throw Broken(what: "2") }
      #expect(log.values == ["first: 1"])
      withExtendedLifetime(second) {}
    }
    #expect(log.values == ["first: 1", "second: 2"])
    #expect(first.evaluations == 1)
  }

  @Test func `5.8: the handler may use the graph`() {
    let (x, failures) = (graph.cell(0), graph.cell(0))
    let counting = graph.effect { [log] in log.note("count \(failures.value)") }
    graph.onEffectFailure = { [log] failure in
      log.note("handle \((failure.error as? Broken)?.what ?? "?")")
      failures.value += 1
    }
    let failing = (1...2).map { index in
      graph.effect { if x.value == 1 { throw Broken(what: "\(index)") } }
    }
    log.values = []
    x.value = 1
    #expect(log.values == ["handle 1", "count 1", "handle 2", "count 2"])
    #expect(counting.evaluations == 3)
    #expect(failing.map(\.evaluations) == [2, 2])
    #expect(graph.invariantViolations == [])
    // The handler owns a cell of its own graph, and both would leak otherwise.
    graph.onEffectFailure = { _ in }
  }

  @Test func `5.8: without a handler an error is a line on standard error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let w = graph.effect(name: "saving") { throw Broken(what: "disk") }
      withExtendedLifetime(w) {}
    }
    let lines = standardErrorText(of: result).split(separator: "\n").filter { $0.contains("'saving'") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("disk") == true)
  }

  @Test func `5.8, C-173: the reads before the error are inputs, so a later change can cure it`() {
    noteFailures()
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(1, name: "y"))
    let w = graph.effect(name: "w") {
      if x.value == 1 { throw Broken(what: "x") }
      _ = y.value
    }
    #expect(w.inputNames == ["x"])
    x.value = 2
    #expect(w.inputNames == ["x", "y"])
    #expect(w.evaluations == 2)
    #expect(log.values == ["w: x"])
    x.value = 1
    y.value = 2
    #expect(w.evaluations == 3)
    #expect(log.values == ["w: x", "w: x"])
  }

  @Test func `5.8: the writes before the error stay`() {
    noteFailures()
    let (x, y) = (graph.cell(0), graph.cell(0))
    let onlooker = graph.effect { [log] in log.note("y \(y.value)") }
    let w = graph.effect(name: "w") {
      y.value = x.value
      if x.value == 1 { throw Broken(what: "x") }
    }
    log.values = []
    x.value = 1
    #expect(log.values == ["y 1", "w: x"])
    #expect([onlooker, w].map(\.evaluations) == [2, 2])
  }

  @Test func `5.8: errors caused by the handler are reported after the waiting ones`() {
    let (x, failures) = (graph.cell(0), graph.cell(0))
    let counting = graph.effect { [log] in
      log.note("count \(failures.value)")
      if failures.value == 1 { throw Broken(what: "of counting") }
    }
    graph.onEffectFailure = { [log] failure in
      log.note("handle \((failure.error as? Broken)?.what ?? "?")")
      failures.value += 1
    }
    let failing = (1...2).map { index in
      graph.effect { if x.value == 1 { throw Broken(what: "\(index)") } }
    }
    log.values = []
    x.value = 1
    #expect(log.values == ["handle 1", "count 1", "handle 2", "count 2", "handle of counting", "count 3"])
    #expect(counting.evaluations == 4)
    #expect(failing.map(\.evaluations) == [2, 2])
    #expect(graph.invariantViolations == [])
    // The handler owns a cell of its own graph, and both would leak otherwise.
    graph.onEffectFailure = { _ in }
  }

  @Test func `5.12: a handler that invalidates a failing effect of a queue makes it wait for the next run`() {
    let graph = Graph()
    struct Failure: Error {}
    let own = Box<Effect?>(nil)
    graph.onEffectFailure = { _ in own.content?.invalidate() }
    let queue = graph.makeEffectQueue()
    own.content = graph.effect(on: queue) { throw Failure() }
    queue.run()
    #expect(own.content?.evaluations == 1)
    queue.run()
    #expect(own.content?.evaluations == 2)
    own.content = nil
  }
}
