import AttributeGraph2

/// The source of a field's text.
@MainActor
enum TextSource {
  /// A text, which is set with every change.
  case text(Binding<String>)
  /// A value with a format. A text is set with every change; the result is the value's text in the format then.
  case formatted(describe: () -> String, set: (String) -> String)
  /// A value with a formatter; it is set on submission, if the text can be parsed.
  case value(describe: () -> String, parse: (String) -> Void)

  /// The text of the current value.
  var current: String {
    switch self {
    case .text(let text): text.wrappedValue
    case .formatted(let describe, _), .value(let describe, _): describe()
    }
  }
}

/// The editing of a field by a person.
///
/// One field at a time is focused: focusing another one leaves the first.
@MainActor
final class TextEditing {
  private let source: () -> TextSource
  /// The typed text, if it is not that of the value; nil otherwise.
  private let draft: StateCell<Draft?>
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
  /// Whether the field is enabled.
  var isEnabled: () -> Bool = { true }
  /// The position of the field.
  weak var position: ViewPosition?

  /// A typed text that is not yet in the format of the value.
  private struct Draft: Equatable {
    let text: String
    /// The text in the format of the value that the typed text stands for: with another value, the draft is obsolete.
    /// It is nil if the value is set on submission.
    var formatted: String?
  }

  /// Makes the editing of the source that a closure returns.
  init(runtime: HostRuntime, source: @escaping () -> TextSource) {
    self.runtime = runtime
    self.source = source
    draft = runtime.graph.detached { runtime.graph.cell(Draft?.none) }
  }

  /// The text that is shown; inside a rule or an effect it is tracked.
  func text(of source: TextSource) -> String {
    guard let draft = draft.value else { return source.current }
    guard let formatted = draft.formatted else { return draft.text }
    let current = source.current
    return current == formatted ? draft.text : current
  }

  /// The text that is shown.
  var text: String { runtime.graph.untracked { text(of: source()) } }

  /// Whether the field can be focused: it is enabled, and no other page or tab has taken its place. A row that is
  /// scrolled out of sight keeps the focus.
  var canBeFocused: Bool {
    let isCovered = position?.nearest { place -> Bool? in
      guard place.isAside else { return nil }
      // Tabs are the rows of their tab view.
      let isTab = place.parent?.owned(RowSource.self)?.container is TabPages
      return isTab || place.type != LazyRow.self ? true : nil
    }
    return isEnabled() && isCovered == nil
  }

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
    case .formatted(_, let set): draft.value = Draft(text: text, formatted: set(text))
    case .value: draft.value = Draft(text: text)
    }
  }

  /// Submits the text, as the return key does: the value is set, if it is not yet, and the field is left, unless
  /// an action of the submission focuses it again.
  func submit() {
    takeOver()
    onCommit()
    if submitsText, let values = scope?.values { values.submitListener?.submit(values.submitTrigger) }
    if runtime.editing === self && !focusConnections.contains(where: \.isRequested) { leave() }
  }

  /// Leaves this field: the value is set, if it is not yet, and shown in its own format.
  func leave() {
    takeOver()
    runtime.editing = nil
    onEditingChanged(false)
    for connection in focusConnections { connection.fieldLeft() }
  }

  private func takeOver() {
    guard let draft = runtime.graph.untracked({ draft.value }) else { return }
    self.draft.value = nil
    if case .value(_, let parse) = source() { parse(draft.text) }
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
