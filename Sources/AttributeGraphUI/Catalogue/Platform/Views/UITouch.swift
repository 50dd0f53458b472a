#if !canImport(Darwin)
import Foundation

/// A touch of UIKit. A host makes none: a test makes one and calls `touchesBegan` and similar methods.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The phase of the touch.
  public enum Phase: Int, Sendable {
    /// Began, moved, stationary, ended, or cancelled.
    case began, moved, stationary, ended, cancelled
    /// It hovers near the screen, moves there, or leaves.
    case regionEntered, regionMoved, regionExited
  }

  /// The source of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger, an indirect device, a pencil, or a pointer.
    case direct, indirect, pencil, indirectPointer
  }

  /// The phase of the touch.
  open var phase = Phase.began
  /// The number of taps.
  open var tapCount = 1
  /// The kind of thing that touches the screen.
  open var type: TouchType { .direct }
  /// The force of the touch; 1 is an ordinary touch.
  open var force: CGFloat { 1 }
  /// The hardest press.
  open var maximumPossibleForce: CGFloat { 1 }
  /// The radius of the touch, in points.
  open var majorRadius: CGFloat { 0 }
  /// The time of the touch, in seconds.
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

  /// Moves the touch to a point in the coordinates of its view.
  public func move(to point: CGPoint) { (previous, self.point, phase) = (self.point, point, .moved) }

  /// The location in a view; nil for the outermost one.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }
  /// The previous location in a view; nil for the outermost one.
  open func previousLocation(in view: UIView?) -> CGPoint { self.view?.convert(previous, to: view) ?? previous }
}

/// An event of UIKit; a host makes none.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Touches, motion, remote control, presses.
    case touches, motion, remoteControl, presses
  }

  /// The subtype of an event.
  public enum EventSubtype: Int, Sendable {
    /// None, or a shake of the device.
    case none = 0, motionShake = 1
    /// A button of headphones.
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    /// A button of headphones.
    case remoteControlNextTrack, remoteControlPreviousTrack
  }

  /// The kind.
  open var type: EventType { .touches }
  /// The subtype.
  open var subtype: EventSubtype { .none }
  /// The fingers.
  open var allTouches: Set<UITouch>?
  /// The time of the event, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// Makes an event of touches.
  public init(touches: Set<UITouch>? = nil) {
    allTouches = touches
    super.init()
  }
  /// The touches in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
#endif
