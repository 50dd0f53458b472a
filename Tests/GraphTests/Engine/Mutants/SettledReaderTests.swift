import AttributeGraph2
import TestSupport
import Testing

/// Semantics 4.6 and 5.5, where nothing is left to be done.
@Suite struct `Readers that have seen the last value` {
  let graph = Graph()

  @Test func `who read after the last of writes that cancel each other does not run again`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let f = graph.computed { x.value + y.value }
    #expect(f.value == 0)
    graph.transaction {
      x.value = 1
      x.value = 0
      #expect(f.value == 0)
      // These mark the reader again, and come to nothing as well.
      y.value = 1
      y.value = 0
    }
    #expect(f.value == 0)
    #expect(f.evaluations == 2)
  }

  @Test func `an effect that settles with the last run that it has is not reported`() {
    let heard = Recorder<Diagnostic>()
    graph.onDiagnostic = { heard.note($0) }
    let x = graph.cell(0)
    let capped = graph.computed { min(x.value, 99) }
    let effect = graph.effect { x.value = capped.value + 1 }
    #expect(x.value == 100)
    #expect(effect.evaluations == 100)
    #expect(heard.values == [])
  }
}
