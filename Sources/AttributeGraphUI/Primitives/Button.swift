/// A control that does something when it is tapped.
public struct Button<Label: View>: PrimitiveView {
  let action: () -> Void
  let label: Label

  /// Makes a button with a label of views.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// Makes the position of the button, and of its label, which says how large it is.
  public static func _makeViewList(view: _GraphValue<Button<Label>>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.tapAction = { view.read().action() }
    let label = Label._makeViewList(
      view: view.projection(\.label), inputs: inputs.forChildren(of: position, along: .horizontal))
    return inputs.output(
      ContainerNode(at: position, content: label, rule: .stack(.horizontal())))
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
