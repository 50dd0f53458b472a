import AttributeGraph2
import Testing

/// Semantics 15.7, for parents whose children come and go.
@Suite struct `Children that come and go` {
  let graph = Graph()

  @Test func `children that stay keep their order and can still be let go, whoever went before`() {
    let parent = graph.subgraph()
    let children = (0..<60).map { parent.subgraph(name: "\($0)") }
    let other = graph.subgraph()
    for child in children { other.add(child) }
    for (index, child) in children.enumerated() where index % 3 != 0 { parent.remove(child) }
    var left = stride(from: 0, to: 60, by: 3).map { children[$0] }
    #expect(parent.children.map(\.name) == left.map(\.name))
    for _ in 0..<10 {
      parent.remove(left.removeFirst())
      left.popLast()?.end()
      #expect(parent.children.map(\.name) == left.map(\.name))
    }
    #expect(parent.children.isEmpty)
    #expect(other.children.count == 50)
    let late = parent.subgraph(name: "late")
    #expect(parent.children.map(\.name) == ["late"])
    parent.end()
    #expect(late.isEnded)
    #expect(!children[0].isEnded)
  }
}
