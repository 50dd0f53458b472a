import GraphBenchKit

/// Work on a number of nodes or edges, whose cost has to be proportional to it.
package struct GrowthScenario: Scenario {
  /// The measured work; the raw value is a part of the scenario's name.
  package enum Work: String, CaseIterable, Sendable {
    /// The first evaluation of a rule that reads *n* cells.
    case fanInFirst = "fanIn/firstEvaluation"
    /// A write to one of *n* cells, and a read of the rule that reads them all.
    case fanInUpdate = "fanIn/update"
    /// The release of a rule that reads *n* cells.
    case fanInDisposal = "fanIn/disposal"
    /// A write to a cell that *n* effects read.
    case fanOutFlush = "fanOut/flush"
    /// A write to a cell that *n* rules read, and a read of each of them.
    case fanOutPull = "fanOut/pull"
    /// The release of all rules that read a cell, in the order in which they were made.
    case fanOutDisposal = "fanOut/disposal"
    /// The release of all rules that read a cell, in a scattered order.
    case fanOutScatteredDisposal = "fanOut/scatteredDisposal"
    /// The end of a cell that *n* rules have read.
    case fanOutSourceEnd = "fanOut/sourceEnd"
    /// The creation of cells, in memory that was used before.
    case cells = "creation/cells"
    /// The creation and first read of rules with a cell each, in memory that was used before.
    case rules = "creation/rules"
    /// The creation and first run of effects with a cell each, in memory that was used before.
    case effects = "creation/effects"
  }

  /// The measured work.
  let work: Work

  /// The number *n* of cells, rules or effects.
  let count: Int

  package var id: ScenarioID { ScenarioID(suite: "engine", path: "growth/\(work.rawValue)", size: count) }

  package var group: RowGroup { RowGroup(title: work.rawValue) }

  package var timedUnit: TimedUnit {
    switch work {
    case .fanInUpdate, .fanOutFlush, .fanOutPull: .update
    case .fanInFirst, .fanInDisposal, .fanOutDisposal, .fanOutScatteredDisposal, .fanOutSourceEnd, .cells, .rules,
      .effects:
      .protocolRun(repetitions: GrowthPlan.repetitions(size: count))
    }
  }

  package var pieces: Int? { count }

  /// Makes a growth scenario.
  package init(work: GrowthScenario.Work, count: Int) {
    self.work = work
    self.count = count
  }

  package var expectedCounts: Counts {
    switch work {
    case .fanInFirst, .fanInUpdate: [.evaluations: 1]
    case .fanInDisposal, .fanOutDisposal, .fanOutScatteredDisposal, .fanOutSourceEnd, .cells: [.evaluations: 0]
    case .fanOutFlush, .fanOutPull, .rules, .effects: [.evaluations: count]
    }
  }

  package func prepare() throws -> any PreparedScenario {
    switch work {
    case .fanInFirst: GrowthFanIn(count, timed: .firstEvaluation)
    case .fanInUpdate: GrowthFanInUpdate(count)
    case .fanInDisposal: GrowthFanIn(count, timed: .disposal)
    case .fanOutFlush: GrowthFanOutFlush(count)
    case .fanOutPull: GrowthFanOutPull(count)
    case .fanOutDisposal: GrowthFanOutDisposal(order: Array(0..<count))
    case .fanOutScatteredDisposal: GrowthFanOutDisposal(order: GrowthPlan.scattered(count))
    case .fanOutSourceEnd: GrowthSourceEnd(count)
    case .cells: GrowthCreatedCells(count)
    case .rules: GrowthCreatedRules(count)
    case .effects: GrowthCreatedEffects(count)
    }
  }
}

extension SuiteSection {
  /// The work that has to grow in proportion to the size.
  package static var growth: SuiteSection {
    SuiteSection(
      title: "growth", summary: "Work on many nodes or edges. The time per piece should not depend on their number.",
      columns: .growth, timeUnit: .us, sizes: [1_000, 10_000, 100_000, 1_000_000],
      quickSizes: [1_000, 10_000, 100_000],
      scenarios: { sizes in
        GrowthScenario.Work.allCases.flatMap { work in sizes.map { GrowthScenario(work: work, count: $0) } }
      },
      findings: GrowthFindings.sentences)
  }
}
