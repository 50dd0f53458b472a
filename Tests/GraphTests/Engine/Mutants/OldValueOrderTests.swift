import AttributeGraph2
import TestSupport
import Testing

/// Semantics 10.2, where the end of an old value makes others old.
@Suite struct `Old values that make others old` {
  let graph = Graph()
  let log = Recorder<String>()

  @Test func `the end of one old value is over before that of the next begins`() {
    let x = graph.cell(0)
    let inner = graph.computed(comparedBy: nil) { [log] () -> Farewell in
      _ = x.value
      return Farewell { log.note("inner") }
    }
    let outer = graph.computed(comparedBy: nil) { [log] () -> Farewell in
      _ = x.value
      return Farewell {
        log.note("outer begins")
        _ = inner.value
        log.note("outer ends")
      }
    }
    _ = inner.value
    _ = outer.value
    x.value = 1
    _ = outer.value
    #expect(log.values == ["outer begins", "outer ends", "inner"])
  }
}
