#if canImport(Observation)
import AttributeGraph2
import TestSupport
import Testing

/// Semantics 17.19, counted.
@Suite struct `Rounds of a flush for observed objects` {
  let graph = Graph()
  let model = Person()

  @Test func `a flush goes a hundred rounds for changes of its own effects, and the rest waits`() {
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
}
#endif
