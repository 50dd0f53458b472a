import Foundation

// The initialisers of earlier releases of SwiftUI, with closures for editing.

extension TextField where Label == Text {
  /// Makes a field for a text, with a title and a closure for focus and leaving.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }

  /// Makes a field for a text, with a title and a closure for focus and leaving.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }

  /// Makes a field for a value of a formatter, with a title and closures for focus, leaving and submission.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), value, formatter, onEditingChanged, onCommit)
  }

  /// Makes a field for a value of a formatter, with a title and closures for focus, leaving and submission.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), value, formatter, onEditingChanged, onCommit)
  }

  /// Makes a field for a value of a formatter, with a title and a closure for focus and leaving.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), value, formatter, onEditingChanged, {})
  }

  /// Makes a field for a value of a formatter, with a title and a closure for focus and leaving.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(title), value, formatter, onEditingChanged, {})
  }

  private init<V>(
    _ label: Text, _ value: Binding<V>, _ formatter: Formatter, _ onEditingChanged: @escaping (Bool) -> Void,
    _ onCommit: @escaping () -> Void
  ) {
    let field = TextField(value: value, formatter: formatter) { label }
    self.init(
      label: label, prompt: nil, source: field.source, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}
