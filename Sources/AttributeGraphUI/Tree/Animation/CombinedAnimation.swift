import Foundation

extension Animation {
  /// The animation of a value that another animation has on its way: a spring goes on with the velocity of that one, as
  /// does a custom animation that merges with it; any other one takes the value from where that one has it, step by
  /// step.
  ///
  /// - Parameters:
  ///   - running: The animation of the value so far.
  ///   - interval: Its way.
  ///   - time: The seconds since its beginning, which is that of the result as well.
  ///   - end: The way of the result, from the same start.
  ///   - context: The state of the running animation; that of the result afterwards.
  /// - Returns: The animation of the value from now on, with the start of the running one.
  func continuing<Vector: VectorArithmetic>(
    _ running: Animation, of interval: Vector, after time: TimeInterval, to end: Vector,
    _ context: inout AnimationContext<Vector>
  ) -> Animation {
    context.isLogicallyComplete = false
    if shouldMerge(previous: running, value: interval, time: time, context: &context) { return self }
    let combined: CombinedAnimation
    if let running = running.base as? CombinedAnimation {
      combined = running
    } else {
      combined = CombinedAnimation(running)
      var own = AnimationContext<Vector>()
      own.state[CombinedProgress<Vector>.self].parts = [CombinedProgress.Part(target: interval, context: context)]
      own.environment = context.environment
      context = own
    }
    return Animation(combined.continued(by: self, after: time, to: end, &context))
  }
}

/// Several animations of one value. Each began during the ones before it, and moves the value from their current result
/// to its own target. The last one ends them all.
///
/// This is SwiftUI's rule for animations that do not merge: at first the value keeps its velocity.
private struct CombinedAnimation: CustomAnimation {
  private struct Part: Hashable {
    let animation: Animation
    let start: TimeInterval
  }

  private var parts: [Part]

  init(_ first: Animation) { parts = [Part(animation: first, start: 0)] }

  /// The animations with one more.
  ///
  /// - Complexity: O(animations on their way).
  func continued<V: VectorArithmetic>(
    by animation: Animation, after time: TimeInterval, to target: V, _ context: inout AnimationContext<V>
  ) -> CombinedAnimation {
    var combined = self
    var progress = context.state[CombinedProgress<V>.self]
    // Whatever is before an animation that has ended has no effect any more.
    if let ended = progress.parts.lastIndex(where: { $0.context == nil }) {
      progress.parts.removeFirst(ended)
      combined.parts.removeFirst(ended)
    }
    progress.parts.append(CombinedProgress.Part(target: target, context: AnimationContext()))
    combined.parts.append(Part(animation: animation, start: time))
    context.state[CombinedProgress<V>.self] = progress
    return combined
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var progress = context.state[CombinedProgress<V>.self]
    var reached = V.zero
    for (index, part) in parts.enumerated() {
      let target = progress.parts[index].target
      guard var own = progress.parts[index].context else {
        reached = target
        continue
      }
      own.environment = context.environment
      let way = part.animation.animate(target - reached, at: time - part.start, &own)
      reached = way.map { reached + $0 } ?? target
      progress.parts[index].context = way == nil ? nil : own
      if index == parts.count - 1 { context.isLogicallyComplete = own.isLogicallyComplete || way == nil }
    }
    context.state[CombinedProgress<V>.self] = progress
    return progress.parts.last?.context == nil ? nil : reached
  }
}

/// How far combined animations are.
private struct CombinedProgress<Vector: VectorArithmetic>: AnimationStateKey {
  struct Part {
    /// The way to the target of the animation, from the start of the first one.
    let target: Vector
    /// The state of the animation; nil when it has ended.
    var context: AnimationContext<Vector>?
  }

  static var defaultValue: CombinedProgress { CombinedProgress() }

  var parts: [Part] = []
}
