#if !canImport(Darwin)
import Foundation

/// A delegate that controls gestures of UIKit.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may run simultaneously.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True by default.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// False by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A gesture of UIKit on a view. Its actions are selectors, which need Objective-C, so nothing is called; values are
/// stored.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// Possible, began, changed, ended, cancelled, or failed.
    case possible, began, changed, ended, cancelled, failed
    /// It ended.
    public static let recognized = State.ended
  }

  /// The delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The state of the gesture; a change runs the action of the `UIGestureRecognizerRepresentable` that made it.
  open var state = State.possible {
    didSet { if state != .possible && state != .failed { action?() } }
  }
  /// Handles a change of the state.
  var action: (@MainActor () -> Void)?
  /// The rectangle of the view with the gesture, in the coordinates of its host.
  private(set) var frameInHost = CGRect.zero
  /// Whether the gesture is enabled.
  open var isEnabled = true
  /// Whether touches of the view are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only after the gesture fails.
  open var delaysTouchesBegan = false
  /// Whether the view is notified of the end of touches only after the gesture fails.
  open var delaysTouchesEnded = true
  /// A custom name.
  open var name: String?
  /// The view of the gesture.
  public internal(set) weak var view: UIView?
  /// The number of fingers.
  open var numberOfTouches: Int { 0 }
  private var point = CGPoint.zero

  /// Makes a gesture that calls a selector of an object; nothing is called.
  public init(target: Any? = nil, action: Selector? = nil) { super.init() }
  /// Adds a selector; it is not called.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Removes a selector.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Waits until another gesture fails; nothing waits.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// The location of the gesture in a view.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }
  /// Begins anew.
  open func reset() { state = .possible }
  /// Fingers touch the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }
  /// Fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }
  /// Fingers leave.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }
  /// Touches were cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }

  func wasPlaced(in frame: CGRect) { frameInHost = frame }

  private func note(_ touches: Set<UITouch>) { point = touches.first?.location(in: view) ?? point }
}

extension UIGestureRecognizer: ShownObject {
  var shownText: String? { nil }
  func wasEnded() { action = nil }
  func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// Taps on a view of UIKit.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps.
  open var numberOfTapsRequired = 1
  /// The required number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A long press on a view of UIKit.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The required number of fingers.
  open var numberOfTouchesRequired = 1
  /// The least duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The greatest movement of the finger, in points.
  open var allowableMovement: CGFloat = 10
}

/// A drag on a view of UIKit.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero
  /// The translation of the finger, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets the translation, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// The velocity of the finger, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A drag from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// A swipe over a view of UIKit.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Values from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The ways that count.
  open var direction: Direction = .right
  /// The required number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A pinch on a view of UIKit.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale relative to the beginning.
  open var scale: CGFloat = 1
  /// The velocity of the pinch.
  open var velocity: CGFloat { 0 }
}

/// A rotation on a view of UIKit.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation, in radians.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation.
  open var velocity: CGFloat { 0 }
}

/// A pointer over a view of UIKit.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
#endif
