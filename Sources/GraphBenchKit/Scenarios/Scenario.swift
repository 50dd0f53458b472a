/// The name of a scenario: its suite, its path within the suite and, if it has one, its size.
package struct ScenarioID: Hashable, Comparable, CustomStringConvertible, Sendable {
  /// The name of the suite, which is also the command that runs it, such as `layout`.
  package let suite: String

  /// The name within the suite, its parts separated by slashes, such as `geometryReader/fontSize`.
  package let path: String

  /// The size of the measured tree or graph, in the suite's own unit; `nil` if a scenario has only one size.
  package let size: Int?

  /// Names a scenario.
  package init(suite: String, path: String, size: Int? = nil) {
    self.suite = suite
    self.path = path
    self.size = size
  }

  /// The path without the title of its group, if it ends with that.
  package func pathWithoutTitle(of group: RowGroup) -> String {
    path.hasSuffix("/\(group.title)") ? String(path.dropLast(group.title.count + 1)) : path
  }

  /// Suite and path, with the size if there is one: `layout/geometryReader/fontSize (size 10)`.
  var title: String { size.map { "\(self) (size \(grouped($0)))" } ?? description }

  /// Suite and path, without the size: the text that `--filter` and `--skip` match.
  package var description: String { "\(suite)/\(path)" }

  /// Orders by suite, then path, then size; a scenario without a size comes first.
  package static func < (left: ScenarioID, right: ScenarioID) -> Bool {
    if left.suite != right.suite { return left.suite < right.suite }
    if left.path != right.path { return left.path < right.path }
    return (left.size ?? .min) < (right.size ?? .min)
  }
}

/// Rows of a table that are shown together, and the row with which they are compared.
package struct RowGroup: Hashable, Sendable {
  /// What the rows have in common, such as the trigger `fontSize`; a blank line separates two titles in a table.
  package let title: String

  /// The path of the row that the ratios of the group divide by, such as `infinityFrame/fontSize`.
  ///
  /// Rows of the same group and size that have a reference are measured interleaved. Without a reference a row is
  /// measured on its own, together with its limit if it has one.
  package let reference: String?

  /// The common work of all rows, for the line above them in a table that has one; nil if their names are enough.
  package let caption: String?

  /// Makes a group.
  package init(title: String, reference: String? = nil, caption: String? = nil) {
    self.title = title
    self.reference = reference
    self.caption = caption
  }
}

/// The unit of work that one reported time covers.
package enum TimedUnit: Equatable, Sendable {
  /// One `update()`; the runner decides how many samples it takes and how many updates a sample holds.
  case update

  /// `updates` consecutive calls of `update()` make one sample, and `repetitions` samples are taken: for a workload
  /// whose protocol reports the time of a block.
  case block(updates: Int, repetitions: Int)

  /// One `runProtocol` makes one sample, and `repetitions` samples are taken: for a workload that times only parts of
  /// its work, such as one that builds a new graph for every sample.
  case protocolRun(repetitions: Int)

  /// The number of updates whose counts one reported time covers.
  package var updatesPerUnit: Int {
    switch self {
    case .update, .protocolRun: 1
    case .block(let updates, _): updates
    }
  }
}

/// The description of a scenario that can be timed, made before anything is built.
///
/// Making a scenario must be cheap, because `list` makes all of them; `prepare()` builds the tree or graph.
@MainActor package protocol Scenario: Measurable {
  /// The unit of a time; `.update` by default.
  var timedUnit: TimedUnit { get }

  /// The number of equal pieces in one timed unit, such as nodes, edges or writes; `nil` by default.
  ///
  /// The time per piece shows how the cost grows with the size.
  var pieces: Int? { get }

  /// The counts of a single update (for `.protocolRun`: of a single protocol run). Only the given counters are checked.
  var expectedCounts: Counts { get }

  /// Builds a new tree or graph in the steady state, in which every update has the expected counts.
  ///
  /// - Throws: The error that prevents building it; the row then fails with that reason.
  func prepare() throws -> any PreparedScenario

  /// Builds the same work written by hand without any tracking, timed in the same run as the *limit*; `nil` by default.
  ///
  /// The limit's value is verified; its counts are not, because counting would slow it down.
  ///
  /// - Throws: The error that prevents building the limit; the row then fails with that reason.
  func prepareLimit() throws -> (any PreparedScenario)?

  /// Builds the same work written by hand with pooled memory, for a scenario that makes nodes; `nil` by default.
  ///
  /// - Throws: Like `prepareLimit()`.
  func preparePooledLimit() throws -> (any PreparedScenario)?
}

extension Scenario {
  /// By the clock.
  package var method: MeasuringMethod { .timed(self) }

  /// Nothing is counted in pieces.
  package var pieces: Int? { nil }

  /// One time covers a single update.
  package var timedUnit: TimedUnit { .update }

  /// There is no limit to compare with.
  package func prepareLimit() throws -> (any PreparedScenario)? { nil }

  /// There is no pooled limit to compare with.
  package func preparePooledLimit() throws -> (any PreparedScenario)? { nil }
}

/// A built tree or graph that can be updated any number of times, each update doing the same work.
@MainActor package protocol PreparedScenario: AnyObject {
  /// Makes one change and brings everything up to date; unused results go into `blackHole(_:)`.
  func update()

  /// The counts since the last call (or since the scenario was prepared); the call resets them to zero.
  ///
  /// An expected counter must be included even if it is zero.
  func takeCounts() -> Counts

  /// The problem with the value that the last update produced, as a phrase with the expected and the actual value;
  /// `nil` if the value is right.
  func verifyValue() -> String?

  /// Runs the protocol of a `.protocolRun` once; `stopwatch` measures the parts that the protocol times.
  func runProtocol(_ stopwatch: inout Stopwatch)
}

extension PreparedScenario {
  /// Times a single update.
  package func runProtocol(_ stopwatch: inout Stopwatch) {
    stopwatch.time { update() }
  }

  /// Runs once what a time stands for, and drops the time.
  func runOnce(_ unit: TimedUnit, clock: any TimeSource) {
    switch unit {
    case .update, .block:
      update()
    case .protocolRun:
      var stopwatch = Stopwatch(clock: clock)
      runProtocol(&stopwatch)
    }
  }
}
