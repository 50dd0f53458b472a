import AttributeGraph2
import TestSupport
import Testing

/// Semantics 8.5 and 8.6: nodes whose last owner goes during the evaluation that reads them.
struct `Nodes released during an evaluation` {
  let graph = Graph()

  @Test func `8.2: an effect drops itself`() {
    let runs = Box(0)
    let own = Box<Effect?>(nil)
    let x = graph.cell(0)
    own.content = graph.effect {
      runs.content += 1
      if x.value == 1 { own.content = nil }
      _ = x.value
    }
    x.value = 1
    x.value = 2
    #expect(runs.content == 2)
    #expect(graph.statistics.nodes == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.2: an effect drops the last owner of itself and of its inputs`() {
    let own = Box<[AnyObject]>([])
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    own.content = [f]
    own.content.append(
      graph.effect {
        if x.value == 1 { own.content = [] }
        _ = f.value
      })
    x.value = 1
    #expect(own.content.isEmpty)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: a cell that an evaluation makes, reads and drops is its input`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed { [graph] () -> Int in
      let temporary = graph.cell(5, name: "temporary")
      return temporary.value + x.value
    }
    #expect(f.value == 6)
    #expect(f.inputNames == ["temporary", "x"])
    #expect(f.value == 6)
    #expect(f.evaluations == 1)
    #expect(graph.statistics.nodes == 3)
    x.value = 2
    #expect(f.value == 7)
    #expect(graph.statistics.nodes == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: an evaluation depends on what an attribute that it drops depends on`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(1, name: "y"))
    let f = graph.computed { [graph] () -> Int in
      let temporary = graph.computed(name: "temporary") { 10 * x.value }
      return temporary.value + y.value
    }
    #expect(f.value == 11)
    #expect(f.inputNames == ["temporary", "y"])
    x.value = 2
    #expect(f.value == 21)
    y.value = 3
    #expect(f.value == 23)
    #expect(f.evaluations == 3)
    #expect(graph.statistics.nodes == 4)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: an effect runs for the inputs of attributes that it drops`() {
    let x = graph.cell(1, name: "x")
    let w = graph.effect(name: "w") { [graph] in
      let inner = graph.computed(name: "inner") { x.value }
      let outer = graph.computed(name: "outer") { inner.value }
      _ = outer.value
    }
    #expect(w.inputNames == ["outer"])
    x.value = 2
    #expect(w.evaluations == 2)
    #expect(graph.statistics.nodes == 4)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: chains of dropped attributes are replaced as a whole`() {
    let x = graph.cell(1)
    let f = graph.computed { [graph] () -> Int in
      let a = graph.computed { x.value + 1 }
      let b = graph.computed { a.value + x.value }
      let c = graph.computed { a.value + b.value }
      return c.value + b.value
    }
    for next in 1...3 {
      x.value = next
      #expect(f.value == 5 * next + 3)
      #expect(graph.statistics.nodes == 5)
    }
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: a rule drops its own attribute while a reader reads it`() {
    let own = Box<ComputedAttribute<Int>?>(nil)
    let x = graph.cell(0)
    own.content = graph.computed { () -> Int in
      if x.value == 1 { own.content = nil }
      return x.value
    }
    let f = graph.computed { own.content?.value ?? -1 }
    #expect(f.value == 0)
    x.value = 1
    #expect(f.value == -1)
    x.value = 2
    #expect(f.value == -1)
    #expect(graph.statistics.nodes == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: a rule drops its own attribute while it is read from outside`() {
    let own = Box<ComputedAttribute<Int>?>(nil)
    let x = graph.cell(3)
    own.content = graph.computed { () -> Int in
      own.content = nil
      return x.value
    }
    #expect(own.content?.value == 3)
    #expect(graph.statistics.nodes == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: a rule drops a cell that it has just read`() {
    let own = Box<StateCell<Int>?>(graph.cell(10, name: "own"))
    let x = graph.cell(1, name: "x")
    let f = graph.computed { () -> Int in
      let sum = x.value + (own.content?.value ?? 0)
      own.content = nil
      return sum
    }
    #expect(f.value == 11)
    #expect(f.inputNames == ["x", "own"])
    x.value = 2
    #expect(f.value == 2)
    #expect(f.evaluations == 2)
    #expect(graph.statistics.nodes == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: a nested rule drops an input of the outer one`() {
    let own = Box<ComputedAttribute<Int>?>(nil)
    let x = graph.cell(1)
    own.content = graph.computed(name: "temporary") { x.value }
    let dropping = graph.computed(name: "dropping") { () -> Int in
      own.content = nil
      return 100
    }
    let f = graph.computed { () -> Int in (own.content?.value ?? 0) + dropping.value }
    #expect(f.value == 101)
    #expect(f.inputNames == ["temporary", "dropping"])
    x.value = 5
    #expect(f.value == 100)
    #expect(f.inputNames == ["dropping"])
    #expect(graph.statistics.nodes == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: a comparison drops an input`() {
    let own = Box<StateCell<Int>?>(graph.cell(5, name: "own"))
    let x = graph.cell(0, name: "x")
    let f = graph.computed(comparedBy: {
      own.content = nil
      return $0 == $1
    }) { x.value + (own.content?.value ?? 0) }
    #expect(f.value == 5)
    x.value = 1
    #expect(f.value == 6)
    #expect(f.inputNames == ["x", "own"])
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: an input is dropped while it is verified`() {
    let own = Box<ComputedAttribute<Int>?>(nil)
    let x = graph.cell(0)
    let dropping = graph.computed { () -> Int in
      if x.value == 1 { own.content = nil }
      return x.value
    }
    own.content = graph.computed { dropping.value }
    let f = graph.computed { own.content?.value ?? -1 }
    #expect(f.value == 0)
    x.value = 1
    #expect(f.value == -1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: a verified input is dropped while the next one is verified`() {
    let own = Box<StateCell<Int>?>(graph.cell(5))
    let x = graph.cell(0)
    let dropping = graph.computed { () -> Int in
      if x.value == 1 { own.content = nil }
      return 0
    }
    let f = graph.computed { (own.content?.value ?? -1) + dropping.value }
    #expect(f.value == 5)
    x.value = 1
    // Neither input has changed, so the rule does not run.
    #expect(f.value == 5)
    #expect(f.evaluations == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.6: a rule that ends a subgraph whose node it has read runs again only for the next change`() {
    let x = graph.cell(0)
    let subgraph = graph.subgraph()
    let source = subgraph.cell(5)
    let g = graph.computed { (source.weak.value ?? 0) + x.value }
    let f = graph.computed { () -> Int in
      let value = g.value
      subgraph.end()
      return value
    }
    #expect(f.value == 5)
    #expect(f.value == 5)
    #expect(f.evaluations == 1)
    #expect(g.value == 0)
    x.value = 2
    #expect(f.value == 2)
    #expect(f.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.6: a node that ends during the evaluation that has read it is no input`() {
    let (x, y) = (graph.cell(1), graph.cell(0))
    let subgraph = graph.subgraph()
    let inner = subgraph.computed { x.value }
    let f = graph.computed { () -> Int in
      let value = inner.weak.value ?? 7
      subgraph.end()
      return value + y.value
    }
    #expect(f.value == 1)
    x.value = 2
    #expect(f.value == 1)
    #expect(f.evaluations == 1)
    y.value = 10
    #expect(f.value == 17)
    #expect(graph.statistics.edges == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.7: the nodes that a run no longer reads end when the outermost evaluation is over`() {
    let (isOn, x) = (graph.cell(true), graph.cell(1))
    let gone = Recorder<Int>()
    let f = graph.computed { [graph, gone] () -> Int in
      guard isOn.value else { return gone.values.count }
      let token = Farewell { gone.note(x.value) }
      return graph.computed { withExtendedLifetime(token) { x.value } }.value
    }
    #expect(f.value == 1)
    #expect(graph.statistics.nodes == 4)
    isOn.value = false
    #expect(f.value == 0)
    #expect(gone.values == [1])
    #expect(graph.statistics.nodes == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.6: an effect that ends an input that it has read does not run again for it`() {
    let x = graph.cell(0)
    let half = graph.computed { x.value / 2 }
    let subgraph = graph.subgraph()
    let inner = subgraph.cell(1).weak
    let w = graph.effect {
      _ = (half.value, inner.value)
      subgraph.end()
    }
    #expect(w.evaluations == 1)
    x.value = 1
    #expect(w.evaluations == 1)
    x.value = 2
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.3: an attribute whose own rule ends it leaves nothing behind`() {
    let x = graph.cell(0)
    let released = Recorder<String>()
    let subgraph = graph.subgraph()
    let inner: WeakHandle<Farewell, Never>
    do {
      let captured = Farewell { released.note("captured") }
      inner =
        subgraph.computed(comparedBy: nil) { () -> Farewell in
          if x.value == 1 { subgraph.end() }
          return withExtendedLifetime(captured) { Farewell { released.note("value") } }
        }.weak
    }
    let w = graph.effect { _ = inner.value }
    #expect(released.values == [])
    x.value = 1
    #expect(Set(released.values) == ["captured", "value"])
    #expect(released.values.count == 3)
    #expect(w.evaluations == 2)
    #expect(graph.statistics.nodes == 2)
  }
}
