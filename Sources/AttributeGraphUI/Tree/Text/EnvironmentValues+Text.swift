import Foundation

/// What texts take from around them.
extension EnvironmentValues {
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private enum LeastLinesKey: EnvironmentKey { static var defaultValue: Int { 1 } }
  private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  private enum VariationKey: EnvironmentKey { static var defaultValue: FontVariation { FontVariation() } }
  private enum MeasurerKey: EnvironmentKey { static var defaultValue: AnyTextMeasurer? { nil } }

  /// The number of lines after which texts are cut off; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The number of lines for which texts have room even if they have fewer.
  var leastLines: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }

  /// The distance between two lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where the lines of a text of several lines begin or end.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// Where the ellipsis stands in a text that is cut off.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// What varies the font of texts.
  var fontVariation: FontVariation {
    get { self[VariationKey.self] }
    set { self[VariationKey.self] = newValue }
  }

  /// What measures the texts; nil for the measurer of the host. It is not part of SwiftUI.
  public var textMeasurer: (any TextMeasurer)? {
    get { self[MeasurerKey.self]?.measurer }
    set { self[MeasurerKey.self] = newValue.map(AnyTextMeasurer.init) }
  }
}

/// A measurer of any type, which is the same as another one of its type with the same fields.
struct AnyTextMeasurer: Equatable {
  let measurer: any TextMeasurer

  static func == (one: AnyTextMeasurer, other: AnyTextMeasurer) -> Bool {
    func isSame<Measurer: TextMeasurer>(_ measurer: Measurer) -> Bool {
      guard let other = other.measurer as? Measurer else { return false }
      // Environments are compared while hosts update them, which they do on the main actor.
      return MainActor.assumeIsolated { FieldPlan.plan(for: Measurer.self).areEqual(measurer, other) }
    }
    return isSame(one.measurer)
  }
}

/// Where the lines of a text of several lines begin or end.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// They begin where lines begin.
  case leading
  /// Their middles lie in one column.
  case center
  /// They end where lines end.
  case trailing
}

/// What varies a font that something else has chosen.
struct FontVariation: Equatable, Sendable {
  /// The weight; nil for that of the font.
  var weight: Font.Weight?
  /// The design; nil for that of the font.
  var design: Font.Design?
  /// How wide letters are; nil for those of the font.
  var width: Font.Width?
  /// Whether letters are slanted.
  var isItalic = false
  /// Whether digits are equally wide.
  var hasMonospacedDigits = false

  /// A font with the variation.
  func applied(to font: Font) -> Font {
    var font = font
    if let weight { font = font.weight(weight) }
    if let design { font = font.design(design) }
    if let width { font = font.width(width) }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    return isItalic ? font.italic() : font
  }

  /// This variation on top of another one.
  func merged(over outer: FontVariation) -> FontVariation {
    FontVariation(
      weight: weight ?? outer.weight, design: design ?? outer.design, width: width ?? outer.width,
      isItalic: isItalic || outer.isItalic, hasMonospacedDigits: hasMonospacedDigits || outer.hasMonospacedDigits)
  }
}
