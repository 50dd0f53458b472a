import AttributeGraph2
import GraphBenchKit

/// The graph of a scenario, its counted work, and its first failure.
@MainActor final class GrowthRecord {
  /// The graph that the scenario works on.
  let graph = InspectedGraph.make()

  private var counted = 0
  private var problem: String?

  /// Does work whose evaluations are not part of the timed step.
  func uncounted<Result>(_ work: () -> Result) -> Result {
    let before = graph.statistics.evaluations
    defer { counted += graph.statistics.evaluations - before }
    return work()
  }

  /// Compares a result with the expected one, and keeps the first difference.
  func expect(_ got: Int, _ expected: Int, _ what: StaticString) {
    guard got != expected, problem == nil else { return }
    problem = "expected \(grouped(expected)) \(what), got \(grouped(got))"
  }

  /// Compares the numbers of nodes and edges with the expected ones.
  func expect(nodes: Int, edges: Int) {
    let statistics = graph.statistics
    expect(statistics.nodes, nodes, "as the number of nodes in the graph")
    expect(statistics.edges, edges, "as the number of edges in the graph")
  }

  /// The counted evaluations since the last call.
  fileprivate func takeCounts() -> Counts {
    let evaluations = graph.statistics.evaluations
    defer { counted = evaluations }
    return [.evaluations: evaluations - counted]
  }

  /// The first difference; `nil` if there is none.
  fileprivate var firstProblem: String? { problem }
}

/// A prepared scenario that keeps its graph in a record.
@MainActor protocol RecordedScenario: GraphScenario {
  /// The graph, the counts and the problem.
  var record: GrowthRecord { get }
}

extension RecordedScenario {
  /// The graph of the record.
  package var graph: Graph { record.graph }

  /// The counted evaluations.
  func takeCounts() -> Counts { record.takeCounts() }

  /// The first difference from the expected results.
  func verifyValue() -> String? { record.firstProblem }
}

/// A recorded scenario that builds its nodes for every run.
@MainActor protocol RecordedProtocol: RecordedScenario {}

extension RecordedProtocol {
  /// One update is one run of the protocol.
  func update() {
    var stopwatch = Stopwatch(clock: MonotonicClock())
    runProtocol(&stopwatch)
  }
}

/// A number that closures change.
@MainActor final class GrowthCounter {
  /// The number.
  var value = 0
}

/// Orders and repetitions that several scenarios share.
package enum GrowthPlan {
  /// The number of samples of a protocol that rebuilds its graph for each: fewer for large graphs.
  static func repetitions(size: Int) -> Int {
    switch size {
    case ...1_000: 20
    case ...10_000: 10
    case ...100_000: 5
    default: 2
    }
  }

  /// All numbers below `count`, each once, ordered so that neighbours are far apart.
  ///
  /// The step is the golden section of the count, or the next greater number that is coprime to it.
  ///
  /// - Complexity: O(`count`).
  package static func scattered(_ count: Int) -> [Int] {
    guard count > 1 else { return Array(0..<max(count, 0)) }
    var step = max(Int(Double(count) * 0.618_033_988_7), 1)
    while greatestCommonDivisor(step, count) != 1 { step += 1 }
    var place = 0
    return (0..<count).map { _ in
      defer { place = (place + step) % count }
      return place
    }
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return first
  }
}
