import Foundation

/// A run of a text with uniform formatting, as it is shown.
public struct DisplayTextRun: Hashable, Sendable {
  /// The characters; empty for a picture.
  public let string: String
  /// The name of the picture, if the run is one.
  public let image: String?
  /// The font.
  public let font: Font
  /// Its paint; nil for that of the whole text.
  public let foreground: DisplayPaint?
  /// The additional distance between its characters, in points.
  public let kerning: CGFloat
  /// Its elevation above the baseline, in points.
  public let baselineOffset: CGFloat
  /// The line under it; nil for none.
  public let underline: Text.LineStyle?
  /// The line through it; nil for none.
  public let strikethrough: Text.LineStyle?
  /// The URL that a tap opens; nil for none.
  public let link: URL?
}

/// A part of a text with its resolved formatting.
struct TextPart: Equatable {
  /// The look of a part.
  struct Looks: Equatable {
    /// The font before variations; nil for the default one.
    var font: Font?
    var variation = FontVariation()
    var paint: DisplayPaint?
    var decoration = TextDecoration()
    var link: URL?
  }

  var string: String
  var image: Image?
  var looks: Looks
  /// The font.
  let font: Font

  /// Whether it is measured like a plain string in its font.
  var isPlainlyMeasured: Bool {
    image == nil && looks.decoration.spacing == 0 && (looks.decoration.baselineOffset ?? 0) == 0
  }

  /// Whether it looks like a plain string in its font.
  var isPlain: Bool {
    isPlainlyMeasured && looks.decoration.underline.flatMap { $0 } == nil
      && looks.decoration.strikethrough.flatMap { $0 } == nil && looks.link == nil
  }

  /// The part as it is shown.
  func run(fitted fit: TextFit, string: String? = nil) -> DisplayTextRun {
    DisplayTextRun(
      string: string ?? self.string, image: image.map(\.runName), font: font.scaled(by: fit.scale),
      foreground: looks.paint, kerning: looks.decoration.spacing * fit.scale - fit.tightening * font.usablePointSize,
      baselineOffset: looks.decoration.baselineOffset ?? 0, underline: looks.decoration.underline.flatMap { $0 },
      strikethrough: looks.decoration.strikethrough.flatMap { $0 }, link: looks.link)
  }
}

/// The change of a text that makes it fit.
struct TextFit: Equatable {
  /// The scale of its size.
  var scale: CGFloat = 1
  /// The reduction of the distance between characters, in fractions of the font size.
  var tightening: CGFloat = 0
}

/// A text resolved in its environment: parts with uniform formatting.
struct ResolvedText: Equatable {
  /// The parts, in order; neighbours differ in their formatting.
  private(set) var parts: [TextPart] = []
  /// Whether the text changes as time passes.
  private(set) var followsTime = false
  /// Whether it changes at other times than the starts of seconds.
  private(set) var followsMoments = false
  /// The way in which assistive technologies read the texts; empty unless the context is one of them.
  private(set) var speech = TextSpeech()

  /// The characters of all parts.
  var string: String { parts.map(\.string).joined() }

  /// The font of the text, if it is measured like a plain string in one font.
  var uniformFont: Font? {
    guard let first = parts.first, parts.allSatisfy({ $0.isPlainlyMeasured && $0.font == first.font }) else {
      return nil
    }
    return first.font
  }

  /// The only part, if the text looks like a plain string.
  var plainPart: TextPart? { parts.count == 1 && parts[0].isPlain ? parts[0] : nil }

  /// Resolves a text in an environment.
  init(_ text: Text, in context: TextContext) {
    append(
      text, TextPart.Looks(font: context.font, variation: context.variation, decoration: context.looks.decoration),
      context)
    if parts.isEmpty { append("", TextPart.Looks(font: context.font, variation: context.variation), context) }
  }

  /// A text in a text, or characters behind such a text, with the look that surrounds them.
  private enum Step {
    case text(TextPiece, TextPart.Looks)
    case string(String, TextPart.Looks)
  }

  /// Adds a text and the texts in it, which may be nested deeply: they are put in a list, the next one last.
  private mutating func append(_ text: Text, _ outer: TextPart.Looks, _ context: TextContext) {
    var steps = self.steps(appending: text, outer, context)
    while let step = steps.popLast() {
      switch step {
      case .string(let string, let looks): append(string, looks, context)
      case .text(let piece, let looks): steps += self.steps(appending: piece.text, looks, context)
      }
    }
  }

  /// Adds a text up to the first text in it, and returns the steps that add the rest, the first one last.
  private mutating func steps(
    appending text: Text, _ outer: TextPart.Looks, _ context: TextContext
  ) -> [Step] {
    var looks = outer
    looks.font = text.font ?? outer.font
    looks.variation = text.variation.merged(over: outer.variation)
    looks.paint = text.foreground ?? outer.paint
    looks.decoration = text.decoration.merged(over: outer.decoration)
    if context.isSpoken {
      speech.add(text.speech)
      if let label = text.speech.label { return [.text(label, looks)] }
    }
    guard let content = text.content else {
      append(text.plain, looks, context)
      return []
    }
    switch content {
    case .localized(let key, let place): return steps(appending: key, at: place, looks, context)
    case .formatted(let value):
      switch value.output(in: context.locale) {
      case .string(let string): append(string, looks, context)
      case .attributed(let string): append(string, looks, context)
      }
    case .date(let date, let style):
      if ![.time, .date].contains(style) { followsTime = true }
      append(context.dates.describe(date, style), looks, context)
    case .interval(let interval): append(context.dates.describe(interval), looks, context)
    case .timer(let interval, let pause, let countsDown, let showsHours):
      followsTime = true
      append(
        context.dates.count(interval, pause: pause, countsDown: countsDown, showsHours: showsHours), looks, context)
    case .timed(let value):
      (followsTime, followsMoments) = (true, true)
      append(value.output(at: context.dates.now, in: context.locale), looks, context)
    case .attributed(let string): append(string, looks, context)
    case .image(let image):
      parts.append(TextPart(string: "", image: image, looks: looks, font: looks.font(in: context)))
    case .joined(let one, let other): return [.text(other, looks), .text(one, looks)]
    }
    return []
  }

  /// Adds a string with attributes.
  private mutating func append(_ string: AttributedString, _ looks: TextPart.Looks, _ context: TextContext) {
    for run in string.runs { append(String(string[run.range].characters), looks.merged(with: run), context) }
  }

  /// Adds a key up to the first text in it, and returns the steps that add the rest, the first one last.
  private mutating func steps(
    appending key: LocalizedStringKey, at place: StringTables.Place, _ outer: TextPart.Looks, _ context: TextContext
  ) -> [Step] {
    let pattern = StringTables.string(for: key.key, at: place, in: context.locale)
    if !InlineMarkdown.mayBeIn(pattern), let string = key.plainlyAssembled(by: pattern, in: context) {
      append(string, outer, context)
      return []
    }
    var steps: [Step] = []
    func add(_ string: String, _ looks: TextPart.Looks) {
      if steps.isEmpty { append(string, looks, context) } else { steps.append(.string(string, looks)) }
    }
    var next = 0
    for part in InlineMarkdown(pattern).parts {
      var looks = outer.styled(part.style)
      guard !key.arguments.isEmpty else {
        looks.follow(part.destination)
        add(part.agrees ? EnglishAgreement.inflect(part.string) : part.string, looks)
        continue
      }
      let format = FormatPattern(part.string, countingFrom: next)
      looks.follow(part.destination.map { key.filled(FormatPattern($0, countingFrom: format.valueCount), context) })
      next = format.valueCount
      if part.agrees {
        add(EnglishAgreement.inflect(key.filled(format, context)), looks)
        continue
      }
      for piece in format.pieces {
        switch piece {
        case .literal(let literal): add(literal, looks)
        case .argument(let index, let specifier):
          guard key.arguments.indices.contains(index) else { continue }
          if case .text(let text) = key.arguments[index] {
            steps.append(.text(text, looks))
          } else {
            add(key.arguments[index].string(by: specifier, context), looks)
          }
        }
      }
    }
    return steps.reversed()
  }

  private mutating func append(_ string: String, _ looks: TextPart.Looks, _ context: TextContext) {
    let string = context.looks.letterCase?.applied(to: string, in: context.locale) ?? string
    // The last part is changed in place: a copy of its string would take time for each of many pieces.
    if let last = parts.indices.last, parts[last].image == nil, parts[last].looks == looks {
      parts[last].string += string
    } else if !string.isEmpty || parts.isEmpty {
      if let last = parts.last, last.image == nil, last.string.isEmpty { parts.removeLast() }
      parts.append(TextPart(string: string, looks: looks, font: looks.font(in: context)))
    }
  }
}

/// The environment in which a text is resolved.
struct TextContext {
  /// The font, if one is set.
  let font: Font?
  /// The variation of the font.
  let variation: FontVariation
  /// The other environment values of texts.
  let looks: TextLooks
  /// A person's preferred text size.
  let typeSize: DynamicTypeSize
  /// The language and the formats.
  let locale: Locale
  /// The describer of dates.
  let dates: DateDescriber
  /// Whether labels for assistive technologies stand for their texts.
  let isSpoken: Bool

  /// The context for environment values.
  init(_ values: EnvironmentValues, now: Date, isSpoken: Bool = false) {
    self.isSpoken = isSpoken
    font = values.font
    variation = values.fontVariation
    looks = values.textLooks
    typeSize = values.dynamicTypeSize
    locale = values.locale
    dates = DateDescriber(locale: locale, calendar: values.calendar, timeZone: values.timeZone, now: now)
  }
}

extension Text {
  /// The characters in an environment, for titles that other views show.
  func string(in values: EnvironmentValues, now: Date) -> String {
    content == nil && values.textCase == nil
      ? plain : ResolvedText(self, in: TextContext(values, now: now)).string
  }

  /// The characters in an environment; times that a text follows are those of now.
  public func _resolveText(in environment: EnvironmentValues) -> String { string(in: environment, now: Date()) }

  /// The characters in the default environment.
  var string: String { content == nil ? plain : string(in: EnvironmentValues(), now: Date()) }
}

extension LocalizedStringKey {
  /// A pattern without Markdown as plain characters, if it is a simple one and no value is a text with its own
  /// formatting.
  fileprivate func plainlyAssembled(by pattern: String, in context: TextContext) -> String? {
    plainlyAssembled(by: pattern) { index, specifier in
      if case .text = arguments[index] { nil } else { arguments[index].string(by: specifier, context) }
    }
  }

  /// A format with its values filled in, as plain characters.
  fileprivate func filled(_ pattern: FormatPattern, _ context: TextContext) -> String {
    pattern.pieces.map { piece in
      switch piece {
      case .literal(let literal): literal
      case .argument(let index, let specifier):
        arguments.indices.contains(index) ? arguments[index].string(by: specifier, context) : ""
      }
    }.joined()
  }
}

extension LocalizedStringKey.Argument {
  /// The value as plain characters, formatted with the table's specifier or its own.
  fileprivate func string(by specifier: String, _ context: TextContext) -> String {
    switch self {
    case .string(let string): string
    case .text(let piece): ResolvedText(piece.text, in: context).string
    case .number(let number, let own): number.formatted(specifier == "%@" ? own : specifier, context.locale)
    }
  }
}

extension TextPart.Looks {
  /// The font of a part with this formatting.
  func font(in context: TextContext) -> Font {
    let font = variation.applied(to: font ?? .body).resolved(for: context.typeSize)
    return decoration.isSecondary ? font.scaled(by: Text.Scale.secondaryFactor) : font
  }

  /// The formatting combined with that of Markdown.
  fileprivate func styled(_ style: InlineMarkdown.Style) -> TextPart.Looks {
    guard !style.isEmpty else { return self }
    var looks = self
    if style.contains(.strong) { looks.variation.weight = .bold }
    if style.contains(.emphasized) { looks.variation.isItalic = true }
    if style.contains(.code) { looks.variation.design = .monospaced }
    if style.contains(.struck) { looks.decoration.strikethrough = .some(.single) }
    return looks
  }

  /// Makes a link of the part.
  fileprivate mutating func follow(_ destination: String?) {
    guard let destination, let url = URL(string: destination) else { return }
    follow(url)
  }

  /// Makes a link of the part.
  fileprivate mutating func follow(_ url: URL) {
    link = url
    paint = paint ?? .color(.accentColor)
  }

  /// The formatting combined with the attributes of a run.
  fileprivate func merged(with run: AttributedString.Runs.Run) -> TextPart.Looks {
    var looks = self
    let own = run.attributes.swiftUI
    looks.font = own.font ?? font
    looks.paint = own.foregroundColor.map(DisplayPaint.color) ?? paint
    looks.decoration = TextDecoration(
      kerning: own.kern, tracking: own.tracking, baselineOffset: own.baselineOffset,
      underline: own.underlineStyle.map { .some($0) }, strikethrough: own.strikethroughStyle.map { .some($0) }
    ).merged(over: decoration)
    if let link = run.link { looks.follow(link) }
    #if !canImport(Darwin)
    if let intent = own.inlinePresentationIntent { looks = looks.styled(intent.style) }
    #endif
    return looks
  }
}
