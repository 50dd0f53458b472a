/// The repetition and the speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition of a symbol effect.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate enum Kind: Hashable { case continuous, periodic(Int?, delay: Double?) }
    fileprivate nonisolated let kind: Kind

    /// Without a pause.
    public nonisolated static var continuous: RepeatBehavior { RepeatBehavior(kind: .continuous) }
    /// Again and again.
    public nonisolated static var periodic: RepeatBehavior { periodic() }
    /// A number of times, or without end, with a pause in seconds.
    public nonisolated static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(kind: .periodic(count, delay: delay))
    }
  }

  private nonisolated var rate = 1.0
  private nonisolated var repetition: RepeatBehavior?
  private nonisolated var isRepeated: Bool?

  /// The usual ones.
  public nonisolated static let `default` = SymbolEffectOptions()
  /// The effect runs again and again.
  public nonisolated static var repeating: SymbolEffectOptions { Self.default.repeating }
  /// The effect runs once.
  public nonisolated static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }

  /// Repeats the effect a number of times; nil for the default number.
  public nonisolated static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }
  /// The effect is repeated in a way.
  public nonisolated static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.repeat(behavior)
  }
  /// Sets the speed of the effect, as a factor.
  public nonisolated static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// The options, with an effect that runs again and again.
  public nonisolated var repeating: SymbolEffectOptions { changed { $0.isRepeated = true } }
  /// The options, with an effect that runs once.
  public nonisolated var nonRepeating: SymbolEffectOptions { changed { $0.isRepeated = false } }
  /// The options with a number of repetitions.
  public nonisolated func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    changed { $0.repetition = .periodic(count) }
  }
  /// The options, with another way of repetition.
  public nonisolated func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changed { $0.repetition = behavior }
  }
  /// The options with a speed, as a factor.
  public nonisolated func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.rate = speed } }

  private nonisolated func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var new = self
    change(&new)
    return new
  }
}

/// A symbol effect that was set on a view, as the views inside see it.
public struct RecordedSymbolEffect: Hashable, Sendable {
  /// The effect.
  public let configuration: SymbolEffectConfiguration
  /// The repetition and the speed.
  public let options: SymbolEffectOptions
  /// Whether it is active; one that runs when a value changes always is.
  public let isActive: Bool
}

extension EnvironmentValues {
  private enum SymbolEffectsKey: EnvironmentKey { static var defaultValue: [RecordedSymbolEffect] { [] } }

  /// The effects on the symbols inside, from the outside in: what a host keeps of `symbolEffect`.
  public internal(set) var symbolEffects: [RecordedSymbolEffect] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

extension View {
  private nonisolated func recording(
    _ effect: some SymbolEffect, _ options: SymbolEffectOptions, isActive: Bool
  ) -> some View {
    transformEnvironment(\.symbolEffects) { effects in
      effects.append(
        RecordedSymbolEffect(configuration: effect.configuration, options: options, isActive: isActive))
    }
  }

  /// Runs an effect on the symbols inside while it is active; they are drawn without it.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    recording(effect, options, isActive: isActive)
  }

  /// Runs an effect on the symbols inside whenever a value changes; they are drawn without it.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    recording(effect, options, isActive: true)
  }

  /// Removes the effects of enclosing modifiers from the symbols inside.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}

/// A transition of a symbol with an effect: the view fades, and a host stores the name of the effect.
nonisolated public struct SymbolEffectTransition: Transition, FormedTransition {
  /// The effect.
  public let configuration: SymbolEffectConfiguration
  /// The speed.
  public let options: SymbolEffectOptions

  /// Makes the transition of an effect.
  public nonisolated init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
    configuration = effect.configuration
    self.options = options
  }

  var form: TransitionForm { TransitionForm(OpacityTransition()) }

  /// The content as it is, or invisible.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    OpacityTransition().apply(content: content, phase: phase)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol comes and goes by the effect that the system chooses.
  nonisolated public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  /// A symbol comes and goes by an effect.
  nonisolated public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
