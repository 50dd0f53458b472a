import AttributeGraph2
import TestSupport
import Testing

/// Semantics 1: the inputs of rules and effects.
struct `Inputs` {
  let graph = Graph()

  @Test func `1.1: the reads of a running rule become its inputs`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let f = graph.computed(name: "f") { x.value * 10 }
    let g = graph.computed { f.value + y.value }
    #expect(g.value == 12)
    #expect(g.inputNames == ["f", "y"])
    #expect(f.inputNames == ["x"])
    #expect(graph.statistics.edges == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `1.1: a captured, named or inspected node is no input`() {
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

  @Test func `1.1: a read by a closure after its rule has returned is no input`() {
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

  @Test func `1.1: the reads of an inner rule are not inputs of the outer one`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let inner = graph.computed(name: "inner") { x.value > 0 ? y.value : 0 }
    let outer = graph.computed { inner.value + x.value }
    #expect(outer.value == 3)
    #expect(outer.inputNames == ["inner", "x"])
    #expect(inner.inputNames == ["x", "y"])
    #expect(graph.invariantViolations == [])
  }

  @Test func `1.2: a node that the last evaluation did not read is no longer an input`() {
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
    #expect(graph.invariantViolations == [])
  }

  @Test func `1.2: a change of a former input runs nothing`() {
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

  @Test func `1.2: every evaluation collects its inputs anew, also in another order`() {
    let turns = graph.cell(false, name: "turns")
    let cells = (0..<5).map { graph.cell($0, name: "\($0)") }
    let f = graph.computed { (turns.value ? cells.reversed() : cells).reduce(0) { $0 * 10 + $1.value } }
    for round in 0..<4 {
      #expect(f.value == (turns.value ? 43_210 : 1_234), "round \(round)")
      let names = turns.value ? ["4", "3", "2", "1", "0"] : ["0", "1", "2", "3", "4"]
      #expect(f.inputNames == ["turns"] + names, "round \(round)")
      #expect(graph.statistics.edges == 6)
      #expect(graph.invariantViolations == [])
      turns.value.toggle()
    }
  }

  @Test func `1.2: one of many inputs is dropped from the middle and read again later`() {
    let cells = (0..<6).map { graph.cell($0, name: "\($0)") }
    let left = graph.cell(-1)
    let f = graph.computed { cells.enumerated().reduce(0) { $1.offset == left.value ? $0 : $0 + $1.element.value } }
    #expect(f.value == 15)
    left.value = 2
    #expect(f.value == 13)
    cells[2].value = 100
    #expect(f.value == 13)
    #expect(f.evaluations == 2)
    left.value = -1
    #expect(f.value == 113)
    #expect(f.inputNames.count == 7)
    #expect(graph.invariantViolations == [])
  }

  @Test func `1.2, C-024, R-112: inputs follow the branch that was taken`() {
    let cond = graph.cell(true)
    let a = graph.cell(1)
    let b = graph.cell(2)
    let v = graph.computed { cond.value ? a.value : b.value }
    _ = v.value
    b.value = 9
    #expect(v.value == 1)
    #expect(v.evaluations == 1)
    cond.value = false
    #expect(v.value == 9)
    b.value = 10
    #expect(v.value == 10)
    #expect(v.evaluations == 3)
    a.value = 5
    #expect(v.value == 10)
    #expect(v.evaluations == 3)
  }

  @Test func `1.2, C-026: a rule may stop and start to read an attribute`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    let k = graph.computed { x.value > 0 ? x.value : f.value }
    var seen = [k.value]
    x.value = 3
    seen.append(k.value)
    x.value = 0
    seen.append(k.value)
    #expect(seen == [0, 3, 0])
  }

  @Test func `1.2, C-028: an effect does not run for a dropped input`() {
    let log = Recorder<Int>()
    let t = graph.cell(true)
    let y = graph.cell(4)
    let f = graph.computed { t.value ? y.value : 0 }
    let w = graph.effect { log.note(f.value) }
    t.value = false
    #expect(w.evaluations == 2)
    y.value = 6
    #expect(w.evaluations == 2)
    t.value = true
    #expect(log.values == [4, 0, 6])
    #expect(w.evaluations == 3)
  }

  @Test func `1.3: an input counts once, at the place of its first read`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let f = graph.computed { x.value + y.value + x.value + y.value + x.value }
    #expect(f.inputNames.isEmpty)
    #expect(f.value == 7)
    #expect(f.inputNames == ["x", "y"])
    y.value = 3
    #expect(f.value == 9)
    #expect(f.inputNames == ["x", "y"])
    #expect(graph.statistics.edges == 2)
  }

  @Test func `1.3: an input counts once though inner rules read it in between`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let inner = graph.computed(name: "inner") { x.value + y.value }
    let f = graph.computed { x.value + inner.value + x.value + y.value + x.value }
    #expect(f.value == 8)
    #expect(f.inputNames == ["x", "inner", "y"])
    x.value = 10
    #expect(f.value == 44)
    #expect(f.inputNames == ["x", "inner", "y"])
    #expect(graph.statistics.edges == 5)
    #expect(graph.invariantViolations == [])
  }

  @Test func `1.3: an input that two inner rules read, too, counts once`() {
    let x = graph.cell(1, name: "x")
    let g = graph.computed(name: "g") { x.value }
    let h = graph.computed(name: "h") { x.value }
    let f = graph.computed { x.value + g.value + x.value + h.value + x.value }
    #expect(f.value == 5)
    #expect(f.inputNames == ["x", "g", "h"])
    x.value = 2
    #expect(f.value == 10)
    #expect(f.inputNames == ["x", "g", "h"])
    #expect(graph.invariantViolations == [])
  }

  @Test func `1.3: inputs that inner rules read before are inputs all the same`() {
    let cells = (0..<40).map { graph.cell($0) }
    let inner = cells.map { cell in graph.computed { cell.value } }
    let f = graph.computed { (0..<40).reduce(0) { $0 + inner[$1].value + cells[$1].value } }
    #expect(f.value == 2 * 780)
    #expect(f.inputNames.count == 80)
    cells[7].value = 0
    #expect(f.value == 2 * 773)
    #expect(graph.invariantViolations == [])
  }

  @Test func `1.4: an untracked read gives the value brought up to date and makes no input`() {
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
    #expect(graph.invariantViolations == [])
  }

  @Test func `1.4: an untracked read does not untrack the reads before it, inside a rule, or after it`() {
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

  @Test func `1.4: an untracked closure may throw`() {
    struct Failure: Error {}
    let x = graph.cell(1, name: "x")
    let f = graph.computed { [graph] () -> Int in
      try? graph.untracked { () throws(Failure) in throw Failure() }
      return x.value
    }
    #expect(f.value == 1)
    #expect(f.inputNames == ["x"])
  }

  @Test func `1.4, C-140: an untracked read is up to date`() {
    let x = graph.cell(0)
    let f = graph.computed { 4 * x.value }
    _ = f.value
    x.value = 5
    #expect(graph.untracked { f.value } == 20)
  }

  @Test func `1.4, C-142: an untracked write is a write`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let w = graph.effect { [graph] in
      let v = x.value
      graph.untracked { y.value = 9 * v }
    }
    #expect(y.value == 0)
    x.value = 1
    #expect(y.value == 9)
    #expect(w.evaluations == 2)
  }

  @Test func `1.5: a read outside every rule and effect makes no input`() {
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

  @Test func `1.6: the inputs of an effect are the reads of its body, collected anew, once, in order`() {
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
    #expect(graph.invariantViolations == [])
  }

  @Test func `1.6, C-138: an untracked read in an effect gives the value brought up to date`() {
    let (x, y) = (graph.cell(1), graph.cell(2))
    let stale = graph.computed { 10 * y.value }
    let seen = Recorder<Int>()
    let w = graph.effect { [graph] in seen.note(x.value + graph.untracked { stale.value }) }
    y.value = 3
    x.value = 5
    #expect(seen.values == [21, 35])
    #expect(w.evaluations == 2)
  }

  @Test func `1.6: a cell that an effect only writes is no input of it`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(0))
    let w = graph.effect { y.value = x.value }
    #expect(w.inputNames == ["x"])
    y.value = 7
    #expect(y.value == 7)
    #expect(w.evaluations == 1)
  }

  @Test func `1.6, C-034: an effect gains an input`() {
    let log = Recorder<String>()
    let sel = graph.cell(false)
    let p = graph.cell("v")
    let w = graph.effect { log.note(sel.value ? p.value : "none") }
    p.value = "w"
    #expect(w.evaluations == 1)
    sel.value = true
    p.value = "z"
    #expect(log.values == ["none", "w", "z"])
    #expect(w.evaluations == 3)
  }

  @Test func `1.6, C-035: an effect loses an input`() {
    let log = Recorder<String>()
    let sel = graph.cell(true)
    let p = graph.cell("v")
    let w = graph.effect { log.note(sel.value ? p.value : "none") }
    sel.value = false
    p.value = "w"
    #expect(log.values == ["v", "none"])
    #expect(w.evaluations == 2)
  }
}
