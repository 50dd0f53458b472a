import AttributeGraph2
import TestSupport
import Testing

/// Semantics 8.5 and 8.6: nodes that are released during the evaluation that read them.
@Suite struct `Nodes that end during an evaluation` {
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

  @Test func `8.5: a cell released during the evaluation that read it is not an input`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed { [graph] () -> Int in
      let temporary = graph.detached { graph.cell(5) }
      return temporary.value + x.value
    }
    #expect(f.value == 6)
    #expect(f.inputNames == ["x"])
    #expect(f.value == 6)
    #expect(f.evaluations == 1)
    #expect(graph.statistics.nodes == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: the inputs of a released attribute replace it, at its place`() {
    let (x, y, z) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"), graph.cell(3, name: "z"))
    let f = graph.computed { [graph] () -> Int in
      let first = z.value
      do {
        let temporary = graph.detached { graph.computed { x.value + y.value } }
        _ = temporary.value
      }
      return first + z.value
    }
    #expect(f.value == 6)
    #expect(f.inputNames == ["z", "x", "y"])
    y.value = 20
    #expect(f.value == 6)
    #expect(f.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: the inputs of two released attributes replace them for an effect`() {
    let x = graph.cell(1, name: "x")
    let w = graph.effect { [graph] in
      graph.detached {
        let inner = graph.computed { x.value }
        let outer = graph.computed { inner.value }
        _ = outer.value
      }
    }
    #expect(w.inputNames == ["x"])
    x.value = 2
    #expect(w.evaluations == 2)
    #expect(graph.statistics.nodes == 2)
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
  }

  @Test func `8.5: a rule drops a cell that it has just read`() {
    let own = Box<StateCell<Int>?>(graph.cell(10))
    let x = graph.cell(1, name: "x")
    let f = graph.computed { () -> Int in
      let sum = x.value + (own.content?.value ?? 0)
      own.content = nil
      return sum
    }
    #expect(f.value == 11)
    #expect(f.value == 11)
    #expect(f.inputNames == ["x"])
    #expect(graph.statistics.edges == 1)
    x.value = 2
    #expect(f.value == 2)
    #expect(f.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: an evaluation follows the inputs of an attribute that it drops`() {
    let x = graph.cell(1, name: "x")
    let y = graph.cell(1, name: "y")
    let f = graph.computed { [graph] () -> Int in
      let temporary = graph.detached { graph.computed { 10 * x.value } }
      return temporary.value + y.value
    }
    #expect(f.value == 11)
    #expect(f.inputNames == ["x", "y"])
    x.value = 2
    #expect(f.value == 21)
    #expect(f.inputNames == ["x", "y"])
    y.value = 3
    #expect(f.value == 23)
    #expect(f.evaluations == 3)
    #expect(graph.statistics.nodes == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: chains of released attributes are replaced by their first inputs`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed { [graph] () -> Int in
      let a = graph.detached { graph.computed { x.value + 1 } }
      let b = graph.detached { graph.computed { a.value + x.value } }
      let c = graph.detached { graph.computed { a.value + b.value } }
      return c.value + b.value
    }
    for next in 1...3 {
      x.value = next
      #expect(f.value == 5 * next + 3)
      #expect(f.inputNames == ["x"])
    }
    #expect(graph.statistics.edges == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: a nested rule drops an input of the outer one`() {
    let own = Box<ComputedAttribute<Int>?>(nil)
    let x = graph.cell(1, name: "x")
    let a = graph.cell(1, name: "a")
    let b = graph.cell(1, name: "b")
    own.content = graph.computed(name: "temporary") { x.value }
    let dropping = graph.computed(name: "dropping") { () -> Int in
      own.content = nil
      return 100
    }
    let f = graph.computed { () -> Int in
      let sum = a.value + (own.content?.value ?? 0) + b.value
      return sum + dropping.value
    }
    #expect(f.value == 103)
    #expect(f.inputNames == ["a", "x", "b", "dropping"])
    x.value = 5
    #expect(f.value == 102)
    #expect(f.inputNames == ["a", "b", "dropping"])
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: a comparison drops an input`() {
    let own = Box<StateCell<Int>?>(graph.cell(5))
    let x = graph.cell(0, name: "x")
    let f = graph.computed(comparedBy: {
      own.content = nil
      return $0 == $1
    }) { x.value + (own.content?.value ?? 0) }
    #expect(f.value == 5)
    x.value = 1
    #expect(f.value == 6)
    #expect(f.inputNames == ["x"])
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.6: a rule that makes its own input stale runs again only for the next change`() {
    let x = graph.cell(1)
    let source = Box<StateCell<Int>?>(graph.cell(5))
    let g = graph.computed { (source.content?.value ?? 0) + x.value }
    let f = graph.computed { () -> Int in
      let value = g.value
      source.content = nil
      return value
    }
    #expect(f.value == 6)
    #expect(f.value == 6)
    #expect(f.evaluations == 1)
    #expect(graph.invariantViolations == [])
    #expect(g.value == 1)
    #expect(f.value == 6)
    x.value = 2
    #expect(f.value == 2)
    #expect(f.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.6: a rule drops an input of its input`() {
    let own = Box<StateCell<Int>?>(graph.cell(10))
    let x = graph.cell(0)
    let f = graph.computed { () -> Int in x.value + (own.content?.value ?? 0) }
    let g = graph.computed { () -> Int in
      let before = f.value
      if x.value == 1 { own.content = nil }
      return before
    }
    #expect(g.value == 10)
    x.value = 1
    _ = g.value
    #expect(graph.invariantViolations == [])
    #expect(f.value == 1)
    x.value = 2
    #expect(g.value == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.6: an input is released while it is verified`() {
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

  @Test func `8.6: a verified input is released while the next one is verified`() {
    let own = Box<StateCell<Int>?>(graph.cell(5))
    let x = graph.cell(0)
    let dropping = graph.computed { () -> Int in
      if x.value == 1 { own.content = nil }
      return 0
    }
    let f = graph.computed { (own.content?.value ?? -1) + dropping.value }
    #expect(f.value == 5)
    x.value = 1
    #expect(f.value == -1)
    #expect(f.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }
}
