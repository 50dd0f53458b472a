#if !canImport(Darwin)
import Foundation

/// An object that decides about gestures of UIKit.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may go on at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A gesture of UIKit on a view. It calls by a selector, which needs Objective-C, so nothing is called; values are kept.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// It may begin, began, goes on, ended, was cancelled, or was none.
    case possible, began, changed, ended, cancelled, failed
    /// It ended.
    public static let recognized = State.ended
  }

  /// The object that decides.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// How far the gesture has come.
  open var state = State.possible
  /// Whether the gesture counts.
  open var isEnabled = true
  /// Whether the view loses the fingers when the gesture begins.
  open var cancelsTouchesInView = true
  /// Whether the view gets fingers only when the gesture fails.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end only when the gesture fails.
  open var delaysTouchesEnded = true
  /// A name of the program's.
  open var name: String?
  /// The view of the gesture.
  public internal(set) weak var view: UIView?
  /// How many fingers there are.
  open var numberOfTouches: Int { 0 }
  private var point = CGPoint.zero

  /// Makes a gesture that calls a selector of an object; nothing is called.
  public init(target: Any? = nil, action: Selector? = nil) { super.init() }
  /// Calls a selector, too; nothing is called.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Calls a selector no more; nothing is called.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Waits for another gesture to fail; nothing waits.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// The place of the gesture in a view.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }
  /// Begins anew.
  open func reset() { state = .possible }
  /// Fingers touch the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }
  /// Fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }
  /// Fingers leave.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }
  /// Fingers count no more.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }

  private func note(_ touches: Set<UITouch>) { point = touches.first?.location(in: view) ?? point }
}

/// Taps on a view of UIKit.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps there must be.
  open var numberOfTapsRequired = 1
  /// How many fingers there must be.
  open var numberOfTouchesRequired = 1
}

/// A finger that stays on a view of UIKit.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How many fingers there must be.
  open var numberOfTouchesRequired = 1
  /// How long the finger must stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// A finger that moves over a view of UIKit.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers there must be.
  open var minimumNumberOfTouches = 1
  /// How many fingers there may be.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero
  /// How far the finger has moved, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets how far the finger has moved, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// How fast the finger moves, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A finger that moves from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// A finger that moves quickly over a view of UIKit.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways a finger moves.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The ways of bits.
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
  /// How many fingers there must be.
  open var numberOfTouchesRequired = 1
}

/// Two fingers that move apart on a view of UIKit.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther apart they are.
  open var scale: CGFloat = 1
  /// How fast they move apart.
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn on a view of UIKit.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast they turn.
  open var velocity: CGFloat { 0 }
}

/// A pointer over a view of UIKit.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
#endif
