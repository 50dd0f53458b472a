import AttributeGraph2
import Foundation

/// A spring by its physics: a mass that is pulled to its target and slowed down.
///
/// The duration is the time that a spring without bounce seems to take; it goes on settling after it. The formulas are
/// those of a damped harmonic oscillator.
public struct Spring: Hashable, Sendable {
  /// The mass.
  public let mass: Double
  /// How strongly the mass is pulled.
  public let stiffness: Double
  /// How strongly the mass is slowed down.
  public let damping: Double
  /// The speed at the beginning, in ways a second, where the spring is part of an animation.
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

  /// Makes a spring that seems to take some seconds and swings over by a part of the way: 1 never comes to rest, numbers
  /// below 0 are slower than one without bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let ratio = bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Makes a spring by its response in seconds and the part of the swinging that is damped.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 0.001)
    self.init(
      stiffness: frequency * frequency, damping: 2 * max(dampingRatio, 0) * frequency, allowOverDamping: true)
  }

  /// Makes a spring that has settled after some seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time grows with the response, so one that is measured gives the other.
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

  /// A spring without bounce, or with one that is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce, or with more that is added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a large bounce, or with more that is added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// How fast the spring answers, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// How much of the swinging is damped: 1 does not swing.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// The time that the spring seems to take, in seconds.
  public var duration: TimeInterval { response }
  /// By what part of the way it swings over.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// When a way of 1 is done to a thousandth, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: startVelocity, epsilon: 0.001)
  }

  /// The same spring with a speed at the beginning of an animation.
  func starting(at velocity: Double) -> Spring {
    var spring = self
    spring.startVelocity = velocity
    return spring
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// How far from the target a mass is and how fast it moves, for a distance of 1 and a speed at the beginning.
  ///
  /// - Returns: Each as factors of the distance and of the speed at the beginning.
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

  /// How far a value has come from zero to a target at a time.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (distance, speed) = motion(at: time).place
    return target - target.scaled(by: distance + -startVelocity * speed) + initialVelocity.scaled(by: speed)
  }

  /// How fast a value moves from zero to a target at a time.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (distance, speed) = motion(at: time).speed
    return target.scaled(by: -distance + startVelocity * speed) + initialVelocity.scaled(by: speed)
  }

  /// How far a value has come from one to another at a time.
  @MainActor @preconcurrency
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var value = toValue
    let way = toValue.animatableData - fromValue.animatableData
    value.animatableData =
      fromValue.animatableData
      + self.value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// The force on a value: how strongly it is pulled and slowed down.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves a value and its speed on by some seconds.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let way = target - value
    let (place, speed) = motion(at: deltaTime)
    let new = target - way.scaled(by: place.0) + velocity.scaled(by: place.1)
    velocity = velocity.scaled(by: speed.1) - way.scaled(by: speed.0)
    value = new
  }

  /// When a value comes nearer to its target than a distance and stays there, in seconds; at most ten minutes.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let way = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    // What is left of the way never exceeds this bound, which falls with time.
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
      // Beyond its greatest value the bound falls; before it nothing has settled.
      if rest(middle) < epsilon { high = middle } else { low = middle }
    }
    return high
  }
}
