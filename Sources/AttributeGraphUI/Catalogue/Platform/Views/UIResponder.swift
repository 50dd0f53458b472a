#if !canImport(Darwin)
import Foundation

/// An object that receives events and passes them on: views, controllers, the program.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The next responder, for events that this one does not handle; nil for none.
  open var next: UIResponder? { nil }
  /// Whether it is the first responder.
  public private(set) var isFirstResponder = false
  /// Whether it can become first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it can resign first responder.
  open var canResignFirstResponder: Bool { true }

  /// Makes it the first responder, if it can become one.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  /// Resigns first responder, if it can.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if canResignFirstResponder { isFirstResponder = false }
    return !isFirstResponder
  }

  // MARK: - Events, which a host never makes

  /// Fingers touch the screen; the next responder is notified.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers move; the next responder is notified.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers leave the screen; the next responder is notified.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Touches were cancelled; the next responder is notified.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// The device begins to move; the next responder is notified.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// The device has moved; the next responder is notified.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }

  /// Keys or buttons are pressed; the next responder is notified.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// The force of presses has changed; the next responder is notified.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Keys or buttons are released; the next responder is notified.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Presses were cancelled; the next responder is notified.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: - Assistive technologies, for which a host performs actions

  /// The actions that are offered beside activation.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The elements inside, in reading order, in place of those of the subviews; nil for these.
  open var accessibilityElements: [Any]?
  /// Activates the element; false, by default, for a touch in its place.
  open func accessibilityActivate() -> Bool { false }
  /// Changes the value of an adjustable element by a step up.
  open func accessibilityIncrement() {}
  /// Changes the value of an adjustable element by a step down.
  open func accessibilityDecrement() {}
  /// Scrolls by a page; false, by default, to leave it to the next responder.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves a modal view or goes back; false, by default, to leave it to the next responder.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the main action of the program; false, by default, to leave it to the next responder.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: - Commands

  /// Whether the responder has a command now; the next responder is asked if it has not.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Cuts the selection; the next responder is asked.
  open func cut(_ sender: Any?) { next?.cut(sender) }
  /// Copies the selection; the next responder is asked.
  open func copy(_ sender: Any?) { next?.copy(sender) }
  /// Pastes; the next responder is asked.
  open func paste(_ sender: Any?) { next?.paste(sender) }
  /// Deletes the selection; the next responder is asked.
  open func delete(_ sender: Any?) { next?.delete(sender) }
  /// Selects; the next responder is asked.
  open func select(_ sender: Any?) { next?.select(sender) }
  /// Selects everything; the next responder is asked.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  /// The undo manager of the next responder; nil if there is none.
  open var undoManager: UndoManager? { next?.undoManager }
  /// The keys for which the responder has actions; nil for none. A host presses none of them.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Runs after decoding; a host decodes nothing.
  open func awakeFromNib() {}
  /// Reloads the keyboard; there is none.
  open func reloadInputViews() {}
}

/// Objects with an appearance proxy for their class.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {}

/// How the content of a view is placed in its bounds.
public enum UIViewContentMode: Int, Sendable {
  /// Stretched, fitted, filling, redrawn, or at a side or a corner.
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  /// At a corner.
  case topLeft, topRight, bottomLeft, bottomRight
}

/// A layout axis.
public enum NSLayoutConstraintAxis: Int, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// The priority of a constraint, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float
  /// The priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It has to hold.
  public static let required = UILayoutPriority(1000)
  /// The priority of a button's resistance to compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a label's hugging of its text.
  public static let defaultLow = UILayoutPriority(250)
  /// The least one in use.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
#endif
