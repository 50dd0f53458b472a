/// Draws the view with an opacity; layout and lifecycle do not depend on it.
nonisolated public struct _OpacityEffect: PrimitiveViewModifier, Animatable {
  /// The opacity, from 0 (invisible) to 1.
  public var opacity: Double

  /// Draws with an opacity.
  public init(opacity: Double) {
    self.opacity = opacity
  }

  /// The opacity.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  /// Passes the opacity on to the drawing inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let modifier = modifier.animated(at: position, inputs: inputs)
    let read = { [unowned position] in
      let opacity = modifier.read().opacity
      if opacity.isNaN { position.report(invalid: "opacity") }
      return opacity
    }
    let scope = OpacityScope(read(), inside: inputs.opacity)
    position.own(scope)
    modifier.updater.add { scope.update(to: read()) }
    var inputs = inputs.inside(position)
    inputs.opacity = scope
    return body(inputs)
  }
}

extension View {
  /// Draws the view with an opacity, limited to 0 to 1.
  ///
  /// NaN counts as 0 and is reported as an issue.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}
