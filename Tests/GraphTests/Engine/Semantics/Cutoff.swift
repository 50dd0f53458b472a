import AttributeGraph2
import TestSupport
import Testing

/// Semantics 3: equal values stop propagation.
struct `Cutoff` {
  let graph = Graph()

  /// A value whose `==` looks at one part only.
  private struct Tagged: Equatable {
    let number: Int
    let tag: String
    static func == (one: Tagged, other: Tagged) -> Bool { one.number == other.number }
  }

  /// A value without `==`.
  private struct Plain { let number: Int }

  private struct Opaque { var number: Int }

  @Test func `3.1, C-050: setting a cell to the same value is no change`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    let w = graph.effect { _ = f.value }
    let before = graph.statistics
    x.value = 1
    #expect(graph.statistics == before)
    #expect([f.evaluations, w.evaluations] == [1, 1])
  }

  @Test func `3.1: nothing downstream runs because of a rule with the same new value`() {
    let x = graph.cell(1)
    let sign = graph.computed { x.value.signum() }
    let next = graph.computed { sign.value }
    let last = graph.computed { next.value }
    let w = graph.effect { _ = last.value }
    x.value = 2
    #expect([sign, next, last].map(\.evaluations) == [2, 1, 1])
    #expect(w.evaluations == 1)
    #expect(graph.statistics.cutoffs == 1)
    x.value = -2
    #expect([sign, next, last].map(\.evaluations) == [3, 2, 2])
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `3.1: a cutoff on one path does not stop propagation on another`() {
    let x = graph.cell(1)
    let sign = graph.computed { x.value.signum() }
    let both = graph.computed { sign.value + x.value }
    #expect(both.value == 2)
    x.value = 2
    #expect(both.value == 3)
    #expect(both.evaluations == 2)
  }

  @Test func `3.1, C-033: a value reduced to the same runs nothing further`() {
    let n = graph.cell(0)
    let c1 = graph.computed { n.value % 5 }
    let c2 = graph.computed { c1.value + 1 }
    let w = graph.effect { _ = c2.value }
    n.value = 5
    n.value = 10
    n.value = 15
    #expect([c1.evaluations, c2.evaluations, w.evaluations] == [4, 1, 1])
  }

  @Test func `3.1, C-049: a clamp stops changes outside its range`() {
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

  @Test func `3.1, C-052: a constant rule keeps its effect from running`() {
    let x = graph.cell(0)
    let c1 = graph.computed { x.value }
    let k = graph.computed { c1.value < 0 ? 0 : 5 }
    let w = graph.effect { _ = k.value }
    x.value = 1
    x.value = 2
    #expect(w.evaluations == 1)
  }

  @Test func `3.1, C-005, C-011, C-155: two unchanged branches do not hide a changed one`() {
    let x = graph.cell("p")
    let f = graph.computed { x.value }
    let k1 = graph.computed { x.value.isEmpty ? "" : "u" }
    let k2 = graph.computed { x.value.isEmpty ? "" : "v" }
    let h = graph.computed { f.value + k1.value + k2.value }
    #expect(h.value == "puv")
    x.value = "q"
    #expect(h.value == "quv")
    #expect([f, h].map(\.evaluations) == [2, 2])
  }

  @Test func `3.1, C-123: writes that cancel each other in a rule run no effect`() {
    let p = graph.cell(0)
    let q = graph.cell(0)
    let f = graph.computed { p.value + q.value }
    let w = graph.effect { _ = f.value }
    graph.transaction {
      p.value = 3
      q.value = -3
    }
    #expect(f.value == 0)
    #expect([f.evaluations, w.evaluations] == [2, 1])
  }

  @Test func `3.2: the same is == where the value is Equatable, for a cell`() {
    let x = graph.cell(Tagged(number: 1, tag: "a"))
    x.value = Tagged(number: 1, tag: "b")
    #expect(x.value.tag == "a")
    #expect(graph.statistics.writes == 0)
  }

  @Test func `3.2, C-232: the same is == where the value is Equatable, for a rule`() {
    let tag = graph.cell("a")
    let f = graph.computed { Tagged(number: 1, tag: tag.value) }
    let g = graph.computed { f.value.tag }
    _ = g.value
    tag.value = "b"
    #expect(g.value == "a")
    #expect(f.value.tag == "a")
    #expect([f.evaluations, g.evaluations] == [2, 1])
  }

  @Test func `3.2, C-167: a number that is not equal to itself changes at every set`() {
    let x = graph.cell(Double.nan)
    let w = graph.effect { _ = x.value }
    x.value = .nan
    #expect(w.evaluations == 2)
  }

  @Test func `3.2, C-168: a rule that gives not-a-number again has changed`() {
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

  @Test func `3.2, C-215: an equal struct is the same`() {
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

  @Test func `3.2: an equal value of a subgraph's cell or rule is no change`() {
    let screen = graph.subgraph()
    let x = screen.cell(1)
    let f = screen.computed { x.value.signum() }
    let seen = Recorder<Int>()
    screen.effect { seen.note(f.value) }
    x.value = 1
    x.value = 2
    #expect(seen.values == [1])
  }

  @Test func `3.3: where there is no == every set counts as a change`() {
    let x = graph.cell(Plain(number: 1))
    let w = graph.effect { _ = x.value }
    x.value = Plain(number: 1)
    x.value = Plain(number: 1)
    #expect(w.evaluations == 3)
  }

  @Test func `3.3: where there is no == every run of a rule counts as a change`() {
    let x = graph.cell(1)
    let f = graph.computed { Plain(number: 0 * x.value) }
    let g = graph.computed { f.value.number }
    let w = graph.effect { _ = g.value }
    x.value = 2
    #expect([f.evaluations, g.evaluations, w.evaluations] == [2, 2, 1])
    #expect(graph.statistics.cutoffs == 1)
  }

  @Test func `3.3: a cell of a value that cannot be compared takes every set for a change`() {
    let screen = graph.subgraph()
    let x = screen.cell(Opaque(number: 1), name: "x", flags: AttributeFlags(rawValue: 1))
    let seen = Recorder<Int>()
    screen.effect { seen.note(x.value.number) }
    x.value = Opaque(number: 1)
    x.value = Opaque(number: 2)
    #expect(seen.values == [1, 1, 2])
    #expect(x.name == "x")
    #expect(screen.contains(AttributeFlags(rawValue: 1)))
    screen.end()
    #expect(!x.isAlive)
  }

  @Test func `3.3: a rule of a value that cannot be compared takes every run for a change`() {
    let screen = graph.subgraph()
    let x = screen.cell(1)
    let f = screen.computed(name: "f") { Opaque(number: x.value.signum()) }
    let seen = Recorder<Int>()
    screen.effect { seen.note(f.value.number) }
    x.value = 2
    #expect(seen.values == [1, 1])
    #expect(f.name == "f")
  }

  @Test func `3.4: a cell can have a comparison of its own`() {
    let x = graph.cell(10, comparedBy: { abs($0 - $1) < 3 })
    let w = graph.effect { _ = x.value }
    x.value = 12
    #expect(x.value == 10)
    x.value = 13
    #expect(x.value == 13)
    #expect(w.evaluations == 2)
  }

  @Test func `3.4, C-225: no comparison makes every set and every run count`() {
    let x = graph.cell(1, comparedBy: nil)
    let f = graph.computed(comparedBy: nil) { x.value }
    let w = graph.effect { _ = f.value }
    x.value = 1
    #expect([f.evaluations, w.evaluations] == [2, 2])
  }

  @Test func `3.4, C-235: a rule's new value is compared with the last one that passed`() {
    let x = graph.cell(0)
    let f = graph.computed(comparedBy: { abs($0 - $1) < 3 }) { x.value }
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note(f.value) }
    for next in 1...7 { x.value = next }
    #expect(seen.values == [0, 3, 6])
    #expect(f.value == 6)
    #expect(f.evaluations == 8)
    #expect(w.evaluations == 3)
  }

  @Test func `3.4: reads of a rule's comparison are no inputs of the rule`() {
    let (x, limit) = (graph.cell(0, name: "x"), graph.cell(3))
    let f = graph.computed(comparedBy: { abs($0 - $1) < limit.value }) { x.value }
    let w = graph.effect { _ = f.value }
    x.value = 1
    #expect(f.inputNames == ["x"])
    limit.value = 1
    #expect([f.evaluations, w.evaluations] == [2, 1])
    #expect(!limit.isRead)
    x.value = 2
    #expect([f.evaluations, w.evaluations] == [3, 2])
  }

  @Test func `3.4: reads of a cell's comparison are no inputs of the effect that sets the cell`() {
    let (x, limit) = (graph.cell(0, name: "x"), graph.cell(3))
    let y = graph.cell(0, comparedBy: { abs($0 - $1) < limit.value })
    let w = graph.effect { y.value = x.value }
    x.value = 1
    #expect(w.inputNames == ["x"])
    limit.value = 1
    #expect(w.evaluations == 2)
    #expect(!limit.isRead)
    #expect(graph.invariantViolations == [])
  }

  @Test func `3.4: reads of a comparison are no inputs of an outer reader`() {
    let (x, limit) = (graph.cell(0), graph.cell(3))
    let f = graph.computed(comparedBy: { abs($0 - $1) < limit.value }, name: "f") { x.value }
    let outer = graph.computed { f.value }
    _ = outer.value
    x.value = 1
    _ = outer.value
    #expect(outer.inputNames == ["f"])
    #expect(!limit.isRead)
  }

  @Test func `3.4, C-197: the first evaluation compares nothing`() {
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

  @Test func `3.5: an attribute whose value is nil is cached`() {
    let x = graph.cell(Int?.none)
    let f = graph.computed { x.value }
    let g = graph.computed { f.value == nil }
    #expect(g.value)
    #expect(f.value == nil)
    #expect([f.evaluations, g.evaluations] == [1, 1])
    #expect(graph.invariantViolations == [])
  }

  @Test func `3.5: nil is a value like any other for the cutoff`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value < 10 ? Int?.none : x.value }
    let w = graph.effect { _ = f.value }
    x.value = 2
    #expect(w.evaluations == 1)
    x.value = 10
    x.value = 3
    #expect(w.evaluations == 3)
    #expect(f.value == nil)
  }

  @Test func `3.5: nil is cached where there is no comparison either`() {
    let x = graph.cell(Plain?.none)
    let f = graph.computed { x.value }
    for _ in 0..<3 { #expect(f.value == nil) }
    #expect(f.evaluations == 1)
  }

  @Test func `3.5, C-045: nil is a cached value`() {
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

  @Test func `4.6: a rule that has read an equal value with another part runs again when the first one is back`() {
    let cell = graph.cell(Tagged(number: 1, tag: "first"))
    let tag = graph.computed { cell.value.tag }
    #expect(tag.value == "first")
    graph.transaction {
      cell.value = Tagged(number: 2, tag: "second")
      cell.value = Tagged(number: 1, tag: "third")
      #expect(tag.value == "third")
    }
    #expect(cell.value.tag == "first")
    #expect(tag.value == "first")
  }

  @Test func `8.3: a write is counted if the comparison of the cell ends it`() {
    let subgraph = graph.subgraph()
    let cell = subgraph.cell(0) { one, other in
      subgraph.end()
      return one == other
    }
    cell.value = 1
    #expect(graph.statistics.lateWrites == 1)
  }
}
