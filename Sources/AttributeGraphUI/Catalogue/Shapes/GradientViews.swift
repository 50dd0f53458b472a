/// A gradient as a view: a rectangle filled with it.
protocol GradientView: GradientStyle, PrimitiveView {}

extension GradientView {
  /// Makes the leaf of a rectangle that is filled with the gradient.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    _ShapeView<Rectangle, Self>._makeViewList(
      view: view.projection { _ShapeView(shape: Rectangle(), style: $0) }, inputs: inputs)
  }
}

extension LinearGradient: GradientView {}
extension RadialGradient: GradientView {}
extension AngularGradient: GradientView {}
extension EllipticalGradient: GradientView {}
extension MeshGradient: GradientView {}
extension AnyGradient: GradientView {}
