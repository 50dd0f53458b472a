import Testing

@testable import AttributeGraph2

/// Semantics 8.5, for a cell that a rule makes for a moment.
@Suite struct `Cells that come and go in one run of a rule` {
  let graph = Graph()

  @Test func `a detached cell that a later run reads anew and drops is no input`() {
    let x = graph.cell(0, name: "x")
    let (early, late) = (graph.cell(1, name: "early"), graph.cell(2, name: "late"))
    let f = graph.computed { [graph] () -> Int in
      let round = x.value
      guard round > 0 else { return early.value }
      var passing: StateCell<Int>? = graph.detached { graph.cell(10 * round) }
      let value = passing?.value ?? 0
      passing = nil
      return value + (passing?.value ?? 0) + (round > 1 ? late.value : 0)
    }
    #expect(f.value == 1)
    for (round, inputs) in [(1, ["x"]), (2, ["x", "late"]), (3, ["x", "late"]), (1, ["x"]), (2, ["x", "late"])] {
      x.value = round
      #expect(f.value == 10 * round + (round > 1 ? 2 : 0))
      // Names are asked for only where no input can be one that has gone.
      guard f.inputs.count == inputs.count else {
        Issue.record("The rule has \(f.inputs.count) inputs in round \(round).")
        return
      }
      #expect(f.inputNames == inputs)
      #expect(graph.statistics.edges == inputs.count)
      #expect(graph.checkInvariants() == [])
      #expect(graph.statistics.nodes == 4)
      // Back to where the next round leaves an old input over.
      x.value = 0
      #expect(f.value == 1)
      #expect(f.inputNames == ["x", "early"])
    }
    #expect(graph.checkInvariants() == [])
  }

  @Test func `nor is one that the first run reads and drops`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed { [graph] () -> Int in
      var passing: StateCell<Int>? = graph.detached { graph.cell(10) }
      let value = (passing?.value ?? 0) + x.value
      passing = nil
      return value + (passing?.value ?? 0)
    }
    #expect(f.value == 11)
    #expect(f.inputs.count == 1)
    #expect(f.inputNames == ["x"])
    x.value = 2
    #expect(f.value == 12)
    #expect(f.inputs.count == 1)
    #expect(graph.statistics.edges == 1)
    #expect(graph.checkInvariants() == [])
  }
}
