extension Color: PrimitiveView {
  /// Makes a leaf that takes the proposed size, with 10 for an unspecified length.
  public static func _makeViewList(view: _GraphValue<Color>, inputs: _ViewInputs) -> _ViewListOutputs {
    let node = ColorNode(at: inputs.makePosition(Color.self), color: view.layoutValue(comparedBy: ==))
    node.draw(inputs)
    return inputs.output(node)
  }
}

/// The leaf of a colour.
final class ColorNode: FillingNode {
  private let color: LayoutValue<Color>

  /// Makes the leaf of a colour.
  init(at position: ViewPosition, color: LayoutValue<Color>) {
    self.color = color
    super.init(at: position)
    color.add(self)
  }

  override var content: DisplayContent? { .color(color.value) }
}
