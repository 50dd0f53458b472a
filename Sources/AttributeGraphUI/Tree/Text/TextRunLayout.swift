import Foundation

/// Breaks a text of several parts into lines.
///
/// Widths are those of single characters, as a measurer returns them, in whole thousandths of a point. So if widths of
/// characters add up, a text of one part has the size that the measurer returns for the string.
struct TextRunLayout {
  /// A character or a picture, with the number of its part.
  private struct Glyph {
    let character: Character
    let width: Int
    let part: Int
  }

  /// The height of a part above and below the baseline, in points.
  private struct Height {
    var ascent: CGFloat
    var descent: CGFloat

    mutating func formUnion(_ other: Height) {
      ascent = max(ascent, other.ascent)
      descent = max(descent, other.descent)
    }
  }

  /// A line.
  struct Line {
    /// Its runs, with their distances from its beginning in points.
    var pieces: [(run: DisplayTextRun, x: CGFloat)] = []
    /// Its width, in points.
    var width: CGFloat = 0
    /// The distance of its baseline from its upper side, in points.
    var ascent: CGFloat = 0
    /// Its height, in points.
    var height: CGFloat = 0

    /// The characters.
    var string: String { pieces.map(\.run.string).joined() }
  }

  private let parts: [TextPart]
  private let fit: TextFit
  private let heights: [Height]
  private let glyphs: [Glyph]
  private let ellipsisWidths: [Int]

  private static let ellipsis = BuiltInTextMeasurer.ellipsis
  private static let attachment: Character = "\u{FFFC}"

  /// Measures the characters of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text, plus one question to the measurer for each character that differs.
  init(_ parts: [TextPart], fitted fit: TextFit = TextFit(), symbolScale: Image.Scale, by measurer: any TextMeasurer) {
    self.parts = parts
    self.fit = fit
    var heights: [Height] = []
    var glyphs: [Glyph] = []
    var ellipsisWidths: [Int] = []
    for (index, part) in parts.enumerated() {
      let font = part.font.scaled(by: fit.scale)
      let line = measurer.measure("", font: font, width: nil)
      let raised = part.looks.decoration.baselineOffset ?? 0
      var height = Height(ascent: line.firstBaseline, descent: line.size.height - line.firstBaseline)
      let spacing = part.run(fitted: fit).kerning
      func thousandths(_ width: CGFloat) -> Int { Int((min(max(width, 0), Self.widest) * 1000).rounded()) }
      var widths: [Character: Int] = [:]
      func width(of character: Character) -> Int {
        if let known = widths[character] { return known }
        let own = measurer.measure(String(character), font: font, width: nil).size.width
        let width = thousandths(own > 0 ? own + spacing : 0)
        widths[character] = width
        return width
      }
      if let image = part.image {
        let size = image.naturalSize(lineHeight: line.size.height, scale: symbolScale)
        glyphs.append(Glyph(character: Self.attachment, width: thousandths(size.width), part: index))
        // A symbol is centred in the line, an image stands on the baseline.
        let below = image.isSymbol ? height.descent + (size.height - line.size.height) / 2 : 0
        height.formUnion(Height(ascent: size.height - below, descent: below))
      } else {
        for character in part.string {
          glyphs.append(
            Glyph(character: character, width: character.isNewline ? 0 : width(of: character), part: index))
        }
      }
      ellipsisWidths.append(width(of: Self.ellipsis))
      heights.append(Height(ascent: height.ascent + raised, descent: height.descent - raised))
    }
    (self.heights, self.glyphs, self.ellipsisWidths) = (heights, glyphs, ellipsisWidths)
  }

  /// The size of the text, and the baselines of its first and last lines, in lines of at most a width in points; nil
  /// and infinity mean that lines are not broken.
  func metrics(width: CGFloat?, lineLimit: Int?) -> TextMetrics {
    let breaker = broken(toWidth: width, lineLimit: lineLimit)
    let starts = breaker.lineStarts
    let end = breaker.lineLimit < starts.count ? starts[breaker.lineLimit] : glyphs.count
    let lines = breaker.shown(ellipsis: ellipsisWidth(behind: glyphs[..<min(end, glyphs.count)]))
    var (height, last) = (CGFloat.zero, CGFloat.zero)
    var first = CGFloat.zero
    for index in 0..<lines.count {
      let line = self.height(of: glyphs(ofLine: index, starts))
      if index == 0 { first = line.ascent }
      last = height + line.ascent
      height += line.ascent + line.descent
    }
    return TextMetrics(
      size: CGSize(width: lines.width(CGFloat(lines.widest) / 1000, proposed: width), height: height),
      firstBaseline: first, lastBaseline: last, lineCount: lines.count)
  }

  /// The lines as they are shown; a truncated text has an ellipsis in its last line.
  func lines(width: CGFloat?, lineLimit: Int?, truncation: Text.TruncationMode) -> [Line] {
    let breaker = broken(toWidth: width, lineLimit: lineLimit)
    let starts = breaker.lineStarts
    let count = min(starts.count, breaker.lineLimit)
    return (0..<count).map { index in
      var line = glyphs(ofLine: index, starts)
      if index == count - 1 && count < starts.count {
        let rest = glyphs[line.startIndex...]
        let paragraph = rest.prefix { !$0.character.isNewline }
        let limit = Self.limit(width)
        let isWhole = paragraph.endIndex == rest.endIndex
        return makeLine(cut(Array(paragraph), to: limit, at: isWhole ? truncation : .tail), measuredBy: line)
      }
      if line.last?.character.isNewline == true { line.removeLast() }
      while line.last?.character == " " { line.removeLast() }
      return makeLine(Array(line), measuredBy: glyphs(ofLine: index, starts))
    }
  }

  /// The largest width that is distinguished from wider ones, in points.
  private static let widest: CGFloat = 1e12

  private static func limit(_ width: CGFloat?) -> Int {
    guard let width, width.isFinite, width < widest else { return Int.max / 2 }
    return max(Int((width + BuiltInTextMeasurer.tolerance) * 1000), 0)
  }

  /// The breaker that has broken all lines.
  private func broken(toWidth width: CGFloat?, lineLimit: Int?) -> LineBreaker {
    var breaker = LineBreaker(limit: Self.limit(width), lineLimit: lineLimit, isRecording: true)
    for glyph in glyphs {
      if glyph.character.isNewline {
        breaker.finishParagraph()
      } else if glyph.character == " " {
        breaker.addSpace(width: glyph.width)
      } else {
        breaker.addCharacter(width: glyph.width)
      }
    }
    breaker.finishParagraph()
    return breaker
  }

  /// The width of the ellipsis behind a line, which looks as the end of that.
  private func ellipsisWidth(behind line: ArraySlice<Glyph>) -> Int {
    ellipsisWidths[line.last { !$0.character.isNewline }?.part ?? 0]
  }

  private func glyphs(ofLine index: Int, _ starts: [Int]) -> ArraySlice<Glyph> {
    let start = min(starts[index], glyphs.count)
    let end = index + 1 < starts.count ? min(starts[index + 1], glyphs.count) : glyphs.count
    return glyphs[start..<max(end, start)]
  }

  private func height(of line: ArraySlice<Glyph>) -> Height {
    // An empty line is as high as the part before it.
    let alone = line.startIndex > 0 ? glyphs[line.startIndex - 1].part : 0
    var height = heights[line.first?.part ?? alone]
    for glyph in line { height.formUnion(heights[glyph.part]) }
    return height
  }

  private func makeLine(_ glyphs: [Glyph], measuredBy all: ArraySlice<Glyph>) -> Line {
    let height = height(of: all)
    var line = Line(ascent: height.ascent, height: height.ascent + height.descent)
    var index = 0
    while index < glyphs.count {
      let part = glyphs[index].part
      let same = glyphs[index...].prefix { $0.part == part }
      let string = parts[part].image == nil ? String(same.map(\.character)) : ""
      line.pieces.append((parts[part].run(fitted: fit, string: string), line.width))
      line.width += CGFloat(same.reduce(0) { $0 + $1.width }) / 1000
      index = same.endIndex
    }
    return line
  }

  /// As much of a line as fits beside an ellipsis, which is always included.
  private func cut(_ line: [Glyph], to limit: Int, at truncation: Text.TruncationMode) -> [Glyph] {
    for kept in stride(from: line.count, through: 0, by: -1) {
      let (head, tail): (ArraySlice<Glyph>, ArraySlice<Glyph>) =
        switch truncation {
        case .tail: (line.prefix(kept), [])
        case .head: ([], line.suffix(kept))
        case .middle: (line.prefix((kept + 1) / 2), line.suffix(kept / 2))
        }
      let part = head.last?.part ?? tail.first?.part ?? line.first?.part ?? 0
      let dot = Glyph(character: Self.ellipsis, width: ellipsisWidths[part], part: part)
      let width = (head + [dot] + tail).reduce(0) { $0 + $1.width }
      guard kept == 0 || width <= limit else { continue }
      var shown = Array(head)
      while shown.last?.character == " " { shown.removeLast() }
      return shown + [dot] + tail.drop { $0.character == " " }
    }
    return []
  }
}

extension Image {
  /// Whether the picture is a symbol of the system.
  var isSymbol: Bool { if case .symbol = source { true } else { false } }

  /// The name of the picture as a part of a text.
  var runName: String {
    switch source {
    case .symbol(let name): name
    case .asset(let asset): asset.name
    case .bitmap(let bitmap, _): bitmap.description
    case .loaded(let name, _, _): name
    }
  }
}
