import AttributeGraph2
import GraphBench
import GraphBenchKit
import Testing

struct `The random numbers of the workloads` {
  @Test func `are those of the original`() {
    #expect(
      Array(RandomSequence().prefix(4))
        == [0.8370377509854734, 0.35816134908236563, 0.12195610790513456, 0.486986321862787])
  }
}

struct `The topology of layered workloads` {
  private func topology(_ name: String) throws -> LayeredTopology {
    LayeredTopology(try #require(LayeredShape.all.first { $0.name == name }))
  }

  /// The places of the first dynamic attributes, as row and column.
  private func dynamic(_ topology: LayeredTopology) -> [[Int]] {
    topology.isStatic.enumerated().flatMap { row, columns in
      columns.enumerated().filter { !$0.element }.map { [row, $0.offset] }
    }
  }

  @Test func `has as many dynamic attributes as the original, at the same places`() throws {
    let quarter = dynamic(try topology("6-10x10 - dyn25% - lazy80%"))
    #expect(quarter.count == 20)
    #expect(quarter.prefix(6) == [[0, 0], [0, 7], [1, 1], [1, 7], [1, 8], [2, 3]])
    let twentieth = dynamic(try topology("4-1000x12 - dyn5%"))
    #expect(twentieth.count == 595)
    #expect(twentieth.prefix(3) == [[0, 25], [0, 28], [0, 34]])
    let half = dynamic(try topology("6-100x15 - dyn50%"))
    #expect(half.count == 666)
    #expect(half.prefix(3) == [[0, 0], [0, 5], [0, 6]])
    for name in ["2-10x5 - lazy80%", "25-1000x5", "3-5x500"] { #expect(dynamic(try topology(name)).isEmpty) }
  }

  @Test func `reads the columns of the last row that the original reads`() throws {
    #expect(try topology("2-10x5 - lazy80%").leaves == [1, 4])
    #expect(try topology("6-10x10 - dyn25% - lazy80%").leaves == [1, 4])
    #expect(try topology("3-5x500").leaves == [0, 1, 2, 3, 4])
  }

  @Test func `knows what is needed and what a write affects`() throws {
    let topology = try topology("2-10x5 - lazy80%")
    #expect(topology.needed()[3].indices.filter { topology.needed()[3][$0] } == [1, 4])
    #expect(topology.needed()[2].indices.filter { topology.needed()[2][$0] } == [1, 2, 4, 5])
    #expect(topology.affected(bySource: 0) == [[0, 9], [0, 8, 9], [0, 7, 8, 9], [0, 6, 7, 8, 9]])
  }

  @Test(arguments: LayeredShape.all.map(\.name))
  func `runs the rules and the effect as often as the outcome says`(name: String) throws {
    let shape = try #require(LayeredShape.all.first { $0.name == name })
    let topology = LayeredTopology(shape)
    let (needed, leaves) = (topology.needed(), Set(topology.leaves))
    let costs = (0..<shape.width).map { source in
      let affected = topology.affected(bySource: source)
      let rules = affected.enumerated().map { row, columns in columns.count { needed[row][$0] } }.reduce(0, +)
      return (rules: rules, effects: leaves.isDisjoint(with: affected[affected.count - 1]) ? 0 : 1)
    }
    let rounds = shape.iterations / shape.width
    #expect(shape.iterations.isMultiple(of: shape.width))
    #expect(costs.map(\.rules).reduce(0, +) * rounds == shape.outcome.count)
    #expect(costs.map(\.effects).reduce(0, +) * rounds == shape.outcome.effectRuns)
  }
}

struct `Layered workloads` {
  /// A small shape with attributes of both kinds and columns that are not read.
  private func shape(staticShare: Double) -> LayeredShape {
    LayeredShape(
      name: "small", width: 6, layers: 4, staticShare: staticShare, inputs: 3, readShare: 0.5, iterations: 60,
      outcome: .init(sum: .whole(0), count: 0, effectRuns: 0))
  }

  @Test(arguments: [1, 0.5])
  func `come to the same by hand, from the second run on`(staticShare: Double) {
    let shape = shape(staticShare: staticShare)
    let topology = LayeredTopology(shape)
    let onEngine = LayeredGraph<Int>(shape, topology: topology, graph: Graph())
    let byHand = LayeredLimit<Int>(shape, topology: topology)
    _ = (onEngine.run(iterations: shape.iterations), byHand.run(iterations: shape.iterations))
    for _ in 1...2 {
      let result = onEngine.run(iterations: shape.iterations)
      #expect(result == byHand.run(iterations: shape.iterations))
      #expect(result.sum > 0 && result.count > shape.iterations)
    }
  }

  @Test func `come to the same in floating point`() {
    let shape = shape(staticShare: 1)
    let topology = LayeredTopology(shape)
    let onEngine = LayeredGraph<Double>(shape, topology: topology, graph: Graph())
    let byHand = LayeredLimit<Double>(shape, topology: topology)
    _ = (onEngine.run(iterations: 60), byHand.run(iterations: 60))
    #expect(onEngine.run(iterations: 60) == byHand.run(iterations: 60))
  }
}
