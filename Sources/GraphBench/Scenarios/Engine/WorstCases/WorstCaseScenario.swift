import GraphBenchKit

/// Worst cases of an engine, at several sizes: none of them may grow faster than its size.
package struct WorstCaseScenario: Scenario {
  /// The measured work; the raw value is a part of the scenario's name.
  package enum Case: String, CaseIterable, Sendable {
    /// A rule that reads one of its many inputs first and last in turn, so that the others move by one position.
    case movingInput
    /// A rule that reads one of its many inputs at a different position in each evaluation.
    case wanderingInput
    /// A rule that reads the first half of many inputs and the second half in turn.
    case alternatingInputs
    /// A rule that reads many inputs forwards and backwards in turn.
    case reversedInputs
    /// A cell whose outputs are all added and removed, by another cell.
    case togglingOutputs
    /// A cell with a tenth of its outputs replaced, scattered among the others.
    case replacedOutputs
    /// A transaction in which all cells but one are rolled back; an effect reads each.
    case restoredWrites
    /// A transaction in which all cells but one have no reader.
    case unreadWrites
    /// A transaction that makes, writes and drops all cells but one.
    case endedWrites
    /// A rule with many inputs whose last reader is released and replaced without a change of an input.
    case lastReader
    /// A rule with many inputs whose last reader is released and replaced, with a change of one input in between.
    case lastReaderAfterChange
  }

  /// The measured work.
  let work: Case

  /// The number of inputs, outputs or writes.
  let count: Int

  package var id: ScenarioID { ScenarioID(suite: "engine", path: "worst/\(work.rawValue)", size: count) }

  package var group: RowGroup { RowGroup(title: work.rawValue) }

  /// Makes a worst case scenario.
  package init(work: WorstCaseScenario.Case, count: Int) {
    self.work = work
    self.count = count
  }

  package var pieces: Int? {
    switch work {
    case .movingInput, .wanderingInput, .reversedInputs, .togglingOutputs, .restoredWrites, .unreadWrites, .endedWrites,
      .lastReaderAfterChange:
      count
    case .alternatingInputs: max(count / 2, 1)
    case .replacedOutputs: max(count / 10, 1)
    case .lastReader: 1
    }
  }

  package var expectedCounts: Counts {
    switch work {
    case .movingInput, .wanderingInput, .alternatingInputs, .reversedInputs: [.evaluations: 1]
    case .togglingOutputs: [.evaluations: count]
    case .replacedOutputs: [.evaluations: max(count / 10, 1)]
    case .restoredWrites, .unreadWrites, .endedWrites, .lastReader: [.evaluations: 1]
    // The rule and its reader.
    case .lastReaderAfterChange: [.evaluations: 2]
    }
  }

  package func prepare() throws -> any PreparedScenario {
    switch work {
    case .movingInput: WorstCaseMovingInput(count, places: [count - 1, 0])
    case .wanderingInput: WorstCaseMovingInput(count, places: GrowthPlan.scattered(count).reversed())
    case .alternatingInputs: WorstCaseInputSets.halves(count)
    case .reversedInputs: WorstCaseInputSets.reversed(count)
    case .togglingOutputs: WorstCaseTogglingOutputs(count)
    case .replacedOutputs: WorstCaseReplacedOutputs(count)
    case .restoredWrites: WorstCaseTransaction(count, others: .restored)
    case .unreadWrites: WorstCaseTransaction(count, others: .unread)
    case .endedWrites: WorstCaseTransaction(count, others: .ended)
    case .lastReader: WorstCaseLastReader(count, changesBetween: false)
    case .lastReaderAfterChange: WorstCaseLastReader(count, changesBetween: true)
    }
  }
}

extension SuiteSection {
  /// Worst cases on purpose.
  package static var worstCases: SuiteSection {
    SuiteSection(
      title: "worst", summary: "Worst cases on purpose. None should grow faster than its size.",
      columns: .growth, timeUnit: .us, sizes: [100, 1_000, 10_000, 100_000], quickSizes: [100, 1_000, 10_000],
      scenarios: { sizes in
        WorstCaseScenario.Case.allCases.flatMap { work in sizes.map { WorstCaseScenario(work: work, count: $0) } }
      },
      findings: GrowthFindings.sentences)
  }
}
