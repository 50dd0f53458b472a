import Foundation

/// How texts are set, as their surroundings say it; what layout depends on.
struct TextSetting: Equatable {
  /// The font, if one is set.
  var font: Font?
  /// What varies the font.
  var variation = FontVariation()
  /// The number of lines after which a text is cut off.
  var lineLimit: Int?
  /// The number of lines for which there is room.
  var leastLines = 1
  /// The distance between two lines.
  var lineSpacing: CGFloat = 0
  /// Where lines begin or end.
  var alignment = TextAlignment.leading
  /// Whether lines begin on the right.
  var isRightToLeft = false
  /// Where the ellipsis stands.
  var truncation = Text.TruncationMode.tail
  /// What else texts take from around them.
  var looks = TextLooks()
  /// The size of text that a person has chosen.
  var typeSize = DynamicTypeSize.large
  /// What measures; nil for the measurer of the host.
  var measurer: AnyTextMeasurer?

  /// The style that an environment says.
  init(_ values: EnvironmentValues = EnvironmentValues()) {
    font = values.font
    variation = values.fontVariation
    lineLimit = values.lineLimit
    leastLines = values.leastLines
    lineSpacing = values.lineSpacing
    alignment = values.multilineTextAlignment
    isRightToLeft = values.layoutDirection == .rightToLeft
    truncation = values.truncationMode
    looks = values.textLooks
    typeSize = values.dynamicTypeSize
    measurer = values.textMeasurer.map(AnyTextMeasurer.init)
  }

  /// The font of a text with one of its own, or none, and with variations of its own.
  func font(of own: Font?, variedBy ownVariation: FontVariation = FontVariation()) -> Font {
    ownVariation.applied(to: variation.applied(to: own ?? font ?? .body)).resolved(for: typeSize)
  }

  /// The distance between two lines; one that is no number, or negative, is none.
  var usableLineSpacing: CGFloat { Length.measured(Length.finite(lineSpacing) ?? 0) }
}

/// What texts take from the environment: one thing to follow for a text, as there are many.
final class TextSurroundings: LayoutInput {
  /// The settings of texts in an environment.
  ///
  /// It is an object, so that nothing is checked for overlapping accesses when texts read it (Decisions/0040).
  private final class Reading {
    let style: TextSetting
    let font: Font
    let paint: DisplayPaint?
    let measurer: (any TextMeasurer)?
    let areNumbersUsable: Bool

    init(_ values: EnvironmentValues) {
      style = TextSetting(values)
      font = style.font(of: nil)
      paint = values.foregroundPaint
      measurer = style.measurer?.measurer
      areNumbersUsable =
        font.hasLength && style.lineSpacing.isFinite && style.lineSpacing >= 0
        && style.looks.fitting.leastScale.isFinite
    }
  }

  private var reading: Reading
  /// How the texts are set.
  var style: TextSetting { reading.style }
  /// The font of texts that neither have one of their own nor vary it.
  var font: Font { reading.font }
  /// What the texts are drawn in, if that is set.
  var paint: DisplayPaint? { reading.paint }
  /// What measures; nil for the measurer of the host.
  var measurer: (any TextMeasurer)? { reading.measurer }
  /// Whether the sizes and distances are numbers that texts can be laid out with.
  var areNumbersUsable: Bool { reading.areNumbersUsable }
  /// Whether the style is what followers are being told of.
  private(set) var isStyleChanging = false
  /// Where texts find what few of them go by: the language, the calendar, the time zone.
  unowned let scope: EnvironmentScope

  /// Makes what texts of a scope take from it.
  init(in scope: EnvironmentScope) {
    self.scope = scope
    reading = Reading(scope.values)
  }

  /// Takes over what an environment says.
  func update(to values: EnvironmentValues) {
    let new = Reading(values)
    guard new.style != style || new.paint != paint else { return }
    isStyleChanging = new.style != style
    reading = new
    notify()
    isStyleChanging = false
  }
}
