#if canImport(Observation)
import AttributeGraph2
import TestSupport
import Testing

/// Semantics 17.15 to 17.19: flushes and chains that depend on observed objects.
struct `External invalidations` {
  let graph = Graph()
  let model = Person()
  let log = Recorder<String>()

  @Test func `a flush repeats a hundred times for changes by its own effects, and defers the rest`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let effect = graph.effect { [graph, model] in model.age = graph.observing { model.age } + 1 }
    let first = effect.evaluations
    #expect(first == 101)
    #expect(reports.values.count == 1)
    graph.deliverMail()
    #expect(effect.evaluations == first + 100)
    #expect(reports.values.count == 2)
    effect.stop()
  }

  @Test func `the end of a chain checks for external invalidations of the chain's head`() {
    let x = graph.cell(0)
    let same = graph.computed { 0 * x.value }
    let head = graph.computed { [graph, model] in "\(same.value) \(graph.observing { model.name })" }
    let end = graph.computed { head.value + "!" }
    let effect = graph.effect { [log] in log.note(end.value) }
    x.value = 1
    #expect(graph.invariantViolations == [])
    model.name = "b"
    #expect(end.value == "0 b!")
    graph.deliverMail()
    #expect(log.values == ["0 a!", "0 b!"])
    #expect(effect.evaluations == 2)
  }

  @Test func `effects run for an external invalidation before observers are called`() {
    let (trigger, watched) = (graph.cell(0), graph.cell(0))
    let effect = graph.effect { [graph, model, log] in log.note("effect \(graph.observing { model.name })") }
    let subscription = watched.observe { [log] in log.note("observer \($0)") }
    let changing = graph.effect { [model] in
      guard trigger.value == 1 else { return }
      model.name = "b"
      watched.value = 1
    }
    log.values = []
    trigger.value = 1
    #expect(log.values == ["effect b", "observer 1"])
    #expect([effect.evaluations, changing.evaluations] == [2, 2])
    subscription.cancel()
  }
}
#endif
