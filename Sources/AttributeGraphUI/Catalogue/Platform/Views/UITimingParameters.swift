#if !canImport(Darwin)
import Foundation

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's, a cubic curve, a spring, or both.
  case builtin, cubic, spring, composed
}

/// The timing of an animator; only stored, because changes happen immediately.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil for none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing curve of the system's or of two control points.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of the system's; `easeInOut` for control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, in the unit square.
  public let controlPoint1: CGPoint
  /// The second control point, in the unit square.
  public let controlPoint2: CGPoint
  /// The kind of the curve.
  public let timingCurveType: UITimingCurveType
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Makes a curve of the system's.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint.zero, CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint.zero, CGPoint(x: 1, y: 1))
      }
    super.init()
  }

  /// Makes the curve of two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    timingCurveType = .cubic
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  /// Makes the curve of the system's default.
  public convenience override init() { self.init(animationCurve: .easeInOut) }
}

/// The timing of a spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the beginning, in distances per second.
  public let initialVelocity: CGVector
  /// The spring; its duration is that of the animator unless the spring sets one.
  private let spring: Spring?
  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  private init(_ spring: Spring?, _ velocity: CGVector) {
    (self.spring, initialVelocity) = (spring, velocity)
    super.init()
  }

  /// Makes a spring that takes the duration of the animator.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(nil, velocity)
  }

  /// Makes a spring by its physics.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.init(Spring(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  /// Makes a spring by its perceived duration in seconds, and its bounce from −1 to 1.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    self.init(Spring(duration: duration, bounce: bounce), velocity)
  }

  /// Makes the spring of the system's.
  public convenience override init() { self.init(Spring(mass: 3, stiffness: 1000, damping: 500), .zero) }

  /// The time after which the spring is at rest, in seconds; 0 for one that takes the duration of the animator.
  open var settlingDuration: TimeInterval { spring?.settlingDuration ?? 0 }
}
#endif
