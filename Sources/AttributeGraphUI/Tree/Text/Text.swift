import Foundation

/// A piece of text.
///
/// A string from a variable is shown unchanged. A literal is a `LocalizedStringKey`: it is looked up in the tables of a
/// bundle, values in it are formatted for the locale of the environment, and its Markdown is rendered.
nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
  /// The characters of a text that is the same in every environment; other texts have a content instead.
  let plain: String
  /// The font, if it is the text's own.
  private(set) var font: Font?
  /// Variations of the font, on top of those of the environment.
  private(set) var variation = FontVariation()
  /// The paint, if it is the text's own.
  private(set) var foreground: DisplayPaint?
  /// Rarely used properties; shared between copies.
  private(set) var extras: TextExtras?

  /// Makes a text of a string, unchanged.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {
    plain = String(content)
  }

  /// Makes a text of a string, as it is.
  public nonisolated init(verbatim content: String) {
    plain = content
  }

  /// Makes a text of a key, which is looked up and rendered for the text's environment.
  ///
  /// - Parameters:
  ///   - key: The key, which stands for itself if no table has it.
  ///   - tableName: The table to search; nil for `Localizable`.
  ///   - bundle: The bundle that has the table; nil for the program's own.
  ///   - comment: A note to translators.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    let tables = StringTables.Place(table: tableName, bundle: bundle)
    if let string = key.stringInAllSurroundings, tables.isEmpty {
      plain = string
    } else {
      plain = ""
      extras = TextExtras(content: .localized(key, tables))
    }
  }

  /// Makes a text of a content that depends on the environment or has parts.
  init(content: TextContent) {
    plain = ""
    extras = TextExtras(content: content)
  }

  /// The text in a font of its own, whatever the environment says.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.font = font
    return text
  }

  /// The text in a colour of its own, whatever the environment says.
  public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.foreground = color.map(DisplayPaint.color)
    return text
  }

  /// The text in a style of its own, whatever the environment says.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    var text = self
    text.foreground = style._paint
    return text
  }

  /// The text with its font varied.
  func varied(_ change: (inout FontVariation) -> Void) -> Text {
    var text = self
    change(&text.variation)
    return text
  }

  /// The text with another decoration.
  func decorated(_ change: (inout TextDecoration) -> Void) -> Text {
    var text = self
    var decoration = extras?.decoration ?? TextDecoration()
    change(&decoration)
    let content = extras?.content
    text.extras =
      content == nil && decoration == TextDecoration()
      ? nil : TextExtras(content: content, decoration: decoration)
    return text
  }

  /// Makes a leaf with the size of its lines.
  @MainActor public static func _makeViewList(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Text.self)
    let node = TextNode(at: position, value: view.read(), surroundings: inputs.environment.textSurroundings)
    view.updater.add(node, of: view)
    node.draw(inputs)
    return inputs.output(node)
  }
}

/// The properties that few texts have.
final class TextExtras: Sendable, Equatable {
  /// The content of the text, if it is not a plain string.
  let content: TextContent?
  /// The text's own lines and character distances.
  let decoration: TextDecoration

  init(content: TextContent?, decoration: TextDecoration = TextDecoration()) {
    self.content = content
    self.decoration = decoration
  }

  static func == (one: TextExtras, other: TextExtras) -> Bool {
    one === other || one.content == other.content && one.decoration == other.decoration
  }
}

/// The content of a text that depends on the environment or has parts.
indirect enum TextContent: Equatable, Sendable {
  /// A key, to be looked up in the tables of a bundle.
  case localized(LocalizedStringKey, StringTables.Place)
  /// A value with a locale-aware format.
  case formatted(AnyFormattedValue)
  /// A date in one of several styles.
  case date(Date, Text.DateStyle)
  /// The time from one date to another.
  case interval(DateInterval)
  /// The elapsed or remaining time of an interval.
  case timer(DateInterval, pause: Date?, countsDown: Bool, showsHours: Bool)
  /// A string with attributes.
  case attributed(AttributedString)
  /// A picture as high as the surrounding text.
  case image(Image)
  /// Two texts, one after the other.
  case joined(Text, Text)
}

extension Text {
  /// Makes a text of a picture, inline with the surrounding text.
  public nonisolated init(_ image: Image) {
    self.init(content: .image(image))
  }

  /// Makes a text of a string whose parts have attributes: a font, a colour, a link.
  // A literal could be an attributed string, too, but must become a key.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(content: .attributed(attributedContent))
  }

  /// Makes a text of a value, formatted for the locale of the environment.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: .formatted(AnyFormattedValue(input, format)))
  }

  /// Makes a text of a value, formatted by a formatter; empty if the formatter cannot format it.
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Two texts, one after the other, each with its own formatting.
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    Text(content: .joined(lhs, rhs))
  }
}
