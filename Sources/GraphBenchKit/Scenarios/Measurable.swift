/// The description of one row, made before anything is built.
@MainActor package protocol Measurable {
  /// The name and size.
  var id: ScenarioID { get }

  /// The group of rows in which it is shown and compared; by default its suite, without a reference.
  var group: RowGroup { get }

  /// How it is measured.
  var method: MeasuringMethod { get }

  /// Whether it is measured only with `--full` or a filter that matches it; false by default.
  var isOnRequest: Bool { get }
}

extension Measurable {
  /// It is measured by default.
  package var isOnRequest: Bool { false }

  /// The suite itself, so that the table has no blank line and no ratio.
  package var group: RowGroup { RowGroup(title: id.suite) }
}

/// The reason why a scenario cannot be prepared to be explained, shown or drawn.
package struct PreparationError: Error, Equatable, Sendable {
  /// The message without the name of the program.
  package let message: String
}

extension Scenario {
  /// Prepares the scenario for a command that shows it.
  ///
  /// - Throws: The name of the scenario, with the error that prevents preparing it.
  func preparedForShow() throws(PreparationError) -> any PreparedScenario {
    do {
      return try prepare()
    } catch {
      let reason = (error as? RowFailure)?.problem ?? "\(error)"
      throw PreparationError(message: "the scenario \(quoted(id.description)) cannot be prepared: \(reason)")
    }
  }
}

/// How a row is measured.
@MainActor package enum MeasuringMethod {
  /// By time: the scenario is repeated until its time is known.
  case timed(any Scenario)

  /// By the memory of a process.
  case weighed(any WeighedScenario)
}

/// Nodes whose memory is measured, each time in a process of its own.
///
/// A process measures only one population: it would reuse the freed memory of an earlier one, which would hide the
/// growth.
@MainActor package protocol WeighedScenario: Measurable {
  /// The number of processes, unless `--iterations` sets it.
  var repetitions: Int { get }

  /// Makes the nodes in a new process, which measures their memory.
  ///
  /// - Throws: A wrong value or count, or the error that prevented the process from starting; the row then fails with
  ///   that reason.
  func weigh() throws -> MemoryReading
}

extension WeighedScenario {
  /// By the memory that a process takes.
  package var method: MeasuringMethod { .weighed(self) }
}
