import Foundation

/// Draws a shadow behind a view; layout does not change.
nonisolated public struct _ShadowEffect: PrimitiveViewModifier, Animatable {
  /// The colour of the shadow.
  public var color: Color
  /// The blur radius, in points.
  public var radius: CGFloat
  /// The offset from the view.
  public var offset: CGSize

  /// Draws a shadow.
  public init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// The blur radius and the offset.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(radius, AnimatablePair(offset.width, offset.height)) }
    set {
      radius = newValue.first
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  /// Puts the effect around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    return inputs.effects(
      of: modifier.animated(at: position, inputs: inputs), at: position,
      { [unowned position] modifier in
        DisplayEffect.Kind.shadow(
          modifier.color, radius: position.length(modifier.radius, as: "radius"),
          x: position.finite(modifier.offset.width, as: "x"), y: position.finite(modifier.offset.height, as: "y"))
      }, body: body
    ) { effect, _, number, effects in effects.add(effect, number: number) }
  }
}

/// Draws a view blurred; layout does not change.
nonisolated public struct _BlurEffect: PrimitiveViewModifier, Animatable {
  /// The blur radius, in points.
  public var radius: CGFloat
  /// Whether edges stay opaque.
  public var isOpaque: Bool

  /// Blurs a view.
  public init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }

  /// The blur radius.
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  /// Puts the effect around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    return inputs.effects(
      of: modifier.animated(at: position, inputs: inputs), at: position,
      { [unowned position] modifier in
        DisplayEffect.Kind.blur(radius: position.length(modifier.radius, as: "radius"), isOpaque: modifier.isOpaque)
      }, body: body
    ) { effect, _, number, effects in
      if case .blur(radius: 0, _) = effect { return }
      effects.add(effect, number: number)
    }
  }
}

extension View {
  /// Draws a shadow behind the view; its layout does not change.
  ///
  /// The content of the view has one shadow, behind all of it. A radius that is negative or not a number counts as 0
  /// and is reported as an issue (this rule is ours).
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Draws the view blurred; its layout does not change.
  ///
  /// A radius that is negative or not a number counts as 0 and is reported as an issue (this rule is ours).
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
}
