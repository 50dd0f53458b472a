import AttributeGraph2
import AttributeGraphUI

/// A scenario of your package: something that is built once for a size and then updated again and again.
///
/// GraphBench measures updates only after it has checked the value, and that the counted work of several updates equals
/// ``expectedWork(size:)``. `docs/OwnScenarios.md` has an example.
@MainActor
public protocol BenchmarkScenario {
  /// The name within the suite, its parts separated by slashes, such as `list/insert`.
  var name: String { get }

  /// The exact work of one update; kinds of work that are nil are not compared.
  func expectedWork(size: Int) -> BenchmarkWork

  /// Builds the benchmark in the steady state, in which every update does the same work.
  ///
  /// Making a scenario must be cheap; this function may take long.
  ///
  /// - Throws: The error that prevents building it; the row then fails with that reason.
  func prepare(size: Int) throws -> any PreparedBenchmark
}

/// Something that can be updated any number of times, each update doing the same work.
///
/// ``HostBenchmark`` and ``GraphBenchmark`` count their work themselves.
@MainActor
public protocol PreparedBenchmark: AnyObject {
  /// Makes one change and brings everything up to date.
  func update()

  /// All work since it was built; kinds of work that are expected must not be nil.
  var totalWork: BenchmarkWork { get }

  /// The problem with the value that the last update produced, as a phrase with the expected and the actual value; nil
  /// if the value is right.
  func problem() -> String?
}

/// A benchmark of views: the work is that of its host, and `explain`, `snapshot` and `graph` show it.
public protocol HostBenchmark: PreparedBenchmark {
  /// The host, the same one before and after an update.
  var host: ViewHost { get }
}

extension HostBenchmark {
  /// The work that the host has counted.
  public var totalWork: BenchmarkWork {
    let counts = host.totalCounts
    return BenchmarkWork(
      bodies: counts.bodies, geometryClosures: counts.geometryClosures, sizeQueries: counts.sizeQueries,
      placements: counts.placements, displayItemsChanged: counts.displayItemsChanged,
      displayItemsMoved: counts.displayItemsMoved)
  }
}

/// A benchmark of a graph: the work is its evaluations, and `explain` and `graph` show it.
public protocol GraphBenchmark: PreparedBenchmark {
  /// The graph; made with ``makeGraph()``, it can be drawn in a release build, too.
  var graph: Graph { get }
}

extension GraphBenchmark {
  /// The evaluations that the graph has counted.
  public var totalWork: BenchmarkWork { BenchmarkWork(evaluations: graph.statistics.evaluations) }

  /// Makes a graph, which keeps a list of its nodes if `GraphBench graph` draws it.
  public static func makeGraph() -> Graph { InspectedGraph.make() }
}

/// The number of runs of each kind of work.
public struct BenchmarkWork: Hashable, Sendable {
  /// Bodies of views.
  public var bodies: Int?
  /// Runs of closures that receive a geometry.
  public var geometryClosures: Int?
  /// Computations of a size for a proposal.
  public var sizeQueries: Int?
  /// Placements of children by containers.
  public var placements: Int?
  /// Insertions, removals and changes of display items.
  public var displayItemsChanged: Int?
  /// Groups of display items, and unchanged items, that moved in the group around them.
  public var displayItemsMoved: Int?
  /// Evaluations of rules and effects of a graph.
  public var evaluations: Int?

  /// Makes an amount of work; kinds that are left out are not counted.
  public init(
    bodies: Int? = nil, geometryClosures: Int? = nil, sizeQueries: Int? = nil, placements: Int? = nil,
    displayItemsChanged: Int? = nil, displayItemsMoved: Int? = nil, evaluations: Int? = nil
  ) {
    self.bodies = bodies
    self.geometryClosures = geometryClosures
    self.sizeQueries = sizeQueries
    self.placements = placements
    self.displayItemsChanged = displayItemsChanged
    self.displayItemsMoved = displayItemsMoved
    self.evaluations = evaluations
  }
}

extension BenchmarkWork {
  /// The work as the counts of a row.
  var counts: Counts {
    var counts: Counts = [:]
    counts[.bodies] = bodies
    counts[.geometryClosures] = geometryClosures
    counts[.sizeQueries] = sizeQueries
    counts[.placements] = placements
    counts[.displayItemsChanged] = displayItemsChanged
    counts[.displayItemsMoved] = displayItemsMoved
    counts[.evaluations] = evaluations
    return counts
  }
}
