import Testing

@testable import AttributeGraph2

/// Semantics 17.8: the graph's records of streams.
struct `Records of streams` {
  private let graph = Graph()

  @Test func `17.8: streams that were released leave no record, although their attribute lives`() {
    let x = graph.cell(0)
    var kept = [x.values]
    for value in 1...100 {
      _ = x.values
      x.value = value
    }
    graph.deliverMail()
    #expect(graph.state.fields.boundary.streams[x.reference]?.count == 1)
    kept = []
    graph.deliverMail()
    #expect(graph.state.fields.boundary.streams.isEmpty)
    #expect(kept.isEmpty && graph.statistics.nodes == 1)
  }

  @Test func `17.7: a stream beside a released one finishes with its attribute`() async {
    var x: StateCell<Int>? = graph.cell(1)
    var values = x?.values.makeAsyncIterator()
    _ = x?.values
    graph.deliverMail()
    #expect(await values?.next() == 1)
    x = nil
    graph.transaction {}
    #expect(await values?.next() == nil)
    #expect(graph.state.fields.boundary.streams.isEmpty)
  }
}
