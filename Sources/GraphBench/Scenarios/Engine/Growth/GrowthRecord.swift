import AttributeGraph2
import GraphBenchKit

/// The graph of a scenario, how much of its work counts, and what was wrong.
@MainActor final class GrowthRecord {
  /// The graph that the scenario works on.
  let graph = InspectedGraph.make()

  private var counted = 0
  private var problem: String?

  /// Does work whose evaluations are no part of what is timed.
  func uncounted<Result>(_ work: () -> Result) -> Result {
    let before = graph.statistics.evaluations
    defer { counted += graph.statistics.evaluations - before }
    return work()
  }

  /// Keeps the first difference between what came and what was expected.
  func expect(_ got: Int, _ expected: Int, _ what: StaticString) {
    guard got != expected, problem == nil else { return }
    problem = "expected \(grouped(expected)) \(what), got \(grouped(got))"
  }

  /// Compares the numbers of nodes and edges with what the graph must hold.
  func expect(nodes: Int, edges: Int) {
    let statistics = graph.statistics
    expect(statistics.nodes, nodes, "as the number of nodes in the graph")
    expect(statistics.edges, edges, "as the number of edges in the graph")
  }

  /// The evaluations since the last call, without those that do not count.
  fileprivate func takeCounts() -> Counts {
    let evaluations = graph.statistics.evaluations
    defer { counted = evaluations }
    return [.evaluations: evaluations - counted]
  }

  /// The first difference that was found; `nil` while everything is right.
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

  /// The evaluations that count.
  func takeCounts() -> Counts { record.takeCounts() }

  /// What was found wrong while it ran.
  func verifyValue() -> String? { record.firstProblem }
}

/// A recorded scenario that builds for every run what it times.
@MainActor protocol RecordedProtocol: RecordedScenario {}

extension RecordedProtocol {
  /// A single update is one run of the protocol.
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
  /// How many samples a protocol takes that builds its graph anew for each: fewer where that takes long.
  static func repetitions(size: Int) -> Int {
    switch size {
    case ...1_000: 20
    case ...10_000: 10
    case ...100_000: 5
    default: 2
    }
  }

  /// All numbers below `count`, each once, in an order in which neighbours are far apart.
  ///
  /// The steps are the golden part of the count, or the next number above it that has no divisor in common with it.
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
