import Foundation

/// The place of a view in a scroll view: entering or leaving at one end, or inside.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// At the top or at the leading edge, leaving.
  case topLeading
  /// Inside.
  case identity
  /// At the bottom or at the trailing edge, entering.
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

/// The way in which a view changes between the phases of a scroll transition.
public struct ScrollTransitionConfiguration: Sendable {
  /// The visible part of a view from which on it is inside.
  public struct Threshold: Sendable {
    /// The visible fraction of the view, from 0 to 1; nil for its middle in that of the scroll view.
    let visiblePart: Double?

    /// All of it.
    public static let visible = Threshold(visiblePart: 1)
    /// Anything of it.
    public static let hidden = Threshold(visiblePart: 0)
    /// Its middle is that of the scroll view.
    public static let centered = Threshold(visiblePart: nil)

    /// A fraction of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(visiblePart: amount.isNaN ? 1 : amount.clampedToUnit)
    }
  }

  /// The way in which the phases follow each other.
  enum Mode: Sendable {
    /// At once.
    case identity
    /// With an animation, as soon as the threshold is passed.
    case animated(Animation)
    /// In proportion to the scrolled distance, along a curve.
    case interactive(UnitCurve)
  }

  let mode: Mode
  var threshold = Threshold.visible

  /// The view keeps the look that it has inside.
  public static let identity = ScrollTransitionConfiguration(mode: .identity)
  /// With the default animation, as soon as the threshold is passed.
  public static let animated = ScrollTransitionConfiguration(mode: .animated(.default))
  /// In proportion to the scrolled distance.
  public static let interactive = ScrollTransitionConfiguration(mode: .interactive(.linear))

  /// Along a curve of the scrolled distance.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve))
  }

  /// By an animation as soon as the threshold is passed.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .animated(animation))
  }

  /// With the animation of the configuration.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = mode else { return self }
    return ScrollTransitionConfiguration(mode: .animated(animation), threshold: threshold)
  }

  /// With another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: mode, threshold: threshold)
  }
}

/// Applies effects to a view's drawing that depend on its place in a scroll view.
nonisolated public struct _ScrollTransitionModifier: PrimitiveViewModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  /// Makes the steps of a phase.
  let transition: @Sendable (ScrollTransitionPhase) -> _VisualSteps

  /// Puts a node around each view inside, which requests the steps when the view has moved.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    let input = modifier.layoutValue { _, _ in false }
    return body(
      inputs.wrappingInEffect(at: position) { child, place in
        ScrollTransitionNode(at: place, wrapping: child, modifier: latest, following: input)
      })
  }
}

/// A node that applies effects to its drawing that depend on its place in a scroll view.
private final class ScrollTransitionNode: VisualStepsNode {
  private let modifier: Latest<_ScrollTransitionModifier>
  private var phase: ScrollTransitionPhase?

  init(
    at position: ViewPosition, wrapping child: LayoutNode, modifier: Latest<_ScrollTransitionModifier>,
    following input: LayoutInput
  ) {
    self.modifier = modifier
    super.init(at: position, wrapping: child, following: input)
    followPlace()
  }

  override var target: _VisualSteps? {
    guard let modifier = modifier.value, let phase else { return nil }
    return runtime.evaluate { modifier.transition(phase) }
  }

  override func inputChanged(_ input: LayoutInput) { renew() }

  override func geometryChanged() { renew() }

  /// The phase for the nearer end of the scroll view, and how far the view is past its threshold, up to 1.
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
    // The distance of the two middles, as a fraction of the distance at which the view is not visible.
    let apart = abs((start + end) - (portStart + portEnd)) / (length + portEnd - portStart)
    let threshold = isAhead ? modifier.topLeading.threshold : modifier.bottomTrailing.threshold
    guard let visiblePart = threshold.visiblePart else { return (phase, Double(min(apart, 1))) }
    let excess = Double(hidden / length) - (1 - visiblePart)
    guard visiblePart > 0 else { return excess >= 0 ? (phase, 1) : (.identity, 0) }
    let part = (excess / visiblePart).clampedToUnit
    return part > 0 ? (phase, part) : (.identity, 0)
  }

  private func renew() {
    guard isPlaced, !hasEnded, let modifier = modifier.value, let (phase, part) = excess(for: modifier) else { return }
    let configuration = phase == .topLeading ? modifier.topLeading : modifier.bottomTrailing
    func steps(_ phase: ScrollTransitionPhase) -> _VisualSteps { runtime.evaluate { modifier.transition(phase) } }
    switch configuration.mode {
    case .identity: show(steps(.identity))
    case .interactive(let curve): show(steps(.identity).mixed(with: steps(phase), by: curve.value(at: part)))
    case .animated(let animation):
      let isOther = self.phase.map { $0 != phase } ?? false
      self.phase = phase
      go(with: isOther ? animation : nil)
    }
  }
}

extension View {
  /// Applies effects to the view's drawing, which a closure makes from its place in the enclosing scroll view; its
  /// layout does not change.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects to the view's drawing, which a closure makes from its place in the enclosing scroll view, with
  /// different configurations at the two ends; its layout does not change.
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
