/// A control to write a text in that nobody is to read: it shows a dot for each character.
nonisolated public struct SecureField<Label: View>: PrimitiveView {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  /// Runs when a person has finished.
  var onCommit: () -> Void = {}

  /// Makes a field, with a label of views, which is not shown.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.prompt = prompt
    self.text = text
  }

  /// Makes the field.
  @MainActor public static func _makeViewList(
    view: _GraphValue<SecureField<Label>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let field = view.projection { view in
      TextField(
        label: view.label, prompt: view.prompt, source: .text(view.text), onCommit: view.onCommit, kind: .secureField)
    }
    return TextField<Label>._makeViewList(view: field, inputs: inputs.inside(inputs.makePosition(Self.self)))
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field with a title, which tells when a person has finished.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
    self.onCommit = onCommit
  }
}

/// A control to write a text of several lines in, as large as there is room.
nonisolated public struct TextEditor: PrimitiveView {
  let text: Binding<String>

  /// Makes an editor.
  public init(text: Binding<String>) { self.text = text }

  /// Makes the editor.
  @MainActor public static func _makeViewList(view: _GraphValue<TextEditor>, inputs: _ViewInputs) -> _ViewListOutputs {
    let field = view.projection { view in
      TextField(label: EmptyView(), prompt: nil, source: .text(view.text), kind: .textEditor)
    }
    return TextField<EmptyView>._makeViewList(view: field, inputs: inputs.inside(inputs.makePosition(Self.self)))
  }
}

/// How text editors look; there is one look here.
public protocol TextEditorStyle: Sendable {}

/// The look of the platform.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// Without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// With a border whose corners are round.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look of the platform.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without decoration.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// With a border whose corners are round.
  public nonisolated static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// Says how the text editors inside look; there is one look, so nothing changes.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
