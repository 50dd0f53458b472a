import Foundation

extension TextField {
  /// Makes a field for a value with a format, with a label of views, which is not shown.
  ///
  /// The value is set while a person types; a text that the format cannot parse leaves it. After the editing the text
  /// is in the format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      label: label(), prompt: prompt,
      source: .formatted(
        describe: { format.format(value.wrappedValue) },
        set: { text in
          let new = try? format.parseStrategy.parse(text)
          if let new { value.wrappedValue = new }
          return format.format(new ?? value.wrappedValue)
        }))
  }

  /// Makes a field for an optional value with a format, with a label of views, which is not shown.
  ///
  /// The value is set while a person types; a text that the format cannot parse sets it to nil. After the editing the
  /// text is in the format, or empty.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    func describe(_ value: F.FormatInput?) -> String { value.map { format.format($0) } ?? "" }
    self.init(
      label: label(), prompt: prompt,
      source: .formatted(
        describe: { describe(value.wrappedValue) },
        set: { text in
          let new = try? format.parseStrategy.parse(text)
          value.wrappedValue = new
          return describe(new)
        }))
  }

  /// Makes a field for a value with a formatter, with a label of views, which is not shown.
  ///
  /// The value is set on submission; a text that the formatter cannot parse is dropped.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt,
      source: .value(
        describe: { formatter.string(for: value.wrappedValue) ?? "" },
        parse: { text in
          if let new: V = formatter.value(of: text).flatMap({ Formatter.cast($0) }) { value.wrappedValue = new }
        }))
  }
}

extension TextField where Label == Text {
  /// Makes a field for a value with a format and a title.
  ///
  /// The value is set while a person types; a text that the format cannot parse leaves it. After the editing the text
  /// is in the format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value with a format and a title.
  ///
  /// The value is set while a person types; a text that the format cannot parse leaves it. After the editing the text
  /// is in the format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for an optional value with a format, with a title.
  ///
  /// The value is set while a person types; a text that the format cannot parse sets it to nil. After the editing the
  /// text is in the format, or empty.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for an optional value with a format, with a title.
  ///
  /// The value is set while a person types; a text that the format cannot parse sets it to nil. After the editing the
  /// text is in the format, or empty.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value with a formatter and a title.
  ///
  /// The value is set on submission; a text that the formatter cannot parse is dropped.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value with a formatter and a title.
  ///
  /// The value is set on submission; a text that the formatter cannot parse is dropped.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}

extension Formatter {
  /// An object of a formatter as a value. On Linux, Foundation does not cast numbers to `CGFloat`.
  fileprivate static func cast<Value>(_ object: Any) -> Value? {
    object as? Value ?? (object as? NSNumber).flatMap { CGFloat($0.doubleValue) as? Value }
  }

  /// The value of a text; nil if it cannot be parsed.
  ///
  /// On Linux, the base class in Foundation only formats; its subclasses parse with methods of their own.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter where formatter.generatesDecimalNumbers:
      // On Linux, the formatter itself makes other numbers.
      formatter.number(from: text).map { NSDecimalNumber(decimal: $0.decimalValue) }
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}
