import AttributeGraph2
import TestSupport
import Testing

/// Semantics 10.2: the deinit of a value runs when the state of the engine is whole.
struct `Code that runs at a release` {
  let graph = Graph()

  @Test func `10.2: the deinit of an old value may write`() {
    let out = graph.cell(0)
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note(out.value) }
    let x = graph.cell(Farewell { out.value = 7 })
    x.value = Farewell {}
    #expect(seen.values == [0, 7])
    #expect(w.evaluations == 2)
  }

  @Test func `10.2: the deinit of a first value may write when its transaction ends`() {
    struct Tracked: Equatable {
      let farewell: Farewell
      let number: Int
      static func == (one: Tracked, other: Tracked) -> Bool { one.number == other.number }
    }
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let outs = (0..<100).map { graph.cell($0) }
    let w = graph.effect { for out in outs { _ = out.value } }
    let x = graph.cell(Tracked(farewell: Farewell { for out in outs { out.value += 1000 } }, number: 0))
    let y = graph.cell(0)
    graph.transaction {
      x.value = Tracked(farewell: Farewell {}, number: 1)
      y.value = 1
    }
    #expect(outs[99].value == 1099)
    #expect(w.evaluations == 2)
    #expect(reports.values.isEmpty)
    #expect(graph.invariantViolations == [])
  }

  @Test func `10.2: the deinit of a rule's old value is deferred to the end of the outermost evaluation`() {
    let counter = graph.cell(0)
    let x = graph.cell(0)
    let f = graph.computed { () -> Farewell in
      _ = x.value
      return Farewell { counter.value += 1 }
    }
    let g = graph.computed { () -> Int in
      let count = counter.value
      _ = f.value
      return count
    }
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note(counter.value) }
    _ = g.value
    x.value = 1
    _ = g.value
    #expect(seen.values == [0, 1])
    #expect(g.value == 1)
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `10.2: the deinit of a rule's old value may read the rule's readers`() {
    let seen = Recorder<Int>()
    let reader = Box<ComputedAttribute<Int>?>(nil)
    let x = graph.cell(0)
    let f = graph.computed { () -> Farewell in
      _ = x.value
      return Farewell { seen.note(reader.content?.value ?? -1) }
    }
    let g = graph.computed { () -> Int in
      _ = f.value
      return x.value
    }
    let h = graph.computed { g.value + 1 }
    reader.content = h
    _ = h.value
    x.value = 1
    #expect(h.value == 2)
    #expect(seen.values == [2])
    reader.content = nil
  }

  @Test func `10.2: an equal new value is released at the same time as an old one`() {
    let seen = Recorder<Int>()
    let reader = Box<ComputedAttribute<Int>?>(nil)
    let x = graph.cell(0)
    let f = graph.computed(comparedBy: { _, _ in true }) { () -> Farewell in
      _ = x.value
      return Farewell { seen.note(reader.content?.value ?? -1) }
    }
    let g = graph.computed { () -> Int in
      _ = f.value
      return 7
    }
    reader.content = g
    _ = g.value
    x.value = 1
    #expect(g.value == 7)
    #expect(seen.values == [7])
    #expect(g.evaluations == 1)
    reader.content = nil
  }

  @Test func `10.2: the deinit of a captured value may read a reader of the released attribute`() {
    let seen = Recorder<Int>()
    let reader = Box<ComputedAttribute<Int>?>(nil)
    let x = graph.cell(1)
    let subgraph = graph.subgraph()
    do {
      let captured = Farewell { seen.note(reader.content?.value ?? 0) }
      let f = subgraph.computed { () -> Int in withExtendedLifetime(captured) { x.value } }
      reader.content = graph.computed { f.weak.value ?? -1 }
    }
    #expect(reader.content?.value == 1)
    x.value = 2
    subgraph.end()
    #expect(seen.values == [-1])
    #expect(graph.invariantViolations == [])
    reader.content = nil
  }
}
