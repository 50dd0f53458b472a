/// A line of one pixel across a stack.
nonisolated public struct Divider: PrimitiveView, Equatable, Sendable {
  /// Makes a line.
  public nonisolated init() {}

  /// Makes a leaf that is one pixel thick along the axis of the stack; across it, it takes the proposed length.
  @MainActor public static func _makeViewList(view: _GraphValue<Divider>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Divider.self)
    let node = DividerNode(at: position, along: inputs.stackAxis)
    node.draw(inputs)
    return inputs.output(node)
  }
}

/// The leaf of a line across the enclosing stack; outside of a stack it is horizontal.
final class DividerNode: LeafNode {
  private let axis: Axis?

  /// Makes a line in a stack along an axis.
  init(at position: ViewPosition, along axis: Axis?) {
    self.axis = axis
    super.init(at: position)
  }

  override class var layoutKind: LayoutKind { .answersDirectly }
  override var content: DisplayContent? { .color(.gray) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = Length.measured(proposal.replacingUnspecifiedDimensions())
    size[axis ?? parent?.axisInside ?? .vertical] = 1 / runtime.displayScale
    return size
  }
}
