import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The built-in measurer: widths from its table, lines by greedy wrapping.
struct `Text measuring` {
  private let measurer = BuiltInTextMeasurer()
  private let font = Font.system(size: 10)

  /// The metrics of a text in 10 points, where a digit is 5.56 wide, a space 2.78 and a line 12 high.
  private func metrics(_ string: String, width: CGFloat? = nil, lineLimit: Int? = nil) -> TextMetrics {
    measurer.measure(string, font: font, width: width, lineLimit: lineLimit)
  }

  @Test func `a line is as wide as the sum of its characters`() {
    #expect(isNear(metrics("Hello").size.width, 22.78))
    #expect(isNear(metrics("0 0").size.width, 13.9))
  }

  @Test func `widths grow with the font size`() {
    let width = measurer.measure("000", font: .largeTitle, width: nil).size.width
    #expect(isNear(width, 56.712))
  }

  @Test func `bold text is wider from semibold on`() {
    let widths = [Font.Weight.regular, .medium, .semibold, .black].map {
      measurer.measure("bdh", font: font.weight($0), width: nil).size.width
    }
    #expect(isNear(widths[0], 16.68))
    #expect(widths[1] == widths[0])
    #expect(isNear(widths[2], 18.33))
    #expect(widths[2] == widths[3])
  }

  @Test func `a headline is measured in bold`() {
    let headline = measurer.measure("b", font: .headline, width: nil)
    let body = measurer.measure("b", font: .body, width: nil)
    #expect(headline.size.width > body.size.width)
  }

  @Test func `all characters of a monospaced font are equally wide`() {
    #expect(isNear(measurer.measure("iWm.", font: font.monospaced(), width: nil).size.width, 24))
  }

  @Test func `a line is 1.2 times as high as the font, its baseline at 0.8 of that`() {
    let metrics = metrics("x")
    #expect(isNear(metrics.size.height, 12))
    #expect(isNear(metrics.firstBaseline, 9.6))
    #expect(metrics.firstBaseline == metrics.lastBaseline)
  }

  @Test func `an empty text has one line of no width`() {
    #expect(metrics("").lineCount == 1)
    #expect(metrics("").size.width == 0)
    #expect(isNear(metrics("").size.height, 12))
  }

  @Test func `words wrap at spaces, which count for neither line`() {
    let metrics = metrics("00 00 00", width: 26)
    #expect(metrics.lineCount == 2)
    #expect(isNear(metrics.size.width, 25.02))
    #expect(isNear(metrics.lastBaseline, 21.6))
  }

  @Test func `a text measured at its own width does not wrap`() {
    for text in ["The quick brown fox", "0 0 0", "Hello, world!"] {
      let ideal = metrics(text)
      #expect(metrics(text, width: ideal.size.width) == ideal)
    }
  }

  @Test func `a text that is cut off at a line break is as wide as its widest line that is shown`() {
    // An ellipsis is as wide as a digit.
    let first = metrics("00\n00000000", width: 200, lineLimit: 1)
    #expect(first.lineCount == 1)
    #expect(isNear(first.size.width, 16.68))
    #expect(isNear(metrics("00\n00000000", lineLimit: 1).size.width, 16.68))
    #expect(isNear(metrics("00000000\n00\n00", width: 200, lineLimit: 2).size.width, 44.48))
    #expect(isNear(metrics("éé\n00", width: 200, lineLimit: 1).size.width, metrics("éé…").size.width))
    // The ellipsis does not fit behind the line, which is truncated.
    #expect(isNear(metrics("00\n00", width: 15, lineLimit: 1).size.width, 15))
  }

  @Test func `a word wider than the line breaks between characters`() {
    let metrics = metrics("00000", width: 12)
    #expect(metrics.lineCount == 3)
    #expect(isNear(metrics.size.width, 11.12))
  }

  @Test func `a long word begins on a line of its own`() {
    #expect(metrics("0 0000", width: 12).lineCount == 3)
  }

  @Test func `line feeds begin lines, also at the end`() {
    #expect(metrics("a\nb").lineCount == 2)
    #expect(metrics("a\r\nb").lineCount == 2)
    #expect(metrics("a\n\n").lineCount == 3)
    #expect(metrics("ä\r\nb").lineCount == 2)
  }

  @Test(arguments: [0, -5, -.infinity, 0.0001] as [CGFloat]) func `a width of zero takes a character a line`(
    width: CGFloat
  ) {
    let expected = width == -.infinity ? 1 : 3
    #expect(metrics("000", width: width).lineCount == expected)
    #expect(!metrics("000", width: width).size.width.isNaN)
  }

  @Test(arguments: [nil, .infinity, .nan] as [CGFloat?]) func `an unspecified or infinite width does not wrap`(
    width: CGFloat?
  ) {
    #expect(metrics("00 00 00 00", width: width).lineCount == 1)
  }

  @Test func `a line limit truncates the text`() {
    let metrics = metrics("00 00 00", width: 15, lineLimit: 2)
    #expect(metrics.lineCount == 2)
    #expect(isNear(metrics.size.height, 24))
    #expect(self.metrics("00", width: 15, lineLimit: 2).lineCount == 1)
  }

  @Test func `wide characters are as wide as the font size, combining ones have no width`() {
    #expect(isNear(metrics("漢字").size.width, 20))
    #expect(isNear(metrics("👩‍👩‍👧").size.width, 10))
    #expect(isNear(metrics("❤️").size.width, 10))
    #expect(isNear(metrics("e\u{301}").size.width, 5.56))
    #expect(isNear(metrics("é").size.width, 5.56))
  }

  @Test(arguments: [0, -3, .nan, .infinity] as [CGFloat]) func `text in a font of an invalid size has no size`(
    size: CGFloat
  ) {
    let metrics = measurer.measure("abc", font: .system(size: size), width: 10)
    #expect(metrics.size == CGSize(width: 0, height: 0))
  }
}
