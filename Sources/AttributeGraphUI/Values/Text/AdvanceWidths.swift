import Foundation

/// The advance width of each character, in thousandths of the font size.
///
/// Characters from space to tilde have the widths of Helvetica and Helvetica-Bold in the Adobe Core 14 AFM files
/// (`Helvetica.afm` and `Helvetica-Bold.afm`, version 002.000, the field WX). These are public numbers that work on
/// every machine, and close enough to the system's typeface that a layout looks right. Other characters have one of
/// three widths: 0 if they combine with the one before, 1000 if they are wide (East Asian scripts, emoji), else 556,
/// the width of a digit. In the monospaced design those widths are 0, 1200 and 600, where 600 is the width of Courier.
struct AdvanceWidths: Sendable {
  /// The widths of the characters 32…126, in thousandths of the font size.
  private let printable: [Int]

  /// The width of other characters that are neither combining nor wide.
  private let fallback: Int

  /// The width of a wide character.
  private let wide: Int

  /// The widths that fit a font: bold ones from semibold on, equal ones in the monospaced design.
  static func fitting(_ font: Font) -> AdvanceWidths {
    if font.resolvedDesign == .monospaced { return monospaced }
    return font.resolvedWeight.isBold ? bold : regular
  }

  /// The width of a character of ASCII, in thousandths of the font size; control characters have none.
  func width(ofASCII byte: UInt8) -> Int {
    byte >= 32 && byte < 127 ? printable[Int(byte) - 32] : 0
  }

  /// The width of a character, in thousandths of the font size.
  ///
  /// A character may consist of several scalars; the first one decides, since the others combine with it or join it to
  /// a pictograph.
  func width(of character: Character) -> Int {
    if let byte = character.asciiValue { return width(ofASCII: byte) }
    var scalars = character.unicodeScalars.makeIterator()
    guard let scalar = scalars.next() else { return 0 }
    let isAlone = scalars.next() == nil
    // Most other characters are Latin letters, whose properties need no lookup.
    if isAlone, Self.latinLetters.contains(scalar.value) { return fallback }
    if Self.isCombining(scalar) { return 0 }
    if Self.isWide(scalar) || !isAlone && character.unicodeScalars.contains(Self.emojiPresentation) { return wide }
    return scalar.isASCII ? width(ofASCII: UInt8(scalar.value)) : fallback
  }

  /// The letters from À to the end of the block Latin Extended-B.
  private static let latinLetters: ClosedRange<UInt32> = 0xC0...0x24F

  /// The scalar that selects the coloured form of the character before it.
  private static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  /// Whether a scalar is in a block of wide characters: the ranges marked W or F in Unicode's `EastAsianWidth.txt`,
  /// rounded to whole blocks, and the pictographs.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default:
      scalar.properties.isEmojiPresentation
    }
  }

  /// The widths of Helvetica.
  static let regular = AdvanceWidths(
    printable: [
      278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // space to slash
      556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // 0 to ?
      1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // @ to O
      667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // P to _
      333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // ` to o
      556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,  // p to ~
    ], fallback: 556, wide: 1000)

  /// The widths of Helvetica-Bold.
  static let bold = AdvanceWidths(
    printable: [
      278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,  // space to slash
      556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,  // 0 to ?
      975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,  // @ to O
      667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,  // P to _
      333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,  // ` to o
      611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,  // p to ~
    ], fallback: 556, wide: 1000)

  /// The widths of Courier, which are all equal.
  static let monospaced = AdvanceWidths(
    printable: Array(repeating: 600, count: 95), fallback: 600, wide: 1200)
}
