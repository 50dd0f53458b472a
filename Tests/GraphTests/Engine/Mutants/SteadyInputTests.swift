import AttributeGraph2
import TestSupport
import Testing

/// Semantics 1.2 and 1.3, where an evaluation reads what the one before it read, and where it does not.
@Suite struct `Inputs that stay and inputs that move` {
  let graph = Graph()

  @Test func `the same reads change no edge`() {
    let cells = (0..<4).map { graph.cell($0) }
    let sum = graph.computed { cells.reduce(0) { $0 + $1.value } }
    #expect(sum.value == 6)
    let edges = Recorder<GraphEvent>()
    let listening = graph.onEvent { event in
      switch event {
      case .edgeAdded, .edgeRemoved: edges.note(event)
      default: break
      }
    }
    cells[0].value = 10
    #expect(sum.value == 16)
    #expect(edges.values == [])
    listening.cancel()
  }

  @Test func `what the last evaluation read counts only once this one has read it too`() {
    let (isLong, x) = (graph.cell(true), graph.cell(1))
    let (a, b, c) = (graph.cell(0), graph.cell(0), graph.cell(0))
    let inner = graph.computed { x.value > 0 && isLong.value }
    let outer = graph.computed { () -> Int in
      // Read by another evaluation inside this one first, which wipes out who had read it.
      let start = isLong.value ? a.value + b.value + c.value : a.value + b.value
      _ = inner.value
      return start + x.value
    }
    #expect(outer.value == 1)
    isLong.value = false
    #expect(outer.value == 1)
    x.value = 2
    #expect(outer.value == 2)
    #expect(outer.evaluations == 3)
  }
}
