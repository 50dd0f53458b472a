#if !canImport(Darwin)
import Foundation

/// An object that gets events and hands them on: views, controllers, the program.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that gets an event which this one does not want; nil for none.
  open var next: UIResponder? { nil }
  /// Whether this one gets what a person writes.
  public private(set) var isFirstResponder = false
  /// Whether this one may get what a person writes.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this one may stop getting what a person writes.
  open var canResignFirstResponder: Bool { true }

  /// Makes this one get what a person writes, if it may.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  /// Stops this one from getting what a person writes, if it may.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if canResignFirstResponder { isFirstResponder = false }
    return !isFirstResponder
  }

  // MARK: - Events, which a host never makes

  /// Fingers touch the screen; the next responder hears of it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers move; the next responder hears of it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers leave the screen; the next responder hears of it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Fingers count no more; the next responder hears of it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// The device begins to move; the next responder hears of it.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// The device has moved; the next responder hears of it.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// The record of changes: the one of the next responder; none around all.
  open var undoManager: UndoManager? { next?.undoManager }
  /// Runs for an object of an archive; a host reads none.
  open func awakeFromNib() {}
  /// Has the keyboard made again; there is none.
  open func reloadInputViews() {}
}

/// Objects whose looks can be set for all of their class.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {}

/// How the content of a view lies in its bounds.
public enum UIViewContentMode: Int, Sendable {
  /// Stretched, fitted, filling, drawn again, or placed at a side or a corner.
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  /// At a corner.
  case topLeft, topRight, bottomLeft, bottomRight
}

/// An axis along which views are laid out.
public enum NSLayoutConstraintAxis: Int, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// How important a constraint is, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float
  /// The priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It has to hold.
  public static let required = UILayoutPriority(1000)
  /// Like a button's wish not to be cut off.
  public static let defaultHigh = UILayoutPriority(750)
  /// Like a label's wish not to be larger than its text.
  public static let defaultLow = UILayoutPriority(250)
  /// The least one in use.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
#endif
