import AttributeGraph2
import TestSupport
import Testing

/// Semantics 5.8, about when and how often errors are reported.
@Suite struct `Reports of failed effects` {
  private struct Failed: Error {}

  let graph = Graph()
  let log = Recorder<String>()

  @Test func `an error that a handler causes is reported after the one that it handles, once each`() {
    let x = graph.cell(0)
    graph.onEffectFailure = { [log] failure in
      log.note(failure.effect)
      x.value = 1
    }
    let second = graph.effect(name: "second") { if x.value == 1 { throw Failed() } }
    let first = graph.effect(name: "first") { throw Failed() }
    #expect(log.values == ["first", "second"])
    #expect([first.evaluations, second.evaluations] == [1, 2])
    // Without this the handler, which owns a cell of its own graph, would keep both.
    graph.onEffectFailure = { _ in }
  }

  @Test func `an error in a transaction is reported after it, also when something is read meanwhile`() {
    graph.onEffectFailure = { [log] failure in log.note(failure.effect) }
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    let effect = graph.transaction { [graph, log] in
      let effect = graph.effect(name: "failing") { throw Failed() }
      x.value = 1
      #expect(f.value == 1)
      log.note("end of the transaction")
      return effect
    }
    #expect(log.values == ["end of the transaction", "failing"])
    #expect(effect.evaluations == 1)
  }
}
