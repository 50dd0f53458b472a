/// No view at all: nothing is laid out and nothing is drawn.
nonisolated public struct EmptyView: PrimitiveView, Sendable {
  /// Makes an empty view.
  public nonisolated init() {}

  /// Makes nothing.
  @MainActor public static func _makeViewList(view: _GraphValue<EmptyView>, inputs: _ViewInputs) -> _ViewListOutputs {
    .empty
  }
}
