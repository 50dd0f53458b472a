import AttributeGraphUI
import Foundation
import GraphBenchKit

/// One task that needs geometry, done in one way, for a number of leaves.
package struct ReadingScenario: Scenario {
  let task: ReadingTask
  let way: ReadingWay
  let count: Int

  package var id: ScenarioID { ScenarioID(suite: "layout", path: "\(way.rawValue)/\(task.rawValue)", size: count) }

  /// Makes a reading scenario.
  package init(task: ReadingTask, way: ReadingWay, count: Int) {
    self.task = task
    self.way = way
    self.count = count
  }

  package var group: RowGroup {
    RowGroup(
      title: task.rawValue, reference: "\(ReadingWay.geometryReader.rawValue)/\(task.rawValue)", caption: task.caption)
  }

  package func prepare() throws -> any PreparedScenario { PreparedReading(self) }
}

/// Mounted leaves that read their geometry.
@MainActor
private final class PreparedReading: HostedScenario {
  private let scenario: ReadingScenario
  let host: ViewHost
  private var meter = WorkMeter()
  private var isOdd = false
  private var problem: String?

  init(_ scenario: ReadingScenario) {
    self.scenario = scenario
    host = ViewHost(
      size: scenario.hostSize(isWide: false), displayScale: LayoutScenario.displayScale(leaves: scenario.count)
    ) {
      ReadingTable(task: scenario.task, way: scenario.way, count: scenario.count)
    }
    // Updates alternate between two states: the first pair settles the caches.
    update()
    update()
    meter.leaveOut(host.totalCounts)
  }

  func update() {
    isOdd.toggle()
    if scenario.task == .placeOnScreen {
      do { try host.scroll(to: isOdd ? LayoutTrigger.scrollDistance : 0) } catch { problem = error.description }
    } else {
      host.resize(to: scenario.hostSize(isWide: isOdd))
    }
  }

  func takeCounts() -> Counts { meter.take(upTo: host.totalCounts).all }

  /// Checks the screen: each leaf shows the result of its current geometry.
  func verifyValue() -> String? {
    if let problem { return problem }
    if let issue = host.issues.first { return "no issue expected, got: \(issue)" }
    let width = scenario.hostSize(isWide: isOdd).width
    switch scenario.task {
    case .ownSize:
      let label = ReadingLengths.label(CGSize(width: width, height: ReadingLengths.leaf))
      let right = host.texts.count { $0 == label }
      return right == scenario.count
        ? nil : "expected '\(label)' \(counted(scenario.count, "time", "times")), got \(grouped(right))"
    case .shareOfWidth:
      let bars = host.displayList.filter { $0.content == .color(.mint) }.map(\.frame)
      guard bars.count == scenario.count else {
        return "expected \(counted(scenario.count, "bar", "bars")), got \(grouped(bars.count))"
      }
      for (index, bar) in bars.enumerated() {
        let expected = width * ReadingLengths.share(of: index)
        if abs(bar.width - expected) > 0.01 { return "expected a bar of \(expected) points, got \(bar.width)" }
      }
      return nil
    case .placeOnScreen:
      let leaves = host.displayList.filter { $0.content.isLeaf }
      guard leaves.count == scenario.count else {
        return "expected \(counted(scenario.count, "leaf", "leaves")), got \(grouped(leaves.count))"
      }
      for (index, leaf) in leaves.enumerated() {
        let scrolled = isOdd ? LayoutTrigger.scrollDistance : 0
        let expected = ReadingLengths.opacity(at: CGFloat(index) * ReadingLengths.leaf - scrolled)
        if abs(leaf.opacity - expected) > 1e-9 { return "expected an opacity of \(expected), got \(leaf.opacity)" }
      }
      return nil
    }
  }
}

extension ReadingScenario {
  /// A screen as high as its leaves, of one of two widths; for the scrolled task, the screen of a phone.
  fileprivate func hostSize(isWide: Bool) -> CGSize {
    let height = task == .placeOnScreen ? 700 : ReadingLengths.leaf * CGFloat(count)
    return CGSize(width: isWide && task != .placeOnScreen ? 520 : 390, height: height)
  }
}

extension DisplayContent {
  fileprivate var isLeaf: Bool {
    if case .text(let string, _) = self { string.hasPrefix("Leaf ") } else { false }
  }
}
