import Foundation

/// Curves by their names.
extension Animation {
  /// The default of `withAnimation`: a spring that does not overshoot.
  public static let `default` = Animation(Spring(duration: 0.55), .standard)
  /// Slow at both ends.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// Slow at the beginning.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at the end.
  public static let easeOut = easeOut(duration: 0.35)
  /// Always at the same speed.
  public static let linear = linear(duration: 0.35)
  /// A spring without bounce.
  public static let smooth = Animation(Spring.smooth)
  /// A spring with a small bounce.
  public static let snappy = Animation(Spring.snappy)
  /// A spring with a large bounce.
  public static let bouncy = Animation(Spring.bouncy)
  /// A spring.
  public static let spring = spring()
  /// A spring for content that follows a finger.
  public static let interactiveSpring = interactiveSpring()
  /// A spring that adds to the previous ones.
  public static let interpolatingSpring = interpolatingSpring()

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

  /// A spring with a duration, in seconds, and a bounce.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce))
  }

  /// A spring by its response, in seconds, and its damping ratio.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring by its physics, until it has settled.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(spring)
  }

  /// A spring for content that follows a finger, by its response, in seconds, and its damping ratio.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring for content that follows a finger, with a duration, in seconds, and a bounce.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring by its mass, stiffness and damping, with an initial velocity, until it has settled.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  /// A spring with a duration, in seconds, a bounce, and an initial velocity.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring by its physics, with an initial velocity, until it has settled.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(spring.starting(at: initialVelocity), .interpolating)
  }

  /// A spring without bounce, with a duration in seconds, plus an extra bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce, with a duration in seconds, plus an extra bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a large bounce, with a duration in seconds, plus an extra bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Along a curve, for some seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(curve.curve, seconds: duration)
  }
}
