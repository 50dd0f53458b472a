import AttributeGraph2

/// A control to write a line of text in.
public struct TextField<Label: View>: PrimitiveView {
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
  public static func _makeViewList(view: _GraphValue<TextField<Label>>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let editing = TextEditing(graph: inputs.graph) { view.read().source }
    editing.onEditingChanged = { view.read().onEditingChanged($0) }
    editing.onCommit = { view.read().onCommit() }
    position.control = Control(
      .edit(editing), inputs: inputs, title: { view.read().prompt?.string ?? (view.read().label as? Text)?.string })
    let face = view.projection { field in
      _ControlFace(kind: .textField) { editing.text(of: field.source) }
    }
    return _ControlFace._makeViewList(view: face, inputs: inputs.inside(position))
  }
}

extension TextField where Label == Text {
  /// Makes a field for a text, with a title.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), prompt: prompt, source: .text(text))
  }

  /// Makes a field for a text, with a title, that tells when a person begins, ends and finishes.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: .text(text), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

/// What the text of a field stands for.
@MainActor
enum TextSource {
  /// A text, which is set with every change.
  case text(Binding<String>)
  /// A value that the text describes; it is set when a person has finished, if the text describes one.
  case value(describe: () -> String, parse: (String) -> Void)

  /// The text as the value gives it.
  var current: String {
    switch self {
    case .text(let text): text.wrappedValue
    case .value(let describe, _): describe()
    }
  }
}

/// The text in a field while a person writes in it.
@MainActor
final class TextEditing {
  private let source: () -> TextSource
  /// What a person has written that the value does not have yet; nil where there is nothing.
  private let draft: StateCell<String?>
  private let graph: Graph
  private var isEditing = false
  /// Told when a person begins and ends to write.
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// Runs when a person has finished.
  var onCommit: () -> Void = {}

  /// Makes the editing of what a closure gives.
  init(graph: Graph, source: @escaping () -> TextSource) {
    self.graph = graph
    self.source = source
    draft = graph.detached { graph.cell(String?.none) }
  }

  /// The text that is shown; inside a rule or an effect it is tracked.
  func text(of source: TextSource) -> String { draft.value ?? source.current }

  /// The text that is shown.
  var text: String { graph.untracked { text(of: source()) } }

  /// Puts another text in the field.
  func write(_ text: String) {
    if !isEditing {
      isEditing = true
      onEditingChanged(true)
    }
    switch source() {
    case .text(let binding): binding.wrappedValue = text
    case .value: draft.value = text
    }
  }

  /// Finishes: the value takes the text over, and shows it in its own way.
  func submit() {
    if case .value(_, let parse) = source(), let text = graph.untracked({ draft.value }) {
      draft.value = nil
      parse(text)
    }
    onCommit()
    if isEditing {
      isEditing = false
      onEditingChanged(false)
    }
  }
}
