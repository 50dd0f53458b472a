import AttributeGraph2
import Testing

/// Semantics 3.
@Suite struct `Cutoff` {
  struct Opaque { var number: Int }

  let graph = Graph()

  @Test func `an equal value stops propagation at the rule that produced it`() {
    let x = graph.cell(1)
    let sign = graph.computed { x.value.signum() }
    let f = graph.computed { sign.value }
    let g = graph.computed { f.value }
    _ = g.value
    x.value = 7
    #expect(g.value == 1)
    #expect([sign.evaluations, f.evaluations, g.evaluations] == [2, 1, 1])
  }

  @Test func `an equal set marks nothing`() {
    let x = graph.cell(1)
    let w = graph.effect { _ = x.value }
    x.value = 1
    #expect(graph.statistics.writes == 0)
    #expect(w.evaluations == 1)
  }

  @Test func `without a comparison every set counts`() {
    let x = graph.cell(Opaque(number: 1))
    let f = graph.computed { x.value.number }
    let g = graph.computed { f.value }
    _ = g.value
    x.value = Opaque(number: 1)
    #expect(g.value == 1)
    #expect([f.evaluations, g.evaluations] == [2, 1])
  }

  @Test func `without a comparison every evaluation of a rule counts`() {
    let x = graph.cell(1)
    let f = graph.computed { Opaque(number: x.value % 2) }
    let g = graph.computed { f.value.number }
    _ = g.value
    x.value = 3
    #expect(g.value == 1)
    #expect([f.evaluations, g.evaluations] == [2, 2])
  }

  @Test func `a cell can have a comparison of its own`() {
    let x = graph.cell(10, comparedBy: { $0 / 10 == $1 / 10 })
    let f = graph.computed { x.value }
    _ = f.value
    x.value = 19
    #expect(x.value == 10)
    #expect(f.value == 10)
    x.value = 20
    #expect(f.value == 20)
    #expect(f.evaluations == 2)
  }

  @Test func `comparing an equatable cell can be turned off`() {
    let x = graph.cell(1, comparedBy: nil)
    let f = graph.computed { x.value }
    _ = f.value
    x.value = 1
    _ = f.value
    #expect(f.evaluations == 2)
  }

  @Test func `what the comparison of a rule reads is no input`() {
    let exact = graph.cell(true)
    let x = graph.cell(0)
    let f = graph.computed(comparedBy: { exact.value ? $0 == $1 : true }) { x.value }
    let w = graph.effect { _ = f.value }
    x.value = 1
    #expect(w.evaluations == 2)
    exact.value = false
    #expect([f.evaluations, w.evaluations] == [2, 2])
    x.value = 2
    #expect([f.evaluations, w.evaluations] == [3, 2])
  }

  @Test func `what the comparison of a cell reads is no input of the effect that sets it`() {
    let exact = graph.cell(true, name: "exact")
    let source = graph.cell(0, name: "source")
    let target = graph.cell(0, comparedBy: { exact.value ? $0 == $1 : true })
    let w = graph.effect { target.value = source.value }
    source.value = 1
    #expect(target.value == 1)
    #expect(w.inputNames == ["source"])
    exact.value = false
    #expect(w.evaluations == 2)
  }

  @Test func `nil is a value that stops propagation`() {
    let x = graph.cell(-1)
    let f = graph.computed { x.value < 0 ? nil : x.value }
    let g = graph.computed { f.value ?? 0 }
    #expect(g.value == 0)
    x.value = -2
    #expect(g.value == 0)
    #expect([f.evaluations, g.evaluations] == [2, 1])
  }
}
