import AttributeGraph2
import GraphBenchKit

/// Subgraphs of one parent: the cost of one must not depend on the number of its siblings.
package struct GrowthSiblings: Scenario {
  /// The measured work; the raw value is a part of the scenario's name.
  package enum Work: String, CaseIterable, Sendable {
    /// Subgraphs are made in the parent, each with a cell and a rule that reads it.
    case making
    /// They end one by one, in a scattered order.
    case end
    /// They end with their parent.
    case endOfParent
  }

  /// The measured work.
  let work: Work

  /// The number of siblings.
  let count: Int

  package var id: ScenarioID { ScenarioID(suite: "engine", path: "siblings/\(work.rawValue)", size: count) }

  package var group: RowGroup { RowGroup(title: work.rawValue) }

  package var timedUnit: TimedUnit { .protocolRun(repetitions: GrowthPlan.repetitions(size: 10 * count)) }

  package var pieces: Int? { count }

  package var expectedCounts: Counts { [.evaluations: work == .making ? count : 0] }

  /// Makes growth siblings.
  package init(work: GrowthSiblings.Work, count: Int) {
    self.work = work
    self.count = count
  }

  package func prepare() throws -> any PreparedScenario { GrowthSiblingsRun(work, count) }
}

/// A parent and its subgraphs, made for every run.
@MainActor private final class GrowthSiblingsRun: RecordedProtocol {
  let record = GrowthRecord()
  private let work: GrowthSiblings.Work
  private let order: [Int]

  init(_ work: GrowthSiblings.Work, _ count: Int) {
    self.work = work
    order = GrowthPlan.scattered(count)
  }

  func runProtocol(_ stopwatch: inout Stopwatch) {
    let count = order.count
    let parent = record.graph.subgraph(name: "parent")
    var siblings: [Subgraph] = []
    siblings.reserveCapacity(count)
    func make() {
      for index in 0..<count {
        let sibling = parent.subgraph(name: "sibling")
        let cell = sibling.cell(index)
        record.expect(sibling.computed { cell.value &+ 1 }.value, index + 1, "as the value of a rule")
        siblings.append(sibling)
      }
    }
    if work == .making { stopwatch.time(make) } else { record.uncounted(make) }
    record.expect(nodes: 2 * count, edges: count)
    record.expect(record.graph.statistics.subgraphs, count + 1, "as the number of subgraphs")
    switch work {
    case .making, .endOfParent:
      let time = stopwatch.timeTaken { parent.end() }
      if work == .endOfParent { stopwatch.add(nanoseconds: time) }
    case .end:
      stopwatch.time {
        for index in order { siblings[index].end() }
      }
      record.expect(parent.children.count, 0, "as the number of children left")
      parent.end()
    }
    record.expect(nodes: 0, edges: 0)
    record.expect(record.graph.statistics.subgraphs, 0, "as the number of subgraphs left")
  }
}

extension SuiteSection {
  /// Subgraphs among siblings.
  package static var siblings: SuiteSection {
    SuiteSection(
      title: "siblings",
      summary: "Subgraphs of one parent. The time per subgraph should not depend on the number of siblings.",
      columns: .growth, timeUnit: .us, sizes: [100, 1_000, 10_000],
      scenarios: { sizes in
        GrowthSiblings.Work.allCases.flatMap { work in sizes.map { GrowthSiblings(work: work, count: $0) } }
      },
      findings: GrowthFindings.sentences)
  }
}
