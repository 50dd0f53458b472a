import AttributeGraphUI
import Foundation
import GraphBenchKit

/// Nested stacks, alternately horizontal and vertical, that divide their space among fixed and flexible children. Each
/// update changes the size of the screen.
package struct NestedStacks: Scenario {
  /// The maximum depth. Nested views are made by nested calls, and a program's stack has space for some thousands.
  static let deepest = 1_000

  /// The number of stacks.
  let count: Int

  package var id: ScenarioID { ScenarioID(suite: "layout", path: "nested/resize", size: count) }

  package var group: RowGroup { RowGroup(title: "nested") }

  /// No body runs, and every stack places its children, including that of the screen. The number of size queries
  /// depends on the available space, and is tested separately.
  package var expectedCounts: Counts { [.bodies: 0, .geometryClosures: 0, .placements: count + 1] }

  package var isOnRequest: Bool { true }

  /// Makes nested stacks.
  package init(count: Int) {
    self.count = count
  }

  package func prepare() throws -> any PreparedScenario { PreparedNest(count) }
}

/// A stack that contains a stack, recursively.
struct NestedStack: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Text("core")
    } else if depth.isMultiple(of: 2) {
      VStack(spacing: 0) {
        Color.mint.frame(height: 3)
        NestedStack(depth: depth - 1)
        Color.red.frame(minHeight: 1, maxHeight: 4)
      }
    } else {
      HStack(spacing: 0) {
        Text("12")
        NestedStack(depth: depth - 1)
        Color.red.frame(minWidth: 1, maxWidth: 4)
      }
    }
  }
}

/// A mounted nest of stacks.
@MainActor
private final class PreparedNest: PreparedScenario {
  private let host: ViewHost
  private let depth: Int
  private var meter = WorkMeter()
  private var step = 0

  init(_ depth: Int) {
    self.depth = depth
    host = ViewHost(size: Self.size(depth, step: 0)) { NestedStack(depth: depth) }
    meter.leaveOut(host.totalCounts)
  }

  /// A screen large enough for the innermost stack.
  private static func size(_ depth: Int, step: Int) -> CGSize {
    let side = 100 + 30 * CGFloat(depth) + CGFloat(step)
    return CGSize(width: side, height: side)
  }

  func update() {
    step = (step + 1) % 20
    host.resize(to: Self.size(depth, step: step))
  }

  func takeCounts() -> Counts {
    let ran = meter.take(upTo: host.totalCounts)
    return [.bodies: ran.bodies, .geometryClosures: ran.geometryClosures, .placements: ran.placements]
  }

  func verifyValue() -> String? {
    if let issue = host.issues.first { return "no issue expected, got: \(issue)" }
    let texts = host.texts.count
    let expected = 1 + (depth + 1) / 2
    return texts == expected ? nil : "expected \(counted(expected, "text", "texts")), got \(grouped(texts))"
  }
}

extension SuiteSection {
  /// The growth of the cost of nested stacks.
  package static var nestedStacks: SuiteSection {
    SuiteSection(
      title: "nested", summary: "Stacks in each other, each with fixed and flexible children; the screen is resized.",
      columns: .updates, timeUnit: .us, sizes: [25, 50, 100, 200],
      scenarios: { $0.filter { $0 <= NestedStacks.deepest }.map { NestedStacks(count: $0) } },
      findings: GrowthFindings.sentences)
  }
}
