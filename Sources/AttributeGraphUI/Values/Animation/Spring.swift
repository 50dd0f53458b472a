import AttributeGraph2
import Foundation

/// A spring by its physics: a mass that is pulled to its target and damped.
///
/// The duration is the perceived duration of a spring without bounce; the spring settles after it. The formulas are
/// those of a damped harmonic oscillator.
public struct Spring: Hashable, Sendable {
  /// The mass.
  public let mass: Double
  /// The stiffness of the spring.
  public let stiffness: Double
  /// The damping of the spring.
  public let damping: Double
  /// The initial velocity, in distances per second, of a spring in an animation.
  private var startVelocity = 0.0

  /// Makes a spring of a mass.
  ///
  /// - Precondition: The mass and the stiffness are above 0.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    trap(
      unless: mass > 0 && stiffness > 0,
      "A spring was given the mass \(mass) and the stiffness \(stiffness). Give it numbers above 0.")
    self.mass = mass
    self.stiffness = stiffness
    let critical = 2 * (mass * stiffness).squareRoot()
    self.damping = allowOverDamping ? max(damping, 0) : min(max(damping, 0), critical)
  }

  /// Makes a spring with a perceived duration, in seconds, and a bounce: with 1 it never comes to rest, and with values
  /// below 0 it is slower than one without bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let ratio = bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Makes a spring by its response, in seconds from a thousandth to a million, and its damping ratio, from 0 on; one
  /// that is no number counts as 1.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / (response > 0.001 ? min(response, 1e6) : 0.001)
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1e6)
    self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency, allowOverDamping: true)
  }

  /// Makes a spring that has settled after a time, in seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The settling time is proportional to the response, so one measurement determines the other.
    let measured = Spring(response: 1, dampingRatio: dampingRatio)
      .settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
    self.init(response: settlingDuration / max(measured, 0.001), dampingRatio: dampingRatio)
  }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a large bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring without bounce, plus an extra bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce, plus an extra bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a large bounce, plus an extra bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The response, in seconds: the period of the undamped spring.
  public var response: Double { 2 * .pi / frequency }
  /// The damping ratio: from 1 on, the spring does not overshoot.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// The perceived duration, in seconds.
  public var duration: TimeInterval { response }
  /// The bounce: 0 does not overshoot.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The time until a distance of 1 has settled to a thousandth, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: startVelocity, epsilon: 0.001)
  }

  /// The same spring with an initial velocity in an animation.
  func starting(at velocity: Double) -> Spring {
    var spring = self
    spring.startVelocity = velocity
    return spring
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The distance of the mass from the target and its velocity, for a distance of 1 and an initial velocity.
  ///
  /// - Returns: Each as factors of the distance and of the initial velocity.
  private func motion(at time: Double) -> (place: (Double, Double), speed: (Double, Double)) {
    let (w, z) = (frequency, dampingRatio)
    let t = max(time, 0)
    if abs(z - 1) < 1e-6 {
      let decay = exp(-w * t)
      return (((1 + w * t) * decay, t * decay), (-w * w * t * decay, (1 - w * t) * decay))
    }
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      let decay = exp(-z * w * t)
      let (cosine, sine) = (cos(damped * t), sin(damped * t))
      return (
        (decay * (cosine + z * w / damped * sine), decay * sine / damped),
        (-decay * w * w / damped * sine, decay * (cosine - z * w / damped * sine))
      )
    }
    let root = w * (z * z - 1).squareRoot()
    let (slow, fast) = (-z * w + root, -z * w - root)
    let (one, other) = (exp(slow * t), exp(fast * t))
    let width = slow - fast
    return (
      ((slow * other - fast * one) / width, (one - other) / width),
      (slow * fast * (other - one) / width, (slow * one - fast * other) / width)
    )
  }

  /// The value at a time, on the way from zero to a target.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (distance, speed) = motion(at: time).place
    return target - target.scaled(by: distance + -startVelocity * speed) + initialVelocity.scaled(by: speed)
  }

  /// The velocity at a time, on the way from zero to a target.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (distance, speed) = motion(at: time).speed
    return target.scaled(by: -distance + startVelocity * speed) + initialVelocity.scaled(by: speed)
  }

  /// The value at a time, on the way from one value to another.
  @MainActor @preconcurrency
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var value = toValue
    let way = toValue.animatableData - fromValue.animatableData
    value.animatableData =
      fromValue.animatableData
      + self.value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// The force on a value, from stiffness and damping.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Advances a value and its velocity by a time, in seconds.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let way = target - value
    let (place, speed) = motion(at: deltaTime)
    let new = target - way.scaled(by: place.0) + velocity.scaled(by: place.1)
    velocity = velocity.scaled(by: speed.1) - way.scaled(by: speed.0)
    value = new
  }

  /// The time after which a value stays within a distance of its target, in seconds; at most ten minutes.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let way = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    // The remaining distance never exceeds this bound, which falls with time.
    func rest(_ time: Double) -> Double {
      let (w, z) = (frequency, dampingRatio)
      let slowest = z <= 1 ? z * w : w * (z - (z * z - 1).squareRoot())
      let amplitude =
        way * (1 + (z < 1 ? z / max((1 - z * z).squareRoot(), 0.01) : w * time)) + speed / w * (1 + w * time)
      return amplitude * exp(-slowest * time)
    }
    let longest = 600.0
    guard rest(longest) < epsilon else { return longest }
    var (low, high) = (0.0, longest)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      // The bound falls after its maximum; before it nothing has settled.
      if rest(middle) < epsilon { high = middle } else { low = middle }
    }
    return high
  }
}
