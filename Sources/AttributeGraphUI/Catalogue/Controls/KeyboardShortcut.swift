/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public let character: Character

  /// The key of a character.
  public init(_ character: Character) { self.character = character }

  /// The key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The key ↑.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key ↓.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key ←.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key →.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key ⎋.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key ⌫.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key ⌦.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The key ↖.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key ↘.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key ⇞.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key ⇟.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key ⌧.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The key ⇥.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The key ↩.
  public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Keys by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key ⇪.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The key ⇧.
  public static let shift = EventModifiers(rawValue: 2)
  /// The key ⌃.
  public static let control = EventModifiers(rawValue: 4)
  /// The key ⌥.
  public static let option = EventModifiers(rawValue: 8)
  /// The key ⌘.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the block of numbers.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// Keys that are pressed together.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// How the keys are mapped to keyboards of other languages; a host has one keyboard.
  public var localization: Localization

  /// How a shortcut is mapped to keyboards of other languages.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// The key that stands there, also on the other side where lines begin on the right.
    public static let automatic = Localization(name: "automatic")
    /// The key that stands there, on the same side.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The letter, wherever it stands on the keyboard.
    public static let custom = Localization(name: "custom")
  }

  /// A key that is pressed while others are held.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The keys as menus show them.
  var symbols: String {
    let symbols: [(EventModifiers, String)] = [(.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘")]
    return symbols.filter { modifiers.contains($0.0) }.map(\.1).joined() + String(key.character).uppercased()
  }

  /// The keys of the button that a person most likely wants: ↩.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The keys of the button that leaves things as they are: ⎋.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// Uses a control when keys are pressed.
nonisolated public struct _KeyboardShortcutModifier: PrimitiveViewModifier {
  let shortcut: KeyboardShortcut?

  /// Notes the keys at the position of the modifier.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.facts[ShortcutPlace.self] = ShortcutPlace { modifier.read().shortcut }
    return body(inputs.inside(position))
  }
}

extension View {
  /// Uses the control inside when a key is pressed while others are held.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Uses the control inside when a key is pressed while others are held.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Uses the control inside when keys are pressed.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Uses the control inside when keys are pressed, if there are any.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }
}

/// The keys of the control inside, kept at the position of the modifier.
private struct ShortcutPlace {
  let shortcut: @MainActor () -> KeyboardShortcut?
}

/// What a person does with a keyboard.
extension ViewHost {
  /// Presses keys: the first control that can be seen and has this shortcut is used as by a tap.
  ///
  /// Without such a control the actions of `onKeyPress` run until one takes the key: those around the field in which a
  /// person writes, from the inside out, or without such a field all of them, the deepest first.
  ///
  /// - Throws: `HostError.nothingShown` where no control has the shortcut and there is no action.
  /// - Returns: What ran because of it.
  @discardableResult
  public func pressKey(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) throws(HostError) -> UpdateReport {
    for root in rootsFromTheTop {
      let found = root.first { position -> FoundControl? in
        let known = position.knownFacts?[ShortcutPlace.self]?.shortcut()
        guard known?.key == key && known?.modifiers == modifiers else { return nil }
        return position.first { inside in
          guard let control = inside.control, control.isVisible, control.tap != nil else { return nil }
          return FoundControl(position: inside, control: control)
        }
      }
      if let found { return act(on: found) { found.control.tap?() } }
    }
    let press = KeyPress(phase: .down, key: key, characters: String(key.character), modifiers: modifiers)
    let actions = keyActions
    guard !actions.isEmpty else { throw .nothingShown(kind: "control with this keyboard shortcut") }
    return perform(as: "press a key") {
      for action in actions where action(press) == .handled { return }
    }
  }

  /// The actions for keys, in the order in which they get a key.
  private var keyActions: [(KeyPress) -> KeyPress.Result] {
    var all: [(action: (KeyPress) -> KeyPress.Result, isAroundField: Bool)] = []
    for root in rootsFromTheTop {
      root.forEachPosition { position in
        guard position.isOnScreen, let action = position.knownFacts?[KeyAction.self]?.perform else { return }
        let field = position.first { inside -> Bool? in
          guard let editing = inside.control?.action as? TextEditing else { return nil }
          return editing.isEditing ? true : nil
        }
        all.append((action, field != nil))
      }
    }
    let around = all.filter(\.isAroundField)
    return (around.isEmpty ? all : around).reversed().map(\.action)
  }
}

extension Control {
  /// What a tap does; nil for a control that is used otherwise.
  fileprivate var tap: (() -> Void)? { action.taps.flatMap { $0.count == 1 ? $0.perform : nil } }
}
