import Foundation

/// A piece of text.
///
/// A string from a variable is shown unchanged. A literal is a `LocalizedStringKey`: it is looked up in the tables of a
/// bundle, values in it are formatted for the locale of the environment, and its Markdown is rendered.
nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
  /// The characters of a text that is the same in every environment; other texts have a content instead.
  let plain: String
  /// The other properties, which few texts have: a text is a string and a reference (Decisions/0042).
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
      extras = TextExtras(TextExtras.Values(content: .localized(key, tables)))
    }
  }

  /// Makes a text of a content that depends on the environment or has parts.
  init(content: TextContent) {
    plain = ""
    extras = TextExtras(TextExtras.Values(content: content))
  }

  /// The text in a font of its own, whatever the environment says.
  public func font(_ font: Font?) -> Text {
    changed { $0.font = font }
  }

  /// The text in a colour of its own, whatever the environment says.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.foreground = color.map(DisplayPaint.color) }
  }

  /// The text in a style of its own, whatever the environment says.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let paint = style._paint
    return changed { $0.foreground = paint }
  }

  /// The text with its font varied.
  func varied(_ change: (inout FontVariation) -> Void) -> Text {
    changed { change(&$0.variation) }
  }

  /// The text with another decoration.
  func decorated(_ change: (inout TextDecoration) -> Void) -> Text {
    changed { change(&$0.decoration) }
  }

  /// The text read in another way by assistive technologies.
  func spoken(_ change: (inout TextSpeech) -> Void) -> Text {
    changed { change(&$0.speech) }
  }

  private func changed(_ change: (inout TextExtras.Values) -> Void) -> Text {
    var (text, values) = (self, extras?.values ?? TextExtras.Values())
    change(&values)
    text.extras = values == TextExtras.Values() ? nil : TextExtras(values)
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

extension Text {
  /// The font, if it is the text's own.
  var font: Font? { extras?.values.font }
  /// Variations of the font, on top of those of the environment.
  var variation: FontVariation { extras?.values.variation ?? FontVariation() }
  /// The paint, if it is the text's own.
  var foreground: DisplayPaint? { extras?.values.foreground }
  /// The content of the text, if it is not a plain string.
  var content: TextContent? { extras?.values.content }
  /// The text's own lines and character distances.
  var decoration: TextDecoration { extras?.values.decoration ?? TextDecoration() }

  /// The way in which assistive technologies read the text itself, apart from the texts in it.
  var speech: TextSpeech { extras?.values.speech ?? TextSpeech() }

  /// Whether the text is a plain string whose characters are drawn as they are.
  var isPlain: Bool { extras?.isPlain ?? true }

  /// Whether the font is neither set nor varied.
  var hasUsualFont: Bool { extras?.hasUsualFont ?? true }

  /// Whether two texts differ only in their paint and in the way in which they are read, if at all.
  func isMeasured(like other: Text) -> Bool {
    guard plain == other.plain else { return false }
    guard extras !== other.extras else { return true }
    var (own, others) = (extras?.values ?? TextExtras.Values(), other.extras?.values ?? TextExtras.Values())
    (own.foreground, others.foreground) = (nil, nil)
    (own.speech, others.speech) = (TextSpeech(), TextSpeech())
    return own == others
  }
}

/// The properties that few texts have, shared between copies.
final class TextExtras: Sendable, Equatable {
  /// The values themselves.
  struct Values: Equatable, Sendable {
    /// The content of the text, if it is not a plain string.
    var content: TextContent?
    /// The text's own lines and character distances.
    var decoration = TextDecoration()
    /// The font, if it is the text's own.
    var font: Font?
    /// Variations of the font, on top of those of the environment.
    var variation = FontVariation()
    /// The paint, if it is the text's own.
    var foreground: DisplayPaint?
    /// The way in which assistive technologies read the text.
    var speech = TextSpeech()
  }

  /// The values.
  let values: Values
  /// Whether the text is a plain string whose characters are drawn as they are.
  let isPlain: Bool
  /// Whether the font is neither set nor varied.
  let hasUsualFont: Bool

  init(_ values: Values) {
    self.values = values
    isPlain = values.content == nil && values.decoration.isUsual
    hasUsualFont = values.font == nil && values.variation == FontVariation()
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
  /// A value of a source of time, in a format.
  case timed(TimedValue)
  /// A string with attributes.
  case attributed(AttributedString)
  /// A picture as high as the surrounding text.
  case image(Image)
  /// Two texts, one after the other.
  case joined(TextPiece, TextPiece)
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

  /// Makes a text of a value, formatted for the locale of the environment into a string with attributes.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(content: .formatted(AnyFormattedValue(input, format)))
  }

  /// Makes a text of a value, formatted by a formatter; empty if the formatter cannot format it.
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Two texts, one after the other, each with its own formatting.
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    Text(content: .joined(TextPiece(lhs), TextPiece(rhs)))
  }
}
