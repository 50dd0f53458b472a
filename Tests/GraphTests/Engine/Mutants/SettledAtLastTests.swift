import AttributeGraph2
import TestSupport
import Testing

/// Semantics 5.5, at the limit itself.
@Suite struct `Effects that settle with their last run` {
  let graph = Graph()
  let heard = Recorder<Diagnostic>()

  init() {
    graph.onDiagnostic = { [heard] in heard.note($0) }
  }

  @Test func `an effect whose last write changed nothing for it is not reported`() {
    let w = effect(until: 100)
    #expect(w.evaluations == 101)
    #expect(heard.values.isEmpty)
  }

  @Test func `an effect whose last write did change something for it is reported`() {
    let w = effect(until: 101)
    #expect(w.evaluations == 101)
    #expect(heard.values.count == 1)
  }

  /// An effect that changes what it reads each time it runs, up to a limit.
  private func effect(until limit: Int) -> Effect {
    let x = graph.cell(0)
    let clamped = graph.computed { min(x.value, limit) }
    let runs = Box(0)
    return graph.effect {
      _ = clamped.value
      runs.content += 1
      x.value = runs.content
    }
  }
}
