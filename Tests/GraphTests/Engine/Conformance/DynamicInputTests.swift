import AttributeGraph2
import TestSupport
import Testing

/// Rows C-024 to C-035 of the cross-framework behaviours.
@Suite struct `Dynamic inputs as other engines have them` {
  let graph = Graph()

  @Test func `C-024 a branch that is not taken concerns nobody`() {
    let sel = graph.cell(true)
    let p = graph.cell("L")
    let q = graph.cell("R")
    let f = graph.computed { sel.value ? p.value : q.value }
    #expect(f.value == "L")
    sel.value = false
    #expect(f.value == "R")
    p.value = "L2"
    #expect(f.value == "R")
    #expect(f.evaluations == 2)
    q.value = "R2"
    #expect(f.value == "R2")
    #expect(f.evaluations == 3)
  }

  @Test func `C-025 a newly reached attribute is brought up to date first`() {
    let p = graph.cell(3)
    let q = graph.cell(30)
    let sel = graph.cell(false)
    let c = graph.computed { p.value }
    let d = graph.computed { sel.value ? c.value : q.value }
    #expect(d.value == 30)
    sel.value = true
    p.value = 8
    #expect(d.value == 8)
  }

  @Test func `C-026 a rule may stop and start to read an attribute`() {
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

  @Test func `C-028 an effect does not run for an input that is dropped`() {
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

  @Test func `C-030 an effect follows an optional through two rules`() {
    let log = Recorder<String>()
    let list = graph.cell([Int]?.none)
    let has = graph.computed { list.value != nil }
    let msg = graph.computed { has.value ? "on" : "off" }
    let w = graph.effect { log.note(msg.value) }
    list.value = [7]
    #expect(w.evaluations == 2)
    list.value = [8, 9]
    #expect(w.evaluations == 2)
    list.value = nil
    #expect(log.values == ["off", "on", "off"])
    #expect(w.evaluations == 3)
  }

  @Test func `C-031 reading an inner rule in between does not make the outer one stale`() {
    let list = graph.cell([Int]?.none)
    let has = graph.computed { list.value != nil }
    let msg = graph.computed { has.value ? "on" : "off" }
    #expect(msg.value == "off")
    list.value = [7]
    #expect(has.value)
    #expect(msg.value == "on")
    list.value = nil
    #expect(msg.value == "off")
  }

  @Test func `C-032 one changed input of two is enough`() {
    let p = graph.cell(4)
    let q = graph.cell(0)
    let c1 = graph.computed { p.value }
    let c2 = graph.computed { p.value % 2 + q.value }
    let c3 = graph.computed { c1.value + c2.value }
    #expect(c3.value == 4)
    p.value = 6
    #expect(c3.value == 6)
    q.value = 1
    #expect(c3.value == 7)
    #expect(c3.evaluations == 3)
  }

  @Test func `C-033 a value reduced to the same runs nothing further`() {
    let n = graph.cell(0)
    let c1 = graph.computed { n.value % 5 }
    let c2 = graph.computed { c1.value + 1 }
    let w = graph.effect { _ = c2.value }
    n.value = 5
    n.value = 10
    n.value = 15
    #expect([c1.evaluations, c2.evaluations, w.evaluations] == [4, 1, 1])
  }

  @Test func `C-034 an effect gains an input`() {
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

  @Test func `C-035 an effect loses an input`() {
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
