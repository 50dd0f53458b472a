/// A control that opens a text field in a sheet, and runs an action with the text that a person submits there.
nonisolated public struct TextFieldLink<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let onSubmit: (String) -> Void
  @State private var isPresented = false

  /// Makes a link with a label of views.
  public init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void) {
    self.label = label()
    self.prompt = prompt
    self.onSubmit = onSubmit
  }

  /// A button that presents the field.
  @MainActor public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .sheet(isPresented: $isPresented) {
      TextFieldLinkInput(prompt: prompt) {
        isPresented = false
        onSubmit($0)
      }
    }
  }
}

extension TextFieldLink where Label == Text {
  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {
    self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit)
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {
    self.init(prompt: prompt, label: { Text(title) }, onSubmit: onSubmit)
  }
}

/// The field of a link.
private struct TextFieldLinkInput: View {
  let prompt: Text?
  let submit: (String) -> Void
  @State private var text = ""

  var body: some View {
    TextField(text: $text, prompt: prompt) { EmptyView() }
      .onSubmit { submit(text) }
  }
}
