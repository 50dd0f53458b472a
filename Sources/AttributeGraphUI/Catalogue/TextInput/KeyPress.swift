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

  /// Whether an action took a key.
  public enum Result: Hashable, Sendable {
    /// It did.
    case handled
    /// It did not: the views around get it.
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

/// Runs a closure for keys.
nonisolated struct _KeyPressModifier: PrimitiveViewModifier {
  let accepts: (KeyPress) -> Bool
  let perform: (KeyPress) -> KeyPress.Result

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.facts[KeyAction.self] = KeyAction { press in
      let modifier = modifier.read()
      return modifier.accepts(press) ? modifier.perform(press) : .ignored
    }
    return body(inputs.inside(position))
  }
}

/// The action of a view for keys, kept at the position of the modifier.
struct KeyAction {
  /// Takes a key, or leaves it to others.
  let perform: @MainActor (KeyPress) -> KeyPress.Result
}

/// Which ways of a person's to the focus a view takes part in.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Interactions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is activated, as a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is edited, as a field.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the system chooses.
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

  /// Says whether the view can have the focus; here only fields can, and keys also reach views without it.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Says for which interactions the view can have the focus; here only fields can.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

  /// Says whether the system's ring around the focus is off; a host draws none.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Makes the view a section for the focus; nobody moves the focus by directions here.
  nonisolated public func focusSection() -> some View { self }

  /// Makes the view a scope for preferred focus; the first focus is set by `defaultFocus` alone here.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Says whether the view is preferred for the first focus; the first focus is set by `defaultFocus` alone here.
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Sets a value of the focus when the view appears.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

/// How much the first focus counts among others.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool
  /// As the system chooses.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also where a person moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}
