import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 8.5, for nodes that may lie in memory where one lay that the evaluation had to do with.
@Suite struct `Nodes in the place of others` {
  let graph = Graph()
  /// What stands in a box between two cells.
  private let spare: StateCell<Int>
  /// How often each is tried: whether the next node lies where the last one lay is the allocator's affair.
  private let rounds = 20

  init() { spare = graph.cell(0) }

  @Test func `a node in the place of an expected input is an input`() {
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

  @Test func `a node in the place of one that was read several times is an input`() {
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

  @Test func `a node in the place of one that a wide evaluation has read is an input`() {
    let cells = (0..<12).map { graph.cell($0) }
    for round in 0..<rounds {
      let own = Box(graph.cell(round, name: "old"))
      let peek = Box<ComputedAttribute<Int>?>(nil)
      let f = graph.computed { [graph] () -> Int in
        guard own.content.name == "old" else { return own.content.value }
        _ = (cells + [own.content] + cells + [own.content, cells[0], cells[1]]).map(\.value)
        replace(own)
        // Somebody has read the new one before the evaluation does.
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

  @Test func `what stands in for an input of a wide evaluation counts once when it is read, too`() {
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
    #expect(graph.checkInvariants() == [])
    y.value = 2
    #expect(f.value == 132 + 3 + 8 + 2 + 2 + 2)
    #expect(f.inputNames == cells.map(\.name) + ["y", "z"])
    #expect(graph.checkInvariants() == [])
  }

  @Test func `what stands in for an input and was read anew before counts once`() {
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
    #expect(graph.checkInvariants() == [])
  }

  /// Lets a cell go and makes another at once, which the allocator may put into the same place.
  private func replace(_ own: Box<StateCell<Int>>) {
    graph.detached {
      own.content = spare
      own.content = graph.cell(1, name: "new")
    }
  }
}
