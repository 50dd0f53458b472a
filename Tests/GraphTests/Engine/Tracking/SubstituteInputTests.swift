import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 8.5: the inputs of an attribute that is released during an evaluation replace it.
@Suite struct `Substitute inputs` {
  let graph = Graph()

  @Test func `substitute inputs are not added to the evaluations inside`() {
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

  @Test func `a substitute input that is also read counts once`() {
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

  @Test func `the inputs of a rule that ends during its own run are not inputs of its reader`() {
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

  @Test(arguments: [false, true])
  func `inputs read before and after the drop of the first input all count`(hadAnother: Bool) {
    let phase = Box(0)
    let a = Box<StateCell<Int>?>(graph.cell(1, name: "a"))
    let (z, b, c) = (graph.cell(0, name: "z"), graph.cell(10, name: "b"), graph.cell(100, name: "c"))
    let f = graph.computed { () -> Int in
      let first = a.content?.value ?? 0
      guard phase.content > 0 else { return first + (hadAnother ? z.value : 0) }
      let second = b.value
      a.content = nil
      return first + second + c.value
    }
    #expect(f.value == 1)
    #expect(f.inputNames == (hadAnother ? ["a", "z"] : ["a"]))
    phase.content = 1
    a.content?.value = 2
    #expect(f.value == 112)
    #expect(a.content == nil)
    #expect(f.inputNames == ["b", "c"])
    #expect(graph.statistics.edges == 2)
    #expect(graph.invariantViolations == [])
    b.value = 20
    #expect(f.value == 120)
    #expect(f.evaluations == 3)
    c.value = 200
    #expect(f.value == 220)
    #expect(f.evaluations == 4)
    z.value = 1
    #expect(f.value == 220)
    #expect(f.evaluations == 4)
    #expect(graph.invariantViolations == [])
  }

  @Test func `a detached cell that a later run reads and drops is no input`() {
    let x = graph.cell(0, name: "x")
    let (early, late) = (graph.cell(1, name: "early"), graph.cell(2, name: "late"))
    let f = graph.computed { [graph] () -> Int in
      let round = x.value
      guard round > 0 else { return early.value }
      var transient: StateCell<Int>? = graph.detached { graph.cell(10 * round) }
      let value = transient?.value ?? 0
      transient = nil
      return value + (transient?.value ?? 0) + (round > 1 ? late.value : 0)
    }
    #expect(f.value == 1)
    for (round, inputs) in [(1, ["x"]), (2, ["x", "late"]), (3, ["x", "late"]), (1, ["x"]), (2, ["x", "late"])] {
      x.value = round
      #expect(f.value == 10 * round + (round > 1 ? 2 : 0))
      // A released input has no name, so the count is checked first.
      guard f.inputs.count == inputs.count else {
        Issue.record("The rule has \(f.inputs.count) inputs in round \(round).")
        return
      }
      #expect(f.inputNames == inputs)
      #expect(graph.statistics.edges == inputs.count)
      #expect(graph.invariantViolations == [])
      #expect(graph.statistics.nodes == 4)
      // The next round begins with an old input that it does not read.
      x.value = 0
      #expect(f.value == 1)
      #expect(f.inputNames == ["x", "early"])
    }
    #expect(graph.invariantViolations == [])
  }

  @Test func `a detached cell that the first run reads and drops is no input`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed { [graph] () -> Int in
      var transient: StateCell<Int>? = graph.detached { graph.cell(10) }
      let value = (transient?.value ?? 0) + x.value
      transient = nil
      return value + (transient?.value ?? 0)
    }
    #expect(f.value == 11)
    #expect(f.inputs.count == 1)
    #expect(f.inputNames == ["x"])
    x.value = 2
    #expect(f.value == 12)
    #expect(f.inputs.count == 1)
    #expect(graph.statistics.edges == 1)
    #expect(graph.invariantViolations == [])
  }
}

/// Semantics 8.5, where a node may have the address of a released one.
@Suite struct `Nodes at reused addresses` {
  let graph = Graph()

  /// How often each is tried: the allocator decides whether the next node has the address of the last one.
  private let rounds = 20

  /// The content of a box between two cells.
  private let spare: StateCell<Int>

  init() { spare = graph.cell(0) }

  /// Releases a cell and makes another at once, which may get the same address.
  private func replace(_ own: Box<StateCell<Int>>) {
    graph.detached {
      own.content = spare
      own.content = graph.cell(1, name: "new")
    }
  }

  @Test func `a node at the address of an expected input is an input`() {
    for round in 0..<rounds {
      let isLate = graph.cell(false, name: "isLate")
      let own = Box(graph.cell(round, name: "old"))
      let f = graph.computed { () -> Int in
        if isLate.value && own.content.name == "old" {
          replace(own)
        }
        return own.content.value
      }
      #expect(f.value == round)
      isLate.value = true
      #expect(f.value == 1)
      #expect(f.inputNames == ["isLate", "new"])
      own.content.value = 2
      #expect(f.value == 2)
    }
  }

  @Test func `a node at the address of an input that was read several times is an input`() {
    for round in 0..<rounds {
      let x = graph.cell(0, name: "x")
      let own = Box(graph.cell(round, name: "old"))
      let f = graph.computed { () -> Int in
        guard own.content.name == "old" else { return own.content.value }
        _ = (x.value, own.content.value, x.value, own.content.value, own.content.value)
        replace(own)
        return own.content.value
      }
      #expect(f.value == 1)
      #expect(f.inputNames == ["x", "new"])
      own.content.value = 2
      #expect(f.value == 2)
    }
  }

  @Test func `a node at the address of an input of a wide evaluation is an input`() {
    let cells = (0..<12).map { graph.cell($0) }
    for round in 0..<rounds {
      let own = Box(graph.cell(round, name: "old"))
      let peek = Box<ComputedAttribute<Int>?>(nil)
      let f = graph.computed { [graph] () -> Int in
        guard own.content.name == "old" else { return own.content.value }
        _ = (cells + [own.content] + cells + [own.content, cells[0], cells[1]]).map(\.value)
        replace(own)
        // Another rule reads the new cell before the evaluation does.
        peek.content = graph.detached { graph.computed { own.content.value } }
        _ = peek.content?.value
        return own.content.value
      }
      #expect(f.value == 1)
      #expect(f.inputNames.count == 14)
      #expect(f.inputNames.contains("new"))
      own.content.value = 2
      #expect(f.value == 2)
    }
  }

  @Test func `a substitute input of a wide evaluation that is also read counts once`() {
    let (y, z) = (graph.cell(1, name: "y"), graph.cell(2, name: "z"))
    let cells = (0..<12).map { graph.cell($0, name: "x\($0)") }
    let f = graph.computed { [graph] () -> Int in
      var temporary: ComputedAttribute<Int>? = graph.detached { graph.computed { y.value + z.value } }
      var sum = (cells + cells).reduce(0) { $0 + $1.value } + (temporary?.value ?? 0) + (temporary?.value ?? 0)
      sum += cells[3].value
      temporary = nil
      return sum + z.value + (temporary?.value ?? 0) + y.value + z.value
    }
    #expect(f.value == 132 + 3 + 6 + 2 + 1 + 2)
    #expect(f.inputNames == cells.map(\.name) + ["y", "z"])
    #expect(graph.invariantViolations == [])
    y.value = 2
    #expect(f.value == 132 + 3 + 8 + 2 + 2 + 2)
    #expect(f.inputNames == cells.map(\.name) + ["y", "z"])
    #expect(graph.invariantViolations == [])
  }

  @Test func `a substitute input that was read anew before counts once`() {
    let isLate = graph.cell(false, name: "isLate")
    let (early, y, z) = (graph.cell(0), graph.cell(1, name: "y"), graph.cell(2, name: "z"))
    let own = Box<ComputedAttribute<Int>?>(graph.computed { y.value + z.value })
    let f = graph.computed { () -> Int in
      let sum = (isLate.value ? 1 : 0) + (own.content?.value ?? 0)
      guard isLate.value else { return sum + early.value }
      let late = z.value
      own.content = nil
      return sum + late
    }
    #expect(f.value == 3)
    isLate.value = true
    #expect(f.value == 6)
    #expect(f.inputNames == ["isLate", "y", "z"])
    #expect(graph.statistics.edges == 3)
    #expect(graph.invariantViolations == [])
  }
}
