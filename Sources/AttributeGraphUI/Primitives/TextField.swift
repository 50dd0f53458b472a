/// A control to write a line of text in.
nonisolated public struct TextField<Label: View>: PrimitiveView {
  let label: Label
  let prompt: Text?
  /// What the text stands for.
  let source: TextSource
  /// Told when a person begins and ends to write.
  let onEditingChanged: (Bool) -> Void
  /// Runs when a person has finished.
  let onCommit: () -> Void

  init(
    label: Label, prompt: Text?, source: TextSource, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.label = label
    self.prompt = prompt
    self.source = source
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Makes a field for a text, with a label of views, which is not shown.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, source: .text(text))
  }

  /// Makes the field. It shows its text; where that is empty, the prompt or else the title is what it is called.
  @MainActor public static func _makeViewList(view: _GraphValue<TextField<Label>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    let position = inputs.makePosition(Self.self)
    let editing = TextEditing(runtime: inputs.runtime) { view.read().source }
    editing.onEditingChanged = { view.read().onEditingChanged($0) }
    editing.onCommit = { view.read().onCommit() }
    position.own(editing)
    position.note(.state)
    let control = Control(
      .edit(editing), inputs: inputs, title: { view.read().prompt?.string ?? (view.read().label as? Text)?.string })
    position.control = control
    editing.isEnabled = { [unowned control] in control.isEnabled }
    editing.focusPlaces = inputs.environment.values.focusPlaces
    let face = view.projection { field in
      _ControlFace(kind: .textField) { editing.text(of: field.source) }
    }
    return _ControlFace._makeViewList(view: face, inputs: inputs.inside(position))
  }
}

extension TextField where Label == Text {
  /// Makes a field for a text, with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), prompt: prompt, source: .text(text))
  }

  /// Makes a field for a text, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), prompt: prompt, source: .text(text))
  }

  /// Makes a field for a text, with a title, that tells when a person begins, ends and finishes.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: .text(text), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Makes a field for a text, with a title, that tells when a person begins, ends and finishes.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: .text(text), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}
