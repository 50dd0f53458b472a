extension Color: PrimitiveView {
  /// Makes a leaf that takes what it is proposed, 10 where that is open.
  public static func _makeViewList(view: _GraphValue<Color>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Color.self)
    let color = view.attribute(at: position)
    let node = LeafNode(at: position) { Length.measured($0.replacingUnspecifiedDimensions()) }
    node.draw(at: position, inputs: inputs) { .color(color.value) }
    return inputs.output(node)
  }
}
