import Foundation

/// The transition between two contents of a view; here there is none.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case number(countsDown: Bool?)
    case value(Double)
    case symbol(SymbolTransition)
  }
  private let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// By fading.
  public static let opacity = ContentTransition(kind: .opacity)
  /// By interpolation, as far as possible.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Digit by digit, upwards or downwards.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .number(countsDown: countsDown))
  }

  /// Digit by digit, in the direction in which a value changes.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }

  /// By a symbol effect.
  public static var symbolEffect: ContentTransition {
    ContentTransition(kind: .symbol(SymbolTransition(effect: "automatic", options: .default)))
  }

  /// By an effect of symbols.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(SymbolTransition(effect: effect.configuration.name, options: options)))
  }
}

/// A transition between symbols.
private struct SymbolTransition: Equatable, Sendable {
  let effect: String
  let options: SymbolEffectOptions
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
  }
  private enum DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The transition between the contents of views.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether views with a content transition are drawn into one image.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets the transition between the contents of the views inside; it sets an environment value and has no other
  /// effect.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.contentTransition, value: transition))
  }
}
