import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Lines of text: limits, spacing, truncation, alignment, baselines, and custom measurers.
///
/// In a font of 10 points a digit is 5.56 wide, a space 2.78, an ellipsis 5.56, a line 12 high with its baseline at
/// 9.6.
@MainActor
struct `Lines of text` {
  private let small = Font.system(size: 10)

  /// The lines of a text at a proposal.
  private func lines(
    _ string: String, proposing width: CGFloat?, _ height: CGFloat? = nil,
    _ modify: (Text) -> some View = { $0 }
  ) -> [TextLine] {
    let host = ViewHost(proposing: ProposedViewSize(width: width, height: height)) {
      modify(Text(string).font(small))
    }
    return host.element(text: string)?.textLines ?? []
  }

  @Test func `a text is broken between words, and inside of a word that is too long`() {
    #expect(lines("00 11 22", proposing: 26).map(\.string) == ["00 11", "22"])
    #expect(lines("00 11 22", proposing: 12).map(\.string) == ["00", "11", "22"])
    #expect(lines("000111", proposing: 17).map(\.string) == ["000", "111"])
    #expect(lines("0 00111", proposing: 17).map(\.string) == ["0", "001", "11"])
    #expect(lines("00\n\n11", proposing: nil).map(\.string) == ["00", "", "11"])
    #expect(lines("é0 00", proposing: 12).map(\.string) == ["é0", "00"])
    #expect(lines("", proposing: 12).map(\.string) == [""])
  }

  @Test func `a text of too many lines is truncated and as wide as its space`() {
    expectMounted(proposing: 15, nil, size: (15, 24)) { Text("00 11 22 33").font(small).lineLimit(2) }
    #expect(lines("00 11 22 33", proposing: 24) { $0.lineLimit(1) }.map(\.string) == ["00…"])
    #expect(lines("00 11 22 33", proposing: 28) { $0.lineLimit(1) }.map(\.string) == ["00 1…"])
    #expect(lines("00 11 22 33", proposing: 12) { $0.lineLimit(2) }.map(\.string) == ["00", "1…"])
  }

  @Test func `a text of several looks that is cut off at a line break is as wide as its widest line`() {
    expectMounted(proposing: 200, nil, size: (16.68, 12)) {
      (Text("0").font(small).italic() + Text("0\n0000000").font(small)).lineLimit(1)
    }
    #expect(lines("00\n0000000", proposing: 200) { $0.lineLimit(1) }.map(\.string) == ["00…"])
  }

  @Test func `the ellipsis stands at the end, at the beginning or in the middle`() {
    func cut(_ mode: Text.TruncationMode) -> [String] {
      lines("0123456789", proposing: 30) { $0.lineLimit(1).truncationMode(mode) }.map(\.string)
    }
    #expect(cut(.tail) == ["0123…"])
    #expect(cut(.head) == ["…6789"])
    #expect(cut(.middle) == ["01…89"])
  }

  @Test func `a text that is too high is truncated, down to one line`() {
    expectMounted(proposing: 12, 30, size: (12, 24)) { Text("00 11 22").font(small) }
    expectMounted(proposing: 12, 36, size: (11.12, 36)) { Text("00 11 22").font(small) }
    expectMounted(proposing: 12, 0, size: (12, 12)) { Text("00 11 22").font(small) }
    #expect(lines("00 11 22", proposing: 12, 24).map(\.string) == ["00", "1…"])
  }

  @Test func `a fixed height keeps all lines`() {
    expectMounted(proposing: 12, 12, size: (11.12, 36)) {
      Text("00 11 22").font(small).fixedSize(horizontal: false, vertical: true)
    }
  }

  @Test func `a column gives a long text the space that the others leave`() {
    expectMounted(
      proposing: 12, 50, size: (12, 46), frames: ["text": (0, 0, 12, 24), "below": (0, 26, 12, 20)]
    ) {
      VStack(spacing: 2) {
        Text("00 11 22 33").font(small).named("text")
        C.frame(height: 20).named("below")
      }
    }
  }

  @Test func `space may be reserved for missing lines`() {
    expectMounted(proposing: nil, nil, size: (11.12, 36)) {
      Text("00").font(small).lineLimit(3, reservesSpace: true)
    }
    expectMounted(proposing: nil, nil, size: (11.12, 24)) { Text("00").font(small).lineLimit(2...3) }
    expectMounted(proposing: nil, nil, size: (11.12, 24)) { Text("00").font(small).lineLimit(2...) }
    expectMounted(proposing: 12, nil, size: (12, 24)) { Text("00 11 22").font(small).lineLimit(...2) }
  }

  @Test(arguments: [0, -1]) func `a limit below one is one line`(limit: Int) {
    expectMounted(proposing: 12, nil, size: (12, 12)) { Text("00 11 22").font(small).lineLimit(limit) }
  }

  @Test func `line spacing moves the last baseline`() {
    expectMounted(
      proposing: nil, nil, size: (21.12, 42), frames: ["text": (0, 0, 11.12, 42), "b": (11.12, 29.6, 10, 10)]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("00\n11\n22").font(small).lineSpacing(3).named("text")
        F(10, 10).named("b")
      }
    }
    expectMounted(proposing: 12, 26, size: (12, 12)) { Text("00 11").font(small).lineSpacing(3) }
    expectMounted(proposing: 12, 27, size: (11.12, 27)) { Text("00 11").font(small).lineSpacing(3) }
  }

  @Test func `short lines are aligned at the start, the end or the middle of the text`() {
    func x(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) -> [CGFloat] {
      lines("0000\n00", proposing: nil) {
        $0.multilineTextAlignment(alignment).environment(\.layoutDirection, direction)
      }
      .map { ($0.x * 100).rounded() / 100 }
    }
    #expect(x(.leading) == [0, 0])
    #expect(x(.center) == [0, 5.56])
    #expect(x(.trailing) == [0, 11.12])
    #expect(x(.leading, .rightToLeft) == [0, 11.12])
  }

  @Test func `baselines are those of the first and the last line`() {
    expectMounted(proposing: nil, nil, size: (21.12, 24.4), frames: ["a": (11.12, 0, 10, 10)]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("00\n11").font(small)
        F(10, 10).named("a")
      }
    }
    #expect(lines("00\n11", proposing: nil).map { ($0.baseline * 10).rounded() } == [96, 216])
  }

  @Test func `weights and designs vary any font`() {
    // A bold "i" is 2.78 wide, a regular one 2.22, a monospaced one 6.
    expectMounted(proposing: nil, nil, size: (2.22, 12)) { Text("i").font(small) }
    expectMounted(proposing: nil, nil, size: (2.78, 12)) { Text("i").font(small).bold() }
    expectMounted(proposing: nil, nil, size: (2.78, 12)) { Group { Text("i") }.font(small).fontWeight(.heavy) }
    expectMounted(proposing: nil, nil, size: (6, 12)) { Text("i").monospaced().font(small) }
    expectMounted(proposing: nil, nil, size: (2.22, 12)) { Group { Text("i").fontWeight(.light) }.font(small).bold() }
  }

  @Test func `a part of the tree may have another measurer`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { MeasuredSample() }
    expectFrame(of: "inside", (0, 50, 30, 50), in: host)
    #expect(host.frame(named: "outside")?.height == 12)
    let same = try host.tap("same")
    #expect(same.total.sizeQueries <= 2)
    try host.tap("other")
    expectFrame(of: "inside", (0, 50, 60, 50), in: host)
  }
}

/// Every character is as wide as it says, and a line is 50 points high.
private struct Blocks: TextMeasurer {
  let width: CGFloat

  func measure(_ string: String, font: Font, width: CGFloat?, lineLimit: Int?) -> TextMetrics {
    TextMetrics(
      size: CGSize(width: self.width * CGFloat(string.count), height: 50), firstBaseline: 40, lastBaseline: 40,
      lineCount: 1)
  }
}

/// Texts, one of which has a measurer of its own.
private struct MeasuredSample: View {
  @State private var width: CGFloat = 10
  @State private var other = 0

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color.clear
      Text("abc").named("inside").environment(\.textMeasurer, Blocks(width: width))
      Text("abc").font(.system(size: 10)).named("outside")
      Color.clear.frame(width: CGFloat(other % 1), height: 0)
      Button("same") { other += 1 }
      Button("other") { width = 20 }
    }
  }
}
