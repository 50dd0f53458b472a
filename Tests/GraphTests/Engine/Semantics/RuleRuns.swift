import AttributeGraph2
import TestSupport
import Testing

/// Semantics 2: when a rule runs, and when it does not.
struct `When rules run` {
  let graph = Graph()

  @Test func `2.1, C-164, R-111: no rule runs before it is read or observed`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    let g = graph.computed { f.value }
    x.value = 2
    x.value = 3
    #expect(graph.statistics.evaluations == 0)
    #expect(g.value == 3)
    #expect([f.evaluations, g.evaluations] == [1, 1])
  }

  @Test func `2.1: an effect runs the rules that it observes`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    let unread = graph.computed { x.value }
    let w = graph.effect { _ = f.value }
    #expect([f.evaluations, unread.evaluations, w.evaluations] == [1, 0, 1])
  }

  @Test func `2.1, R-114: a write runs no rule that is not needed`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    _ = f.value
    for next in 1...10 { x.value = next }
    #expect(f.evaluations == 1)
    #expect(f.value == 10)
    #expect(f.evaluations == 2)
  }

  @Test func `2.1, C-012: a rule that only a stopped effect needed does not run`() {
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

  @Test func `2.2: a rule runs at most once for a change, on however many paths`() {
    let x = graph.cell(0)
    var layer = (0..<4).map { index in graph.computed { x.value + index } }
    for _ in 0..<5 {
      let below = layer
      layer = (0..<4).map { index in graph.computed { below.reduce(index) { $0 &+ $1.value } } }
    }
    let top = layer
    let end = graph.computed { top.reduce(0) { $0 &+ $1.value } }
    let w = graph.effect { _ = end.value }
    for next in 1...3 {
      let before = graph.statistics.evaluations
      x.value = next
      #expect(graph.statistics.evaluations - before == 4 * 6 + 2)
    }
    #expect([end.evaluations, w.evaluations] == [4, 4])
    #expect(graph.invariantViolations == [])
  }

  @Test func `2.2, C-159: paths of different length make a rule run once as well`() {
    let x = graph.cell(1)
    let a = graph.computed { x.value }
    let b = graph.computed { a.value }
    let c = graph.computed { b.value }
    let end = graph.computed { x.value + c.value + a.value }
    _ = end.value
    x.value = 2
    #expect(end.value == 6)
    #expect([a, b, c, end].map(\.evaluations) == [2, 2, 2, 2])
  }

  @Test func `2.3: a rule never sees half of a change`() {
    let x = graph.cell(1)
    let near = graph.computed { x.value }
    let far = graph.computed { near.value * 10 }
    let further = graph.computed { far.value * 10 }
    let seen = Recorder<[Int]>()
    let end = graph.computed { () -> Int in
      let all = [x.value, further.value, near.value, far.value]
      seen.note(all)
      return all.reduce(0, +)
    }
    let w = graph.effect { _ = end.value }
    x.value = 2
    graph.transaction {
      x.value = 3
      x.value = 4
    }
    #expect(seen.values == [[1, 100, 1, 10], [2, 200, 2, 20], [4, 400, 4, 40]])
    #expect(w.evaluations == 3)
  }

  @Test func `2.3: a read of an effect after its own write is up to date`() {
    let (x, y) = (graph.cell(1), graph.cell(0))
    let twice = graph.computed { 2 * y.value }
    let seen = Recorder<Int>()
    let w = graph.effect { [graph] in
      y.value = x.value
      seen.note(graph.untracked { twice.value })
      y.value = x.value + 1
      seen.note(graph.untracked { twice.value })
    }
    x.value = 5
    #expect(seen.values == [2, 4, 10, 12])
    #expect(w.evaluations == 2)
  }

  @Test func `2.3: a reader added while its neighbour is checked sees the new value`() {
    let x = graph.cell(0)
    let parity = graph.computed { x.value % 2 }
    let f = graph.computed { parity.value }
    _ = f.value
    x.value = 2
    let g = graph.computed { parity.value + x.value }
    #expect(g.value == 2)
    #expect(f.value == 0)
    #expect([parity.evaluations, f.evaluations, g.evaluations] == [2, 1, 1])
  }

  @Test func `2.3, C-025: a newly reached attribute is brought up to date first`() {
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

  @Test func `2.3, C-031: a read of an inner rule in between leaves the outer rule correct`() {
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

  @Test func `2.3, C-038: a value follows its cell`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value * 3 }
    var seen = [f.value]
    for next in [2, 7] {
      x.value = next
      seen.append(f.value)
    }
    #expect(seen == [3, 6, 21])
  }

  @Test func `2.4, C-013: a rule does not run because of an input that it would no longer read`() {
    let isOn = graph.cell(true)
    let x = graph.cell(1)
    let dear = graph.computed { x.value }
    let f = graph.computed { isOn.value ? dear.value : 0 }
    #expect(f.value == 1)
    graph.transaction {
      isOn.value = false
      x.value = 2
    }
    #expect(f.value == 0)
    #expect(f.evaluations == 2)
    #expect(dear.evaluations == 1)
    #expect(!dear.isRead)
    #expect(graph.invariantViolations == [])
  }

  @Test func `2.4: inputs are checked in the order in which they were read`() {
    let log = Recorder<String>()
    let x = graph.cell(0)
    let same = ["a", "b", "c"].map { name in
      graph.computed { () -> Int in
        log.note(name)
        return 0 * x.value
      }
    }
    let f = graph.computed { same[2].value + same[0].value + same[1].value }
    _ = f.value
    log.values = []
    x.value = 1
    _ = f.value
    #expect(log.values == ["c", "a", "b"])
    #expect(f.evaluations == 1)
  }

  @Test func `2.4: the check stops at the first input that changed`() {
    let log = Recorder<String>()
    let (x, isOn) = (graph.cell(0), graph.cell(true))
    func rule(_ name: String, _ body: @escaping () -> Int) -> ComputedAttribute<Int> {
      graph.computed {
        log.note(name)
        return body()
      }
    }
    let same = rule("same") { 0 * x.value }
    let changed = rule("changed") { x.value }
    let later = rule("later") { x.value }
    let f = rule("f") { same.value + changed.value + (isOn.value ? later.value : 0) }
    _ = f.value
    log.values = []
    x.value = 1
    _ = f.value
    #expect(log.values == ["same", "changed", "f", "later"])
    log.values = []
    graph.transaction {
      x.value = 2
      isOn.value = false
    }
    _ = f.value
    #expect(log.values == ["same", "changed", "f"])
  }

  @Test func `2.4: a rule that nothing upstream changed is validated and not run`() {
    let x = graph.cell(0)
    let parity = graph.computed { x.value % 2 }
    let f = graph.computed { parity.value }
    let g = graph.computed { f.value }
    _ = g.value
    let before = graph.statistics
    x.value = 2
    _ = g.value
    #expect(graph.statistics.evaluations - before.evaluations == 1)
    #expect(graph.statistics.validations - before.validations == 2)
    #expect(graph.statistics.cutoffs - before.cutoffs == 1)
  }

  @Test func `2.4, C-032: one changed input of two is enough`() {
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

  @Test func `2.4, C-156: an input is refreshed while its reader is only checked`() {
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

  @Test func `2.5, C-037: a value is cached, and reading it again runs nothing`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    let g = graph.computed { f.value }
    _ = g.value
    let before = graph.statistics
    for _ in 0..<100 { #expect(g.value + f.value == 2) }
    #expect(graph.statistics == before)
  }

  @Test func `2.5: after an unrelated change a read checks nothing`() {
    let (x, elsewhere) = (graph.cell(1), graph.cell(1))
    let f = graph.computed { x.value }
    _ = f.value
    elsewhere.value = 2
    let before = graph.statistics
    #expect(f.value == 1)
    #expect(graph.statistics.validations == before.validations)
    #expect(graph.statistics.evaluations == before.evaluations)
  }

  @Test func `2.5, C-041: a read after a write does not run the effect again`() {
    let x = graph.cell(0)
    let b = graph.computed { x.value }
    let c = graph.computed { b.value }
    let w = graph.effect { _ = c.value }
    x.value = 3
    #expect(c.value == 3)
    #expect(w.evaluations == 2)
  }

  @Test func `2.6: an attribute that lost its last effect is marked, and runs at the next read`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    var w: Effect? = graph.effect { _ = f.value }
    x.value = 2
    w = nil
    x.value = 3
    #expect(w == nil)
    #expect(f.evaluations == 2)
    #expect(f.value == 3)
    #expect(f.evaluations == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `2.6: an attribute that lost its last reader is marked, and runs at the next read`() {
    let (x, isOn) = (graph.cell(1), graph.cell(true))
    let f = graph.computed { x.value }
    let g = graph.computed { isOn.value ? f.value : 0 }
    _ = g.value
    isOn.value = false
    _ = g.value
    #expect(!f.isRead)
    x.value = 2
    #expect(f.evaluations == 1)
    #expect(f.value == 2)
    isOn.value = true
    x.value = 3
    #expect(g.value == 3)
    #expect(f.evaluations == 3)
  }

  @Test func `2.6: a rule that was not needed for a while catches up`() {
    let sel = graph.cell(true)
    let b = graph.cell(0)
    let slow = graph.computed { b.value }
    let f = graph.computed { sel.value ? slow.value : -1 }
    _ = f.value
    sel.value = false
    for next in 1...5 {
      b.value = next
      _ = f.value
    }
    #expect(slow.evaluations == 1)
    sel.value = true
    #expect(f.value == 5)
    #expect(slow.evaluations == 2)
  }

  @Test func `2.6, C-044: a rule that is only sometimes observed stays correct`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    for round in 1...3 {
      let w = graph.effect { _ = f.value }
      x.value = round
      w.stop()
      x.value = -round
      #expect(f.value == -round)
    }
  }

  @Test func `2.6, C-161: a rule outlives both of its effects`() {
    let x = graph.cell(1)
    let f = graph.computed { 3 * x.value }
    let w1 = graph.effect { _ = f.value }
    let w2 = graph.effect { _ = f.value }
    x.value = 2
    #expect(w1.evaluations == 2)
    w1.stop()
    w2.stop()
    x.value = 4
    #expect(f.value == 12)
    #expect(w1.evaluations == 2)
  }
}
