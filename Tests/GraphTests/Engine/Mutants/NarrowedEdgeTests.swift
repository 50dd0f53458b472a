import Testing

@testable import AttributeGraph2

/// The memory of edge lists that have had many edges and have one left.
@Suite struct `Edge lists with one edge left` {
  let graph = Graph()

  @Test func `a reader that had many inputs and ends with one gives all memory back`() {
    let isWide = graph.cell(true)
    let cells = (0..<20).map { graph.cell($0) }
    let bytes = graph.statistics.bytes
    for _ in 0..<3 {
      isWide.value = true
      var f: ComputedAttribute<Int>? = graph.computed { isWide.value ? cells.reduce(0) { $0 + $1.value } : -1 }
      #expect(f?.value == 190)
      isWide.value = false
      #expect(f?.value == -1)
      #expect(f?.inputs.count == 1)
      f = nil
      #expect(f == nil)
      #expect(graph.statistics.bytes == bytes)
      #expect(graph.statistics.edges == 0)
    }
  }

  @Test func `so does a source that had many readers, when the last one ends`() {
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

  @Test func `so does an effect that stops with one input left`() {
    let isWide = graph.cell(true)
    let cells = (0..<20).map { graph.cell($0) }
    let bytes = graph.statistics.bytes
    var w: Effect? = graph.effect {
      if isWide.value { _ = cells.map(\.value) }
    }
    isWide.value = false
    #expect(w?.inputs.count == 1)
    w?.stop()
    w = nil
    #expect(w == nil)
    #expect(graph.statistics.bytes == bytes)
  }
}
