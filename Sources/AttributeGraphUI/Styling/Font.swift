import Foundation

/// What text is set in: a typeface, a size, and variations of both.
///
/// Nothing is looked up on the machine. A font is a value that a `TextMeasurer` turns into widths; the built-in one
/// knows only size, weight and whether all characters are equally wide.
public struct Font: Hashable, Sendable {
  /// What the font was made from, before modifiers.
  enum Base: Hashable, Sendable {
    /// The system's typeface in the size and weight of a text style.
    case style(TextStyle)
    /// The system's typeface in a given size, in points.
    case system(size: CGFloat)
    /// A typeface by its name, in a given size in points.
    case custom(name: String, size: CGFloat)
  }

  /// What the font was made from.
  let base: Base

  /// The weight that was asked for; `nil` leaves the one of the base.
  private(set) var requestedWeight: Weight?

  /// The design that was asked for; `nil` leaves the one of the base.
  private(set) var requestedDesign: Design?

  /// Whether letters are slanted.
  private(set) var isItalic = false

  /// Whether digits, if nothing else, are equally wide.
  private(set) var hasMonospacedDigits = false

  /// The system's typeface in a text style.
  private init(style: TextStyle) {
    base = .style(style)
  }

  private init(base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    requestedWeight = weight
    requestedDesign = design
  }

  /// The system's typeface in a size in points, and in a weight and design if they are given.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .system(size: size), weight: weight, design: design)
  }

  /// The system's typeface in the size and weight of a text style, or in another weight if one is given.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .style(style), weight: weight, design: design)
  }

  /// A typeface by its name, in a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name: name, size: size))
  }

  /// A typeface by its name, in a size in points that belongs to a text style.
  ///
  /// The style matters only to a reader who has set larger text, which no host here does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// A typeface by its name, in a size in points that never grows with the reader's settings.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.requestedWeight = weight
    return font
  }

  /// The same font in bold, whatever weight it had.
  public func bold() -> Font {
    weight(.bold)
  }

  /// The same font with slanted letters.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The same font with all characters equally wide.
  public func monospaced() -> Font {
    var font = self
    font.requestedDesign = .monospaced
    return font
  }

  /// The same font with all digits equally wide, so that a counter does not jump.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }
}

extension Font {
  /// The font's size, in points.
  var pointSize: CGFloat {
    switch base {
    case .style(let style): style.pointSize
    case .system(let size), .custom(_, let size): size
    }
  }

  /// The weight the font has in the end: the one asked for, or the one of its text style.
  var resolvedWeight: Weight {
    if let requestedWeight { return requestedWeight }
    return switch base {
    case .style(let style): style.weight
    case .system, .custom: .regular
    }
  }

  /// The design the font has in the end.
  var resolvedDesign: Design {
    requestedDesign ?? .default
  }
}

extension Font {
  /// 34 points: the largest titles.
  public static let largeTitle = Font(style: .largeTitle)

  /// 28 points: titles of the first level.
  public static let title = Font(style: .title)

  /// 22 points: titles of the second level.
  public static let title2 = Font(style: .title2)

  /// 20 points: titles of the third level.
  public static let title3 = Font(style: .title3)

  /// 17 points, semibold: headings.
  public static let headline = Font(style: .headline)

  /// 15 points: what stands under a heading.
  public static let subheadline = Font(style: .subheadline)

  /// 17 points: running text, and the font of a view that sets none.
  public static let body = Font(style: .body)

  /// 16 points: remarks.
  public static let callout = Font(style: .callout)

  /// 13 points: notes below the text.
  public static let footnote = Font(style: .footnote)

  /// 12 points: captions of pictures.
  public static let caption = Font(style: .caption)

  /// 11 points: the smaller captions.
  public static let caption2 = Font(style: .caption2)
}
