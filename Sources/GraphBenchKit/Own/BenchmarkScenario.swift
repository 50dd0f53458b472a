import AttributeGraph2
import AttributeGraphUI

/// A scenario of a package of its own: something that is built once for a size and then updated again and again.
///
/// GraphBench measures an update only after it has counted the work of several and found what ``expectedWork(size:)``
/// says, and the value right. `docs/OwnScenarios.md` has an example.
@MainActor
public protocol BenchmarkScenario {
  /// The name within the suite, its parts separated by slashes, such as `list/insert`.
  var name: String { get }

  /// The exact work of one update; kinds of work that are nil are not compared.
  func expectedWork(size: Int) -> BenchmarkWork

  /// Builds what is updated, in the steady state, in which every update does the same work.
  ///
  /// Making a scenario must be cheap; this may take its time.
  ///
  /// - Throws: Whatever keeps it from being built; the row then fails with that reason.
  func prepare(size: Int) throws -> any PreparedBenchmark
}

/// Something that can be updated any number of times, each update doing the same work.
///
/// ``HostBenchmark`` and ``GraphBenchmark`` count their work by themselves.
@MainActor
public protocol PreparedBenchmark: AnyObject {
  /// Makes one change and brings everything up to date.
  func update()

  /// All work since it was built; a kind of work that is expected must not be nil.
  var totalWork: BenchmarkWork { get }

  /// What is wrong with the value that the last update produced, as a phrase that says expected and got; nil if it is
  /// right.
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

  /// Makes a graph, which keeps a list of its nodes where `GraphBench graph` draws it.
  public static func makeGraph() -> Graph { InspectedGraph.make() }
}

/// How often each kind of work ran.
public struct BenchmarkWork: Hashable, Sendable {
  /// Bodies of views.
  public var bodies: Int?
  /// Closures that were given a geometry.
  public var geometryClosures: Int?
  /// Sizes that were worked out for a proposal.
  public var sizeQueries: Int?
  /// Containers that placed their children.
  public var placements: Int?
  /// Display items that were inserted, removed or changed.
  public var displayItemsChanged: Int?
  /// Groups of display items, and items that did not change, that were moved in the group around them.
  public var displayItemsMoved: Int?
  /// Rules and effects of a graph.
  public var evaluations: Int?

  /// Makes an amount of work; what is left out is not counted.
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
  /// The work as a row has it.
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
