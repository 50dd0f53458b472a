import Foundation

/// Where a view is that a scroll view shows: on the way in or out at one end, or inside.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// At the top or at the leading edge, on the way out.
  case topLeading
  /// Inside.
  case identity
  /// At the bottom or at the trailing edge, on the way in.
  case bottomTrailing

  /// Whether the view is inside.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or the leading edge, 0 inside, 1 at the bottom or the trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from one phase of a scroll transition to the next.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view has to be seen for it to be inside.
  public struct Threshold: Sendable {
    /// The visible part of the view, from 0 to 1; nil for its middle in that of the scroll view.
    let visiblePart: Double?

    /// All of it.
    public static let visible = Threshold(visiblePart: 1)
    /// Anything of it.
    public static let hidden = Threshold(visiblePart: 0)
    /// Its middle is that of the scroll view.
    public static let centered = Threshold(visiblePart: nil)

    /// A part of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(visiblePart: amount.isNaN ? 1 : min(max(amount, 0), 1))
    }
  }

  /// How the phases follow each other.
  enum Mode: Sendable {
    /// At once.
    case identity
    /// By an animation as soon as the threshold is passed.
    case animated(Animation)
    /// As far as the view has been scrolled.
    case interactive
  }

  let mode: Mode
  var threshold = Threshold.visible

  /// The view keeps the look that it has inside.
  public static let identity = ScrollTransitionConfiguration(mode: .identity)
  /// By the default animation as soon as the threshold is passed.
  public static let animated = ScrollTransitionConfiguration(mode: .animated(.default))
  /// As far as the view has been scrolled.
  public static let interactive = ScrollTransitionConfiguration(mode: .interactive)

  /// By an animation as soon as the threshold is passed.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .animated(animation))
  }

  /// By the animation of the configuration.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = mode else { return self }
    return ScrollTransitionConfiguration(mode: .animated(animation), threshold: threshold)
  }

  /// With another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: mode, threshold: threshold)
  }
}

/// Does to what is drawn of a view what follows from where a scroll view shows it.
nonisolated public struct _ScrollTransitionModifier: PrimitiveViewModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  /// Makes the steps of a phase.
  let transition: @Sendable (ScrollTransitionPhase) -> _VisualSteps

  /// Puts a node around each view inside, which asks for the steps when the view has moved.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    let input = modifier.layoutValue { _, _ in false }
    return body(
      inputs.wrappingInEffect(at: position) { child, place in
        ScrollTransitionNode(at: place, around: child, modifier: latest, following: input)
      })
  }
}

/// A node that does to what is drawn inside what follows from where a scroll view shows it.
private final class ScrollTransitionNode: VisualStepsNode {
  private let modifier: Latest<_ScrollTransitionModifier>
  private var phase: ScrollTransitionPhase?

  init(
    at position: ViewPosition, around child: LayoutNode, modifier: Latest<_ScrollTransitionModifier>,
    following input: LayoutInput
  ) {
    self.modifier = modifier
    super.init(at: position, around: child, following: input)
    followPlace()
  }

  override var target: _VisualSteps? {
    guard let modifier = modifier.value, let phase else { return nil }
    return runtime.evaluate { modifier.transition(phase) }
  }

  override func inputChanged(_ input: LayoutInput) { renew() }

  override func geometryChanged() { renew() }

  /// How much of the view is beyond an end of the scroll view, and beyond which.
  private func excess(for modifier: _ScrollTransitionModifier) -> (phase: ScrollTransitionPhase, hiddenPart: Double)? {
    let axes = modifier.axis.map { [$0] } ?? [.vertical, .horizontal]
    guard let (axis, scroll) = axes.lazy.compactMap({ axis in self.scrollNode(along: axis).map { (axis, $0) } }).first
    else { return nil }
    let (view, port) = (frameInHost, scroll.frameInHost)
    let (start, end) = axis == .vertical ? (view.minY, view.maxY) : (view.minX, view.maxX)
    let (portStart, portEnd) = axis == .vertical ? (port.minY, port.maxY) : (port.minX, port.maxX)
    let length = end - start
    guard length > 0, length.isFinite else { return (.identity, 0) }
    let isAhead = (start + end) / 2 < (portStart + portEnd) / 2
    let hidden = isAhead ? portStart - start : end - portEnd
    let phase: ScrollTransitionPhase = isAhead ? .topLeading : .bottomTrailing
    // How far the middles are apart, as a part of the distance at which nothing of the view is seen.
    let apart = abs((start + end) - (portStart + portEnd)) / (length + portEnd - portStart)
    let threshold = isAhead ? modifier.topLeading.threshold : modifier.bottomTrailing.threshold
    guard let visiblePart = threshold.visiblePart else { return (phase, Double(min(apart, 1))) }
    let excess = Double(hidden / length) - (1 - visiblePart)
    guard visiblePart > 0 else { return excess >= 0 ? (phase, 1) : (.identity, 0) }
    let part = min(max(excess / visiblePart, 0), 1)
    return part > 0 ? (phase, part) : (.identity, 0)
  }

  private func renew() {
    guard isPlaced, !hasEnded, let modifier = modifier.value, let (phase, part) = excess(for: modifier) else { return }
    let configuration = phase == .topLeading ? modifier.topLeading : modifier.bottomTrailing
    func steps(_ phase: ScrollTransitionPhase) -> _VisualSteps { runtime.evaluate { modifier.transition(phase) } }
    switch configuration.mode {
    case .identity: show(steps(.identity))
    case .interactive: show(steps(.identity).mixed(with: steps(phase), by: part))
    case .animated(let animation):
      let isOther = self.phase.map { $0 != phase } ?? false
      self.phase = phase
      go(with: isOther ? animation : nil)
    }
  }
}

extension View {
  /// Does to what is drawn of the view what a closure makes of where the scroll view around shows it; its layout does
  /// not change.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Does to what is drawn of the view what a closure makes of where the scroll view around shows it, differently at the
  /// two ends; its layout does not change.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) { phase in
        transition(EmptyVisualEffect(), phase)._steps
      })
  }
}
