import AttributeGraph2

/// How opaque what is drawn at a position is, from 0 to 1; nil where nobody said.
typealias OpacitySource = @MainActor () -> Double

/// Draws the view with an opacity; layout and lifecycle do not depend on it.
public struct _OpacityEffect: PrimitiveViewModifier {
  /// The opacity, from 0 (invisible) to 1.
  public var opacity: Double

  /// Draws with an opacity.
  public init(opacity: Double) {
    self.opacity = opacity
  }

  /// Passes the opacity on to what is drawn inside.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let value = modifier.attribute(at: position)
    let around = inputs.opacity
    var inputs = inputs.inside(position)
    inputs.opacity = { min(Length.measured(value.value.opacity), 1) * (around?() ?? 1) }
    return body(inputs)
  }
}

extension View {
  /// Draws the view with an opacity from 0 to 1; what is beyond counts as the nearer of them, NaN as 0.
  public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}
