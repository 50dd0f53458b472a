import AttributeGraph2
import Testing

/// Semantics 15.7, for handles that are made when an end was put off.
@Suite struct `Handles that are made after an end that was put off` {
  let graph = Graph()

  @Test func `they lead to their own nodes before and after the end comes`() {
    let other = graph.subgraph()
    for _ in 0..<3 {
      let subgraph = graph.subgraph()
      let former = (0..<10).map { subgraph.cell($0) }
      var made: [CellHandle<Int>] = []
      graph.deferringEnds {
        subgraph.end()
        #expect(former.allSatisfy { !$0.isAlive })
        for value in 0..<10 { made.append(other.cell(100 + value)) }
        #expect(made.map(\.value) == Array(100..<110))
      }
      #expect(made.allSatisfy { $0.isAlive })
      made += (10..<20).map { other.cell(100 + $0) }
      #expect(Set(made).count == 20)
      #expect(made.filter(\.isAlive).map(\.value) == Array(100..<120))
      #expect(former.allSatisfy { !$0.isAlive })
    }
    #expect(graph.statistics.nodes == 60)
    other.end()
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `those made after it has come do not share their places`() {
    let subgraph = graph.subgraph()
    let former = (0..<10).map { subgraph.cell($0) }
    graph.deferringEnds { subgraph.end() }
    let other = graph.subgraph()
    let made = (0..<40).map { other.cell(100 + $0) }
    #expect(made.filter(\.isAlive).map(\.value) == Array(100..<140))
    #expect(Set(made).count == 40)
    #expect(former.allSatisfy { !$0.isAlive })
    other.end()
    #expect(made.allSatisfy { !$0.isAlive })
  }
}
