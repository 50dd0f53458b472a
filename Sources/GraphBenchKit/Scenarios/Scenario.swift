/// What one scenario is called: its suite, its path within the suite and, where it has one, its size.
package struct ScenarioID: Hashable, Comparable, CustomStringConvertible, Sendable {
  /// The name of the suite, which is also the command that runs it, such as `layout`.
  package let suite: String

  /// The name within the suite, its parts separated by slashes, such as `geometryReader/fontSize`.
  package let path: String

  /// How large the measured tree or graph is, in the suite's own unit; `nil` where a scenario has one size only.
  package let size: Int?

  /// Names a scenario.
  package init(suite: String, path: String, size: Int? = nil) {
    self.suite = suite
    self.path = path
    self.size = size
  }

  /// The path without the title of its group at its end, where that is what it ends with.
  package func pathWithoutTitle(of group: RowGroup) -> String {
    path.hasSuffix("/\(group.title)") ? String(path.dropLast(group.title.count + 1)) : path
  }

  /// Suite and path, without the size: the text that `--filter` and `--skip` are matched against.
  package var description: String { "\(suite)/\(path)" }

  /// Orders by suite, then path, then size; a scenario without a size comes first.
  package static func < (left: ScenarioID, right: ScenarioID) -> Bool {
    if left.suite != right.suite { return left.suite < right.suite }
    if left.path != right.path { return left.path < right.path }
    return (left.size ?? .min) < (right.size ?? .min)
  }
}

/// Which rows of a table stand together, and which of them the others are compared with.
package struct RowGroup: Hashable, Sendable {
  /// What the rows have in common, such as the trigger `fontSize`; a blank line separates two titles in a table.
  package let title: String

  /// The path of the row that the ratios of the group divide by, such as `infinityFrame/fontSize`.
  ///
  /// Rows of the same group and size that have a reference are measured interleaved. Without a reference a row is
  /// measured on its own, beside its limit where it has one.
  package let reference: String?

  /// What happens in all rows of the group, for the line above them in a table that has one; nil if their names say
  /// enough.
  package let caption: String?

  /// Makes a group.
  package init(title: String, reference: String? = nil, caption: String? = nil) {
    self.title = title
    self.reference = reference
    self.caption = caption
  }
}

/// What one time of a scenario stands for.
package enum TimedUnit: Equatable, Sendable {
  /// One `update()`; the runner decides how many samples it takes and how many updates a sample holds.
  case update

  /// `updates` calls of `update()` in a row make one sample, and `repetitions` samples are taken: a workload whose
  /// protocol reports the time of a block.
  case block(updates: Int, repetitions: Int)

  /// One `runProtocol` makes one sample, and `repetitions` samples are taken: a workload that times only parts of
  /// what it does, such as one that builds a graph anew for every sample.
  case protocolRun(repetitions: Int)

  /// How many updates' worth of counts one reported time covers.
  package var updatesPerUnit: Int {
    switch self {
    case .update, .protocolRun: 1
    case .block(let updates, _): updates
    }
  }
}

/// One thing that can be timed, described before anything of it is built.
///
/// Making a scenario must be cheap, because `list` makes all of them; the tree or graph is built by `prepare()`.
@MainActor package protocol Scenario: Measurable {
  /// What one time stands for; `.update` unless given.
  var timedUnit: TimedUnit { get }

  /// How many equal pieces one timed unit consists of, such as nodes, edges or writes; `nil` unless given.
  ///
  /// The time of one of them shows how the cost grows with the size.
  var pieces: Int? { get }

  /// What a single update runs (for `.protocolRun`: a single protocol run). Only the counters given are checked.
  var expectedCounts: Counts { get }

  /// Builds a fresh tree or graph in the steady state, in which every update runs the expected counts.
  ///
  /// - Throws: whatever keeps the scenario from being built; its row then fails with that reason.
  func prepare() throws -> any PreparedScenario

  /// Builds the same work by hand without any tracking, timed in the same run as the *limit*; `nil` unless given.
  ///
  /// The limit's value is verified; its counts are not, because counting would slow it down.
  ///
  /// - Throws: whatever keeps the limit from being built; the row then fails with that reason.
  func prepareLimit() throws -> (any PreparedScenario)?

  /// Builds the same work by hand in memory that is pooled, for a scenario that makes nodes; `nil` unless given.
  ///
  /// - Throws: as `prepareLimit()`.
  func preparePooledLimit() throws -> (any PreparedScenario)?
}

extension Scenario {
  /// By the clock.
  package var method: MeasuringMethod { .timed(self) }

  /// Nothing is counted in pieces.
  package var pieces: Int? { nil }

  /// A time stands for a single update.
  package var timedUnit: TimedUnit { .update }

  /// There is no limit to compare with.
  package func prepareLimit() throws -> (any PreparedScenario)? { nil }

  /// There is no pooled limit to compare with.
  package func preparePooledLimit() throws -> (any PreparedScenario)? { nil }
}

/// A tree or graph that is built and can be updated any number of times, each update doing the same work.
@MainActor package protocol PreparedScenario: AnyObject {
  /// Makes one change and brings everything up to date; results that nobody reads go into `blackHole(_:)`.
  func update()

  /// What ran since the last call (or since the scenario was prepared); starts again from zero.
  ///
  /// A counter that is expected must be given here even when it is zero.
  func takeCounts() -> Counts

  /// `nil` when the value that the last update produced is right, otherwise what is wrong with it, as a phrase that
  /// says expected and got.
  func verifyValue() -> String?

  /// Runs the protocol of a `.protocolRun` once, timing with `stopwatch` the parts that the protocol times.
  func runProtocol(_ stopwatch: inout Stopwatch)
}

extension PreparedScenario {
  /// Times a single update.
  package func runProtocol(_ stopwatch: inout Stopwatch) {
    stopwatch.time { update() }
  }
}
