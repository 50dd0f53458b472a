import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 19.18: differences of statistics, their table, and the bytes.
struct `Statistics compared and printed` {
  let graph = Graph()

  @Test func `a difference has the counts of the time in between`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value / 2 }
    _ = f.value
    let before = graph.statistics
    x.value = 1
    _ = f.value
    let screen = graph.subgraph()
    let late = screen.cell(0)
    screen.end()
    late.value = 1
    let change = graph.statistics - before
    #expect(
      change
        == Statistics(
          nodes: 0, nodesCreated: 1, edges: 0, evaluations: 1, cutoffs: 1, validations: 0, writes: 1, transactions: 2,
          subgraphs: 0, subgraphsCreated: 1, lateWrites: 1, bytes: 0))
  }

  @Test func `19.19: a write is counted where a listener gets its event, also in keyed cells`() {
    let written = Box(0)
    let listening = graph.onEvent { if case .written = $0 { written.content += 1 } }
    let stock = graph.keyedCells(["apple": 1, "pear": 1], comparedBy: { $0 / 10 == $1 / 10 })
    let apples = graph.computed { stock["apple"] ?? 0 }
    let total = graph.computed { stock.dictionary.values.reduce(0, +) }
    _ = total.value
    graph.transaction {
      stock["apple"] = 20
      // It makes a cell.
      _ = apples.value
    }
    #expect(graph.statistics.writes == written.content)
    graph.transaction {
      stock["pear"] = 20
      stock["pear"] = 3
    }
    #expect(total.value == 21)
    #expect(graph.statistics.writes == written.content)
    listening.cancel()
  }

  @Test func `the table has a line for each count`() {
    let statistics = Statistics(
      nodes: 3, nodesCreated: 12, edges: 2, evaluations: 1000, cutoffs: 1, validations: 0, writes: 7, transactions: 5,
      subgraphs: 1, subgraphsCreated: 1, lateWrites: 0, bytes: -352)
    #expect(
      statistics.description == """
        nodes                 3
        nodes created        12
        edges                 2
        evaluations        1000
        cutoffs               1
        validations           0
        writes                7
        transactions          5
        subgraphs             1
        subgraphs created     1
        late writes           0
        bytes              -352
        """)
  }
}

/// Semantics 19.18: the memory of nodes and edges.
struct `Bytes of a graph` {
  let graph = Graph()

  @Test func `edges beyond the first at a node take 8 bytes at either end, in blocks that double`() {
    let x = graph.cell(0)
    let readers = (0..<5).map { index in graph.computed { x.value + index } }
    let nodes = graph.statistics.bytes
    _ = readers[0].value
    #expect(graph.statistics.bytes == nodes)
    _ = readers[1].value
    #expect(graph.statistics.bytes == nodes + 2 * 8)
    for reader in readers { _ = reader.value }
    #expect(graph.statistics.bytes == nodes + 8 * 8)
    let sum = graph.computed { readers.reduce(0) { $0 + $1.value } }
    let before = graph.statistics.bytes
    _ = sum.value
    #expect(graph.statistics.bytes == before + 8 * 8)
  }

  @Test func `19.18: the bytes return to their old count when everything has ended`() {
    let kept = graph.cell(0)
    let before = graph.statistics.bytes
    do {
      let screen = graph.subgraph()
      let cells = (0..<20).map { screen.cell($0) }
      for shift in 0..<20 {
        let attribute = screen.computed { (0...shift).reduce(kept.value) { $0 + cells[($1 + shift) % 20].value } }
        screen.effect { _ = attribute.value }
      }
      for value in 0..<20 { cells[value].value += 1 }
      #expect(graph.statistics.bytes > before)
      screen.end()
    }
    #expect(graph.statistics.bytes == before)
    #expect(graph.statistics.edges == 0)
  }

  @Test func `19.18: a seeded program never makes the bytes negative and gives all of them back`() {
    var random = SeededGenerator(seed: 17)
    var cells = (0..<10).map { graph.cell($0) }
    var readers: [ComputedAttribute<Int>] = []
    for _ in 0..<400 {
      switch random.below(5) {
      case 0:
        let picks = (0..<random.below(12)).map { _ in cells[random.below(cells.count)] }
        let upstream = readers.isEmpty ? [] : (0..<random.below(4)).map { _ in readers[random.below(readers.count)] }
        readers.append(
          graph.computed { picks.reduce(0) { $0 + $1.value } + upstream.reduce(0) { ($0 + $1.value) % 1000 } })
      case 1: cells[random.below(cells.count)].value += 1
      case 2: cells[random.below(cells.count)] = graph.cell(0)
      case 3: if !readers.isEmpty { readers.remove(at: random.below(readers.count)) }
      default: if !readers.isEmpty { _ = readers[random.below(readers.count)].value }
      }
      #expect(graph.statistics.bytes >= 0)
    }
    readers = []
    cells = []
    #expect(graph.statistics.bytes == 0)
    #expect(graph.statistics.nodes == 0)
  }
}

struct `Statistics of a graph` {
  let graph = Graph()

  @Test func `a new graph has zero counts`() {
    let statistics = graph.statistics
    #expect(
      [
        statistics.nodes, statistics.nodesCreated, statistics.edges, statistics.evaluations, statistics.cutoffs,
        statistics.validations, statistics.writes, statistics.transactions,
      ].allSatisfy { $0 == 0 })
  }

  @Test func `everything is counted exactly`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let parity = graph.computed { x.value % 2 }
    let sum = graph.computed { parity.value + y.value }
    let w = graph.effect { _ = sum.value }
    #expect(graph.statistics.nodes == 5)
    #expect(graph.statistics.edges == 4)
    #expect(graph.statistics.evaluations == 3)
    x.value = 2
    #expect(graph.statistics.evaluations == 4)
    #expect(graph.statistics.cutoffs == 1)
    #expect(graph.statistics.validations == 2)
    graph.transaction {
      x.value = 3
      y.value = 1
      y.value = 1
    }
    #expect(graph.statistics.writes == 3)
    #expect(graph.statistics.transactions == 2)
    #expect(graph.statistics.evaluations == 7)
    #expect([parity.evaluations, sum.evaluations, w.evaluations] == [3, 2, 2])
  }

  @Test func `the evaluations of the nodes add up to those of the graph`() {
    let x = graph.cell(0)
    let rules = (1...10).map { n in graph.computed { x.value / n } }
    let sum = graph.computed { rules.reduce(0) { $0 + $1.value } }
    for next in 0..<30 {
      x.value = next
      _ = sum.value
    }
    #expect(graph.statistics.evaluations == rules.reduce(sum.evaluations) { $0 + $1.evaluations })
  }

  @Test func `the bytes of nodes are those of their records`() {
    let before = graph.statistics
    let cells = (0..<100).map { graph.cell($0) }
    #expect((graph.statistics - before).bytes == 100 * 40)
    let rules = cells.map { cell in graph.computed { cell.value } }
    #expect((graph.statistics - before).bytes == 100 * (40 + 72))
    withExtendedLifetime(rules) {}
  }

  @Test func `a value that is large or strictly aligned lies outside of its record`() {
    struct Nine: Equatable {
      var parts = (0, 1, 2, 3, 4, 5, 6, 7, 8)
      static func == (one: Nine, other: Nine) -> Bool { one.parts.8 == other.parts.8 }
    }
    let before = graph.statistics
    let (large, aligned) = (graph.cell(Nine()), graph.cell(SIMD4<Double>(1, 2, 3, 4)))
    #expect((graph.statistics - before).bytes == 2 * 40)
    #expect(large.value.parts.7 == 7)
    #expect(aligned.value[3] == 4)
  }

  @Test func `a value of eight words or less lies in its record`() {
    struct Eight: Equatable {
      var parts = (0, 1, 2, 3, 4, 5, 6, 7)
      static func == (one: Eight, other: Eight) -> Bool { one.parts.7 == other.parts.7 }
    }
    let before = graph.statistics
    let (eight, two) = (graph.cell(Eight()), graph.cell("text"))
    #expect((graph.statistics - before).bytes == (32 + 64) + (32 + 16))
    #expect(eight.value.parts.6 == 6)
    #expect(two.value == "text")
  }
}
