import AttributeGraph2
import Foundation

/// How a value goes from one to another in the course of time.
public struct Animation: Hashable, Sendable {
  /// The way from 0 to 1.
  private enum Curve: Hashable, Sendable {
    /// A cubic curve between (0, 0) and (1, 1) with two control points, as for transitions of web pages.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A spring that does not swing over.
    case critical
    /// A spring that swings over by a part of the way, 0 to 1.
    case bouncing(Double)
  }

  private var curve: Curve
  private var seconds: Double
  private var delaySeconds = 0.0
  private var rate = 1.0
  private var repeats = 1.0
  private var autoreverses = true

  private init(_ curve: Curve, seconds: Double) {
    self.curve = curve
    self.seconds = max(seconds, 0)
  }

  /// What `withAnimation` uses: a spring that does not swing over.
  public static let `default` = Animation(.critical, seconds: 0.55)
  /// Slow at both ends.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// Slow at the beginning.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at the end.
  public static let easeOut = easeOut(duration: 0.35)
  /// Always at the same speed.
  public static let linear = linear(duration: 0.35)
  /// A spring without bounce.
  public static let smooth = Animation(.critical, seconds: 0.5)
  /// A spring with a small bounce.
  public static let snappy = Animation(.bouncing(0.15), seconds: 0.5)
  /// A spring with a large bounce.
  public static let bouncy = Animation(.bouncing(0.3), seconds: 0.5)
  /// A spring.
  public static let spring = spring()

  /// Always at the same speed, for some seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Slow at both ends, for some seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Slow at the beginning, for some seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Slow at the end, for some seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Along a cubic curve with two control points, for some seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.cubic(x1: x1, y1: y1, x2: x2, y2: y2), seconds: duration)
  }

  /// A spring that takes some seconds and swings over by a part of the way.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(bounce > 0 ? .bouncing(min(bounce, 1)) : .critical, seconds: duration)
  }

  /// A spring by its response in seconds and the part of the swinging that is damped.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction)
  }

  /// The animation some seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delaySeconds += delay
    return animation
  }

  /// The animation so many times as fast.
  ///
  /// - Precondition: The speed is above 0.
  public func speed(_ speed: Double) -> Animation {
    trap(unless: speed > 0, "An animation was given the speed \(speed). Give it a number above 0.")
    var animation = self
    animation.rate *= speed
    return animation
  }

  /// The animation so many times, forth and back or from the beginning each time.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeats = Double(max(repeatCount, 1))
    animation.autoreverses = autoreverses
    return animation
  }

  /// The animation for ever, forth and back or from the beginning each time.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeats = .infinity
    animation.autoreverses = autoreverses
    return animation
  }

  /// How long it takes, in seconds; infinite for one that repeats for ever.
  public var duration: TimeInterval { delaySeconds / rate + seconds * repeats / rate }

  /// How far the value has come so many seconds after the change; 0 is the old value, 1 the new one.
  public func progress(at time: TimeInterval) -> Double {
    if time >= duration { return 1 }
    let elapsed = time * rate - delaySeconds
    guard elapsed > 0, seconds > 0 else { return 0 }
    let turns = elapsed / seconds
    let turn = turns.rounded(.down)
    let isBack = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    return value(at: isBack ? 1 - (turns - turn) : turns - turn)
  }

  /// The way that is done after a part of the time.
  private func value(at part: Double) -> Double {
    switch curve {
    case .cubic(let x1, let y1, let x2, let y2):
      if x1 == y1 && x2 == y2 { return part }
      return Self.cubic(y1, y2, at: Self.parameter(ofX: part, x1, x2))
    case .critical:
      return Self.settled(part) { 1 - (1 + $0) * exp(-$0) }
    case .bouncing(let bounce):
      let frequency = 2 * Double.pi * (0.5 + bounce)
      return Self.settled(part) { 1 - exp(-$0 * (1 - bounce)) * cos(frequency * $0 / 10) }
    }
  }

  /// A curve that comes near 1 in the course of ten units, brought to 1 at their end.
  private static func settled(_ part: Double, _ curve: (Double) -> Double) -> Double {
    let end = curve(10)
    return curve(10 * part) + part * (1 - end)
  }

  private static func cubic(_ a: Double, _ b: Double, at t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
  }

  /// The parameter at which the curve has an x; x grows with it, so halving finds it.
  private static func parameter(ofX x: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if cubic(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
