/// The layers of a symbol are shown one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect with its options, as a value.
  public private(set) var configuration = SymbolEffectConfiguration("variableColor")

  private func adding(_ option: String) -> VariableColorSymbolEffect {
    VariableColorSymbolEffect(configuration: configuration.adding(option))
  }

  /// The effect with the option `iterative`.
  public var iterative: VariableColorSymbolEffect { adding("iterative") }

  /// The effect with the option `cumulative`.
  public var cumulative: VariableColorSymbolEffect { adding("cumulative") }

  /// The effect with the option `reversing`.
  public var reversing: VariableColorSymbolEffect { adding("reversing") }

  /// The effect with the option `nonReversing`.
  public var nonReversing: VariableColorSymbolEffect { adding("nonReversing") }

  /// The effect with the option `hideInactiveLayers`.
  public var hideInactiveLayers: VariableColorSymbolEffect { adding("hideInactiveLayers") }

  /// The effect with the option `dimInactiveLayers`.
  public var dimInactiveLayers: VariableColorSymbolEffect { adding("dimInactiveLayers") }
}

/// The effect that the system chooses.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  /// The effect with its options, as a value.
  public private(set) var configuration = SymbolEffectConfiguration("automatic")
}

/// A symbol swings.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect with its options, as a value.
  public private(set) var configuration = SymbolEffectConfiguration("wiggle")

  private func adding(_ option: String) -> WiggleSymbolEffect {
    WiggleSymbolEffect(configuration: configuration.adding(option))
  }

  /// The effect with the option `left`.
  public var left: WiggleSymbolEffect { adding("left") }

  /// The effect with the option `right`.
  public var right: WiggleSymbolEffect { adding("right") }

  /// The effect with the option `up`.
  public var up: WiggleSymbolEffect { adding("up") }

  /// The effect with the option `down`.
  public var down: WiggleSymbolEffect { adding("down") }

  /// The effect with the option `forward`.
  public var forward: WiggleSymbolEffect { adding("forward") }

  /// The effect with the option `backward`.
  public var backward: WiggleSymbolEffect { adding("backward") }

  /// The effect with the option `clockwise`.
  public var clockwise: WiggleSymbolEffect { adding("clockwise") }

  /// The effect with the option `counterClockwise`.
  public var counterClockwise: WiggleSymbolEffect { adding("counterClockwise") }

  /// The effect with the option `byLayer`.
  public var byLayer: WiggleSymbolEffect { adding("byLayer") }

  /// The effect with the option `wholeSymbol`.
  public var wholeSymbol: WiggleSymbolEffect { adding("wholeSymbol") }

  /// The effect along a direction.
  public func custom(angle: Angle) -> WiggleSymbolEffect { adding("custom \(angle.degrees)°") }
}

/// A symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect with its options, as a value.
  public private(set) var configuration = SymbolEffectConfiguration("rotate")

  private func adding(_ option: String) -> RotateSymbolEffect {
    RotateSymbolEffect(configuration: configuration.adding(option))
  }

  /// The effect with the option `clockwise`.
  public var clockwise: RotateSymbolEffect { adding("clockwise") }

  /// The effect with the option `counterClockwise`.
  public var counterClockwise: RotateSymbolEffect { adding("counterClockwise") }

  /// The effect with the option `byLayer`.
  public var byLayer: RotateSymbolEffect { adding("byLayer") }

  /// The effect with the option `wholeSymbol`.
  public var wholeSymbol: RotateSymbolEffect { adding("wholeSymbol") }
}

/// A symbol grows and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect with its options, as a value.
  public private(set) var configuration = SymbolEffectConfiguration("breathe")

  private func adding(_ option: String) -> BreatheSymbolEffect {
    BreatheSymbolEffect(configuration: configuration.adding(option))
  }

  /// The effect with the option `plain`.
  public var plain: BreatheSymbolEffect { adding("plain") }

  /// The effect with the option `pulse`.
  public var pulse: BreatheSymbolEffect { adding("pulse") }

  /// The effect with the option `byLayer`.
  public var byLayer: BreatheSymbolEffect { adding("byLayer") }

  /// The effect with the option `wholeSymbol`.
  public var wholeSymbol: BreatheSymbolEffect { adding("wholeSymbol") }
}

/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// A replacement that keeps what both symbols have in common.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    /// The effect with its options, as a value.
    public let configuration: SymbolEffectConfiguration
  }

  /// The effect with its options, as a value.
  public private(set) var configuration = SymbolEffectConfiguration("replace")

  private func adding(_ option: String) -> ReplaceSymbolEffect {
    ReplaceSymbolEffect(configuration: configuration.adding(option))
  }

  /// The effect with the option `downUp`.
  public var downUp: ReplaceSymbolEffect { adding("downUp") }

  /// The effect with the option `upUp`.
  public var upUp: ReplaceSymbolEffect { adding("upUp") }

  /// The effect with the option `offUp`.
  public var offUp: ReplaceSymbolEffect { adding("offUp") }

  /// The effect with the option `byLayer`.
  public var byLayer: ReplaceSymbolEffect { adding("byLayer") }

  /// The effect with the option `wholeSymbol`.
  public var wholeSymbol: ReplaceSymbolEffect { adding("wholeSymbol") }

  /// A replacement in which the old symbol goes down and the new one comes up.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }

  /// A replacement in which both symbols go up.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }

  /// A replacement in which the old symbol disappears and the new one comes up.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

  /// A replacement that keeps what both symbols have in common, or else another one.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(configuration: fallback.configuration.adding("magic"))
  }
}
