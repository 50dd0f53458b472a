import AttributeGraph2
import TestSupport
import Testing

/// Semantics 2.2 and 2.3: a change reaches each rule once, whatever the shape of the graph.
struct `Propagation` {
  let graph = Graph()

  @Test func `2.2, C-002, R-109: a diamond evaluates each rule once and sees no mixture`() {
    let seen = Recorder<[Int]>()
    let x = graph.cell(0)
    let a = graph.computed { x.value + 1 }
    let b = graph.computed { x.value * 2 }
    let c = graph.computed { () -> Int in
      seen.note([a.value, b.value])
      return a.value + b.value
    }
    _ = c.value
    let end = graph.computed { c.value + 100 }
    #expect(end.value == 101)
    x.value = 1
    #expect(end.value == 104)
    #expect(c.value == 4)
    #expect(seen.values == [[1, 0], [2, 2]])
    #expect([a, b, c, end].map(\.evaluations) == [2, 2, 2, 2])
  }

  @Test func `2.2, C-009: levels that read the two before them run once each`() {
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

  @Test func `2.2, C-019, C-166: two writes and one read run each rule once`() {
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

  @Test func `2.2, C-020: two diamonds end to end run each rule once`() {
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

  @Test func `2.2, R-113: a chain of a thousand runs each rule once`() {
    let x = graph.cell(0)
    var chain = [graph.computed { x.value + 1 }]
    for _ in 1..<1000 {
      let last = chain[chain.count - 1]
      chain.append(graph.computed { last.value + 1 })
    }
    #expect(chain[999].value == 1000)
    x.value = 1
    #expect(chain[999].value == 1001)
    #expect(chain.allSatisfy { $0.evaluations == 2 })
    _ = chain[999].value
    #expect(chain.allSatisfy { $0.evaluations == 2 })
  }

  @Test func `2.3, C-007: a rule runs after both of its inputs`() {
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
}
