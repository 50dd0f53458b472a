#if !canImport(Darwin)
import Foundation

/// A finger on the screen, as UIKit hands it on. A host makes none: a test makes one and calls `touchesBegan` and its like.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The phase of the touch.
  public enum Phase: Int, Sendable {
    /// It comes, moves, stays, leaves, or is taken away.
    case began, moved, stationary, ended, cancelled
    /// It is near the screen, moves there, or goes.
    case regionEntered, regionMoved, regionExited
  }

  /// The kind of thing that touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger, something at a distance, a pencil, or a pointer.
    case direct, indirect, pencil, indirectPointer
  }

  /// The phase of the touch.
  open var phase = Phase.began
  /// How often the finger has tapped.
  open var tapCount = 1
  /// The kind of thing that touches the screen.
  open var type: TouchType { .direct }
  /// How hard the finger presses; 1 is an ordinary touch.
  open var force: CGFloat { 1 }
  /// The hardest press.
  open var maximumPossibleForce: CGFloat { 1 }
  /// How large the finger is, in points.
  open var majorRadius: CGFloat { 0 }
  /// When it happened, in seconds.
  open var timestamp: TimeInterval = 0
  /// The view that was touched.
  open private(set) weak var view: UIView?
  /// The window of the view.
  open var window: UIWindow? { view?.window }
  private var point: CGPoint
  private var previous: CGPoint

  /// Makes a touch of a view, at a point of its coordinates.
  public init(at point: CGPoint = .zero, in view: UIView? = nil) {
    (self.point, previous, self.view) = (point, point, view)
    super.init()
  }

  /// Moves the finger to a point of the coordinates of the view that was touched.
  public func move(to point: CGPoint) { (previous, self.point, phase) = (self.point, point, .moved) }

  /// The point in the coordinates of a view; nil for the outermost one.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }
  /// The point before, in the coordinates of a view; nil for the outermost one.
  open func previousLocation(in view: UIView?) -> CGPoint { self.view?.convert(previous, to: view) ?? previous }
}

/// Something that a person does, as UIKit hands it on; a host makes none.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers, movements of the device, buttons of headphones, keys.
    case touches, motion, remoteControl, presses
  }

  /// The kind within a kind.
  public enum EventSubtype: Int, Sendable {
    /// None, or the device was shaken.
    case none = 0, motionShake = 1
    /// A button of headphones.
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    /// A button of headphones.
    case remoteControlNextTrack, remoteControlPreviousTrack
  }

  /// The kind.
  open var type: EventType { .touches }
  /// The kind within the kind.
  open var subtype: EventSubtype { .none }
  /// The fingers.
  open var allTouches: Set<UITouch>?
  /// When it happened, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// Makes an event of fingers.
  public init(touches: Set<UITouch>? = nil) {
    allTouches = touches
    super.init()
  }
  /// The fingers on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
#endif
