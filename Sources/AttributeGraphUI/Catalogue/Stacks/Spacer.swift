/// A flexible space that takes the remaining length of a stack along its axis.
nonisolated public struct Spacer: PrimitiveView, Equatable, Sendable {
  /// The minimum length, in points; nil for the default of 8.
  public var minLength: CGFloat?

  /// Makes a space.
  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  /// Makes a node that draws nothing.
  @MainActor public static func _makeViewList(view: _GraphValue<Spacer>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Spacer.self)
    let node = SpacerNode(at: position, along: inputs.stackAxis, spacer: view.read())
    view.updater.add(node, of: view)
    return inputs.output(node)
  }
}
