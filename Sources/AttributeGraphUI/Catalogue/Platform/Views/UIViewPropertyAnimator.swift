#if !canImport(Darwin)
import Foundation

/// Animated changes of UIKit objects; here they happen at once, when the animation starts or gets a fraction.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  /// The state of an animation.
  public enum State: Int, Sendable {
    /// Inactive, active, or stopped.
    case inactive, active, stopped
  }

  /// The position of an animation.
  public enum Position: Int, Sendable {
    /// At its end, at its beginning, or between.
    case end, start, current
  }

  /// The duration, in seconds.
  public let duration: TimeInterval
  /// The timing; only stored.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The state of the animation.
  public private(set) var state = State.inactive
  /// Whether it is in progress.
  open var isRunning: Bool { false }
  /// Whether it runs back.
  open var isReversed = false
  /// Whether it pauses when it is complete.
  open var pausesOnCompletion = false
  /// Whether touches are handled during the animation.
  open var isUserInteractionEnabled = true
  /// Whether it can be interrupted.
  open var isInterruptible = true
  /// The finished fraction, from 0 to 1; setting it makes the changes.
  open var fractionComplete: CGFloat = 0 { didSet { change() } }
  private var animations: [() -> Void] = []
  private var completions: [(Position) -> Void] = []

  /// Makes an animation with a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    timingParameters = UICubicTimingParameters(animationCurve: curve)
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Makes an animation with a timing; a spring by its physics has a duration of its own.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let settling = parameters.springTimingParameters?.settlingDuration ?? 0
    self.duration = settling > 0 ? settling : duration
    timingParameters = parameters
    super.init()
  }

  /// Makes an animation with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animation with a curve of two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
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
  /// Adds changes with a delay; they happen with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  /// Adds a completion.
  open func addCompletion(_ completion: @escaping (Position) -> Void) { completions.append(completion) }

  /// Makes the changes and finishes.
  open func startAnimation() {
    change()
    finishAnimation(at: isReversed ? .start : .end)
  }
  /// Makes the changes and finishes, without a delay.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Pauses the animation, whose changes are made.
  open func pauseAnimation() { change() }
  /// Makes the changes and ends.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }
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
  /// The curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends, at the beginning, at the end, or linear.
    case easeInOut, easeIn, easeOut, linear
  }

  /// Options of a keyframe animation; all are ignored.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Touches are handled during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// It begins where the last one has got to.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// It begins again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// It runs back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Each part is even.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Keyframes without interpolation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The whole is even.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through all keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Runs the changes of keyframes and then the completion immediately.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs the changes of a keyframe immediately.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
  ) {
    animations()
  }
}
#endif
