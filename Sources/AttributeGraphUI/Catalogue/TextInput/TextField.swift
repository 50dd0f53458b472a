/// A field for a line of text.
nonisolated public struct TextField<Label: View>: PrimitiveView {
  let label: Label
  let prompt: Text?
  /// The source of the text.
  let source: TextSource
  /// Called when the field is focused or left.
  let onEditingChanged: (Bool) -> Void
  /// Runs when the text is submitted.
  let onCommit: () -> Void
  /// The look of the field.
  var kind = ControlKind.textField
  /// Whether it grows with its lines.
  var isMultiline = false
  /// The title of a field that a style received; nil if its label has the title.
  var styledTitle: String?

  init(
    label: Label, prompt: Text?, source: TextSource, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}, kind: ControlKind = .textField
  ) {
    self.kind = kind
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

  /// Makes the field. It shows its text, or, if that is empty, the prompt or else the title.
  @MainActor public static func _makeViewList(view: _GraphValue<TextField<Label>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    let position = inputs.makePosition(Self.self)
    // An enclosing modifier determines by its type whether there is a style, so this never changes at a position.
    if let style = inputs.environment.values.textFieldStyle, view.read().kind != .textEditor {
      return style.makeViewList(
        of: view.projection { TextFieldFacts(field: $0.styled) }, at: \.textFieldStyle,
        inputs: inputs.inside(position).placing(_TextFieldStyleLabel.self, for: view.property(\.label)))
    }
    let editing = TextEditing(runtime: inputs.runtime) { view.read().source }
    editing.onEditingChanged = { view.read().onEditingChanged($0) }
    editing.onCommit = { view.read().onCommit() }
    position.own(editing)
    position.note(.state)
    let control = Control(editing, inputs: inputs, title: { view.read().title })
    position.control = control
    position.info.labelTitle = {
      let field = view.read()
      // Without a prompt, the label is the title of the control.
      return field.prompt == nil ? nil : field.label.labelTitle ?? field.styledTitle
    }
    editing.isEnabled = { [unowned control] in control.isEnabled }
    editing.position = position
    editing.scope = inputs.environment
    editing.submitsText = view.read().kind != .textEditor
    editing.focusConnections = inputs.environment.values.focusConnections
    let face = view.projection { field in
      _ControlFace(kind: field.kind, isMultiline: field.isMultiline) {
        let text = editing.text(of: field.source)
        return field.kind == .secureField ? String(repeating: "•", count: text.count) : text
      }
    }
    return _ControlFace._makeViewList(view: face, inputs: inputs.inside(position))
  }
}

extension TextField {
  /// The text of the field while it is empty.
  var title: String? { prompt?.string ?? styledTitle ?? label.labelTitle }

  /// The field as a style receives it.
  fileprivate var styled: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      label: _TextFieldStyleLabel(), prompt: prompt, source: source, onEditingChanged: onEditingChanged,
      onCommit: onCommit, kind: kind)
    field.isMultiline = isMultiline
    field.styledTitle = label.labelTitle ?? styledTitle
    return field
  }

  /// Makes a field for a text that grows along an axis, with a label of views, which is not shown.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label)
    isMultiline = axis == .vertical
  }
}

extension TextField where Label == Text {
  /// Makes a field for a text that grows along an axis, with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// Makes a field for a text that grows along an axis, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// Makes a field for a text that grows along an axis, with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Makes a field for a text that grows along an axis, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
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

  /// Makes a field for a text, with a title and closures for focus, leaving and submission.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: .text(text), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Makes a field for a text, with a title and closures for focus, leaving and submission.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: .text(text), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}
