import Testing

@testable import AttributeGraph2

/// The memory of edge lists with more than one edge.
struct `Blocks of edges` {
  let graph = Graph()

  private func list(of count: Int, leadingTo node: NodeReference, _ blocks: inout EdgeBlocks) -> EdgeList {
    var list = EdgeList()
    for position in 0..<count { list.append(Edge(node, position: position), &blocks) }
    return list
  }

  @Test func `freed blocks are reused, each by one list`() {
    var blocks = EdgeBlocks()
    let kept = graph.cell(0)
    let source = kept.reference
    let first = (0..<3).map { _ in list(of: 4, leadingTo: source, &blocks) }
    let addresses = first.map(\.word)
    let bytes = blocks.bytes
    for var old in first { old.truncate(to: 0, &blocks) }
    #expect(blocks.bytes - bytes == -3 * 4 * 8)
    let second = (0..<4).map { _ in list(of: 4, leadingTo: source, &blocks) }
    let used = Set(second.map(\.word))
    #expect(used.count == 4)
    #expect(used.isSuperset(of: addresses))
    for var old in second { old.truncate(to: 0, &blocks) }
    let left = blocks.bytes
    #expect(left == 0)
    blocks.close()
  }

  @Test func `lists that grow side by side keep their edges apart and in order`() {
    var blocks = EdgeBlocks()
    let cells = (0..<7).map { graph.cell($0) }
    var lists = cells.map { _ in EdgeList() }
    for position in 0..<700 {
      for index in lists.indices where position < 100 * (index + 1) {
        lists[index].append(Edge(cells[index].reference, position: position), &blocks)
      }
    }
    for (index, list) in lists.enumerated() {
      #expect(list.count == 100 * (index + 1))
      #expect((0..<list.count).allSatisfy { list[$0].position == $0 })
      #expect((0..<list.count).allSatisfy { list[$0].node == cells[index].reference })
    }
    let bytes = blocks.bytes
    #expect(bytes == [128, 256, 512, 512, 512, 1024, 1024].reduce(0, +) * 8)
    for index in lists.indices {
      lists[index].truncate(to: 2, &blocks)
      #expect(lists[index].count == 2)
      #expect(lists[index][1].position == 1)
      lists[index].truncate(to: 0, &blocks)
      #expect(lists[index].isEmpty)
    }
    let left = blocks.bytes
    #expect(left == 0)
    blocks.close()
  }

  @Test func `a reader that goes from many inputs to one gives all memory back`() {
    let isWide = graph.cell(true)
    let cells = (0..<20).map { graph.cell($0) }
    let bytes = graph.statistics.bytes
    for _ in 0..<3 {
      isWide.value = true
      var f: ComputedAttribute<Int>? = graph.computed { isWide.value ? cells.reduce(0) { $0 + $1.value } : -1 }
      #expect(f?.value == 190)
      isWide.value = false
      #expect(f?.value == -1)
      #expect(f?.inputNames.count == 1)
      f = nil
      #expect(f == nil)
      #expect(graph.statistics.bytes == bytes)
      #expect(graph.statistics.edges == 0)
    }
  }

  @Test func `a source that goes from many readers to none gives all memory back`() {
    let x = graph.cell(1)
    let bytes = graph.statistics.bytes
    for _ in 0..<3 {
      var readers = (0..<20).map { _ in graph.computed { x.value } }
      #expect(readers.allSatisfy { $0.value == 1 })
      while !readers.isEmpty { readers.removeLast() }
      #expect(graph.statistics.bytes == bytes)
      #expect(graph.statistics.edges == 0)
    }
  }

  @Test func `an effect that stops with one of many inputs left gives all memory back`() {
    let isWide = graph.cell(true)
    let cells = (0..<20).map { graph.cell($0) }
    let bytes = graph.statistics.bytes
    var w: Effect? = graph.effect {
      if isWide.value { _ = cells.map(\.value) }
    }
    isWide.value = false
    #expect(w?.inputNames.count == 1)
    w?.stop()
    w = nil
    #expect(w == nil)
    #expect(graph.statistics.bytes == bytes)
  }
}

/// Lists of more than a million edges, whose positions have no room in the edges themselves.
struct `Edges with far positions` {
  let graph = Graph()

  @Test func `an edge leads to its node whatever its position is`() {
    let x = graph.cell(0)
    let node = x.reference
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

  @Test func `both ends of far edges stay connected while others are added and removed`() {
    let state = graph.state
    let far = Edge.farPosition
    let x = graph.cell(0)
    let wide = graph.computed { 0 }
    let others = (0..<3).map { index in graph.computed { index } }
    let (cell, reader) = (x.reference, wide.reference)
    let late = others.map(\.reference)
    for _ in 0..<far { state.link(reader, to: cell) }
    #expect(state.fields.edges.farPositions.positions.count == 0)

    // Outputs that are far, for readers with few inputs.
    for other in late { state.link(other, to: cell) }
    #expect(late.map { state.position(.input(of: $0, 0)) } == [far, far + 1, far + 2])
    state.unlinkInputs(of: late[0], from: 0)
    #expect(late[1...].map { state.position(.input(of: $0, 0)) } == [far + 1, far])
    #expect(state.fields.edges.farPositions.positions.count == 2)
    state.unlinkInputs(of: reader, from: far - 1)
    #expect(late[1...].map { state.position(.input(of: $0, 0)) } == [far - 1, far])
    #expect(state.fields.edges.farPositions.positions.count == 1)
    state.unlinkInputs(of: late[2], from: 0)
    #expect(state.fields.edges.farPositions.positions.count == 0)

    // Inputs that are far, of cells with few outputs.
    let y = graph.cell(0)
    let source = y.reference
    state.link(late[0], to: source)
    for _ in 0..<3 { state.link(reader, to: source) }
    #expect((0..<4).map { state.position(.output(of: source, $0)) } == [0, far - 1, far, far + 1])
    state.unlinkInputs(of: late[0], from: 0)
    #expect((0..<3).map { state.position(.output(of: source, $0)) } == [far + 1, far - 1, far])
    #expect(state.position(.input(of: reader, far + 1)) == 0)
    #expect(state.fields.edges.farPositions.positions.count == 2)
    state.end(source)
    #expect(state.fields.edges.farPositions.positions.count == 0)
    #expect((far - 1...far + 1).allSatisfy { reader.inputs[$0].node == nil })

    for gone in late + [reader] { state.unlinkInputs(of: gone, from: 0) }
    #expect(graph.statistics.edges == 0)
    #expect(!x.isRead)
  }
}
