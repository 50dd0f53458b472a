import Foundation

/// The font of a text: a typeface, a size, and variations of both.
///
/// Nothing is looked up on the machine. A font is a value that a `TextMeasurer` turns into widths; the built-in one
/// knows only size, weight and whether all characters are equally wide.
public struct Font: Hashable, Sendable {
  /// The source of the font, before modifiers.
  ///
  /// Typefaces by name are rare. They are stored indirectly, so that all other fonts are copied without their names.
  enum Base: Hashable, Sendable {
    /// The system's typeface in the size and weight of a text style.
    case style(TextStyle)
    /// The system's typeface in a given size, in points.
    case system(size: CGFloat)
    /// A typeface by its name, in a given size in points.
    indirect case custom(name: String, size: CGFloat)
    /// A typeface by its name, in a size that grows with that of a text style.
    indirect case relative(name: String, size: CGFloat, to: TextStyle)
  }

  /// The source of the font.
  let base: Base

  // The order of the properties takes the least memory: each text that is drawn has a font.

  /// The requested design; `nil` keeps that of the base.
  private(set) var requestedDesign: Design?

  /// Whether letters are slanted.
  private(set) var isItalic = false

  /// Whether digits, at least, have equal widths.
  private(set) var hasMonospacedDigits = false

  /// The letters that are set in small capitals; `nil` for none.
  private(set) var smallCapitals: SmallCapitals?

  /// The distance between lines; `nil` for the default.
  private(set) var requestedLeading: Leading?

  /// The requested weight; `nil` keeps that of the base.
  private(set) var requestedWeight: Weight?

  /// The requested width of letters; `nil` for regular.
  private(set) var requestedWidth: Width?

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

  /// A typeface by its name, in a size in points that grows with that of running text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A typeface by its name, in a size in points that grows with that of a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(base: .relative(name: name, size: size, to: textStyle))
  }

  /// A typeface by its name, in a size in points that never grows with the reader's settings.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name: name, size: fixedSize))
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

  /// The same font in another design.
  func design(_ design: Design) -> Font {
    var font = self
    font.requestedDesign = design
    return font
  }

  /// The same font with wider or narrower letters.
  public func width(_ width: Width) -> Font {
    var font = self
    font.requestedWidth = width
    return font
  }

  /// The same font with more or less distance between lines; the built-in measurer ignores it.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.requestedLeading = leading
    return font
  }

  /// The same font with small capitals for all letters; they have the widths of the letters that they replace.
  public func smallCaps() -> Font { withSmallCapitals(.all) }

  /// The same font with small capitals for lowercase letters; they have the widths of the letters that they replace.
  public func lowercaseSmallCaps() -> Font { withSmallCapitals(.lowercase) }

  /// The same font with small capitals for uppercase letters; they have the widths of the letters that they replace.
  public func uppercaseSmallCaps() -> Font { withSmallCapitals(.uppercase) }

  private func withSmallCapitals(_ letters: SmallCapitals) -> Font {
    var font = self
    font.smallCapitals = letters
    return font
  }

  /// The same font with its size multiplied by a factor; the size of a text style becomes a fixed one.
  public func scaled(by factor: CGFloat) -> Font {
    guard factor != 1 else { return self }
    switch base {
    case .custom(let name, let size): return based(on: .custom(name: name, size: size * factor))
    case .relative(let name, let size, let style):
      return based(on: .relative(name: name, size: size * factor, to: style))
    case .style, .system: return based(on: .system(size: pointSize * factor))
    }
  }

  /// The font at a person's preferred text size; one of a fixed size is unchanged.
  func resolved(for typeSize: DynamicTypeSize) -> Font {
    guard typeSize != .large else { return self }
    switch base {
    case .style(let style): return based(on: .system(size: style.pointSize(at: typeSize)))
    case .relative(let name, let size, let style):
      return based(on: .custom(name: name, size: size * style.pointSize(at: typeSize) / style.pointSize))
    case .system, .custom: return self
    }
  }

  /// The same font on another base, with its present weight.
  private func based(on base: Base) -> Font {
    var font = Font(base: base, weight: resolvedWeight == .regular ? requestedWeight : resolvedWeight)
    font.requestedDesign = requestedDesign
    font.requestedWidth = requestedWidth
    font.isItalic = isItalic
    font.hasMonospacedDigits = hasMonospacedDigits
    font.smallCapitals = smallCapitals
    font.requestedLeading = requestedLeading
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
    case .system(let size), .custom(_, let size), .relative(_, let size, _): size
    }
  }

  /// The resolved weight of the font: the requested one, or the one of its text style.
  var resolvedWeight: Weight {
    if let requestedWeight { return requestedWeight }
    return switch base {
    case .style(let style): style.weight
    case .system, .custom, .relative: .regular
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

  /// 15 points: text under a heading.
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
