import AttributeGraph2
import Foundation
import GraphBenchKit

/// Makes a population of nodes in this process, and measures its memory.
///
/// The array of handles is written before the measurement starts, so that its pages are not counted, and so are the
/// cells that computed attributes and effects read. Except for `computed1Direct`, every closure captures only the array
/// of cells and an index, so all closures have the same size.
@MainActor package struct MemoryProbe {
  private let request: MemoryRequest
  private let graph = Graph()

  /// Makes a probe for a request.
  package init(_ request: MemoryRequest) {
    self.request = request
  }

  /// The reading as a line that `MemoryAnswer` reads.
  ///
  /// - Throws: An encoding error; never for finite numbers.
  func answer() throws -> String { try MemoryAnswer(reading).line }

  /// Makes the population, disposes of it, and makes it a second time.
  ///
  /// - Throws: The wrong value or count.
  /// - Complexity: O(*n*) in the number of nodes.
  package func reading() throws(RowFailure) -> MemoryReading {
    let population = request.population
    let cells = population.inputs > 0 ? (0..<request.count).map { graph.cell($0) } : []
    switch population {
    case .row:
      return try TableProbe(rows: request.count).reading()
    case .cell:
      return try weighed({ graph.cell($0) }, isRight: { $0.value == $1 })
    case .computed0:
      return try weighed(
        { index in graph.computed { cells.count &+ index } }, isRight: { $0.value == $1 &+ cells.count })
    case .computed1:
      return try weighed({ index in graph.computed { cells[index].value } }, isRight: { $0.value == $1 })
    case .computed1Direct:
      return try weighed(
        { index in
          let cell = cells[index]
          return graph.computed { cell.value }
        }, isRight: { $0.value == $1 })
    case .computed4:
      return try weighed(
        { index in graph.computed { sumOfFour(cells, from: index) } },
        isRight: { $0.value == Self.expectedSumOfFour(from: $1, count: cells.count) })
    case .effect1:
      return try weighed(
        { index in graph.effect { _ = cells[index].value } }, isRight: { effect, _ in !effect.isStopped })
    case .effect4:
      return try weighed(
        { index in graph.effect { _ = sumOfFour(cells, from: index) } }, isRight: { effect, _ in !effect.isStopped })
    case .ownedCell:
      return try weighedInSubgraphs({ $0.cell($1) }, isRight: { $0.value == $1 })
    case .ownedComputed1:
      return try weighedInSubgraphs(
        { subgraph, index in subgraph.computed { cells[index].value } }, isRight: { $0.value == $1 })
    case .ownedEffect1:
      return try weighedInSubgraphs(
        { subgraph, index in subgraph.effect { _ = cells[index].value } }, isRight: { effect, _ in effect.isAlive })
    }
  }

  /// Makes nodes twice, each time in a subgraph that owns them and then ends.
  private func weighedInSubgraphs<Handle>(
    _ make: (Subgraph, Int) -> Handle, isRight: (Handle, Int) -> Bool
  ) throws(RowFailure) -> MemoryReading {
    var subgraph = graph.subgraph()
    return try weighed(
      { make(subgraph, $0) }, isRight: isRight,
      disposing: {
        subgraph.end()
        subgraph = graph.subgraph()
      })
  }

  /// Makes nodes twice, and disposes of them each time.
  private func weighed<Node>(
    _ make: (Int) -> Node, isRight: (Node, Int) -> Bool, disposing end: () -> Void = {}
  ) throws(RowFailure) -> MemoryReading {
    var nodes = [Node?](repeating: nil, count: request.count)
    let start = graph.statistics
    // The first measurement includes the setup of the measurement itself.
    _ = try ResidentSet.bytes()
    let empty = try ResidentSet.bytes()
    try fill(&nodes, make, isRight: isRight)
    let full = try ResidentSet.bytes()
    let accounted = graph.statistics.bytes - start.bytes
    try dispose(of: &nodes, end, leaving: start)
    try fill(&nodes, make, isRight: isRight)
    let fullAgain = try ResidentSet.bytes()
    try dispose(of: &nodes, end, leaving: start)
    return MemoryReading(
      resident: perNode(full - empty), accounted: perNode(accounted), again: perNode(fullAgain - full))
  }

  private func fill<Node>(
    _ nodes: inout [Node?], _ make: (Int) -> Node, isRight: (Node, Int) -> Bool
  ) throws(RowFailure) {
    let start = graph.statistics
    var wrong: Int?
    for index in nodes.indices {
      let node = make(index)
      if !isRight(node, index) { wrong = index }
      nodes[index] = node
    }
    if let wrong { throw RowFailure(problem: "node \(grouped(wrong)) of the population has a wrong value") }
    let end = graph.statistics
    let population = request.population
    try expect(end.nodes - start.nodes, request.count, "as the number of nodes in the graph")
    try expect(end.edges - start.edges, edges, "as the number of edges in the graph")
    try expect(
      end.evaluations - start.evaluations, request.count * population.evaluationsPerNode, "as the number of evaluations"
    )
  }

  private func dispose<Node>(
    of nodes: inout [Node?], _ end: () -> Void, leaving start: Statistics
  ) throws(RowFailure) {
    for index in nodes.indices { nodes[index] = nil }
    end()
    let end = graph.statistics
    try expect(end.nodes, start.nodes, "as the number of nodes left after the disposal")
    try expect(end.edges, start.edges, "as the number of edges left after the disposal")
  }

  /// The number of edges of the population. A node has one edge to each cell that it reads, even if several of its four
  /// reads are of the same cell.
  private var edges: Int { request.count * min(request.population.inputs, request.count) }

  private func perNode(_ bytes: Int) -> Double { Double(bytes) / Double(request.count) }

  private func expect(_ got: Int, _ expected: Int, _ what: String) throws(RowFailure) {
    try RowFailure.expect(got, expected, what)
  }

  private static func expectedSumOfFour(from index: Int, count: Int) -> Int {
    (0..<4).reduce(0) { $0 + (index + $1) % count }
  }
}

/// The sum of four successive cells; the first cell follows the last.
@MainActor private func sumOfFour(_ cells: [StateCell<Int>], from index: Int) -> Int {
  var sum = 0
  for offset in 0..<4 { sum += cells[(index + offset) % cells.count].value }
  return sum
}
