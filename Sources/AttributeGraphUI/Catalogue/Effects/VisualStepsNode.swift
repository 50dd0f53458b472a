import Foundation

/// A node that applies the steps of a visual effect to its drawing, at once or with an animation.
class VisualStepsNode: SizedEffectNode, RunningAnimation {
  private var shown = _VisualSteps()
  private var way: (from: _VisualSteps, animation: Animation, start: VirtualClock.Instant)?
  private var context = AnimationContext<Double>()

  /// The target steps of the animation; nil while there are none.
  var target: _VisualSteps? { nil }

  /// Shows steps at once.
  final func show(_ steps: _VisualSteps) {
    way = nil
    take(steps)
  }

  /// Shows the target: with a new animation, with the running one, or at once.
  final func go(with animation: Animation?) {
    if let animation {
      way = (shown, animation, runtime.animations.now)
      context = AnimationContext()
      runtime.animations.add(self)
    }
    _ = move(to: runtime.animations.now)
  }

  /// Shows the steps of the animation at an instant.
  ///
  /// - Returns: Whether the animation has finished.
  private func move(to now: VirtualClock.Instant) -> Bool {
    guard let target else { return true }
    guard let way else {
      take(target)
      return true
    }
    let elapsed = way.start.duration(to: now) / .seconds(1)
    guard let progress = way.animation.animate(1, at: elapsed, &context) else {
      take(target)
      return true
    }
    take(way.from.mixed(with: target, by: progress))
    return false
  }

  /// Sets the steps, and reports those with invalid numbers.
  private func take(_ steps: _VisualSteps) {
    for step in steps.steps where !step.isFinite { position.report(invalid: step.name) }
    guard steps != shown else { return redrawIfResized() }
    shown = steps
    redraw()
  }

  func nextEnd(after now: VirtualClock.Instant) -> VirtualClock.Instant? {
    way.flatMap { way in way.animation.ends(since: way.start).filter { $0 > now }.min() }
  }

  func step(to now: VirtualClock.Instant) -> Bool {
    let hasArrived = move(to: now)
    if hasArrived { way = nil }
    return hasArrived
  }

  override final func add(to effects: inout DrawingEffects, in frame: CGRect) {
    for step in shown.steps { step.apply(in: frame, along: direction, number: number, to: &effects) }
  }

  override func end() {
    runtime.animations.remove(self)
    super.end()
  }
}

extension VisualStep {
  /// The name of the modifier that makes the step.
  fileprivate var name: String {
    switch self {
    case .opacity: "opacity"
    case .offset: "offset"
    case .scale: "scaleEffect"
    case .rotation: "rotationEffect"
    case .spatialRotation: "rotation3DEffect"
    case .transform: "transformEffect"
    case .blur: "blur"
    case .color: "colour"
    }
  }

  /// Whether its numbers are finite; an infinite opacity is limited.
  fileprivate var isFinite: Bool {
    func isFinite(_ size: CGSize) -> Bool { size.width.isFinite && size.height.isFinite }
    return switch self {
    case .opacity(let opacity): !opacity.isNaN
    case .offset(let offset): isFinite(offset)
    case .scale(let scale, let anchor): isFinite(scale) && anchor.isFinite
    case .rotation(let angle, let anchor): angle.radians.isFinite && anchor.isFinite
    case .transform(let transform): transform.isFinite
    case .blur(let radius, _): radius.isFinite
    // An invalid rotation in 3D is left out.
    case .spatialRotation, .color: true
    }
  }
}
