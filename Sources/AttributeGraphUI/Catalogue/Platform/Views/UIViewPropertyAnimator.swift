#if !canImport(Darwin)
import Foundation

/// Changes of objects of UIKit that take time; here they happen at once, when the animation starts or gets a fraction.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  /// How far an animation has come.
  public enum State: Int, Sendable {
    /// Nothing has happened, it goes on, or it was stopped.
    case inactive, active, stopped
  }

  /// Where an animation ended.
  public enum Position: Int, Sendable {
    /// At its end, at its beginning, or between.
    case end, start, current
  }

  /// How long it takes, in seconds.
  public let duration: TimeInterval
  /// How far the animation has come.
  public private(set) var state = State.inactive
  /// Whether it goes on.
  open var isRunning: Bool { false }
  /// Whether it runs back.
  open var isReversed = false
  /// Whether it stays when it is complete.
  open var pausesOnCompletion = false
  /// Whether fingers count meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether it can be held.
  open var isInterruptible = true
  /// How much of it is done, from 0 to 1; a value makes the changes.
  open var fractionComplete: CGFloat = 0 { didSet { change() } }
  private var animations: [() -> Void] = []
  private var completions: [(Position) -> Void] = []

  /// Makes an animation with a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Makes an animation with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// Makes an animation with a curve by two points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// Starts an animation and returns it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Position) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds changes that begin later; they happen with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  /// Adds something that runs at the end.
  open func addCompletion(_ completion: @escaping (Position) -> Void) { completions.append(completion) }

  /// Makes the changes and ends.
  open func startAnimation() {
    change()
    finishAnimation(at: isReversed ? .start : .end)
  }
  /// Makes the changes and ends, without waiting.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Holds the animation, whose changes are made.
  open func pauseAnimation() { change() }
  /// Makes the changes and ends.
  open func continueAnimation(withTimingParameters parameters: AnyObject?, durationFactor: CGFloat) { startAnimation() }
  /// Stops the animation.
  open func stopAnimation(_ withoutFinishing: Bool) { state = withoutFinishing ? .inactive : .stopped }

  /// Ends the animation.
  open func finishAnimation(at finalPosition: Position) {
    state = .inactive
    let waiting = completions
    completions = []
    for completion in waiting { completion(finalPosition) }
  }

  private func change() {
    state = .active
    let waiting = animations
    animations = []
    for animation in waiting { animation() }
  }
}

extension UIView {
  /// The course of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends, at the beginning, at the end, or even.
    case easeInOut, easeIn, easeOut, linear
  }

  /// How an animation in parts runs; nothing of it counts.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Fingers count meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// It begins where the last one has got to.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// It begins again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// It runs back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Each part is even.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Parts follow without a course between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The whole is even.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// The course goes through all parts.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Runs changes in parts and then the completion at once.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs a part of the changes at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
  ) {
    animations()
  }
}
#endif
