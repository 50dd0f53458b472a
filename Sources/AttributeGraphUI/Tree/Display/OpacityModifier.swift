/// The opacity of the drawing inside a modifier, from 0 to 1: its own times that of the enclosing scope.
final class OpacityScope: LayoutInput {
  private var own: Double
  private let parent: OpacityScope?
  private var inside: [ObjectIdentifier: OpacityScope] = [:]
  /// The mask that contains the drawing; nil for the screen.
  let mask: MaskDrawing?

  init(_ own: Double, inside parent: OpacityScope?) {
    self.own = own
    self.parent = parent
    mask = parent?.mask
    super.init()
    parent?.inside[ObjectIdentifier(self)] = self
  }

  /// Makes the outermost scope of a mask, which ignores the opacity around it.
  init(_ own: Double, drawing mask: MaskDrawing) {
    self.own = own
    parent = nil
    self.mask = mask
    super.init()
  }

  /// The opacity.
  var value: Double { min(Length.measured(own), 1) * (parent?.value ?? 1) }

  /// Sets the opacity.
  func update(to new: Double) {
    guard new != own else { return }
    own = new
    tellAll()
  }

  private func tellAll() {
    notify()
    for scope in inside.values { scope.tellAll() }
  }
}

extension OpacityScope: Ending {
  func end() {
    inside = [:]
    parent?.inside[ObjectIdentifier(self)] = nil
  }
}

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
