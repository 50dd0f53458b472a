/// The look of the view under a pointer.
public struct HoverEffect: Hashable, Sendable {
  /// The type of the effect.
  private let type: ObjectIdentifier

  /// Makes an effect of one with a type of its own.
  public init<Effect: CustomHoverEffect>(_ effect: Effect) { type = ObjectIdentifier(Effect.self) }

  /// The system's choice.
  public static let automatic = HoverEffect(AutomaticHoverEffect())
  /// It is lit.
  public static let highlight = HoverEffect(HighlightHoverEffect())
  /// It is raised.
  public static let lift = HoverEffect(LiftHoverEffect())
}

/// The look of a view under a pointer, composed of other effects. A host draws no effect, so bodies are not called.
@preconcurrency
public protocol CustomHoverEffect: Sendable {
  /// The type of the effect that this one is composed of.
  associatedtype Body: CustomHoverEffect
  /// The effect to which others are added.
  typealias Content = EmptyHoverEffect

  /// The effect that this one is composed of.
  nonisolated func body(content: Content) -> Body
}

extension CustomHoverEffect where Body == Never {
  /// Traps: the effect is not made of others.
  public nonisolated func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body: it is an effect of the system.")
  }
}

extension Never: CustomHoverEffect {
  /// There is no effect.
  public nonisolated func body(content: EmptyHoverEffect) -> Never { switch self {} }
}

/// No effect, to which others are added.
public struct EmptyHoverEffect: CustomHoverEffect {
  /// The type of the body.
  public typealias Body = Never
  /// Makes the effect.
  public init() {}
}

/// The system's choice.
public struct AutomaticHoverEffect: CustomHoverEffect {
  /// The type of the body.
  public typealias Body = Never
  /// Makes the effect.
  public init() {}
}

/// The view is lit.
public struct HighlightHoverEffect: CustomHoverEffect {
  /// The type of the body.
  public typealias Body = Never
  /// Makes the effect.
  public init() {}
}

/// The view is raised.
public struct LiftHoverEffect: CustomHoverEffect {
  /// The type of the body.
  public typealias Body = Never
  /// Makes the effect.
  public init() {}
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  /// The system's choice.
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
  /// The view is lit.
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
  /// The view is raised.
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

extension CustomHoverEffect where Self == EmptyHoverEffect {
  /// No effect.
  public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}

extension CustomHoverEffect {
  /// The effect with another one, which a host does not draw either.
  public func hoverEffect(_ effect: some CustomHoverEffect) -> some CustomHoverEffect { self }

  /// The effect, off while a condition is true; a host draws none.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some CustomHoverEffect { self }
}

extension View {
  /// Sets the look of the view under a pointer; a host has none.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets how the view looks under a pointer; a host has none.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Sets the look of the view under a pointer by an effect with a type of its own; a host has none.
  @_disfavoredOverload
  nonisolated public func hoverEffect(_ effect: some CustomHoverEffect, isEnabled: Bool = true) -> some View { self }

  /// Sets the look under a pointer of the views inside that do not choose one; a host has none.
  @_disfavoredOverload
  nonisolated public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }
}
