import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 8.5, where a node may have the address of a released one.
struct `Nodes at reused addresses` {
  let graph = Graph()

  /// How often each is tried: the allocator decides whether the next node has the address of the last one.
  private let rounds = 20

  /// The content of a box between two cells.
  private let spare: StateCell<Int>

  init() { spare = graph.cell(0) }

  /// Releases a cell and makes another at once, which may get the same address.
  private func replace(_ own: Box<StateCell<Int>>) {
    own.content = spare
    own.content = graph.cell(1, name: "new")
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
      #expect(f.inputNames == ["x", "old", "new"])
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
        peek.content = graph.computed { own.content.value }
        _ = peek.content?.value
        return own.content.value
      }
      #expect(f.value == 1)
      #expect(f.inputNames.count == 15)
      #expect(f.inputNames.contains("new"))
      own.content.value = 2
      #expect(f.value == 2)
    }
  }

  @Test func `a node at the address of an ended node that was read before the last one is an input`() {
    let f = rule { [graph] subgraph, kept in
      let (old, other) = (subgraph.cell(1), graph.cell(2))
      _ = (old.value, other.value)
      subgraph.end()
      let new = graph.cell(5, name: "new")
      kept.content = [other, new]
      return new.value
    }
    #expect(f.attribute.inputNames.contains("new"))
    f.kept.content.last?.value = 6
    #expect(f.attribute.value == 6)
  }

  @Test func `a node at the address of an ended input of a wide evaluation is an input`() {
    let cells = (0..<12).map { graph.cell($0) }
    let readers = (0..<12).map { index in graph.computed { cells.reduce(index) { $0 + $1.value } } }
    for reader in readers { _ = reader.value }
    let peek = Box<ComputedAttribute<Int>?>(nil)
    let f = rule { [graph] subgraph, kept in
      let old = subgraph.cell(1)
      _ = old.value
      for cell in cells + cells { _ = cell.value }
      subgraph.end()
      let new = graph.cell(5, name: "new")
      kept.content = [new]
      // Another rule reads the new cell before the evaluation does.
      peek.content = graph.computed { new.value }
      _ = peek.content?.value
      return new.value
    }
    #expect(f.attribute.inputNames.contains("new"))
    f.kept.content.last?.value = 6
    #expect(f.attribute.value == 6)
    withExtendedLifetime(readers) {}
  }

  /// A rule that has run once with a subgraph of its own, and from then on gives the value of the last cell that it
  /// kept.
  private func rule(
    _ first: @escaping (Subgraph, Box<[StateCell<Int>]>) -> Int
  ) -> (attribute: ComputedAttribute<Int>, kept: Box<[StateCell<Int>]>) {
    let kept = Box<[StateCell<Int>]>([])
    let attribute = graph.computed { [graph] () -> Int in
      guard let last = kept.content.last else { return first(graph.subgraph(), kept) }
      return last.value
    }
    #expect(attribute.value == 5)
    return (attribute, kept)
  }

  @Test func `what the cleanups of attributes that read each other make lives on`() {
    let made = Box<[ComputedAttribute<Int>]>([])
    let pair = Box<[ComputedAttribute<Int>]>([])
    for index in 0..<2 {
      pair.content.append(
        graph.computed { [graph, unowned pair] in
          graph.onCleanup { made.content.append(graph.computed { 5 }) }
          return (try? pair.content[1 - index].get()) ?? 7
        })
    }
    #expect(pair.content[0].value == 7)
    let before = made.content.count
    pair.content = []
    #expect(made.content.count == before + 2)
    #expect(made.content.map(\.value).allSatisfy { $0 == 5 })
    #expect(graph.invariantViolations == [])
  }

  @Test func `a graph keeps the name of a node as long as its record`() {
    let names = (0..<3).map { graph.cell($0, name: "cell \($0)").name }
    #expect(names == ["cell 0", "cell 1", "cell 2"])
    #expect(graph.state.fields.nodes.names.isEmpty)
  }

  @Test func `a node at the address of an input that ended in the evaluation is an input`() {
    for round in 0..<rounds {
      let own = Box(spare)
      let isFirst = Box(true)
      let f = graph.computed { [graph] () -> Int in
        guard isFirst.content else { return own.content.value }
        isFirst.content = false
        let subgraph = graph.subgraph()
        _ = subgraph.cell(round).value
        subgraph.end()
        own.content = graph.cell(1, name: "new")
        return own.content.value
      }
      #expect(f.value == 1)
      own.content.value = 2
      #expect(f.value == 2)
    }
  }
}
