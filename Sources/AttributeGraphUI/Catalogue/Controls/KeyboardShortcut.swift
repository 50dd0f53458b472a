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
  /// The mapping of the keys to keyboards of other languages; a host has one keyboard.
  public var localization: Localization

  /// The mapping of a shortcut to keyboards of other languages.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// The key at the same place of the keyboard, mirrored in right-to-left layouts.
    public static let automatic = Localization(name: "automatic")
    /// The key at the same place of the keyboard, not mirrored.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The letter, wherever it is on the keyboard.
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

  /// The keys as a menu shows them.
  var symbols: String {
    let symbols: [(EventModifiers, String)] = [(.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘")]
    return symbols.filter { modifiers.contains($0.0) }.map(\.1).joined() + String(key.character).uppercased()
  }

  /// The shortcut of the default button: ↩.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of the cancel button: ⎋.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// Triggers a control when keys are pressed.
nonisolated public struct _KeyboardShortcutModifier: PrimitiveViewModifier {
  let shortcut: KeyboardShortcut?

  /// Stores the shortcut at the position of the modifier.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.info[ShortcutPlace.self] = ShortcutPlace { modifier.read().shortcut }
    return body(
      inputs.inside(position).transformingEnvironment(by: modifier) { modifier, values in
        values.keyboardShortcut = modifier.shortcut
      })
  }
}

extension View {
  /// Triggers the control inside when a key is pressed while others are held.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Triggers the control inside when a key is pressed while others are held.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Triggers the control inside when keys are pressed.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Triggers the control inside when keys are pressed; nil for no shortcut.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }
}

extension EnvironmentValues {
  private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

  /// The shortcut that triggers the control; nil if it has none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

/// The shortcut of the control inside, stored at the position of the modifier.
private struct ShortcutPlace {
  let shortcut: @MainActor () -> KeyboardShortcut?
}

/// Actions of a person with a keyboard.
extension ViewHost {
  /// Presses keys: the first control with this shortcut is tapped, visible or not, or, in a window of a program, the
  /// first command with it is performed. The shortcuts of pages that other pages cover come after those on the screen.
  ///
  /// Without such a control or command the actions of `onKeyPress` run until one handles the key: those around the
  /// focused field, from the inside out, or without a focused field all of them, the deepest first.
  ///
  /// - Throws: `HostError.nothingShown` if no control or command has the shortcut and there is no action.
  /// - Returns: The work that it caused.
  @discardableResult
  public func pressKey(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) throws(HostError) -> UpdateReport {
    let hosts = [self] + (book?.commands.map(\.host) ?? [])
    for host in hosts {
      guard let found = host.control(withKey: key, modifiers) else { continue }
      return act(on: found) { found.control.tap?() }
    }
    let press = KeyPress(phase: .down, key: key, characters: String(key.character), modifiers: modifiers)
    let actions = keyActions
    guard !actions.isEmpty else { throw .nothingShown(kind: "control with this keyboard shortcut") }
    return perform(as: "press a key") {
      for action in actions where action(press) == .handled { return }
    }
  }

  /// The first control with a shortcut: on the screen, or else on a covered page; nil if there is none.
  private func control(withKey key: KeyEquivalent, _ modifiers: EventModifiers) -> FoundControl? {
    for root in rootsWithCoveredPages {
      let found = root.first { position -> FoundControl? in
        let known = position.knownInfo?[ShortcutPlace.self]?.shortcut()
        guard known?.key == key && known?.modifiers == modifiers else { return nil }
        return position.first { inside in
          guard let control = inside.control, control.tap != nil else { return nil }
          return FoundControl(position: inside, control: control)
        }
      }
      if let found { return found }
    }
    return nil
  }

  /// The roots from the top, and then the pages that others cover, the last covered first.
  private var rootsWithCoveredPages: [ViewPosition] {
    var roots = rootsFromTheTop
    var index = 0
    while index < roots.count {
      roots[index].forEachPosition { position in
        guard let pages = position.knownInfo?[NavigationPages.self]?.pages else { return }
        roots += pages.dropLast().reversed().map(\.position)
      }
      index += 1
    }
    return roots
  }

  /// The actions for keys, in the order in which they receive a key.
  private var keyActions: [(KeyPress) -> KeyPress.Result] {
    var all: [(action: (KeyPress) -> KeyPress.Result, enclosesField: Bool)] = []
    for root in rootsFromTheTop {
      root.forEachPosition { position in
        guard position.isOnScreen, let action = position.knownInfo?[KeyAction.self]?.perform else { return }
        let field = position.first { inside -> Bool? in
          guard let editing = inside.control?.action as? TextEditing else { return nil }
          return editing.isEditing ? true : nil
        }
        all.append((action, field != nil))
      }
    }
    let enclosing = all.filter(\.enclosesField)
    return (enclosing.isEmpty ? all : enclosing).reversed().map(\.action)
  }
}

extension Control {
  /// The action of a single tap; nil for a control without one.
  fileprivate var tap: (() -> Void)? { action.taps.flatMap { $0.count == 1 ? $0.perform : nil } }
}
