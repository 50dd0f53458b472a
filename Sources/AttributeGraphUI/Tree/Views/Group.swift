/// Several views that the source treats as one; the enclosing container lays them out as its own.
///
/// A group may also hold tabs, columns of a table, items of a toolbar, commands or scenes.
nonisolated public struct Group<Content> {
  let content: Content

  /// Makes a group of views, tabs or other parts.
  init(grouping content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  /// Makes a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(grouping: content())
  }

  /// Makes the positions of the views; the group itself has none.
  @MainActor public static func _makeViewList(view: _GraphValue<Group<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    Content.makeElement(view: view.stored("content", as: Content.self), inputs: inputs)
  }
}
