import Foundation

/// A leaf that takes the room of the lines of a text.
final class TextNode: LeafNode, ValueReceiver {
  private var value: Text
  /// The font and the colour of the surroundings, for a text without its own.
  private let surroundings: TextSurroundings

  /// How much higher than the space a text may be and still count as fitting, in points.
  private static let tolerance: CGFloat = 0.001

  /// Whether the text has no line break of its own.
  private var isOneLine: Bool

  private static func isOneLine(_ string: String) -> Bool {
    // All line breaks in ASCII lie in one stretch, and those beyond it are rare enough to be looked for slowly.
    for byte in string.utf8 where byte >= 0x80 || (0x0A...0x0D).contains(byte) {
      return byte >= 0x80 && !string.contains(where: \.isNewline)
    }
    return true
  }

  /// Makes the leaf of a text.
  init(at position: ViewPosition, value: Text, surroundings: TextSurroundings) {
    self.value = value
    isOneLine = Self.isOneLine(value.string)
    self.surroundings = surroundings
    super.init(at: position)
    surroundings.add(self)
  }

  /// Takes a new text over.
  func update(to new: Text) {
    guard value != new else { return }
    let isMeasuredAlike =
      value.string == new.string && value.font == new.font && value.variation == new.variation
    isOneLine = Self.isOneLine(new.string)
    value = new
    noteDrawing()
    if !isMeasuredAlike { invalidate() }
  }

  override func inputChanged(_ input: LayoutInput) {
    // The colour does not matter to layout, nor does the opacity.
    if input === surroundings && surroundings.isStyleChanging { super.inputChanged(input) } else { noteDrawing() }
  }

  private var style: TextStyle { surroundings.style }

  private var font: Font {
    value.variation.applied(to: style.variation.applied(to: value.font ?? style.font ?? .body))
  }

  private var measurer: any TextMeasurer { style.measurer?.measurer ?? runtime.measurer }

  override var text: (() -> String)? { { self.value.string } }
  override var content: DisplayContent? { .text(value.string, font) }
  override var foreground: DisplayPaint? { value.foreground ?? surroundings.paint }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { metrics(for: proposal).size }

  override func providesGuides(_ kinds: GuideKinds) -> Bool { kinds.contains(.baselines) }

  // A text of one line that has room enough for it takes the ideal size, whatever the height.
  override func equivalent(to proposal: ProposedViewSize) -> ProposedViewSize {
    guard isOneLine else { return proposal }
    if let width = proposal.width, !width.isNaN, width < sizeThatFits(.unspecified).width { return proposal }
    return .unspecified
  }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let metrics = metrics(for: proposal)
    return ViewDimensions(
      size: size, firstTextBaseline: metrics.firstBaseline, lastTextBaseline: metrics.lastBaseline)
  }

  /// What the text takes of a proposal: as many lines as it needs, as it may have, and as there is room for.
  private func metrics(for proposal: ProposedViewSize) -> TextMetrics {
    let spacing = style.usableLineSpacing
    var limit = style.lineLimit.flatMap { $0 >= 1 ? $0 : nil }
    var metrics = measurer.measure(value.string, font: font, width: proposal.width, lineLimit: limit)
    // A text that is too high is cut off, down to one line.
    if let height = proposal.height, metrics.lineCount > 1,
      metrics.height(lineSpacing: spacing) > height + Self.tolerance
    {
      let line = metrics.lineHeight
      let room = (height + spacing + Self.tolerance) / (line + spacing)
      limit = room >= 1 ? min(Int(room), metrics.lineCount) : 1
      metrics = measurer.measure(value.string, font: font, width: proposal.width, lineLimit: limit)
    }
    let reserved = max(CGFloat(style.leastLines - metrics.lineCount), 0) * (metrics.lineHeight + spacing)
    metrics.lastBaseline += CGFloat(metrics.lineCount - 1) * spacing
    metrics.size.height = metrics.height(lineSpacing: spacing) + reserved
    return metrics
  }

  /// The lines that are shown in the room that the text has.
  override var lines: [TextLine] {
    let proposal = geometry.proposal
    let metrics = metrics(for: proposal)
    let font = font
    let lines = measurer.lines(
      of: value.string, font: font, width: proposal.width, lineLimit: metrics.lineCount,
      truncation: style.truncation)
    return lines.enumerated().map { index, string in
      let width = measurer.measure(string, font: font, width: nil).size.width
      let room = max(geometry.size.width - width, 0)
      let (begin, end): (CGFloat, CGFloat) = style.isRightToLeft ? (room, 0) : (0, room)
      let x =
        switch style.alignment {
        case .leading: begin
        case .center: room / 2
        case .trailing: end
        }
      let distance = lines.count > 1 ? (metrics.lastBaseline - metrics.firstBaseline) / CGFloat(lines.count - 1) : 0
      return TextLine(
        string: string, x: x, baseline: metrics.firstBaseline + CGFloat(index) * distance, width: width)
    }
  }
}

/// A line of a text, as it is shown.
public struct TextLine: Hashable, Sendable {
  /// The characters, with an ellipsis where something was cut off.
  public let string: String
  /// How far the line is from the left side of the text, in points.
  public let x: CGFloat
  /// How far its baseline is from the upper side of the text, in points.
  public let baseline: CGFloat
  /// How wide the line is, in points.
  public let width: CGFloat
}

extension TextMetrics {
  /// The height of one line, in points.
  var lineHeight: CGFloat { size.height / CGFloat(max(lineCount, 1)) }

  /// The height of the lines with a distance between them.
  func height(lineSpacing: CGFloat) -> CGFloat { size.height + CGFloat(max(lineCount - 1, 0)) * lineSpacing }
}
