import AttributeGraphUI
import Foundation

/// One style, one trigger, so many leaves.
struct LayoutScenario: Scenario {
  let style: LayoutStyle
  let trigger: LayoutTrigger
  let count: Int

  var id: ScenarioID {
    ScenarioID(suite: "layout", path: "\(style.rawValue)/\(trigger.rawValue)", size: count)
  }

  var group: RowGroup {
    RowGroup(title: trigger.rawValue, reference: "\(LayoutStyle.infinityFrame.rawValue)/\(trigger.rawValue)")
  }

  func prepare() throws -> any PreparedScenario {
    PreparedLayout(self)
  }

  /// The pixels of a point: one for few leaves; for many so many that no move is lost when frames are rounded to them, as
  /// one of a thousand leaves moves by a twentieth of a point.
  static func displayScale(leaves: Int) -> CGFloat { leaves < 100 ? 1 : 1_024 }
}

/// A mounted tree and the levers to update it.
@MainActor
private final class PreparedLayout: PicturedScenario {
  private let scenario: LayoutScenario
  private let host: ViewHost
  private let levers = Levers()
  private var meter = WorkMeter()
  private var isTall = false

  init(_ scenario: LayoutScenario) {
    self.scenario = scenario
    let size = Self.hostSize(leaves: scenario.count, isTall: false)
    let levers = self.levers
    host = scenario.style.withLeafType { leaf in
      Self.makeHost(leaf, size: size, scenario: scenario, levers: levers)
    }
    // The state that an update leaves behind is the state before the one before it: the first pair settles the caches.
    update()
    update()
  }

  private static func makeHost<Leaf: StyledLeaf>(
    _ leaf: Leaf.Type, size: CGSize, scenario: LayoutScenario, levers: Levers
  ) -> ViewHost {
    let count = scenario.count
    func make<Root: View>(@ViewBuilder _ root: () -> Root) -> ViewHost {
      ViewHost(size: size, displayScale: LayoutScenario.displayScale(leaves: count), root: root)
    }
    return switch scenario.trigger {
    case .fontSize, .resize: make { FontSizeParent<Leaf>(count: count, levers: levers) }
    case .unreadState: make { UnreadStateParent<Leaf>(count: count, levers: levers) }
    case .binding: make { BindingParent<Leaf>(count: count, levers: levers) }
    case .callback: make { CallbackParent<Leaf>(count: count, levers: levers) }
    }
  }

  /// A screen on which every leaf has about 40 points of height, whatever their number.
  private static func hostSize(leaves: Int, isTall: Bool) -> CGSize {
    CGSize(width: 390, height: 300 + 40 * CGFloat(leaves) + (isTall ? CGFloat(leaves) : 0))
  }

  func update() {
    if scenario.trigger == .resize {
      isTall.toggle()
      host.resize(to: Self.hostSize(leaves: scenario.count, isTall: isTall))
    } else {
      levers.pull()
      host.flush()
    }
  }

  var picture: FramePicture { host.picture }

  func takeCounts() -> Counts { meter.take(upTo: host.totalCounts).all }

  /// Checks what is on the screen: every leaf's colour is there, and the leaves fill what the style says they fill.
  func verifyValue() -> String? {
    if let issue = host.issues.first { return "no issue expected, got: \(issue)" }
    let leaves = host.displayList.filter { $0.content == .color(.mint) }
    guard leaves.count == scenario.count else {
      return "expected \(scenario.count) leaves on the screen, got \(leaves.count)"
    }
    let height = leaves.reduce(0) { $0 + $1.frame.height }
    let expected = expectedHeightOfLeaves()
    guard abs(height - expected) < 0.001 * expected else {
      return "expected leaves of \(expected) points in total, got \(height)"
    }
    return nil
  }

  private func expectedHeightOfLeaves() -> CGFloat {
    if scenario.style == .fixedFrame { return 40 * CGFloat(scenario.count) }
    guard let title = host.displayList.first(where: { $0.content.isTitle }) else { return 0 }
    let screen = Self.hostSize(leaves: scenario.count, isTall: isTall).height
    // The title, a gap of 8, and for a child of 20 points another one.
    let child: CGFloat = scenario.trigger == .binding || scenario.trigger == .callback ? 28 : 0
    return screen - title.frame.height - 8 - child
  }
}

extension DisplayContent {
  fileprivate var isTitle: Bool {
    if case .text("Title", _) = self { true } else { false }
  }
}
