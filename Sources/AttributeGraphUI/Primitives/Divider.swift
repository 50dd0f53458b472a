/// A line of one pixel across a stack.
public struct Divider: PrimitiveView, Equatable {
  /// Makes a line.
  public nonisolated init() {}

  /// Makes a leaf that is one pixel thick along the axis of the stack, and as long as proposed across it.
  public static func _makeViewList(view: _GraphValue<Divider>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Divider.self)
    let thickness = 1 / inputs.runtime.displayScale
    let axis = inputs.stackAxis ?? .vertical
    let node = FillingNode(
      at: position,
      size: { proposal in
        var size = Length.measured(proposal.replacingUnspecifiedDimensions())
        size[axis] = thickness
        return size
      }, content: { .color(.gray) })
    node.draw(inputs)
    return inputs.output(node)
  }
}
