/// An effect on the drawing of a symbol; a host stores its name, and draws the symbol without it.
public protocol SymbolEffect: Sendable {
  /// The effect with its options, as a value.
  var configuration: SymbolEffectConfiguration { get }
}

/// A symbol effect that runs once whenever a value changes.
public protocol DiscreteSymbolEffect {}
/// A symbol effect that runs while it is active.
public protocol IndefiniteSymbolEffect {}
/// A symbol effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
/// A symbol effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// A symbol effect with its options, as a value: its name, and what was said of it, in order.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The name of the effect, as it is written after the dot: `bounce`.
  public var name: String
  /// The options, as they are written after further dots: `up`, `byLayer`.
  public var options: [String] = []

  nonisolated init(_ name: String) { self.name = name }

  /// The configuration with one option more.
  nonisolated func adding(_ option: String) -> SymbolEffectConfiguration {
    var new = self
    new.options.append(option)
    return new
  }
}

/// A symbol comes, or goes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect with its options, as a value.
  public private(set) var configuration = SymbolEffectConfiguration("appear")

  private func adding(_ option: String) -> AppearSymbolEffect {
    AppearSymbolEffect(configuration: configuration.adding(option))
  }

  /// The effect with the option `up`.
  public var up: AppearSymbolEffect { adding("up") }

  /// The effect with the option `down`.
  public var down: AppearSymbolEffect { adding("down") }

  /// The effect with the option `byLayer`.
  public var byLayer: AppearSymbolEffect { adding("byLayer") }

  /// The effect with the option `wholeSymbol`.
  public var wholeSymbol: AppearSymbolEffect { adding("wholeSymbol") }
}

/// A symbol goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect with its options, as a value.
  public private(set) var configuration = SymbolEffectConfiguration("disappear")

  private func adding(_ option: String) -> DisappearSymbolEffect {
    DisappearSymbolEffect(configuration: configuration.adding(option))
  }

  /// The effect with the option `up`.
  public var up: DisappearSymbolEffect { adding("up") }

  /// The effect with the option `down`.
  public var down: DisappearSymbolEffect { adding("down") }

  /// The effect with the option `byLayer`.
  public var byLayer: DisappearSymbolEffect { adding("byLayer") }

  /// The effect with the option `wholeSymbol`.
  public var wholeSymbol: DisappearSymbolEffect { adding("wholeSymbol") }
}

/// A symbol jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect with its options, as a value.
  public private(set) var configuration = SymbolEffectConfiguration("bounce")

  private func adding(_ option: String) -> BounceSymbolEffect {
    BounceSymbolEffect(configuration: configuration.adding(option))
  }

  /// The effect with the option `up`.
  public var up: BounceSymbolEffect { adding("up") }

  /// The effect with the option `down`.
  public var down: BounceSymbolEffect { adding("down") }

  /// The effect with the option `byLayer`.
  public var byLayer: BounceSymbolEffect { adding("byLayer") }

  /// The effect with the option `wholeSymbol`.
  public var wholeSymbol: BounceSymbolEffect { adding("wholeSymbol") }
}

/// A symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect with its options, as a value.
  public private(set) var configuration = SymbolEffectConfiguration("pulse")

  private func adding(_ option: String) -> PulseSymbolEffect {
    PulseSymbolEffect(configuration: configuration.adding(option))
  }

  /// The effect with the option `byLayer`.
  public var byLayer: PulseSymbolEffect { adding("byLayer") }

  /// The effect with the option `wholeSymbol`.
  public var wholeSymbol: PulseSymbolEffect { adding("wholeSymbol") }
}

/// A symbol is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The effect with its options, as a value.
  public private(set) var configuration = SymbolEffectConfiguration("scale")

  private func adding(_ option: String) -> ScaleSymbolEffect {
    ScaleSymbolEffect(configuration: configuration.adding(option))
  }

  /// The effect with the option `up`.
  public var up: ScaleSymbolEffect { adding("up") }

  /// The effect with the option `down`.
  public var down: ScaleSymbolEffect { adding("down") }

  /// The effect with the option `byLayer`.
  public var byLayer: ScaleSymbolEffect { adding("byLayer") }

  /// The effect with the option `wholeSymbol`.
  public var wholeSymbol: ScaleSymbolEffect { adding("wholeSymbol") }
}
