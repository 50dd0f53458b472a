#if !canImport(Darwin)
import Foundation

/// An animation of a layer: its values are stored, and nothing is shown.
@MainActor @preconcurrency
open class CAAnimation: NSObject {
  /// The duration, in seconds.
  open var duration: TimeInterval = 0
  /// The time at which it begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// The offset into the animation at its beginning, in seconds.
  open var timeOffset: TimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The total duration of its repetitions, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// The speed.
  open var speed: Float = 1
  /// Whether it goes back.
  open var autoreverses = false
  /// The values that apply before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether it is removed when it ends.
  open var isRemovedOnCompletion = true
  /// The timing function.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate.
  open weak var delegate: (any CAAnimationDelegate)?

  /// Makes an animation.
  public override init() { super.init() }
}

/// An object that is notified of an animation of a layer.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: AnyObject {
  /// It has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// It is over.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The values of an animation that apply before and after it.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing of it.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Evenly.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slowly in the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slowly at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's default.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The timing function of an animation: a cubic curve between two corners of a square.
@MainActor @preconcurrency
open class CAMediaTimingFunction: NSObject {
  /// The control points of the curve.
  public let controlPoints: (Float, Float, Float, Float)

  /// The curve of a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Makes the curve of two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = (c1x, c1y, c2x, c2y)
    super.init()
  }
}

/// An animation of a property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// Whether its values are added to those of the layer.
  open var isAdditive = false
  /// Whether each repetition continues from the last.
  open var isCumulative = false

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The distance between them.
  open var byValue: Any?
}

/// A spring animation.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The velocity at the beginning.
  open var initialVelocity: CGFloat = 0
  /// The time after which the spring is at rest, in seconds.
  open var settlingDuration: TimeInterval {
    Spring(mass: mass, stiffness: stiffness, damping: damping).settlingDuration
  }
}

/// A transition of a whole layer.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The side from which it comes; nil for none.
  open var subtype: CATransitionSubtype?
  /// Where it starts, from 0 to 1.
  open var startProgress: Float = 0
  /// Where it ends, from 0 to 1.
  open var endProgress: Float = 1
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path of a position.
  open var path: CGPath?
  /// The time of each value, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The timing functions between values.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

extension CAAnimation: CAAction {
  /// Does nothing: an action of a layer is never asked for.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
  /// Adds an animation, replacing the one with the same key; nothing is shown.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    animations[key ?? "animation \(animations.count)"] = anim
  }
  /// The animation of a key.
  public func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The keys of the animations; nil for none.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// Removes an animation.
  public func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Removes all animations.
  public func removeAllAnimations() { animations = [:] }
}

/// Changes of layers that belong together: they happen immediately, and completions run at the end of the outermost
/// transaction.
@MainActor @preconcurrency
public final class CATransaction: NSObject {
  private static var completions: [[() -> Void]] = []

  /// Begins a transaction.
  public static func begin() { completions.append([]) }
  /// Sets whether changes are animated; they are not.
  public static func setDisableActions(_ flag: Bool) {}
  /// Sets the duration of changes; they happen immediately.
  public static func setAnimationDuration(_ dur: TimeInterval) {}
  /// Sets the timing function of changes; they happen immediately.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Runs a closure at the end of the transaction, or immediately outside of one.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard let block else { return }
    if completions.isEmpty { block() } else { completions[completions.count - 1].append(block) }
  }

  /// Ends the transaction.
  public static func commit() {
    guard let done = completions.popLast() else { return }
    if completions.isEmpty { done.forEach { $0() } } else { completions[completions.count - 1] += done }
  }
}
#endif
