/// One thing that makes a row, described before anything of it is built.
@MainActor package protocol Measurable {
  /// The name and size.
  var id: ScenarioID { get }

  /// The rows it stands with in the table and is compared with; its suite without a reference unless given.
  var group: RowGroup { get }

  /// How its figures are found.
  var method: MeasuringMethod { get }

  /// Whether it is left out where nothing is asked for: neither everything, nor names that it matches; not unless given.
  var isOnRequest: Bool { get }
}

extension Measurable {
  /// It takes part.
  package var isOnRequest: Bool { false }

  /// The suite itself, so that the table has no blank line and no ratio.
  package var group: RowGroup { RowGroup(title: id.suite) }
}

/// How the figures of a row are found.
@MainActor package enum MeasuringMethod {
  /// By the clock: what it does is repeated until its time is known.
  case timed(any Scenario)

  /// By the memory that a process takes.
  case weighed(any WeighedScenario)
}

/// Nodes whose memory is measured, each time in a process of its own.
///
/// A process weighs one population only: memory that an earlier one has freed would be used again, unseen.
@MainActor package protocol WeighedScenario: Measurable {
  /// How many processes are asked, unless `--iterations` says.
  var repetitions: Int { get }

  /// Makes the nodes in a fresh process and has it measured what they take.
  ///
  /// - Throws: What was wrong with a value or a count, or what kept the process from being started; the row then fails
  ///   with that reason.
  func weigh() throws -> MemoryReading
}

extension WeighedScenario {
  /// By the memory that a process takes.
  package var method: MeasuringMethod { .weighed(self) }
}
