import AttributeGraph2
import TestSupport
import Testing

/// Rows C-002 to C-021 of the cross-framework behaviours.
@Suite struct `Propagation as other engines have it` {
  let graph = Graph()

  @Test func `C-002 a diamond runs its tip once a change`() {
    let x = graph.cell(2)
    let l = graph.computed { 2 * x.value }
    let r = graph.computed { 3 * x.value }
    let m = graph.computed { l.value + r.value }
    let t = graph.computed { m.value + 100 }
    #expect(t.value == 110)
    #expect(t.evaluations == 1)
    x.value = 4
    #expect(t.value == 120)
    #expect(t.evaluations == 2)
  }

  @Test func `C-005 an unchanged branch does not hide a changed one`() {
    let x = graph.cell("p")
    let f = graph.computed { x.value }
    let k = graph.computed { () -> String in
      _ = x.value
      return "fix"
    }
    let h = graph.computed { f.value + "/" + k.value }
    #expect(h.value == "p/fix")
    x.value = "q"
    #expect(h.value == "q/fix")
    #expect(h.evaluations == 2)
  }

  @Test func `C-007 a rule runs after both of its inputs`() {
    let log = Recorder<String>()
    let x = graph.cell(0)
    let f = graph.computed { () -> Int in
      defer { log.note("f") }
      return x.value
    }
    let g = graph.computed { () -> Int in
      defer { log.note("g") }
      return x.value
    }
    let h = graph.computed { () -> Int in
      let sum = f.value + g.value
      log.note("h")
      return sum
    }
    _ = h.value
    log.values = []
    x.value = 4
    #expect(h.value == 8)
    #expect(log.values == ["f", "g", "h"])
  }

  @Test func `C-009 levels that read the two before them run once each`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    let g = graph.computed { f.value + x.value }
    let h = graph.computed { g.value + f.value }
    let k = graph.computed { h.value + g.value }
    #expect(k.value == 0)
    x.value = 2
    #expect(k.value == 10)
    #expect([g.evaluations, h.evaluations, k.evaluations] == [2, 2, 2])
  }

  @Test func `C-011 two unchanged branches do not hide a changed one`() {
    let x = graph.cell("p")
    let f = graph.computed { x.value }
    let k1 = graph.computed { x.value.isEmpty ? "" : "u" }
    let k2 = graph.computed { x.value.isEmpty ? "" : "v" }
    let h = graph.computed { f.value + k1.value + k2.value }
    #expect(h.value == "puv")
    x.value = "q"
    #expect(h.value == "quv")
    #expect(h.evaluations == 2)
  }

  @Test func `C-012 what only a stopped effect needed does not run`() {
    let x = graph.cell(4)
    let f = graph.computed { x.value }
    let g = graph.computed { f.value }
    let side = graph.computed { x.value }
    let w = graph.effect { _ = g.value }
    w.stop()
    x.value = 6
    #expect(side.value == 6)
    #expect([f.evaluations, g.evaluations] == [1, 1])
  }

  @Test func `C-013 what a rule no longer reaches is not brought up to date`() {
    let sel = graph.cell(0)
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    let h = graph.computed { sel.value == 0 ? f.value : 9 }
    _ = h.value
    graph.transaction {
      x.value = 5
      sel.value = 1
    }
    #expect(h.value == 9)
    #expect(f.evaluations == 1)
  }

  @Test func `C-016 an effect sees what was written before it was made`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    _ = f.value
    x.value = 4
    let w = graph.effect { log.note(f.value) }
    #expect(log.values == [4])
    #expect(w.evaluations == 1)
  }

  @Test func `C-017 an effect does not run for a rule that gave the same`() {
    let x = graph.cell(0)
    let k = graph.computed { () -> Int in
      _ = x.value
      return 7
    }
    let w = graph.effect { _ = k.value }
    x.value = 1
    #expect(w.evaluations == 1)
    #expect(k.evaluations == 2)
  }

  @Test func `C-019 two writes and one read run each rule once`() {
    let p = graph.cell(2)
    let q = graph.cell(5)
    let c = graph.computed { p.value + q.value }
    let d = graph.computed { p.value * q.value }
    let e = graph.computed { c.value + d.value }
    #expect(e.value == 17)
    p.value = 3
    q.value = 4
    #expect(e.value == 19)
    #expect([c.evaluations, d.evaluations, e.evaluations] == [2, 2, 2])
  }

  @Test func `C-020 two diamonds end to end run each rule once`() {
    let x = graph.cell(1)
    let b = graph.computed { x.value }
    let c = graph.computed { x.value }
    let d = graph.computed { b.value + c.value }
    let e = graph.computed { d.value }
    let f = graph.computed { d.value }
    let g = graph.computed { e.value + f.value }
    #expect(g.value == 4)
    x.value = 3
    #expect(g.value == 12)
    #expect([d.evaluations, g.evaluations] == [2, 2])
  }

  @Test func `C-021 each of eight effects runs once a write`() {
    let x = graph.cell(0)
    let effects = (0..<8).map { i -> Effect in
      let f = graph.computed { x.value + i }
      return graph.effect { _ = f.value }
    }
    x.value = 5
    #expect(effects.allSatisfy { $0.evaluations == 2 })
    x.value = 6
    #expect(effects.allSatisfy { $0.evaluations == 3 })
  }

  @Test func `C-155 a clean branch is refreshed with its neighbour`() {
    let x = graph.cell(0)
    let b = graph.computed { x.value }
    let k = graph.computed { x.value < 0 ? "" : "k" }
    let d = graph.computed { "\(b.value)\(k.value)" }
    #expect(d.value == "0k")
    x.value = 4
    #expect(d.value == "4k")
    #expect([b.evaluations, d.evaluations] == [2, 2])
  }

  @Test func `C-156 an input is refreshed while its reader is only checked`() {
    let log = Recorder<String>()
    let x = graph.cell(0)
    let b = graph.computed { () -> Int in
      log.note("b")
      return x.value
    }
    let c = graph.computed { () -> Int in
      log.note("c")
      return b.value
    }
    _ = c.value
    log.values = []
    x.value = 4
    _ = c.value
    #expect(log.values == ["b", "c"])
  }

  @Test func `C-159 a reader of a cell and of what derives from it runs once`() {
    let x = graph.cell(0)
    let b = graph.computed { x.value }
    let c = graph.computed { b.value }
    let d = graph.computed { x.value + c.value }
    #expect(d.value == 0)
    x.value = 3
    #expect(d.value == 6)
    #expect(d.evaluations == 2)
  }

  @Test func `C-238 twenty diamonds in a row cost twenty evaluations`() {
    let x = graph.cell(1)
    var levels = [graph.computed { x.value }]
    for _ in 1...20 {
      let last = levels[levels.count - 1]
      levels.append(graph.computed { last.value + last.value })
    }
    #expect(levels[20].value == 1_048_576)
    x.value = 3
    #expect(levels[20].value == 3_145_728)
    #expect(levels.allSatisfy { $0.evaluations == 2 })
  }
}
