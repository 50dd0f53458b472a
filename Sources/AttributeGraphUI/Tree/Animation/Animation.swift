import Foundation

/// The way in which a value changes to another one over time.
///
/// Modifiers nest: each changes the animation on which it is called. `.delay(1).repeatForever()` waits before each
/// repetition, `.repeatForever().delay(1)` waits once; `.speed(2).delay(1)` waits a whole second.
public struct Animation: Hashable, Sendable {
  /// A curve, or a modifier applied to an animation.
  private enum Form: Hashable, Sendable {
    case curve(AnimationCurve, seconds: Double)
    /// A spring, until it has settled.
    case spring(Spring, seconds: Double, SpringKind)
    case custom(AnyCustomAnimation)
    indirect case delayed(Form, by: Double)
    indirect case sped(Form, rate: Double)
    indirect case repeated(Form, count: Double, autoreverses: Bool)
    indirect case completing(Form, after: Double)
  }

  /// How a spring treats the animation that it interrupts.
  enum SpringKind: Hashable {
    /// It takes over the velocity.
    case persistent
    /// It takes over the velocity, and is equal to no other animation: it is the default one.
    case standard
    /// It is combined with the other animation.
    case interpolating
  }

  private var form: Form

  private init(_ form: Form) { self.form = form }

  init(_ curve: AnimationCurve, seconds: Double) {
    form = .curve(curve, seconds: max(seconds, 0))
  }

  init(_ spring: Spring, _ kind: SpringKind = .persistent) {
    form = .spring(spring, seconds: spring.settlingDuration, kind)
  }

  /// Makes an animation from a custom one.
  public init<A: CustomAnimation>(_ base: A) {
    form = .custom(AnyCustomAnimation(base))
  }

  /// The custom animation that the animation was made from; of any other one, a custom animation with the same course.
  public var base: any CustomAnimation {
    if case .custom(let custom) = form { custom.base } else { Course(animation: self) }
  }

  /// The course of an animation, as a custom one.
  private struct Course: CustomAnimation {
    let animation: Animation

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      animation.animate(value, at: time, &context)
    }
  }

  /// The animation delayed by some seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(.delayed(form, by: delay))
  }

  /// The animation with its speed multiplied; with a speed of 0 or less, as with one that is no number, it stays where
  /// it begins.
  public func speed(_ speed: Double) -> Animation { Animation(.sped(form, rate: speed > 0 ? speed : 0)) }

  /// The animation repeated a number of times, back and forth or from the beginning each time.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(form, count: Double(max(repeatCount, 1)), autoreverses: autoreverses))
  }

  /// The animation repeated for ever, back and forth or from the beginning each time.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(form, count: .infinity, autoreverses: autoreverses))
  }

  /// The animation, logically complete some seconds after its beginning.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.completing(form, after: duration))
  }

  /// The duration in seconds; infinite for an animation that repeats for ever, and for a custom one, whose end is not
  /// known in advance.
  public var duration: TimeInterval { Self.duration(of: form) }

  private static func duration(of form: Form) -> TimeInterval {
    switch form {
    case .curve(_, let seconds), .spring(_, let seconds, _): seconds
    case .custom: .infinity
    case .delayed(let inner, let delay): max(duration(of: inner) + delay, 0)
    case .sped(let inner, let rate): rate > 0 ? duration(of: inner) / rate : .infinity
    case .repeated(let inner, let count, _): duration(of: inner) == 0 ? 0 : duration(of: inner) * count
    case .completing(let inner, _): duration(of: inner)
    }
  }

  /// The seconds after which the animation is logically complete: a spring still settles then.
  var logicalDuration: TimeInterval { Self.logicalDuration(of: form) }

  private static func logicalDuration(of form: Form) -> TimeInterval {
    switch form {
    case .curve, .custom: duration(of: form)
    case .spring(let spring, let seconds, _): min(spring.duration, seconds)
    case .delayed(let inner, let delay): max(logicalDuration(of: inner) + delay, 0)
    case .sped(let inner, let rate): rate > 0 ? logicalDuration(of: inner) / rate : .infinity
    case .repeated(let inner, _, _):
      max(duration(of: form) - duration(of: inner), 0) + logicalDuration(of: inner)
    case .completing(let inner, let end): min(logicalDuration(of: inner), max(end, 0))
    }
  }

  /// The moments at which the animation ends, logically and at all, as far as they are known.
  func ends(since start: VirtualClock.Instant) -> [VirtualClock.Instant] {
    [logicalDuration, duration].compactMap { seconds in
      seconds < VirtualClock.farthest ? start.advanced(by: .seconds(seconds)) : nil
    }
  }

  /// The progress some seconds after the change; 0 is the old value, 1 the new one.
  public func progress(at time: TimeInterval) -> Double {
    var context = AnimationContext<Double>()
    return animate(1, at: time, &context) ?? 1
  }

  /// The progress of a value along a vector; nil at the end.
  func animate<Value: VectorArithmetic>(
    _ value: Value, at time: TimeInterval, _ context: inout AnimationContext<Value>
  ) -> Value? {
    Self.animate(form, value, at: time, &context, depth: 0)
  }

  /// The progress of a value along its whole vector some seconds after the beginning; nil at the end.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { animate(value, at: time, &context) }

  /// The velocity of a value per second, for a custom animation as it states it, else by its course close by; nil where
  /// it is not known, and at the end.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if case .custom(let custom) = form { return custom.velocity(value, at: time, context) }
    let step = 1e-4
    var (before, after) = (context, context)
    guard let start = animate(value, at: time - step, &before), let end = animate(value, at: time + step, &after)
    else { return nil }
    return (end - start).scaled(by: 1 / (2 * step))
  }

  /// Whether the animation goes on from an earlier one of the same value, with its time and its state: a spring that
  /// persists does, with the velocity of the earlier one, and a custom animation where it says so. Modifiers around it
  /// are to be equal to those around the earlier one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { Self.merges(form, previous.form, value, at: time, &context) }

  private static func merges<Value: VectorArithmetic>(
    _ form: Form, _ previous: Form, _ value: Value, at time: TimeInterval, _ context: inout AnimationContext<Value>
  ) -> Bool {
    switch (form, previous) {
    case (.custom(let custom), _):
      return custom.shouldMerge(previous: Animation(previous), value: value, at: time, &context)
    case (.spring(_, _, .persistent), _), (.spring(_, _, .standard), _):
      let previous = Animation(previous)
      let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
      let offset = previous.animate(value, at: time, &context) ?? value
      context.state[SpringMotion<Value>.self] = SpringMotion(start: time, offset: offset, velocity: velocity)
      context.isLogicallyComplete = false
      return true
    case (.delayed(let inner, let delay), .delayed(let other, let same)) where delay == same:
      return merges(inner, other, value, at: max(time - delay, 0), &context)
    case (.sped(let inner, let rate), .sped(let other, let same)) where rate == same:
      return merges(inner, other, value, at: time * rate, &context)
    case (.completing(let inner, let end), .completing(let other, let same)) where end == same:
      return merges(inner, other, value, at: time, &context)
    default:
      return false
    }
  }

  /// Each repetition has a state of its own, identified by the number of modifiers around it.
  private static func animate<Value: VectorArithmetic>(
    _ form: Form, _ value: Value, at time: TimeInterval, _ context: inout AnimationContext<Value>, depth: Int
  ) -> Value? {
    switch form {
    case .curve(let curve, let seconds):
      guard time < seconds else { return nil }
      return value.scaled(by: time > 0 ? curve.value(at: time / seconds) : 0)
    case .spring(let spring, let seconds, _):
      let motion = context.state.isEmpty ? nil : context.state[SpringMotion<Value>.self]
      let time = time - (motion?.start ?? 0)
      // A spring is logically complete while it still settles.
      if time >= spring.duration { context.isLogicallyComplete = true }
      guard time < seconds else { return nil }
      guard let motion else { return value.scaled(by: spring.value(target: 1.0, time: time)) }
      return motion.offset + spring.value(target: value - motion.offset, initialVelocity: motion.velocity, time: time)
    case .custom(let custom):
      return custom.animate(value, at: time, &context)
    case .delayed(let inner, let delay):
      return time < delay ? value.scaled(by: 0) : animate(inner, value, at: time - delay, &context, depth: depth + 1)
    case .sped(let inner, let rate):
      return animate(inner, value, at: time * rate, &context, depth: depth + 1)
    case .completing(let inner, let end):
      context.isLogicallyComplete = context.isLogicallyComplete || time >= end
      return animate(inner, value, at: time, &context, depth: depth + 1)
    case .repeated(let inner, let count, let autoreverses):
      return repeated(inner, count, autoreverses, value, at: time, &context, depth: depth)
    }
  }

  /// The progress of a repeated animation; the way back takes as long as the way forth.
  private static func repeated<Value: VectorArithmetic>(
    _ inner: Form, _ count: Double, _ autoreverses: Bool, _ value: Value, at time: TimeInterval,
    _ context: inout AnimationContext<Value>, depth: Int
  ) -> Value? {
    let length = duration(of: inner)
    guard length > 0 else { return nil }
    guard length.isFinite else { return repeatedUnknown(inner, count, autoreverses, value, at: time, &context, depth) }
    let repetitions = max(time, 0) / length
    let repetition = repetitions.rounded(.down)
    guard repetition < count else { return nil }
    let wasComplete = context.isLogicallyComplete
    let way = animate(inner, value, at: (repetitions - repetition) * length, &context, depth: depth + 1) ?? value
    // Only one repetition ends here, not the animation.
    if repetition + 1 < count { context.isLogicallyComplete = wasComplete }
    return autoreverses && repetition.truncatingRemainder(dividingBy: 2) == 1 ? value - way : way
  }

  /// The progress of a repeated animation whose duration is not known in advance.
  private static func repeatedUnknown<Value: VectorArithmetic>(
    _ inner: Form, _ count: Double, _ autoreverses: Bool, _ value: Value, at time: TimeInterval,
    _ context: inout AnimationContext<Value>, _ depth: Int
  ) -> Value? {
    var repetition = context.repetitions[depth] ?? (number: 0, start: 0)
    let isBack = autoreverses && repetition.number % 2 == 1
    if let way = animate(inner, value, at: time - repetition.start, &context, depth: depth + 1) {
      return isBack ? value - way : way
    }
    repetition = (repetition.number + 1, time)
    guard Double(repetition.number) < count else { return nil }
    context.repetitions[depth] = repetition
    return isBack ? value.scaled(by: 0) : value
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The animation in words; those of the default animation and of a custom one are SwiftUI's.
  public var description: String { Self.words(for: form) }

  /// The animation in words, with the name of the module.
  public var debugDescription: String {
    switch form {
    case .spring(_, _, .standard): "AnyAnimator(SwiftUI.\(description))"
    case .custom(let custom): "AnyAnimator(\(String(reflecting: custom.base)))"
    default: "AnyAnimator(\(description))"
    }
  }

  /// The custom animation that the animation was made from, or one with the same course.
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }

  private static func words(for form: Form) -> String {
    switch form {
    case .curve(let curve, let seconds): "\(curve) in \(seconds) s"
    case .spring(_, _, .standard): "DefaultAnimation()"
    case .spring(let spring, _, let kind):
      "\(kind) spring of \(spring.duration) s, damped by \(spring.dampingRatio)"
    case .custom(let custom): String(describing: custom.base)
    case .delayed(let inner, let delay): "\(words(for: inner)), delayed by \(delay) s"
    case .sped(let inner, let rate): "\(words(for: inner)), \(rate) times as fast"
    case .repeated(let inner, let count, let reverses):
      "\(words(for: inner)), \(count) times\(reverses ? ", back and forth" : "")"
    case .completing(let inner, let end): "\(words(for: inner)), complete after \(end) s"
    }
  }
}

/// Where a spring that goes on from another animation began.
private struct SpringMotion<Vector: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: SpringMotion { SpringMotion() }

  var start: TimeInterval = 0
  var offset: Vector = .zero
  var velocity: Vector = .zero
}

/// A curve from 0 to 1 over a fraction of the duration.
enum AnimationCurve: Hashable, Sendable {
  /// A cubic curve between (0, 0) and (1, 1) with two control points, as in CSS transitions.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  /// Along quarters of circles.
  case circular(CircularEase)

  /// The progress after a fraction of the duration.
  func value(at part: Double) -> Double {
    switch self {
    case .cubic(let x1, let y1, let x2, let y2):
      if x1 == y1 && x2 == y2 { return part }
      return Self.cubic(y1, y2, at: Self.parameter(ofX: part, x1, x2))
    case .circular(let ease):
      return ease.value(at: part)
    }
  }

  /// The slope after a fraction of the duration.
  func velocity(at part: Double) -> Double {
    switch self {
    case .cubic(let x1, let y1, let x2, let y2):
      let t = Self.parameter(ofX: part, x1, x2)
      let (x, y) = (Self.slope(x1.clampedToUnit, x2.clampedToUnit, at: t), Self.slope(y1, y2, at: t))
      if x == y { return 1 }
      return x == 0 ? (y < 0 ? -.infinity : .infinity) : y / x
    case .circular(let ease):
      return ease.velocity(at: part)
    }
  }

  private static func cubic(_ a: Double, _ b: Double, at t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
  }

  /// The derivative of a coordinate, by the coefficients of its powers.
  private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
    let linear = 3 * a
    let square = 3 * (b - a) - linear
    return linear + (2 * square + 3 * (1 - linear - square) * t) * t
  }

  /// The parameter at which the curve has an x; x is monotonic, so bisection finds it.
  private static func parameter(ofX x: Double, _ x1: Double, _ x2: Double) -> Double {
    if x <= 0 || x >= 1 { return x.clampedToUnit }
    let (x1, x2) = (x1.clampedToUnit, x2.clampedToUnit)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if cubic(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
