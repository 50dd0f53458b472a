import Foundation

/// Breaks one paragraph into lines while its characters go by, keeping only widths.
///
/// Words are taken greedily: a line takes as many as fit. Spaces between two lines hang over the end of the first and
/// count for neither. A word wider than a line is broken between characters, and a line takes at least one character,
/// so breaking ends whatever the width.
///
/// All widths are whole numbers of thousandths of the font size, so sums are exact and their order does not matter.
struct LineBreaker {
  /// The space for a line.
  let limit: Int

  /// The number of finished lines.
  private(set) var lineCount = 0

  /// The number of lines that are shown.
  let lineLimit: Int

  /// The width of the widest finished line that is shown, without hanging spaces.
  private(set) var widest = 0

  /// The width of the last line that is shown, without spaces at its end, if a paragraph ends with it.
  private var widthAtCut: Int?

  /// The width of the current line up to the last word's end, of the spaces after it, and of the word after those.
  private var lineWidth = 0
  private var spaceWidth = 0
  private var wordWidth = 0

  /// The starts of the finished lines, in characters from the beginning of the text; recorded only for `breaks(of:)`.
  private(set) var lineStarts: [Int] = []
  private let isRecording: Bool

  /// The number of characters so far, and the starts of the current line and of the current word.
  private var position = 0
  private var lineStart = 0
  private var wordStart = 0

  /// Whether the current line has a finished word or leading spaces, so that an overlong word can begin a new line.
  private var hasBreak = false

  /// A breaker for lines of the given width; a negative limit is one of 0.
  ///
  /// - Parameters:
  ///   - limit: The length of a line.
  ///   - lineLimit: The number of lines that are shown; nil and numbers below 1 stand for all.
  ///   - isRecording: Whether to record the starts of lines.
  init(limit: Int, lineLimit: Int? = nil, isRecording: Bool = false) {
    self.limit = max(limit, 0)
    self.lineLimit = lineLimit.flatMap { $0 >= 1 ? $0 : nil } ?? .max
    self.isRecording = isRecording
  }

  /// The lines that are shown; the last one ends with an ellipsis if the text has more.
  ///
  /// A text that is cut off within a paragraph is truncated to the space, which it fills; one that is cut off at a line
  /// break keeps the widths of its lines.
  func shown(ellipsis: @autoclosure () -> Int) -> ShownLines {
    guard lineCount > lineLimit else { return ShownLines(count: lineCount, widest: widest, fillSpace: false) }
    guard let last = widthAtCut.map({ $0 + ellipsis() }), last <= limit else {
      return ShownLines(count: lineLimit, widest: widest, fillSpace: true)
    }
    return ShownLines(count: lineLimit, widest: max(widest, last), fillSpace: false)
  }

  /// Adds a space, at which the line may break.
  mutating func addSpace(width: Int) {
    if wordWidth > 0 {
      lineWidth += spaceWidth + wordWidth
      spaceWidth = 0
      wordWidth = 0
    }
    hasBreak = true
    spaceWidth += width
    position += 1
    wordStart = position
  }

  /// Adds a character of a word; a character without width stays with the one before it.
  mutating func addCharacter(width: Int) {
    defer { position += 1 }
    guard width > 0 else { return }
    guard lineWidth + spaceWidth + wordWidth + width > limit else {
      wordWidth += width
      return
    }
    if hasBreak {
      // The word so far moves to the next line, and the spaces before it hang.
      finishLine(width: lineWidth, next: wordStart)
      if wordWidth + width <= limit || wordWidth == 0 {
        wordWidth += width
        return
      }
    }
    if wordWidth > 0 {
      // The word alone is too wide, so the line ends inside it.
      finishLine(width: wordWidth, next: position)
      wordStart = position
      wordWidth = 0
    }
    wordWidth = width
  }

  /// Ends the paragraph, and with it its last line, which is empty in an empty paragraph.
  mutating func finishParagraph() {
    let words = wordWidth > 0 ? lineWidth + spaceWidth + wordWidth : lineWidth
    let hanging = wordWidth > 0 ? 0 : spaceWidth
    // Spaces at the very end count as far as they fit.
    position += 1
    if lineCount + 1 == lineLimit { widthAtCut = words }
    finishLine(width: words + hanging <= limit ? words + hanging : words, next: position)
    wordStart = position
    wordWidth = 0
  }

  /// Ends a line and moves the current word to the next one.
  private mutating func finishLine(width: Int, next: Int) {
    lineCount += 1
    if isRecording { lineStarts.append(lineStart) }
    lineStart = next
    if lineCount <= lineLimit { widest = max(widest, width) }
    lineWidth = 0
    spaceWidth = 0
    hasBreak = false
  }
}

/// The lines of a text that are shown.
struct ShownLines {
  /// The number of lines.
  let count: Int
  /// The width of the widest line, in the unit of the breaker.
  let widest: Int
  /// Whether the last line is truncated to the space, so that the text is at least as wide.
  let fillSpace: Bool

  /// The width of the text in points, from that of its widest line and the proposed one.
  func width(_ widest: CGFloat, proposed: CGFloat?) -> CGFloat {
    if fillSpace, let proposed, proposed.isFinite { max(widest, proposed) } else { widest }
  }
}
