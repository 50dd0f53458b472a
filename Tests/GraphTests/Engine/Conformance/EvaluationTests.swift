import AttributeGraph2
import TestSupport
import Testing

/// Rows C-037 to C-052 of the cross-framework behaviours, the probes about evaluation and equality, and those of other
/// sources.
@Suite struct `Evaluation as other engines have it` {
  let graph = Graph()

  @Test func `C-037 a value is cached`() {
    let x = graph.cell(4)
    let f = graph.computed { x.value }
    #expect(f.value == 4)
    #expect(f.value == 4)
    #expect(f.evaluations == 1)
  }

  @Test func `C-038 a value follows its cell`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value * 3 }
    var seen = [f.value]
    for next in [2, 7] {
      x.value = next
      seen.append(f.value)
    }
    #expect(seen == [3, 6, 21])
  }

  @Test func `C-041 a read after a write does not run the effect again`() {
    let x = graph.cell(0)
    let b = graph.computed { x.value }
    let c = graph.computed { b.value }
    let w = graph.effect { _ = c.value }
    x.value = 3
    #expect(c.value == 3)
    #expect(w.evaluations == 2)
  }

  @Test func `C-044 losing the last effect does not freeze a rule`() {
    let x = graph.cell(2)
    let f = graph.computed { x.value * 3 }
    let w = graph.effect { _ = f.value }
    w.stop()
    x.value = 5
    #expect(f.value == 15)
    x.value = 9
    #expect(f.value == 27)
  }

  @Test func `C-045 nil is a cached value`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value == 0 ? nil : x.value }
    #expect(f.value == nil)
    x.value = 4
    #expect(f.value == 4)
    x.value = 0
    #expect(f.value == nil)
    #expect(f.value == nil)
    #expect(f.evaluations == 3)
  }

  @Test func `C-048 a rule may make a cell`() {
    let heard = Recorder<Diagnostic>()
    graph.onDiagnostic = { heard.note($0) }
    let x = graph.cell(0)
    let f = graph.computed { [graph] in graph.cell(4 * x.value).value }
    #expect(f.value == 0)
    x.value = 5
    #expect(f.value == 20)
    #expect(heard.values.isEmpty)
    // The cell of the last evaluation is f's own, that of the first has ended.
    #expect(graph.statistics.nodes == 3)
  }

  @Test func `C-049 a clamp stops what is outside its range`() {
    let x = graph.cell(2)
    let f = graph.computed { min(max(x.value, 2), 6) }
    let g = graph.computed { f.value }
    var values = [g.value]
    var evaluations = [g.evaluations]
    for next in [-9, 4, 11, 30] {
      x.value = next
      values.append(g.value)
      evaluations.append(g.evaluations)
    }
    #expect(values == [2, 2, 4, 6, 6])
    #expect(evaluations == [1, 1, 2, 3, 3])
  }

  @Test func `C-050 setting the same value is no change`() {
    let x = graph.cell(5)
    let f = graph.computed { x.value }
    _ = f.value
    x.value = 5
    _ = f.value
    #expect(f.evaluations == 1)
  }

  @Test func `C-052 a constant rule keeps its effect from running`() {
    let x = graph.cell(0)
    let c1 = graph.computed { x.value }
    let k = graph.computed { c1.value < 0 ? 0 : 5 }
    let w = graph.effect { _ = k.value }
    x.value = 1
    x.value = 2
    #expect(w.evaluations == 1)
  }

  @Test func `C-164 a rule does not run before it is read`() {
    let x = graph.cell(4)
    let f = graph.computed { x.value }
    #expect(f.evaluations == 0)
    _ = f.value
    #expect(f.evaluations == 1)
  }

  @Test func `C-166 two writes without a read between are one evaluation`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let f = graph.computed { x.value + y.value }
    _ = f.value
    x.value = 4
    y.value = 5
    #expect(f.value == 9)
    #expect(f.evaluations == 2)
  }

  @Test func `C-167 not-a-number is never the same`() {
    let x = graph.cell(Double.nan)
    let f = graph.computed { x.value }
    _ = f.value
    x.value = .nan
    _ = f.value
    #expect(f.evaluations == 2)
  }

  @Test func `C-168 a rule that gives not-a-number again has changed`() {
    let x = graph.cell(4.0)
    let c = graph.computed { x.value == 4 ? 0 : Double.nan }
    let d = graph.computed { c.value }
    _ = d.value
    x.value = 5
    _ = d.value
    x.value = 6
    _ = d.value
    #expect(d.evaluations == 3)
  }

  @Test func `C-197 the first evaluation compares nothing`() {
    let compared = Box(0)
    let x = graph.cell(0)
    let f = graph.computed(comparedBy: {
      compared.content += 1
      return $0 == $1
    }) { x.value }
    _ = f.value
    #expect(compared.content == 0)
    x.value = 1
    _ = f.value
    #expect(compared.content == 1)
  }

  @Test func `C-215 an equal struct is the same`() {
    struct Point: Equatable {
      var x: Int
      var y: Int
    }
    let pt = graph.cell(Point(x: 3, y: 4))
    let f = graph.computed { pt.value.x + pt.value.y }
    #expect(f.value == 7)
    pt.value = Point(x: 3, y: 4)
    #expect(f.value == 7)
    #expect(f.evaluations == 1)
    pt.value = Point(x: 5, y: 6)
    #expect(f.value == 11)
    #expect(f.evaluations == 2)
  }

  @Test func `C-225 without a comparison every evaluation counts`() {
    let n = graph.cell(6)
    let f = graph.computed(comparedBy: nil) { abs(n.value) }
    let h = graph.computed { f.value }
    #expect(h.value == 6)
    n.value = -6
    #expect(h.value == 6)
    #expect([f.evaluations, h.evaluations] == [2, 2])
  }

  @Test func `C-232 a comparison is trusted`() {
    struct Same: Equatable {
      let b: Bool
      static func == (one: Same, other: Same) -> Bool { true }
    }
    let b = graph.cell(true)
    let f = graph.computed { Same(b: b.value) }
    let h = graph.computed { f.value.b }
    #expect(h.value)
    b.value = false
    #expect(h.value)
    #expect([f.evaluations, h.evaluations] == [2, 1])
  }

  @Test func `C-235 a new value is compared with the last one let through`() {
    let x = graph.cell(0)
    let f = graph.computed(comparedBy: { abs($0 - $1) <= 2 }) { x.value }
    _ = f.value
    var seen: [Int] = []
    for next in 1...4 {
      x.value = next
      seen.append(f.value)
    }
    #expect(seen == [0, 0, 3, 3])
  }
}
