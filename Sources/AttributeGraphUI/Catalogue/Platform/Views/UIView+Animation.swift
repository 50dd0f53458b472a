#if !canImport(Darwin)
import Foundation

extension UIView {
  /// Options of an animation; all are ignored.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The subviews are laid out.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches are handled during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It begins at the current state of the last one.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// It begins again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// It runs back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// It begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It is even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One view fades into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Runs changes and then the completion immediately: objects of UIKit do not follow the host's clock.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs changes and then the completion immediately: objects of UIKit do not follow the host's clock.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs changes and then the completion immediately: objects of UIKit do not follow the host's clock.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs changes and then the completion immediately: objects of UIKit do not follow the host's clock.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs changes and then the completion immediately: objects of UIKit do not follow the host's clock.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: { animations?() }, completion: completion)
  }

  /// Runs changes and then the completion immediately: objects of UIKit do not follow the host's clock.
  public class func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    animate(withDuration: 0, animations: changes) { _ in completion?() }
  }

  /// Whether animations are enabled.
  public private(set) static var areAnimationsEnabled = true

  /// Enables or disables animations; changes happen immediately anyway.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Runs changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
}
#endif
