import AttributeGraphUI
import Foundation
import GraphBenchKit

/// One style, one trigger and a number of leaves.
package struct LayoutScenario: Scenario {
  let style: LayoutStyle
  let trigger: LayoutTrigger
  let count: Int

  package var id: ScenarioID {
    ScenarioID(suite: "layout", path: "\(style.rawValue)/\(trigger.rawValue)", size: count)
  }

  package var group: RowGroup {
    RowGroup(
      title: trigger.rawValue, reference: "\(LayoutStyle.infinityFrame.rawValue)/\(trigger.rawValue)",
      caption: trigger.caption)
  }

  /// An insertion adds a leaf, so it is timed alone and undone.
  package var timedUnit: TimedUnit { trigger == .insert ? .protocolRun(repetitions: count < 1_000 ? 15 : 5) : .update }

  /// Makes a layout scenario.
  package init(style: LayoutStyle, trigger: LayoutTrigger, count: Int) {
    self.style = style
    self.trigger = trigger
    self.count = count
  }

  /// If the layout work is that of a font size, or none, the styles of the source's sample and similar ones suffice for
  /// a readable table; of two styles with the same work, one suffices.
  package var isOnRequest: Bool {
    (trigger.isLikeFontSize && !style.isOfSource) || (style == .stateReader && trigger != .fontSize)
  }

  package func prepare() throws -> any PreparedScenario {
    PreparedLayout(self)
  }

  /// The pixels of a point, enough that no move is lost when frames are rounded to pixels.
  ///
  /// The smallest move is that of a leaf when one more is inserted: 40 points divided by the number of leaves. The
  /// scale is a power of two, so a frame on a pixel boundary is on one at every larger scale.
  package static func displayScale(leaves: Int) -> CGFloat {
    var scale = 1_024
    while scale < leaves { scale *= 2 }
    return CGFloat(scale)
  }
}

/// A mounted tree and the setters that update it.
@MainActor
private final class PreparedLayout: HostedScenario {
  private let scenario: LayoutScenario
  let host: ViewHost
  private let levers = Levers()
  private var meter = WorkMeter()
  /// Whether an odd number of updates was made; every second update undoes the one before.
  private var isOdd = false
  private var problem: String?

  init(_ scenario: LayoutScenario) {
    self.scenario = scenario
    let size = scenario.hostSize(isTall: false)
    let levers = self.levers
    host = scenario.style.withLeafType { leaf in
      Self.makeHost(leaf, size: size, scenario: scenario, levers: levers)
    }
    // Updates alternate between two states: the first pair settles the caches.
    update()
    if scenario.trigger == .insert { restore() } else { update() }
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
    case .insert: make { InsertParent<Leaf>(count: count, levers: levers) }
    case .scroll: make { ScrollParent<Leaf>(count: count) }
    }
  }

  func update() {
    isOdd.toggle()
    switch scenario.trigger {
    case .resize: host.resize(to: scenario.hostSize(isTall: isOdd))
    case .scroll:
      do { try host.scroll(to: isOdd ? LayoutTrigger.scrollDistance : 0) } catch { problem = error.description }
    case .fontSize, .unreadState, .binding, .callback, .insert:
      levers.pull()
      host.flush()
    }
  }

  /// Times the update alone, and undoes an insertion.
  func runProtocol(_ stopwatch: inout Stopwatch) {
    stopwatch.time { update() }
    guard scenario.trigger == .insert else { return }
    let counts = host.totalCounts
    restore()
    // Undoing it is not part of the scenario.
    meter.leaveOut(host.totalCounts - counts)
  }

  private func restore() {
    isOdd = false
    levers.restore()
    host.flush()
  }

  func takeCounts() -> Counts { meter.take(upTo: host.totalCounts).all }

  /// Checks the screen: every leaf's colour is drawn, and the leaves fill the space that the style defines.
  func verifyValue() -> String? {
    if let problem { return problem }
    if let issue = host.issues.first { return "no issue expected, got: \(issue)" }
    let leaves = host.displayList.filter { $0.content == .color(.mint) }
    let count = scenario.count + (scenario.trigger == .insert && isOdd ? 1 : 0)
    guard leaves.count == count else {
      return "expected \(counted(count, "leaf", "leaves")) on the screen, got \(grouped(leaves.count))"
    }
    let height = leaves.reduce(0) { $0 + $1.frame.height }
    let title = host.displayList.first(where: { $0.content.isTitle })?.frame.height ?? 0
    let expected = scenario.heightOfLeaves(count: count, title: title, isTall: isOdd)
    guard abs(height - expected) < max(0.001 * expected, 1) else {
      return "expected leaves of \(expected) points in total, got \(height)"
    }
    return nil
  }
}

extension LayoutScenario {
  /// A screen on which every leaf has a height of about 40 points, whatever their number; in a scroll view, the screen
  /// of a phone.
  fileprivate func hostSize(isTall: Bool) -> CGSize {
    if trigger == .scroll { return CGSize(width: 390, height: 700) }
    return CGSize(width: 390, height: (isTall && trigger == .resize ? 41 : 40) * CGFloat(count + 8))
  }

  /// The expected total height of the leaves, below a title of a height.
  fileprivate func heightOfLeaves(count: Int, title: CGFloat, isTall: Bool) -> CGFloat {
    let screen = hostSize(isTall: isTall).height
    // The title, a spacing of 8, and for a child of 20 points another one.
    let child: CGFloat = trigger == .binding || trigger == .callback ? 28 : 0
    let room = trigger == .scroll ? screen : screen - title - 8 - child
    switch style.height {
    case .own(let height): return height * CGFloat(count)
    case .partOfContainer:
      let container = trigger == .scroll ? room : screen
      return ContainerRelativeLeaf.height(in: container, leaves: self.count) * CGFloat(count)
    case .share: return trigger == .scroll ? style.idealHeight * CGFloat(count) : room
    }
  }
}

extension DisplayContent {
  fileprivate var isTitle: Bool {
    if case .text("Title", _) = self { true } else { false }
  }
}
