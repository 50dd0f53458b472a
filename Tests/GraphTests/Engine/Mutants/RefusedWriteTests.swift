import AttributeGraph2
import TestSupport
import Testing

/// Semantics 6.1, whatever kind of cell it is.
@Suite struct `Cells that rules set` {
  let graph = Graph()

  @Test func `a write in a rule is refused by a cell without a comparison, too`() {
    let heard = Recorder<Diagnostic>()
    graph.onDiagnostic = { heard.note($0) }
    let x = graph.cell(1, comparedBy: nil, name: "x")
    let f = graph.computed(name: "f") { () -> Int in
      x.value = 2
      return 0
    }
    _ = f.value
    #expect(x.value == 1)
    #expect(heard.values == [.writeDuringRule(rule: "f", cell: "x")])
  }
}
