import Foundation

/// A leaf that takes the room of the lines of a text.
final class TextNode: LeafNode, ValueReceiver {
  /// Whether the text has no line break of its own.
  private var isOneLine = true
  private var value: Text
  /// The font and the colour of the surroundings, for a text without its own.
  private let surroundings: TextSurroundings
  /// What texts have that are no plain strings, or were none.
  private var resolution: Resolution?

  /// What few texts have.
  private final class Resolution {
    /// Parts, or looks besides font and colour; nil for a plain string.
    var text: ResolvedText?
    /// What the text goes by besides the surroundings.
    var formats: [LayoutInput] = []
  }

  /// How much higher than the space a text may be and still count as fitting, in points.
  private static let tolerance: CGFloat = 0.001

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
    self.surroundings = surroundings
    super.init(at: position)
    surroundings.add(self)
    resolve()
  }

  /// Takes a new text over.
  func update(to new: Text) {
    guard value != new else { return }
    let isMeasuredAlike = value.isMeasured(like: new)
    // Swapped, not assigned: then no access has to be checked for overlaps (Decisions/0040).
    var replaced = new
    swap(&value, &replaced)
    // What parts are drawn in is theirs.
    if !isMeasuredAlike || rich != nil { resolve() }
    noteDrawing()
    if !isMeasuredAlike { invalidate() }
  }

  override func inputChanged(_ input: LayoutInput) {
    if input === surroundings && surroundings.isStyleChanging || isFormat(input) {
      resolve()
      super.inputChanged(input)
    } else {
      // The colour does not matter to layout, nor does the opacity.
      noteDrawing()
    }
  }

  private func isFormat(_ input: LayoutInput) -> Bool { resolution?.formats.contains { $0 === input } ?? false }

  /// Parts, or looks besides font and colour, for a text that has them.
  private var rich: ResolvedText? { resolution?.text }

  /// Shows a text that follows the time as it is now.
  func timeChanged() {
    let old = rich
    resolve()
    guard rich != old else { return }
    noteDrawing()
    invalidate()
  }

  override func geometryChanged() {
    // A text that shrinks to fit is drawn anew in another size.
    if isFitted { noteDrawing() } else { super.geometryChanged() }
  }

  override func end() {
    if rich?.followsTime == true { runtime.time.remove(self) }
    super.end()
  }

  /// Works out the parts of a text that is no plain string in its surroundings.
  private func resolve() {
    if rich?.followsTime == true { runtime.time.remove(self) }
    if value.isPlain && style.looks.decoration.isUsual && style.looks.letterCase == nil {
      resolution?.text = nil
    } else {
      let resolution = resolution ?? Resolution()
      self.resolution = resolution
      followFormats(of: resolution)
      resolution.text = ResolvedText(value, in: TextContext(surroundings.scope.values, now: runtime.time.now))
    }
    if rich?.followsTime == true { runtime.time.add(self) }
    isOneLine = Self.isOneLine(string)
    checkNumbers()
  }

  /// Reports a font whose size is none, and distances that are none.
  private func checkNumbers() {
    if hasFontOfSurroundings && surroundings.areNumbersUsable { return }
    let looks = style.looks
    for part in rich?.parts ?? [] where !part.font.hasLength { position.report(invalid: "font") }
    if rich == nil, let font = uniformFont, !font.hasLength { position.report(invalid: "font") }
    if !style.lineSpacing.isFinite || style.lineSpacing < 0 { position.report(invalid: "lineSpacing") }
    if !looks.fitting.leastScale.isFinite { position.report(invalid: "minimumScaleFactor") }
  }

  private func followFormats(of resolution: Resolution) {
    guard resolution.formats.isEmpty else { return }
    let scope = surroundings.scope
    resolution.formats = [
      scope.entry(for: \.locale), scope.entry(for: \.calendar), scope.entry(for: \.timeZone),
      scope.entry(for: \.symbolStyle),
    ]
    for format in resolution.formats { format.add(self) }
  }

  private var style: TextSetting { surroundings.style }

  private var string: String { rich?.string ?? value.plain }

  /// Whether the text is a plain string that neither has a font nor varies it, as most are.
  private var hasFontOfSurroundings: Bool {
    rich == nil && value.hasUsualFont
  }

  /// The font of a text that is measured like a plain string; nil for others.
  private var uniformFont: Font? {
    if hasFontOfSurroundings { return surroundings.font }
    if let rich { return rich.uniformFont }
    return style.font(of: value.font, variedBy: value.variation)
  }

  private var measurer: any TextMeasurer { surroundings.measurer ?? runtime.measurer }

  /// The parts of the text, also where it is a plain string.
  private var parts: [TextPart] {
    rich?.parts ?? [TextPart(string: value.plain, looks: TextPart.Looks(), font: uniformFont ?? .body)]
  }

  private func runLayout(fitted fit: TextFit) -> TextRunLayout {
    TextRunLayout(parts, fitted: fit, symbolScale: surroundings.scope.values.imageScale, by: measurer)
  }

  override var text: (() -> String)? { { self.string } }

  override var content: DisplayContent? {
    let fit = isFitted ? fit(for: geometry.proposal) : TextFit()
    if fit.tightening == 0 {
      if let font = rich == nil ? uniformFont : rich?.plainPart?.font {
        return .text(string, font.scaled(by: fit.scale))
      }
    }
    return .styledText(parts.map { $0.run(fitted: fit) })
  }

  override var foreground: DisplayPaint? {
    (rich?.plainPart?.looks.paint ?? value.foreground) ?? surroundings.paint
  }

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
    metrics(for: proposal, fitted: isFitted ? fit(for: proposal) : TextFit())
  }

  private func metrics(for proposal: ProposedViewSize, fitted fit: TextFit) -> TextMetrics {
    let spacing = style.usableLineSpacing
    var metrics = measured(in: proposal.width, lineLimit: lineLimit, fitted: fit)
    // A text that is too high is cut off, down to one line.
    if let limit = linesWithRoom(for: metrics, in: proposal.height) {
      metrics = measured(in: proposal.width, lineLimit: limit, fitted: fit)
    }
    let reserved = max(CGFloat(style.leastLines - metrics.lineCount), 0) * (metrics.lineHeight + spacing)
    metrics.lastBaseline += CGFloat(metrics.lineCount - 1) * spacing
    metrics.size.height = metrics.height(lineSpacing: spacing) + reserved
    return metrics
  }

  private var lineLimit: Int? { style.lineLimit.flatMap { $0 >= 1 ? $0 : nil } }

  /// For how many lines a height has room, for a text that is higher; nil for one that is not.
  private func linesWithRoom(for metrics: TextMetrics, in height: CGFloat?) -> Int? {
    let spacing = style.usableLineSpacing
    guard let height, metrics.lineCount > 1, metrics.height(lineSpacing: spacing) > height + Self.tolerance else {
      return nil
    }
    let line = metrics.lineHeight
    let room = (height + spacing + Self.tolerance) / (line + spacing)
    return room >= 1 ? min(Int(room), metrics.lineCount) : 1
  }

  /// The metrics of the text for a width and a limit of lines.
  private func measured(in width: CGFloat?, lineLimit: Int?, fitted fit: TextFit) -> TextMetrics {
    // Most texts take their font from the surroundings; it is not copied for them.
    if hasFontOfSurroundings && fit == TextFit() {
      return measurer.measure(value.plain, font: surroundings.font, width: width, lineLimit: lineLimit)
    }
    if fit.tightening == 0, let font = uniformFont?.scaled(by: fit.scale) {
      return measurer.measure(string, font: font, width: width, lineLimit: lineLimit)
    }
    return runLayout(fitted: fit).metrics(width: width, lineLimit: lineLimit)
  }

  /// Whether the text may shrink or tighten to fit.
  private var isFitted: Bool { !style.looks.fitting.isUsual }

  /// What is done to the text so that nothing of it is cut off: its characters come nearer, then it shrinks.
  private func fit(for proposal: ProposedViewSize) -> TextFit {
    func isWhole(_ fit: TextFit) -> Bool {
      let metrics = measured(in: proposal.width, lineLimit: nil, fitted: fit)
      return metrics.lineCount <= lineLimit ?? .max && linesWithRoom(for: metrics, in: proposal.height) == nil
        && metrics.size.width <= (proposal.width ?? .infinity) + Self.tolerance
    }
    let fitting = style.looks.fitting
    var fit = TextFit()
    guard !isWhole(fit) else { return fit }
    if fitting.allowsTightening {
      fit.tightening = TextFitting.tightest
      if isWhole(fit) { return fit }
    }
    let least = fitting.leastScale > 0 ? min(fitting.leastScale, 1) : 1 / CGFloat(TextFitting.steps)
    func scaled(_ step: Int) -> TextFit {
      TextFit(scale: 1 - (1 - least) * CGFloat(step) / CGFloat(TextFitting.steps), tightening: fit.tightening)
    }
    // The more it shrinks the better it fits, so halving finds the first step that does.
    var (low, high) = (0, TextFitting.steps)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isWhole(scaled(middle)) { high = middle } else { low = middle }
    }
    return scaled(high)
  }

  /// The lines that are shown in the room that the text has.
  override var lines: [TextLine] {
    let proposal = geometry.proposal
    let fit = isFitted ? fit(for: proposal) : TextFit()
    let metrics = metrics(for: proposal, fitted: fit)
    if fit.tightening == 0, rich == nil || rich?.plainPart != nil, let font = uniformFont?.scaled(by: fit.scale) {
      return plainLines(metrics, font: font, width: proposal.width)
    }
    let lines = runLayout(fitted: fit).lines(
      width: proposal.width, lineLimit: metrics.lineCount, truncation: style.truncation)
    var top: CGFloat = 0
    return lines.map { line in
      defer { top += line.height + style.usableLineSpacing }
      return TextLine(
        string: line.string, x: indent(ofLine: line.width), baseline: top + line.ascent, width: line.width,
        pieces: line.pieces.map { TextLine.Piece(run: $0.run, x: $0.x) })
    }
  }

  private func plainLines(_ metrics: TextMetrics, font: Font, width: CGFloat?) -> [TextLine] {
    let lines = measurer.lines(
      of: string, font: font, width: width, lineLimit: metrics.lineCount, truncation: style.truncation)
    let distance = lines.count > 1 ? (metrics.lastBaseline - metrics.firstBaseline) / CGFloat(lines.count - 1) : 0
    return lines.enumerated().map { index, string in
      let width = measurer.measure(string, font: font, width: nil).size.width
      return TextLine(
        string: string, x: indent(ofLine: width), baseline: metrics.firstBaseline + CGFloat(index) * distance,
        width: width)
    }
  }

  /// How far a line is from the left side of the text.
  private func indent(ofLine width: CGFloat) -> CGFloat {
    let room = max(geometry.size.width - width, 0)
    let (begin, end): (CGFloat, CGFloat) = style.isRightToLeft ? (room, 0) : (0, room)
    return switch style.alignment {
    case .leading: begin
    case .center: room / 2
    case .trailing: end
    }
  }
}

/// A line of a text, as it is shown.
public struct TextLine: Hashable, Sendable {
  /// The characters, with an ellipsis if the line is truncated.
  public let string: String
  /// The distance of the line from the left side of the text, in points.
  public let x: CGFloat
  /// The distance of its baseline from the upper side of the text, in points.
  public let baseline: CGFloat
  /// The width of the line, in points.
  public let width: CGFloat
  /// The parts of a line with mixed formatting; empty for one with uniform formatting.
  public var pieces: [Piece] = []

  /// A part of a line.
  public struct Piece: Hashable, Sendable {
    /// The run of text.
    public let run: DisplayTextRun
    /// The distance from the beginning of the line, in points.
    public let x: CGFloat
  }
}

extension TextMetrics {
  /// The height of one line, in points.
  var lineHeight: CGFloat { size.height / CGFloat(max(lineCount, 1)) }

  /// The height of the lines with a distance between them.
  func height(lineSpacing: CGFloat) -> CGFloat { size.height + CGFloat(max(lineCount - 1, 0)) * lineSpacing }
}
