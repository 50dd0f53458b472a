import AttributeGraphUI
import Foundation
import GraphBenchKit

/// One change to a number of leaves.
package struct LayoutChangeScenario: Scenario {
  let change: LayoutChange
  let count: Int

  package var id: ScenarioID { ScenarioID(suite: "layout", path: "changes/\(change.rawValue)", size: count) }

  package var group: RowGroup { RowGroup(title: change.rawValue) }

  package var expectedCounts: Counts { change.expectedCounts(leaves: count) }

  package var isOnRequest: Bool { true }

  /// Makes a layout change scenario.
  package init(change: LayoutChange, count: Int) {
    self.change = change
    self.count = count
  }

  package func prepare() throws -> any PreparedScenario { PreparedChange(self) }
}

/// Mounted leaves that change repeatedly.
@MainActor
private final class PreparedChange: HostedScenario {
  private let scenario: LayoutChangeScenario
  let host: ViewHost
  private let levers = Levers()
  private var meter = WorkMeter()
  private var width: CGFloat = 100

  init(_ scenario: LayoutChangeScenario) {
    self.scenario = scenario
    let levers = self.levers
    // The title fits in a line at both sizes, the long texts do not.
    let size = CGSize(width: scenario.change == .otherWidth ? 100 : 390, height: 700)
    host = ViewHost(size: size, displayScale: LayoutScenario.displayScale(leaves: scenario.count)) {
      LeafTable(change: scenario.change, count: scenario.count, levers: levers)
    }
    // Updates alternate between two states: the first pair settles the caches.
    update()
    update()
    meter.leaveOut(host.totalCounts)
  }

  func update() {
    if scenario.change == .otherWidth {
      // No width occurs twice, so each leaf is laid out again. The long texts fit in none of them.
      width += 1 / 64
      host.resize(to: CGSize(width: width, height: 700))
    } else {
      levers.pull()
      host.flush()
    }
  }

  func takeCounts() -> Counts { meter.take(upTo: host.totalCounts).all }

  /// Checks the screen: all texts are drawn, one below the other.
  func verifyValue() -> String? {
    if let issue = host.issues.first { return "no issue expected, got: \(issue)" }
    let frames = host.displayList.map(\.frame)
    guard frames.count == scenario.count + 1 else {
      return "expected \(counted(scenario.count + 1, "text", "texts")), got \(grouped(frames.count))"
    }
    // The frame of the middle leaf is lower than its text.
    for (above, below) in zip(frames.dropFirst(), frames.dropFirst(2)) where below.midY - above.midY < 15 {
      return "expected each leaf below the one before, got \(below.midY) behind \(above.midY)"
    }
    return nil
  }
}

extension WorkCounts {
  /// The counts as those of a row.
  var all: Counts {
    [
      .bodies: bodies, .geometryClosures: geometryClosures, .sizeQueries: sizeQueries, .placements: placements,
      .displayItemsChanged: displayItemsChanged, .displayItemsMoved: displayItemsMoved,
    ]
  }
}

extension SuiteSection {
  /// The cost of one change among many leaves.
  package static var layoutChanges: SuiteSection {
    SuiteSection(
      title: "changes", summary: "One change among many leaves: what is laid out again, and what only moves.",
      columns: .updates, timeUnit: .us, sizes: [1_000, 10_000],
      scenarios: { sizes in
        let sizes = sizes.filter { $0 >= LayoutChange.fewest }
        return LayoutChange.allCases.flatMap { change in sizes.map { LayoutChangeScenario(change: change, count: $0) } }
      })
  }
}
