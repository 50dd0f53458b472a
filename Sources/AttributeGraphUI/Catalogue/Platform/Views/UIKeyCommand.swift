#if !canImport(Darwin)
import Foundation

/// Keys that modify others, as UIKit names them.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Keys from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The lock of capital letters.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The block of digits.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key with an action of a responder. The action is a selector, so nothing runs it.
open class UIKeyCommand: UIMenuElement {
  /// The key; nil for none.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// The action.
  public let action: Selector?
  /// The words for the list of keys.
  open var discoverabilityTitle: String?
  /// Whether it comes before the keys of the system; only stored.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a key with an action.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init(title: "")
  }

  /// Makes a key with an action for a menu.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
  ) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }

  /// The arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}
#endif
