import Testing

@testable import AttributeGraph2

/// Edges in lists of more than a million of them: their positions have no room in the edges themselves.
@Suite struct `Edges with far positions` {
  let graph = Graph()

  @Test func `an edge leads to its node whatever its position is`() {
    let x = graph.cell(0)
    let node = NodeReference(x)
    let far = Edge.farPosition
    for position in [0, 1, 0xffff, 0x1_2345, far - 1, far, far + 1, 1 << 26] {
      let made = Edge(node, position: position)
      #expect(made.node == node)
      #expect(made.position == min(position, far))
      var moved = Edge(node, position: 3)
      moved.position = position
      #expect(moved.node == node)
      #expect(moved.position == min(position, far))
    }
    #expect(Edge.tombstone.node == nil)
  }

  @Test func `both ends of far edges know each other while others come and go`() {
    let state = graph.state
    let far = Edge.farPosition
    let x = graph.cell(0)
    let wide = graph.computed { 0 }
    let others = (0..<3).map { index in graph.computed { index } }
    let (cell, reader) = (NodeReference(x), ReaderReference(wide))
    let late = others.map { ReaderReference($0) }
    for _ in 0..<far { state.link(reader, to: cell) }
    #expect(state.fields.farPositions.isEmpty)

    // Outputs that are far, for readers with few inputs.
    for other in late { state.link(other, to: cell) }
    #expect(late.map { state.position(.input(of: $0, 0)) } == [far, far + 1, far + 2])
    state.unlinkInputs(of: late[0], from: 0)
    #expect(late[1...].map { state.position(.input(of: $0, 0)) } == [far + 1, far])
    #expect(state.fields.farPositions.count == 2)
    state.unlinkInputs(of: reader, from: far - 1)
    #expect(late[1...].map { state.position(.input(of: $0, 0)) } == [far - 1, far])
    #expect(state.fields.farPositions.count == 1)
    state.unlinkInputs(of: late[2], from: 0)
    #expect(state.fields.farPositions.isEmpty)

    // Inputs that are far, of cells with few outputs.
    var y: StateCell<Int>? = graph.cell(0)
    if let y {
      let source = NodeReference(y)
      state.link(late[0], to: source)
      for _ in 0..<3 { state.link(reader, to: source) }
      #expect((0..<4).map { state.position(.output(of: source, $0)) } == [0, far - 1, far, far + 1])
      state.unlinkInputs(of: late[0], from: 0)
      #expect((0..<3).map { state.position(.output(of: source, $0)) } == [far + 1, far - 1, far])
      #expect(state.position(.input(of: reader, far + 1)) == 0)
      #expect(state.fields.farPositions.count == 2)
    }
    y = nil
    #expect(y == nil)
    #expect(state.fields.farPositions.isEmpty)
    #expect((far - 1...far + 1).allSatisfy { reader.input(at: $0) == nil })

    for gone in late + [reader] { state.unlinkInputs(of: gone, from: 0) }
    #expect(graph.statistics.edges == 0)
    #expect(!x.isRead)
  }
}
