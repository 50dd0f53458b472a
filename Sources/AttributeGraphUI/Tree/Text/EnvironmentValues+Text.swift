import Foundation

/// The environment values of texts.
extension EnvironmentValues {
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private enum LeastLinesKey: EnvironmentKey { static var defaultValue: Int { 1 } }
  private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  private enum VariationKey: EnvironmentKey { static var defaultValue: FontVariation { FontVariation() } }
  private enum MeasurerKey: EnvironmentKey { static var defaultValue: AnyTextMeasurer? { nil } }

  /// The number of lines after which texts are truncated; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The minimum number of lines for which texts reserve space.
  var leastLines: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }

  /// The distance between two lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The alignment of the lines of a multiline text.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The place of the ellipsis in a truncated text.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The variation of the texts' font.
  var fontVariation: FontVariation {
    get { self[VariationKey.self] }
    set { self[VariationKey.self] = newValue }
  }

  /// The measurer of the texts; nil for that of the host. It is not part of SwiftUI.
  public var textMeasurer: (any TextMeasurer)? {
    get { self[MeasurerKey.self]?.measurer }
    set { self[MeasurerKey.self] = newValue.map(AnyTextMeasurer.init) }
  }
}

/// A measurer with its type erased; two are equal if their types and fields are.
struct AnyTextMeasurer: Equatable {
  let measurer: any TextMeasurer

  static func == (one: AnyTextMeasurer, other: AnyTextMeasurer) -> Bool {
    func isSame<Measurer: TextMeasurer>(_ measurer: Measurer) -> Bool {
      guard let other = other.measurer as? Measurer else { return false }
      // Environments are compared during updates, which run on the main actor.
      return MainActor.assumeIsolated { FieldPlan.plan(for: Measurer.self).areEqual(measurer, other) }
    }
    return isSame(one.measurer)
  }
}

/// The alignment of the lines of a text with several lines.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// A variation of a font that is chosen elsewhere.
struct FontVariation: Equatable, Sendable {
  /// The weight; nil for that of the font.
  var weight: Font.Weight?
  /// The design; nil for that of the font.
  var design: Font.Design?
  /// The width of letters; nil for that of the font.
  var width: Font.Width?
  /// Whether letters are slanted.
  var isItalic = false
  /// Whether digits have equal widths.
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
