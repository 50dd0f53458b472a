import AttributeGraph2
import TestSupport
import Testing

/// Semantics 8.5, where the evaluation that has read something waits for others meanwhile.
@Suite struct `Stand-ins in evaluations that wait` {
  let graph = Graph()

  @Test func `what stands in for an attribute stays out of the inputs of evaluations inside`() {
    let isLate = graph.cell(false, name: "isLate")
    let early = graph.cell(0, name: "early")
    let (x, y, z) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"), graph.cell(3, name: "z"))
    let temporary = Box<ComputedAttribute<Int>?>(nil)
    let dropping = graph.computed(name: "dropping") { () -> Int in
      if isLate.value { temporary.content = nil }
      return 0
    }
    let middle = graph.computed(name: "middle") { isLate.value ? z.value + dropping.value : early.value }
    let outer = graph.computed(name: "outer") { [graph] () -> Int in
      guard isLate.value else { return early.value + middle.value }
      temporary.content = graph.detached { graph.computed { x.value + y.value } }
      let sum = temporary.content?.value ?? 0
      return sum + middle.value
    }
    #expect(outer.value == 0)
    isLate.value = true
    #expect(outer.value == 6)
    #expect(outer.inputNames == ["isLate", "x", "y", "middle"])
    #expect(middle.inputNames == ["isLate", "z", "dropping"])
    y.value = 5
    #expect(outer.value == 9)
    #expect(middle.evaluations == 2)
  }

  @Test func `what stands in for an attribute and is read itself afterwards counts once`() {
    let isLate = graph.cell(false, name: "isLate")
    let x = graph.cell(1, name: "x")
    let temporary = Box<ComputedAttribute<Int>?>(graph.computed { x.value })
    #expect(temporary.content?.value == 1)
    let outer = graph.computed { () -> Int in
      guard isLate.value else { return 0 }
      let half = temporary.content?.value ?? 0
      temporary.content = nil
      return half + x.value
    }
    #expect(outer.value == 0)
    isLate.value = true
    #expect(outer.value == 2)
    #expect(outer.inputNames == ["isLate", "x"])
    #expect(graph.statistics.edges == 2)
  }

  @Test func `what a rule read that ends in its own run is no input of its reader`() {
    let isLate = graph.cell(false)
    let (early, x) = (graph.cell(0), graph.cell(1))
    let own = Box<ComputedAttribute<Int>?>(nil)
    own.content = graph.computed { () -> Int in
      guard isLate.value else { return early.value }
      let value = x.value
      own.content = nil
      return value
    }
    let outer = graph.computed { own.content?.value ?? -1 }
    #expect(outer.value == 0)
    isLate.value = true
    _ = outer.value
    #expect(outer.inputNames == [])
    #expect(graph.statistics.edges == 0)
  }
}
