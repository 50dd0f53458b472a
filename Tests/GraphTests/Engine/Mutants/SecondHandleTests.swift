import Testing

@testable import AttributeGraph2

/// Semantics 15.3 and 15.4, for nodes and handles that a subgraph gets in unusual ways.
@Suite struct `Nodes that a subgraph adopts after others` {
  let graph = Graph()

  @Test func `both handles of a node that was adopted twice lead to it and die with it`() throws {
    let subgraph = graph.subgraph()
    weak var cell: StateCell<Int>?
    var handles: [CellHandle<Int>] = []
    do {
      let x = graph.cell(1)
      cell = x
      handles = [subgraph.adopt(x), subgraph.adopt(x)]
    }
    try #require(cell != nil)
    #expect(handles.map(\.value) == [1, 1])
    handles[1].value = 2
    #expect(handles.map(\.value) == [2, 2])
    subgraph.end()
    #expect(handles.map { isHome($0.address) } == [false, false])
    #expect(cell == nil)
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `what is adopted after something was built is kept and has handles of its own`() throws {
    let subgraph = graph.subgraph()
    let built = subgraph.build { graph.cell(1) }
    weak var other: StateCell<Int>?
    let handle: CellHandle<Int>
    do {
      let x = graph.cell(2)
      other = x
      handle = subgraph.adopt(x)
    }
    try #require(other != nil)
    #expect(subgraph.scope.nodes.map(\.node.id) == [built, other].compactMap { $0.map { NodeReference($0).id } })
    #expect(handle.value == 2)
    let first = subgraph.adopt(built)
    #expect([first.value, handle.value] == [1, 2])
    subgraph.end()
    #expect(!isHome(handle.address))
    #expect(!isHome(first.address))
    #expect(built.isEnded)
    #expect(other == nil)
  }

  @Test func `the handle of what was made last dies at the end`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(1)
    let f = subgraph.computed { x.value }
    let w = subgraph.effect { _ = f.value }
    subgraph.end()
    #expect([x.address, f.address, w.address].map(isHome) == [false, false, false])
  }

  private func isHome(_ address: HandleAddress) -> Bool { address.slot.isHome(address.generation) }
}
