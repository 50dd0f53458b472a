import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 3, sentence by sentence.
@Suite struct `Sentences about cutoff` {
  let graph = Graph()

  /// A value without `==`.
  private struct Plain { let number: Int }

  /// A value whose `==` looks at one part only.
  private struct Tagged: Equatable {
    let number: Int
    let tag: String
    static func == (one: Tagged, other: Tagged) -> Bool { one.number == other.number }
  }

  @Test func `3.1 setting a cell to the same value is no change`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    let w = graph.effect { _ = f.value }
    let before = graph.statistics
    x.value = 1
    #expect(graph.statistics == before)
    #expect([f.evaluations, w.evaluations] == [1, 1])
  }

  @Test func `3.1 nothing downstream runs because of a rule with the same new value`() {
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
    #expect(graph.checkInvariants() == [])
  }

  @Test func `3.1 a rule that stops propagation on one path does not stop it on another`() {
    let x = graph.cell(1)
    let sign = graph.computed { x.value.signum() }
    let both = graph.computed { sign.value + x.value }
    #expect(both.value == 2)
    x.value = 2
    #expect(both.value == 3)
    #expect(both.evaluations == 2)
  }

  @Test func `3.2 the same is == where the value is Equatable, for a cell`() {
    let x = graph.cell(Tagged(number: 1, tag: "a"))
    x.value = Tagged(number: 1, tag: "b")
    #expect(x.value.tag == "a")
    #expect(graph.statistics.writes == 0)
  }

  @Test func `3.2 the same is == where the value is Equatable, for a rule`() {
    let tag = graph.cell("a")
    let f = graph.computed { Tagged(number: 1, tag: tag.value) }
    let g = graph.computed { f.value.tag }
    _ = g.value
    tag.value = "b"
    #expect(g.value == "a")
    #expect(f.value.tag == "a")
    #expect([f.evaluations, g.evaluations] == [2, 1])
  }

  @Test func `3.2 a number that is not equal to itself changes at every set`() {
    let x = graph.cell(Double.nan)
    let w = graph.effect { _ = x.value }
    x.value = .nan
    #expect(w.evaluations == 2)
  }

  @Test func `3.3 where there is no == every set counts as a change`() {
    let x = graph.cell(Plain(number: 1))
    let w = graph.effect { _ = x.value }
    x.value = Plain(number: 1)
    x.value = Plain(number: 1)
    #expect(w.evaluations == 3)
  }

  @Test func `3.3 where there is no == every run of a rule counts as a change`() {
    let x = graph.cell(1)
    let f = graph.computed { Plain(number: 0 * x.value) }
    let g = graph.computed { f.value.number }
    let w = graph.effect { _ = g.value }
    x.value = 2
    #expect([f.evaluations, g.evaluations, w.evaluations] == [2, 2, 1])
    #expect(graph.statistics.cutoffs == 1)
  }

  @Test func `3.4 a cell can be given a comparison of its own`() {
    let x = graph.cell(10, comparedBy: { abs($0 - $1) < 3 })
    let w = graph.effect { _ = x.value }
    x.value = 12
    #expect(x.value == 10)
    x.value = 13
    #expect(x.value == 13)
    #expect(w.evaluations == 2)
  }

  @Test func `3.4 no comparison makes every set and every run count`() {
    let x = graph.cell(1, comparedBy: nil)
    let f = graph.computed(comparedBy: nil) { x.value }
    let w = graph.effect { _ = f.value }
    x.value = 1
    #expect([f.evaluations, w.evaluations] == [2, 2])
  }

  @Test func `3.4 a rule's new value is compared with the last one that was let through`() {
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

  @Test func `3.4 what a rule's comparison reads is no input of the rule`() {
    let (x, limit) = (graph.cell(0, name: "x"), graph.cell(3))
    let f = graph.computed(comparedBy: { abs($0 - $1) < limit.value }) { x.value }
    let w = graph.effect { _ = f.value }
    x.value = 1
    #expect(f.inputNames == ["x"])
    limit.value = 1
    #expect([f.evaluations, w.evaluations] == [2, 1])
    #expect(!limit.isRead)
  }

  @Test func `3.4 what a cell's comparison reads is no input of the effect that sets the cell`() {
    let (x, limit) = (graph.cell(0, name: "x"), graph.cell(3))
    let y = graph.cell(0, comparedBy: { abs($0 - $1) < limit.value })
    let w = graph.effect { y.value = x.value }
    x.value = 1
    #expect(w.inputNames == ["x"])
    limit.value = 1
    #expect(w.evaluations == 2)
    #expect(!limit.isRead)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `3.4 what a comparison reads is no input of a reader around it`() {
    let (x, limit) = (graph.cell(0), graph.cell(3))
    let f = graph.computed(comparedBy: { abs($0 - $1) < limit.value }, name: "f") { x.value }
    let outer = graph.computed { f.value }
    _ = outer.value
    x.value = 1
    _ = outer.value
    #expect(outer.inputNames == ["f"])
    #expect(!limit.isRead)
  }

  @Test func `3.5 an attribute whose value is nil is cached`() {
    let x = graph.cell(Int?.none)
    let f = graph.computed { x.value }
    let g = graph.computed { f.value == nil }
    #expect(g.value)
    #expect(f.value == nil)
    #expect([f.evaluations, g.evaluations] == [1, 1])
    #expect(graph.checkInvariants() == [])
  }

  @Test func `3.5 nil is a value like any other for the cutoff`() {
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

  @Test func `3.5 nil is cached where there is no comparison either`() {
    let x = graph.cell(Plain?.none)
    let f = graph.computed { x.value }
    for _ in 0..<3 { #expect(f.value == nil) }
    #expect(f.evaluations == 1)
  }
}
