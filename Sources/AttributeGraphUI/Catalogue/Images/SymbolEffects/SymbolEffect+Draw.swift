// Symbols that are drawn along their lines.

/// The lines of a symbol are drawn.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect with its options, as a value.
  public private(set) var configuration = SymbolEffectConfiguration("drawOn")

  private func adding(_ option: String) -> DrawOnSymbolEffect {
    DrawOnSymbolEffect(configuration: configuration.adding(option))
  }

  /// The effect with the option `byLayer`.
  public var byLayer: DrawOnSymbolEffect { adding("byLayer") }

  /// The effect with the option `wholeSymbol`.
  public var wholeSymbol: DrawOnSymbolEffect { adding("wholeSymbol") }

  /// The effect with the option `individually`.
  public var individually: DrawOnSymbolEffect { adding("individually") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The effect `drawOn`.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The lines of a symbol are erased.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect with its options, as a value.
  public private(set) var configuration = SymbolEffectConfiguration("drawOff")

  private func adding(_ option: String) -> DrawOffSymbolEffect {
    DrawOffSymbolEffect(configuration: configuration.adding(option))
  }

  /// The effect with the option `byLayer`.
  public var byLayer: DrawOffSymbolEffect { adding("byLayer") }

  /// The effect with the option `wholeSymbol`.
  public var wholeSymbol: DrawOffSymbolEffect { adding("wholeSymbol") }

  /// The effect with the option `individually`.
  public var individually: DrawOffSymbolEffect { adding("individually") }

  /// The effect with the option `reversed`.
  public var reversed: DrawOffSymbolEffect { adding("reversed") }

  /// The effect with the option `nonReversed`.
  public var nonReversed: DrawOffSymbolEffect { adding("nonReversed") }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The effect `drawOff`.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
