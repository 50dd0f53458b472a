import Foundation

/// A modifier that changes the colours of a view's drawing; layout does not change.
protocol ColorEffect: PrimitiveViewModifier, Animatable {
  /// The filter of the modifier; reports invalid numbers at a position.
  @MainActor func filter(at position: ViewPosition) -> ColorFilter
}

extension ColorEffect {
  /// Puts the effect around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    return inputs.effects(
      of: modifier.animated(at: position, inputs: inputs), at: position,
      { [unowned position] in $0.filter(at: position) }, body: body
    ) { filter, _, number, effects in
      if !filter.isIdentity { effects.add(.color(filter), number: number) }
    }
  }
}

/// Rotates the hues of a view.
nonisolated public struct _HueRotationEffect: ColorEffect, Equatable {
  /// The angle of the hue rotation.
  public var angle: Angle

  /// The angle in radians.
  public var animatableData: Double {
    get { angle.radians }
    set { angle.radians = newValue }
  }

  @MainActor func filter(at position: ViewPosition) -> ColorFilter {
    .hueRotation(.radians(Double(position.finite(CGFloat(angle.radians), as: "angle"))))
  }
}

/// A modifier that changes colours by a number.
protocol AmountEffect: ColorEffect {
  /// The amount or the factor.
  nonisolated var amount: Double { get set }
  /// The filter, with its numbers unchanged.
  static func filter(of amount: Double) -> ColorFilter
}

extension AmountEffect {
  /// The amount or factor.
  nonisolated public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  @MainActor func filter(at position: ViewPosition) -> ColorFilter {
    Self.filter(of: Double(position.finite(CGFloat(amount), as: "amount")))
  }
}

/// Makes a view brighter.
nonisolated public struct _BrightnessEffect: AmountEffect, Equatable {
  /// The amount.
  public var amount: Double

  static func filter(of amount: Double) -> ColorFilter { .brightness(amount) }
}

/// Changes the contrast of a view.
nonisolated public struct _ContrastEffect: AmountEffect, Equatable {
  /// By which factor.
  public var amount: Double

  static func filter(of amount: Double) -> ColorFilter { .contrast(amount) }
}

/// Changes the saturation of a view.
nonisolated public struct _SaturationEffect: AmountEffect, Equatable {
  /// By which factor.
  public var amount: Double

  static func filter(of amount: Double) -> ColorFilter { .saturation(amount) }
}

/// Makes a view grey.
nonisolated public struct _GrayscaleEffect: AmountEffect, Equatable {
  /// The amount, from 0 to 1.
  public var amount: Double

  static func filter(of amount: Double) -> ColorFilter { .grayscale(amount) }
}

/// Multiplies the colours of a view by one.
nonisolated public struct _ColorMultiplyEffect: ColorEffect, Equatable {
  /// The colour.
  public var tint: Color

  @MainActor func filter(at position: ViewPosition) -> ColorFilter { .multiply(tint) }
}

/// Inverts the colours of a view.
nonisolated public struct _ColorInvertEffect: ColorEffect, Equatable {
  @MainActor func filter(at position: ViewPosition) -> ColorFilter { .invert }
}

/// Makes the dark parts of a view transparent.
nonisolated public struct _LuminanceToAlphaEffect: ColorEffect, Equatable {
  @MainActor func filter(at position: ViewPosition) -> ColorFilter { .luminanceToAlpha }
}

/// A modifier that determines how a view's drawing is composed; layout does not change.
protocol CompositingEffect: PrimitiveViewModifier, Equatable {
  /// The kind of the effect.
  nonisolated var kind: DisplayEffect.Kind { get }
}

extension CompositingEffect {
  /// Puts the effect around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    return inputs.effects(of: modifier, at: position, { $0.kind }, body: body) { kind, _, number, effects in
      if kind != .blend(.normal) { effects.add(kind, number: number) }
    }
  }
}

/// Mixes a view with the content behind.
nonisolated public struct _BlendModeEffect: CompositingEffect {
  /// The blend mode.
  public var blendMode: BlendMode

  var kind: DisplayEffect.Kind { .blend(blendMode) }
}

/// Flattens a view before other effects apply.
nonisolated public struct _CompositingGroupEffect: CompositingEffect {
  var kind: DisplayEffect.Kind { .group }
}

/// Draws a view into a picture.
nonisolated public struct _DrawingGroupEffect: CompositingEffect {
  /// Whether the picture is opaque.
  public var isOpaque: Bool
  /// The range of its colours.
  public var colorMode: ColorRenderingMode

  var kind: DisplayEffect.Kind { .drawingGroup(isOpaque: isOpaque, colorMode) }
}

extension View {
  /// Rotates the hues of the view; its layout does not change.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { modifier(_HueRotationEffect(angle: angle)) }

  /// Makes the view brighter by an amount from -1 to 1; its layout does not change.
  nonisolated public func brightness(_ amount: Double) -> some View { modifier(_BrightnessEffect(amount: amount)) }

  /// Changes the contrast of the view by a factor; its layout does not change.
  nonisolated public func contrast(_ amount: Double) -> some View { modifier(_ContrastEffect(amount: amount)) }

  /// Changes the saturation of the view by a factor; its layout does not change.
  nonisolated public func saturation(_ amount: Double) -> some View { modifier(_SaturationEffect(amount: amount)) }

  /// Makes the view grey by a fraction from 0 to 1; its layout does not change.
  nonisolated public func grayscale(_ amount: Double) -> some View { modifier(_GrayscaleEffect(amount: amount)) }

  /// Multiplies the colours of the view by a colour; its layout does not change.
  nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(tint: color)) }

  /// Inverts the colours of the view; its layout does not change.
  nonisolated public func colorInvert() -> some View { modifier(_ColorInvertEffect()) }

  /// Makes the dark parts of the view transparent; its layout does not change.
  nonisolated public func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect()) }

  /// Mixes the view with the content behind; its layout does not change.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Flattens the view before other effects apply; its layout does not change.
  nonisolated public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Draws the view into a picture; its layout does not change.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(_DrawingGroupEffect(isOpaque: opaque, colorMode: colorMode))
  }
}
