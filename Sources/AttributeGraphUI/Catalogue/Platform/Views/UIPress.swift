#if !canImport(Darwin)
import Foundation

/// A key or a button that is pressed. A host makes none: a test makes one and calls `pressesBegan` and similar methods.
@MainActor @preconcurrency
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// Began, changed its force, stationary, ended, or cancelled.
    case began, changed, stationary, ended, cancelled
  }

  /// The button of a remote control or of a game controller.
  public enum PressType: Int, Sendable {
    /// An arrow, the button in the middle, the menu, or the player.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    /// A page up or down.
    case pageUp = 30, pageDown
  }

  /// The phase.
  open var phase: Phase
  /// The button.
  open private(set) var type: PressType
  /// The key of a keyboard; nil for another button.
  open private(set) var key: UIKey?
  /// The force of the press; 1 is the hardest.
  open var force: CGFloat { 1 }
  /// The time of the press, in seconds.
  open var timestamp: TimeInterval = 0

  /// Makes a press of a button, or of a key.
  public init(_ type: PressType = .select, key: UIKey? = nil, phase: Phase = .began) {
    (self.type, self.key, self.phase) = (type, key, phase)
    super.init()
  }
}

/// An event of presses; a host makes none.
open class UIPressesEvent: UIEvent {
  /// The presses.
  open private(set) var allPresses: Set<UIPress>
  open override var type: EventType { .presses }

  /// Makes an event of presses.
  public init(presses: Set<UIPress> = []) {
    allPresses = presses
    super.init(touches: nil)
  }
}

/// A key of a keyboard.
@MainActor @preconcurrency
open class UIKey: NSObject {
  /// The characters that it writes with the keys that are held.
  open private(set) var characters: String
  /// The characters that it writes alone.
  open private(set) var charactersIgnoringModifiers: String
  /// The keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Makes a key; alone it writes the same characters unless others are given.
  public init(
    characters: String, charactersIgnoringModifiers: String? = nil, modifierFlags: UIKeyModifierFlags = []
  ) {
    (self.characters, self.modifierFlags) = (characters, modifierFlags)
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    super.init()
  }
}
#endif
