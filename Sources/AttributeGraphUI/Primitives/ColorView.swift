extension Color: PrimitiveView {
  /// Makes a leaf that takes what it is proposed, 10 where that is open.
  public static func _makeViewList(view: _GraphValue<Color>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Color.self)
    let color = view.layoutValue(comparedBy: ==)
    let node = FillingNode(at: position) { .color(color.value) }
    color.add(node)
    node.draw(inputs)
    return inputs.output(node)
  }
}
