import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 1, sentence by sentence.
@Suite struct `Sentences about inputs` {
  let graph = Graph()

  @Test func `1.1 what a rule reads while it runs becomes its inputs`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let f = graph.computed(name: "f") { x.value * 10 }
    let g = graph.computed { f.value + y.value }
    #expect(g.value == 12)
    #expect(g.inputNames == ["f", "y"])
    #expect(f.inputNames == ["x"])
    #expect(graph.statistics.edges == 3)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `1.1 what a rule only captures, names or sets aside is no input`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let unread = graph.computed { y.value }
    let f = graph.computed { () -> Int in
      _ = (y.name, y.isRead, unread.cachedValue, unread.evaluations, unread.inputNames)
      return x.value
    }
    #expect(f.value == 1)
    #expect(f.inputNames == ["x"])
    #expect(unread.evaluations == 0)
    y.value = 3
    #expect(f.value == 1)
    #expect(f.evaluations == 1)
  }

  @Test func `1.1 what a closure of the rule reads after the rule has returned is no input`() {
    let later = Box<() -> Int>({ 0 })
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let f = graph.computed { () -> Int in
      later.content = { y.value }
      return x.value
    }
    #expect(f.value == 1)
    #expect(later.content() == 2)
    #expect(f.inputNames == ["x"])
    y.value = 3
    #expect(f.value == 1)
    #expect(f.evaluations == 1)
  }

  @Test func `1.1 what an inner rule reads is its own input and not the outer one's`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let inner = graph.computed(name: "inner") { x.value > 0 ? y.value : 0 }
    let outer = graph.computed { inner.value + x.value }
    #expect(outer.value == 3)
    #expect(outer.inputNames == ["inner", "x"])
    #expect(inner.inputNames == ["x", "y"])
    #expect(graph.checkInvariants() == [])
  }

  @Test func `1.2 what the last evaluation did not read is no input any more`() {
    let usesX = graph.cell(true, name: "usesX")
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let f = graph.computed { usesX.value ? x.value : y.value }
    #expect(f.value == 1)
    #expect(f.inputNames == ["usesX", "x"])
    usesX.value = false
    #expect(f.value == 2)
    #expect(f.inputNames == ["usesX", "y"])
    #expect(!x.isRead)
    #expect(graph.statistics.edges == 2)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `1.2 a change of what is no input any more concerns nobody`() {
    let usesX = graph.cell(true)
    let x = graph.cell(1)
    let f = graph.computed { usesX.value ? x.value : 0 }
    let w = graph.effect { _ = f.value }
    usesX.value = false
    let before = graph.statistics
    x.value = 50
    let after = graph.statistics
    #expect(f.value == 0)
    #expect(after.evaluations == before.evaluations)
    #expect(after.validations == before.validations)
    #expect(w.evaluations == 2)
  }

  @Test func `1.2 every evaluation collects anew, also where the order turns around`() {
    let turns = graph.cell(false, name: "turns")
    let cells = (0..<5).map { graph.cell($0, name: "\($0)") }
    let f = graph.computed { (turns.value ? cells.reversed() : cells).reduce(0) { $0 * 10 + $1.value } }
    for round in 0..<4 {
      #expect(f.value == (turns.value ? 43_210 : 1_234), "round \(round)")
      let names = turns.value ? ["4", "3", "2", "1", "0"] : ["0", "1", "2", "3", "4"]
      #expect(f.inputNames == ["turns"] + names, "round \(round)")
      #expect(graph.statistics.edges == 6)
      #expect(graph.checkInvariants() == [])
      turns.value.toggle()
    }
  }

  @Test func `1.3 an input counts once, at the place of its first read`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let f = graph.computed { x.value + y.value + x.value + y.value + x.value }
    #expect(f.value == 7)
    #expect(f.inputNames == ["x", "y"])
    y.value = 3
    #expect(f.value == 9)
    #expect(f.inputNames == ["x", "y"])
    #expect(graph.statistics.edges == 2)
  }

  @Test func `1.3 an input counts once also where inner rules have read it in between`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let inner = graph.computed(name: "inner") { x.value + y.value }
    let f = graph.computed { x.value + inner.value + x.value + y.value + x.value }
    #expect(f.value == 8)
    #expect(f.inputNames == ["x", "inner", "y"])
    x.value = 10
    #expect(f.value == 44)
    #expect(f.inputNames == ["x", "inner", "y"])
    #expect(graph.statistics.edges == 5)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `1.4 an untracked read gives the value brought up to date and makes no input`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let stale = graph.computed { y.value * 10 }
    let f = graph.computed { [graph] in x.value + graph.untracked { stale.value } }
    #expect(f.value == 21)
    #expect(f.inputNames == ["x"])
    y.value = 3
    #expect(f.value == 21)
    #expect(f.evaluations == 1)
    x.value = 2
    #expect(f.value == 32)
    #expect(stale.inputNames == ["y"])
    #expect(graph.checkInvariants() == [])
  }

  @Test func `1.4 an untracked read does not untrack what is read before, inside a rule, or after`() {
    let (x, y, z) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"), graph.cell(3, name: "z"))
    let inner = graph.computed { y.value }
    let f = graph.computed { [graph] () -> Int in
      let first = x.value
      let second = graph.untracked { graph.untracked { z.value } + inner.value }
      return first + second + z.value
    }
    #expect(f.value == 9)
    #expect(f.inputNames == ["x", "z"])
    #expect(inner.inputNames == ["y"])
    y.value = 20
    #expect(f.value == 9)
    z.value = 30
    #expect(f.value == 81)
  }

  @Test func `1.5 a read outside every rule and effect makes no input`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    let w = graph.effect { _ = f.value }
    let edges = graph.statistics.edges
    _ = x.value + f.value
    graph.transaction {
      _ = x.value + f.value
      x.value = 2
      _ = x.value + f.value
    }
    #expect(graph.statistics.edges == edges)
    #expect(w.inputNames == [f.name])
    #expect(f.inputNames == [x.name])
  }

  @Test func `1.6 the inputs of an effect are what its body reads, collected anew, once, in order`() {
    let usesX = graph.cell(true, name: "usesX")
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let f = graph.computed(name: "f") { y.value }
    let w = graph.effect { [graph] in
      _ = usesX.value ? x.value + x.value : f.value
      _ = graph.untracked { y.value }
      _ = usesX.value
    }
    #expect(w.inputNames == ["usesX", "x"])
    y.value = 3
    #expect(w.evaluations == 1)
    usesX.value = false
    #expect(w.inputNames == ["usesX", "f"])
    x.value = 9
    #expect(w.evaluations == 2)
    y.value = 4
    #expect(w.evaluations == 3)
    #expect(graph.statistics.edges == 3)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `1.6 an untracked read in an effect gives the value brought up to date`() {
    let (x, y) = (graph.cell(1), graph.cell(2))
    let stale = graph.computed { 10 * y.value }
    let seen = Recorder<Int>()
    let w = graph.effect { [graph] in seen.note(x.value + graph.untracked { stale.value }) }
    y.value = 3
    x.value = 5
    #expect(seen.values == [21, 35])
    #expect(w.evaluations == 2)
  }

  @Test func `1.6 what an effect writes is no input of it`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(0))
    let w = graph.effect { y.value = x.value }
    #expect(w.inputNames == ["x"])
    y.value = 7
    #expect(y.value == 7)
    #expect(w.evaluations == 1)
  }
}
