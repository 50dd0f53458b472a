import Testing

@testable import AttributeGraph2

/// The memory of edge lists with more than one edge.
@Suite struct `Blocks of edges` {
  let graph = Graph()

  @Test func `blocks that were given back are used again, each by one list`() {
    var blocks = EdgeBlocks()
    let source = NodeReference(graph.cell(0))
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
        lists[index].append(Edge(NodeReference(cells[index]), position: position), &blocks)
      }
    }
    for (index, list) in lists.enumerated() {
      #expect(list.count == 100 * (index + 1))
      #expect((0..<list.count).allSatisfy { list[$0].position == $0 })
      #expect((0..<list.count).allSatisfy { list.node(at: $0) == NodeReference(cells[index]) })
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

  private func list(of count: Int, leadingTo node: NodeReference, _ blocks: inout EdgeBlocks) -> EdgeList {
    var list = EdgeList()
    for position in 0..<count { list.append(Edge(node, position: position), &blocks) }
    return list
  }
}
