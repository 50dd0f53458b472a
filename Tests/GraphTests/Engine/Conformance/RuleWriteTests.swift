import AttributeGraph2
import TestSupport
import Testing

/// Rows C-085 to C-105 of the cross-framework behaviours: writes made by rules, which are refused.
@Suite struct `Writes of rules as the model has them` {
  let graph = Graph()
  let heard = Recorder<Diagnostic>()

  init() {
    graph.onDiagnostic = { [heard] in heard.note($0) }
  }

  @Test func `C-085 a write in a rule is dropped and reported`() {
    let x = graph.cell(0)
    let out = graph.cell(0, name: "out")
    let f = graph.computed(name: "f") { () -> Int in
      out.value = 9 * x.value
      return x.value
    }
    #expect(f.value == 0)
    #expect(out.value == 0)
    #expect(heard.values == [.writeDuringRule(rule: "f", cell: "out")])
  }

  @Test func `C-089 a reader of the cell sees nothing of the write`() {
    let x = graph.cell(0)
    let out = graph.cell(0)
    let f = graph.computed { () -> Int in
      out.value = 9 * x.value
      return x.value
    }
    let g = graph.computed { out.value }
    _ = f.value
    _ = g.value
    x.value = 1
    #expect(f.value == 1)
    #expect(g.value == 0)
    #expect(heard.values.count == 2)
  }

  @Test func `C-094 a write of the same value is reported too`() {
    let x = graph.cell(0)
    let out = graph.cell(0)
    let f = graph.computed { () -> Int in
      out.value = 0
      return x.value
    }
    let w = graph.effect { _ = out.value }
    _ = f.value
    x.value = 1
    _ = f.value
    #expect(w.evaluations == 1)
    #expect(heard.values.count == 2)
  }

  @Test func `C-099 a rule cannot advance its own input`() {
    let x = graph.cell(4)
    let f = graph.computed { () -> Int in
      x.value += 1
      return x.value
    }
    for _ in 0..<2 {
      #expect(f.value == 4)
      #expect(x.value == 4)
    }
    #expect(f.evaluations == 1)
    #expect(heard.values.count == 1)
  }

  @Test func `C-102 two writes are two reports`() {
    let x = graph.cell(0)
    let p = graph.cell(0)
    let q = graph.cell(0)
    let w = graph.computed { () -> Int in
      p.value = x.value + 1
      q.value = x.value + 2
      return x.value
    }
    let pair = graph.computed { "\(p.value),\(q.value)" }
    _ = w.value
    #expect(pair.value == "0,0")
    x.value = 8
    _ = w.value
    #expect(pair.value == "0,0")
    #expect(heard.values.count == 4)
  }

  @Test func `C-105 nested rules are refused each by its own name`() {
    let x = graph.cell(0)
    let i = graph.cell(0, name: "i")
    let o = graph.cell(0, name: "o")
    let f = graph.computed(name: "f") { () -> Int in
      i.value = 9 * x.value
      return x.value + 1
    }
    let h = graph.computed(name: "h") { () -> Int in
      let v = f.value
      o.value = 50 * v
      return v
    }
    #expect(h.value == 1)
    #expect(heard.values == [.writeDuringRule(rule: "f", cell: "i"), .writeDuringRule(rule: "h", cell: "o")])
    x.value = 2
    #expect(h.value == 3)
    #expect([i.value, o.value] == [0, 0])
  }
}
