import AttributeGraph2

/// The source of a field's text.
@MainActor
enum TextSource {
  /// A text, which is set with every change.
  case text(Binding<String>)
  /// A value with a textual form; it is set on submission, if the text can be parsed.
  case value(describe: () -> String, parse: (String) -> Void)

  /// The text of the current value.
  var current: String {
    switch self {
    case .text(let text): text.wrappedValue
    case .value(let describe, _): describe()
    }
  }
}

/// The editing of a field by a person.
///
/// One field at a time is focused: focusing another one leaves the first.
@MainActor
final class TextEditing {
  private let source: () -> TextSource
  /// The typed text that the value does not have yet; nil if there is none.
  private let draft: StateCell<String?>
  private let runtime: HostRuntime
  /// Called when the field is focused or left.
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// Runs when the text is submitted.
  var onCommit: () -> Void = {}
  /// The environment of the field.
  var scope: EnvironmentScope?
  /// Whether submissions of the field reach the enclosing listeners.
  var submitsText = true
  /// The focus values that are connected to the field.
  var focusConnections: [FocusConnection] = [] {
    didSet { for connection in focusConnections { connection.add(self) } }
  }
  /// Whether the field can be focused.
  var isEnabled: () -> Bool = { true }

  /// Makes the editing of the source that a closure returns.
  init(runtime: HostRuntime, source: @escaping () -> TextSource) {
    self.runtime = runtime
    self.source = source
    draft = runtime.graph.detached { runtime.graph.cell(String?.none) }
  }

  /// The text that is shown; inside a rule or an effect it is tracked.
  func text(of source: TextSource) -> String { draft.value ?? source.current }

  /// The text that is shown.
  var text: String { runtime.graph.untracked { text(of: source()) } }

  /// Whether the field is focused.
  var isEditing: Bool { runtime.editing === self }

  /// Focuses this field, unless it is focused; the field that was focused before is left.
  func begin() {
    guard !isEditing else { return }
    runtime.editing?.leave()
    runtime.editing = self
    onEditingChanged(true)
    for connection in focusConnections.reversed() { connection.fieldBegan(self) }
  }

  /// Sets the text of the field.
  func write(_ text: String) {
    begin()
    switch source() {
    case .text(let binding): binding.wrappedValue = text
    case .value: draft.value = text
    }
  }

  /// Submits the text, as the return key does: the value is set, and the field is left.
  func submit() {
    takeOver()
    onCommit()
    if submitsText, let values = scope?.values { values.submitListener?.submit(values.submitTrigger) }
    if runtime.editing === self { leave() }
  }

  /// Leaves this field: the value is set, and shown in its own format.
  func leave() {
    takeOver()
    runtime.editing = nil
    onEditingChanged(false)
    for connection in focusConnections { connection.fieldLeft() }
  }

  private func takeOver() {
    guard case .value(_, let parse) = source(), let text = runtime.graph.untracked({ draft.value }) else { return }
    draft.value = nil
    parse(text)
  }
}

extension TextEditing: Ending {
  /// Leaves the field because its position leaves the tree.
  func leaveTree() {
    guard isEditing else { return }
    runtime.editing = nil
    for connection in focusConnections { connection.fieldEnded() }
  }

  /// Releases the environment.
  func end() { scope = nil }
}

/// The focused text field of a host.
private final class EditedField: HostService {
  var editing: TextEditing?
}

extension HostRuntime {
  /// The focused text field, if there is one.
  var editing: TextEditing? {
    get { knownService(EditedField.self)?.editing }
    set { service(EditedField.self).editing = newValue }
  }
}
