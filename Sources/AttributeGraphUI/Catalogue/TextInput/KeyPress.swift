import Foundation

/// A key that a person presses, holds or releases.
public struct KeyPress: Sendable {
  /// The phases of a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Phases by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action handled a key.
  public enum Result: Hashable, Sendable {
    /// It did.
    case handled
    /// It was not: the enclosing views receive it.
    case ignored
  }

  /// The phase.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters of the key.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}

extension KeyPress.Phases: CustomDebugStringConvertible {
  /// The names of the phases.
  public var debugDescription: String {
    let names: [(KeyPress.Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
    return "[\(names.filter { contains($0.0) }.map(\.1).joined(separator: ", "))]"
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// The properties of the key press.
  public var debugDescription: String {
    "KeyPress(phase: \(phase), key: \(key.character.debugDescription), characters: \(characters.debugDescription), "
      + "modifiers: \(modifiers.rawValue))"
  }
}

/// Runs a closure for key presses.
nonisolated struct _KeyPressModifier: PrimitiveViewModifier {
  let accepts: (KeyPress) -> Bool
  let perform: (KeyPress) -> KeyPress.Result

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.info[KeyAction.self] = KeyAction { press in
      let modifier = modifier.read()
      return modifier.accepts(press) ? modifier.perform(press) : .ignored
    }
    return body(inputs.inside(position))
  }
}

/// The key action of a view, stored at the position of the modifier.
struct KeyAction {
  /// Handles a key, or ignores it.
  let perform: @MainActor (KeyPress) -> KeyPress.Result
}

/// The interactions for which a view can be focused.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Interactions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is activated, like a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is edited, like a field.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The system's choice.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A direction in which a person moves the focus.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up, down, left, right.
  case up, down, left, right
}

extension View {
  /// Runs an action when a key goes down or repeats while the focus is inside.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Runs an action in phases of a key while the focus is inside.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs an action in phases of some keys while the focus is inside.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(accepts: { keys.contains($0.key) && phases.contains($0.phase) }, perform: action))
  }

  /// Runs an action in phases of the keys of some characters while the focus is inside.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(
        accepts: { phases.contains($0.phase) && $0.characters.unicodeScalars.allSatisfy(characters.contains) },
        perform: action))
  }

  /// Runs an action in phases of any key while the focus is inside.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(accepts: { phases.contains($0.phase) }, perform: action))
  }

  /// Runs an action when a person presses ⎋ inside.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKey(.escape, perform: action)
  }

  /// Runs an action when a person presses ⌫ inside.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKey(.delete, perform: action)
  }

  /// Runs an action when a person presses an arrow inside.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return onKeyPress(keys: Set(directions.keys)) { press in
      guard let action, let direction = directions[press.key] else { return .ignored }
      action(direction)
      return .handled
    }
  }

  private nonisolated func onKey(_ key: KeyEquivalent, perform action: (() -> Void)?) -> some View {
    onKeyPress(key) {
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }

  /// Sets whether the view can be focused; here only fields can, and keys also reach views without focus.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Sets whether the view can be focused; here only fields can, so the closure never runs.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View { self }

  /// Sets for which interactions the view can be focused; here only fields can.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

  /// Sets whether the system's focus ring is off; a host draws none.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Makes the view a focus section; here the focus is not moved by directions.
  nonisolated public func focusSection() -> some View { self }

  /// Makes the view a focus scope; here only `defaultFocus` sets the first focus.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Sets whether the view is preferred for the first focus; here only `defaultFocus` sets it.
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Sets a focus value when the view appears.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

/// The priority of a first focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool
  /// The system's choice.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when a person moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}
