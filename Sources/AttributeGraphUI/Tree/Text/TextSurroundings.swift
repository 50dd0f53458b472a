import Foundation

/// The environment's settings for texts that affect layout.
struct TextSetting: Equatable {
  /// The font, if one is set.
  var font: Font?
  /// The variation of the font.
  var variation = FontVariation()
  /// The number of lines after which a text is truncated.
  var lineLimit: Int?
  /// The number of lines for which space is reserved.
  var leastLines = 1
  /// The distance between two lines.
  var lineSpacing: CGFloat = 0
  /// The alignment of lines.
  var alignment = TextAlignment.leading
  /// Whether the layout direction is right to left.
  var isRightToLeft = false
  /// The place of the ellipsis.
  var truncation = Text.TruncationMode.tail
  /// The other inherited properties.
  var looks = TextLooks()
  /// A person's preferred text size.
  var typeSize = DynamicTypeSize.large
  /// The measurer; nil for that of the host.
  var measurer: AnyTextMeasurer?

  /// The settings of an environment.
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

  /// The font of a text, with its own font, if any, and its own variations.
  func font(of own: Font?, variedBy ownVariation: FontVariation = FontVariation()) -> Font {
    ownVariation.applied(to: variation.applied(to: own ?? font ?? .body)).resolved(for: typeSize)
  }

  /// The distance between two lines; 0 if it is negative or not a number.
  var usableLineSpacing: CGFloat { Length.measured(Length.finite(lineSpacing) ?? 0) }
}

/// The environment values that texts read. Texts are many, so each follows a single object.
final class TextSurroundings: LayoutInput {
  /// The settings of texts in an environment.
  ///
  /// It is an object, so that reads by texts need no check for overlapping accesses (Decisions/0040).
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
  /// The settings of the texts.
  var style: TextSetting { reading.style }
  /// The font of texts that neither have one of their own nor vary it.
  var font: Font { reading.font }
  /// The paint of the texts, if one is set.
  var paint: DisplayPaint? { reading.paint }
  /// The measurer of texts; nil for that of the host.
  var measurer: (any TextMeasurer)? { reading.measurer }
  /// Whether the sizes and distances are numbers that can be used for layout.
  var areNumbersUsable: Bool { reading.areNumbersUsable }
  /// Whether followers are currently notified of a change of the style.
  private(set) var isStyleChanging = false
  /// The scope with the values that few texts read: the language, the calendar, the time zone.
  unowned let scope: EnvironmentScope

  /// Makes the values that texts of a scope read.
  init(in scope: EnvironmentScope) {
    self.scope = scope
    reading = Reading(scope.values)
  }

  /// Sets the values of an environment.
  func update(to values: EnvironmentValues) {
    let new = Reading(values)
    guard new.style != style || new.paint != paint else { return }
    notifyBefore()
    isStyleChanging = new.style != style
    reading = new
    notify()
    isStyleChanging = false
  }
}
