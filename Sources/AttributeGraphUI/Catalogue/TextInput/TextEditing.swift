import AttributeGraph2

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
///
/// A person writes in one field at a time: to begin in another one is to leave the first.
@MainActor
final class TextEditing {
  private let source: () -> TextSource
  /// What a person has written that the value does not have yet; nil where there is nothing.
  private let draft: StateCell<String?>
  private let runtime: HostRuntime
  /// Told when a person begins and ends to write.
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// Runs when a person has finished.
  var onCommit: () -> Void = {}
  /// The environment of the field.
  var scope: EnvironmentScope?
  /// Whether submissions of the field reach the enclosing listeners.
  var submitsText = true
  /// Where values tell whether a person writes here.
  var focusPlaces: [FocusPlace] = [] {
    didSet { for place in focusPlaces { place.add(self) } }
  }
  /// Whether a person can write here.
  var isEnabled: () -> Bool = { true }

  /// Makes the editing of what a closure gives.
  init(runtime: HostRuntime, source: @escaping () -> TextSource) {
    self.runtime = runtime
    self.source = source
    draft = runtime.graph.detached { runtime.graph.cell(String?.none) }
  }

  /// The text that is shown; inside a rule or an effect it is tracked.
  func text(of source: TextSource) -> String { draft.value ?? source.current }

  /// The text that is shown.
  var text: String { runtime.graph.untracked { text(of: source()) } }

  /// Whether a person writes here now.
  var isEditing: Bool { runtime.editing === self }

  /// Begins writing in this field, where it is not begun yet; the field in which a person wrote before is left.
  func begin() {
    guard !isEditing else { return }
    runtime.editing?.leave()
    runtime.editing = self
    onEditingChanged(true)
    for place in focusPlaces { place.tell(true) }
  }

  /// Puts another text in the field.
  func write(_ text: String) {
    begin()
    switch source() {
    case .text(let binding): binding.wrappedValue = text
    case .value: draft.value = text
    }
  }

  /// Finishes, as with the return key: the value takes the text over, and the field is left.
  func submit() {
    takeOver()
    onCommit()
    if submitsText, let values = scope?.values { values.submitListener?.submit(values.submitTrigger) }
    if runtime.editing === self { leave() }
  }

  /// Ends writing in this field: the value takes the text over, and shows it in its own way.
  func leave() {
    takeOver()
    runtime.editing = nil
    onEditingChanged(false)
    for place in focusPlaces { place.tell(false) }
  }

  private func takeOver() {
    guard case .value(_, let parse) = source(), let text = runtime.graph.untracked({ draft.value }) else { return }
    draft.value = nil
    parse(text)
  }
}

extension TextEditing: Ending {
  /// The field has gone: nobody writes in it any more.
  func end() {
    scope = nil
    guard isEditing else { return }
    runtime.editing = nil
    for place in focusPlaces { place.tell(false) }
  }
}

/// The text field in which a person writes.
private final class EditedField: HostService {
  var editing: TextEditing?
}

extension HostRuntime {
  /// The text field in which a person writes, if there is one.
  var editing: TextEditing? {
    get { knownService(EditedField.self)?.editing }
    set { service(EditedField.self).editing = newValue }
  }
}
