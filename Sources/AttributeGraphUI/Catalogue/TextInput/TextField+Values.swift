import Foundation

extension TextField {
  /// Makes a field for a value that a format describes and reads, with a label of views, which is not shown.
  ///
  /// The value is set when a person has finished; a text that the format cannot read is dropped then.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      label: label(), prompt: prompt,
      source: .value(
        describe: { format.format(value.wrappedValue) },
        parse: { text in
          if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
        }))
  }

  /// Makes a field for a value or none, with a label of views, which is not shown; an empty text stands for none.
  ///
  /// The value is set when a person has finished; a text that the format cannot read is dropped then.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      label: label(), prompt: prompt,
      source: .value(
        describe: { value.wrappedValue.map { format.format($0) } ?? "" },
        parse: { text in
          if text.isEmpty {
            value.wrappedValue = nil
          } else if let new = try? format.parseStrategy.parse(text) {
            value.wrappedValue = new
          }
        }))
  }

  /// Makes a field for a value that a formatter describes and reads, with a label of views, which is not shown.
  ///
  /// The value is set when a person has finished; a text that the formatter cannot read is dropped then.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt,
      source: .value(
        describe: { formatter.string(for: value.wrappedValue) ?? "" },
        parse: { text in
          if let new = formatter.value(of: text) as? V { value.wrappedValue = new }
        }))
  }
}

extension TextField where Label == Text {
  /// Makes a field for a value that a format describes and reads, with a title.
  ///
  /// The value is set when a person has finished; a text that the format cannot read is dropped then.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value that a format describes and reads, with a title.
  ///
  /// The value is set when a person has finished; a text that the format cannot read is dropped then.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value or none, with a title; an empty text stands for none.
  ///
  /// The value is set when a person has finished; a text that the format cannot read is dropped then.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value or none, with a title; an empty text stands for none.
  ///
  /// The value is set when a person has finished; a text that the format cannot read is dropped then.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value that a formatter describes and reads, with a title.
  ///
  /// The value is set when a person has finished; a text that the formatter cannot read is dropped then.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value that a formatter describes and reads, with a title.
  ///
  /// The value is set when a person has finished; a text that the formatter cannot read is dropped then.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}

extension Formatter {
  /// The value that a text describes; nil where it describes none.
  ///
  /// The base class of Foundation on Linux only writes; its subclasses read with methods of their own.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}
