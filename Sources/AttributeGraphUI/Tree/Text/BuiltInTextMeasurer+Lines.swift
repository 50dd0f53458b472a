import Foundation

/// The lines of a text, broken and truncated with the table of widths.
extension BuiltInTextMeasurer {
  /// The character in place of the truncated ones.
  static let ellipsis: Character = "…"

  /// The lines of a text; a truncated text has an ellipsis in its last line.
  ///
  /// - Complexity: O(*n*) in the length of the text, plus O(*m*²) in that of a line that is cut off.
  public func lines(
    of string: String, font: Font, width: CGFloat?, lineLimit: Int?, truncation: Text.TruncationMode
  ) -> [String] {
    let widths = AdvanceWidths.fitting(font)
    let limit = Self.limit(forWidth: width, fontSize: font.usablePointSize * (font.requestedWidth?.factor ?? 1))
    let characters = Array(string)
    var breaker = LineBreaker(limit: limit, isRecording: true)
    for character in characters { breaker.add(character, widths: widths) }
    breaker.finishParagraph()
    let starts = breaker.lineStarts + [characters.count]
    let lines = starts.indices.dropLast().map { index in
      let end = min(starts[index + 1], characters.count)
      return characters[min(starts[index], end)..<end]
    }
    guard let lineLimit, lineLimit >= 1, lines.count > lineLimit else { return lines.map(Self.shown) }
    // The last line gets the rest of its paragraph, and is truncated to the space.
    let rest = characters[lines[lineLimit - 1].startIndex...]
    let paragraph = rest.prefix { !$0.isNewline }
    let isWholeParagraph = paragraph.endIndex == rest.endIndex
    let last = Self.cut(
      Array(paragraph), to: limit, widths: widths, truncation: isWholeParagraph ? truncation : .tail)
    return lines.prefix(lineLimit - 1).map(Self.shown) + [last]
  }

  /// A line without the hanging spaces and line feed at its end.
  private static func shown(_ line: ArraySlice<Character>) -> String {
    var line = line
    if line.last?.isNewline == true { line.removeLast() }
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// As many characters of a line as fit beside an ellipsis, which is always included.
  private static func cut(
    _ line: [Character], to limit: Int, widths: AdvanceWidths, truncation: Text.TruncationMode
  ) -> String {
    let dot = widths.width(of: ellipsis)
    func width(_ part: some Sequence<Character>) -> Int { part.reduce(0) { $0 + widths.width(of: $1) } }
    for kept in stride(from: line.count, through: 0, by: -1) {
      let (head, tail): (ArraySlice<Character>, ArraySlice<Character>) =
        switch truncation {
        case .tail: (line.prefix(kept), [])
        case .head: ([], line.suffix(kept))
        case .middle: (line.prefix((kept + 1) / 2), line.suffix(kept / 2))
        }
      guard kept == 0 || width(head) + dot + width(tail) <= limit else { continue }
      return shown(head) + String(ellipsis) + String(tail.drop { $0 == " " })
    }
    return String(ellipsis)
  }
}

extension Text {
  /// The place of the ellipsis in a truncated text.
  public enum TruncationMode: CaseIterable, Hashable, Sendable {
    /// At the beginning: the end of the line is shown.
    case head
    /// At the end: the beginning of the line is shown.
    case tail
    /// In the middle: both ends are shown.
    case middle
  }
}
