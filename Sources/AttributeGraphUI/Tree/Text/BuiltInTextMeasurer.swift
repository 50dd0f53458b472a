import Foundation

/// Measures text from a table of widths, the same on every machine.
///
/// It uses no font of the machine. A line is as wide as the sum of its characters' widths (`AdvanceWidths`), scaled by
/// the font size, without kerning. It is 1.2 times as high as the font size, and its baseline stands at 0.8 of this
/// height, which are within a hundredth the proportions of Apple's system typeface (0.95 and 0.24 of the size above and
/// below the baseline). Lines are broken as `LineBreaker` says.
public struct BuiltInTextMeasurer: TextMeasurer {
  /// The height of a line, as a multiple of the font size.
  static let lineHeightFactor: CGFloat = 1.2

  /// The fraction of the line height above the baseline.
  static let ascentShare: CGFloat = 0.8

  /// How much wider than the space a line may be to still fit, in points.
  ///
  /// It absorbs the rounding errors of adding and subtracting gaps to a width that was measured before.
  static let tolerance: CGFloat = 0.001

  /// A measurer; all are equal, because they have no properties.
  public init() {}

  /// The size of a text with the table of widths.
  ///
  /// A font size that is negative or not a number counts as 0. A text that `lineLimit` truncates is as wide as the
  /// proposed space, since its last line ends with an ellipsis there; one that is cut off at a line break is as wide as
  /// its widest line, with the ellipsis.
  ///
  /// - Complexity: O(*n*) in the length of the text. Allocates nothing for text in ASCII.
  public func measure(_ string: String, font: Font, width: CGFloat?, lineLimit: Int?) -> TextMetrics {
    let fontSize = font.usablePointSize
    let letterSize = fontSize * (font.requestedWidth?.factor ?? 1)
    let limit = Self.limit(forWidth: width, fontSize: letterSize)
    let widths = AdvanceWidths.fitting(font)
    let lines = Self.breakLines(of: string, widths: widths, limit: limit, lineLimit: lineLimit)
    let lineHeight = Self.lineHeightFactor * fontSize
    let ascent = lineHeight * Self.ascentShare
    return TextMetrics(
      size: CGSize(
        width: lines.width(CGFloat(lines.widest) * letterSize / 1000, proposed: width),
        height: CGFloat(lines.count) * lineHeight),
      firstBaseline: ascent,
      lastBaseline: CGFloat(lines.count - 1) * lineHeight + ascent,
      lineCount: lines.count)
  }

  /// The space for a line in thousandths of the font size, rounded down.
  static func limit(forWidth width: CGFloat?, fontSize: CGFloat) -> Int {
    guard let width, width.isFinite, fontSize > 0 else { return Int.max / 2 }
    let limit = ((width + tolerance) * 1000 / fontSize).rounded(.down)
    return limit < 1e15 ? Int(max(limit, 0)) : Int.max / 2
  }

  /// The width of a text in ASCII that fits into one line, as most do; nil for others.
  private static func lineWidth(of string: String, widths: AdvanceWidths, limit: Int) -> Int? {
    var width = 0
    for byte in string.utf8 {
      if byte >= 0x80 || (0x0A...0x0D).contains(byte) { return nil }
      width += widths.width(ofASCII: byte)
      if width > limit { return nil }
    }
    return width
  }

  /// The lines of a text that are shown, with widths in thousandths of the font size.
  private static func breakLines(
    of string: String, widths: AdvanceWidths, limit: Int, lineLimit: Int?
  ) -> ShownLines {
    if let width = lineWidth(of: string, widths: widths, limit: limit) {
      return ShownLines(count: 1, widest: width, fillSpace: false)
    }
    var breaker = LineBreaker(limit: limit, lineLimit: lineLimit)
    // ASCII bytes are characters of their own, so combining characters need no check.
    var isASCII = true
    var isAfterReturn = false
    for byte in string.utf8 {
      if byte >= 0x80 {
        isASCII = false
        break
      }
      switch byte {
      case 0x0A where isAfterReturn: break
      case 0x0A...0x0D: breaker.finishParagraph()
      case 0x20: breaker.addSpace(width: widths.width(ofASCII: byte))
      default: breaker.addCharacter(width: widths.width(ofASCII: byte))
      }
      isAfterReturn = byte == 0x0D
    }
    if !isASCII {
      breaker = LineBreaker(limit: limit, lineLimit: lineLimit)
      for character in string { breaker.add(character, widths: widths) }
    }
    breaker.finishParagraph()
    return breaker.shown(ellipsis: widths.width(of: ellipsis))
  }
}

extension LineBreaker {
  /// Adds a character of any kind.
  mutating func add(_ character: Character, widths: AdvanceWidths) {
    if character.isNewline {
      finishParagraph()
    } else if character == " " {
      addSpace(width: widths.width(of: character))
    } else {
      addCharacter(width: widths.width(of: character))
    }
  }
}

extension Font {
  /// The size in points; 0 if it is negative or not a number.
  var usablePointSize: CGFloat { hasLength ? pointSize : 0 }

  /// Whether the size is a finite number and not negative.
  var hasLength: Bool { pointSize >= 0 && pointSize.isFinite }
}
