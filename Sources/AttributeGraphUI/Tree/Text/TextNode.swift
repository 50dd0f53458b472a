import Foundation

/// The leaf of a text, as large as its lines.
final class TextNode: LeafNode, ValueReceiver {
  private var value: Text
  /// The font and the colour of the surroundings, for a text without its own.
  private let surroundings: TextSurroundings

  /// The resolved parts of a text that is not a plain string, or was not one earlier.
  private var resolution: TextResolution? { extras?.textResolution }

  /// Whether the text has no line break of its own.
  private var isOneLine: Bool {
    get { layoutKind.contains(.isOneLine) }
    set { if newValue { layoutKind.insert(.isOneLine) } else { layoutKind.remove(.isOneLine) } }
  }

  private static func isOneLine(_ string: String) -> Bool {
    // All ASCII line breaks are contiguous, and other line breaks are rare enough for a slow check.
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

  override func take(from source: (any ValueSource)?, at offset: Int) { receive(from: source, at: offset) }

  /// Sets the text.
  func update(to new: Text) {
    guard value != new else { return }
    let isMeasuredAlike = value.isMeasured(like: new)
    keepDrawing()
    // Swapped, not assigned: then no access has to be checked for overlaps (Decisions/0040).
    var replaced = new
    swap(&value, &replaced)
    // Parts have their own colours and looks, so they are resolved again.
    if !isMeasuredAlike || rich != nil { resolve() }
    noteDrawing()
    if !isMeasuredAlike { invalidate() }
  }

  override func inputWillChange(_ input: LayoutInput) { keepDrawing() }

  override func inputChanged(_ input: LayoutInput) {
    if input === surroundings && surroundings.isStyleChanging || isFormat(input) {
      resolve()
      super.inputChanged(input)
    } else {
      // Neither the colour nor the opacity affects layout.
      noteDrawing()
    }
  }

  private func isFormat(_ input: LayoutInput) -> Bool { resolution?.formats === input }

  /// Parts, or looks besides font and colour, for a text that has them.
  private var rich: ResolvedText? { resolution?.text }

  /// The characters of a text that has no parts.
  private var plain: String { resolution?.plain ?? value.plain }

  /// Updates a text that depends on the time.
  func timeChanged() {
    let old = rich
    resolve()
    guard rich != old else { return }
    noteDrawing()
    invalidate()
  }

  override func geometryChanged() {
    // A text that shrinks to fit is redrawn when its size changes.
    if isFitted { noteDrawing() } else { super.geometryChanged() }
  }

  // Or when its proposal does.
  override func proposalChanged() {
    if isFitted { noteDrawing() } else { super.proposalChanged() }
  }

  override func end() {
    if rich?.followsTime == true { runtime.time.remove(self) }
    super.end()
  }

  /// Resolves the parts of a text that is not a plain string in its surroundings.
  private func resolve() {
    keepDrawing()
    if rich?.followsTime == true { runtime.time.remove(self) }
    if value.isPlain && style.looks.decoration.isUsual && style.looks.letterCase == nil {
      resolution?.set(nil)
    } else {
      let resolution = resolution ?? makeResolution()
      let text = ResolvedText(value, in: TextContext(surroundings.scope.values, now: runtime.time.now))
      resolution.set(text, isPlain: looksLikeString(text))
    }
    if let rich, rich.followsTime { runtime.time.add(self, atEachMoment: rich.followsMoments) }
    isOneLine = Self.isOneLine(string)
    checkNumbers()
  }

  /// Reports invalid font sizes, line spacings and minimum scale factors.
  private func checkNumbers() {
    if hasFontOfSurroundings && surroundings.areNumbersUsable { return }
    let looks = style.looks
    for part in rich?.parts ?? [] where !part.font.hasLength { position.report(invalid: "font") }
    if rich == nil, let font = uniformFont, !font.hasLength { position.report(invalid: "font") }
    if !style.lineSpacing.isFinite || style.lineSpacing < 0 { position.report(invalid: "lineSpacing") }
    if !looks.fitting.leastScale.isFinite { position.report(invalid: "minimumScaleFactor") }
  }

  private func makeResolution() -> TextResolution {
    let resolution = TextResolution(following: surroundings.scope.textFormats)
    resolution.formats.add(self)
    makeExtras().textResolution = resolution
    return resolution
  }

  /// Whether a resolved text is drawn like a string with the font and the colour of this one, as most are.
  private func looksLikeString(_ text: ResolvedText) -> Bool {
    guard !text.followsTime, let part = text.plainPart, part.looks.paint == value.foreground else { return false }
    return part.font == fontOfString
  }

  private var style: TextSetting { surroundings.style }

  private var string: String { rich?.string ?? plain }

  /// Whether the text is a plain string without a font or font variation of its own, as most are.
  private var hasFontOfSurroundings: Bool {
    rich == nil && value.hasUsualFont
  }

  /// The font of a text that is measured like a plain string; nil for others.
  private var uniformFont: Font? {
    if let rich { return rich.uniformFont }
    return fontOfString
  }

  /// The font of the text, if it is a string.
  private var fontOfString: Font {
    value.hasUsualFont ? surroundings.font : style.font(of: value.font, variedBy: value.variation)
  }

  private var measurer: any TextMeasurer { surroundings.measurer ?? runtime.measurer }

  /// The parts of the text; a plain string is one part.
  private var parts: [TextPart] {
    rich?.parts ?? [TextPart(string: plain, looks: TextPart.Looks(), font: uniformFont ?? .body)]
  }

  private func runLayout(fitted fit: TextFit) -> TextRunLayout {
    TextRunLayout(parts, fitted: fit, symbolScale: surroundings.scope.values.imageScale, by: measurer)
  }

  override var text: (() -> String)? { { self.string } }

  /// The text as assistive technologies read it; nil for a plain string, which is read as it is shown.
  var spoken: ResolvedText? {
    value.extras.map { _ in value.spoken(in: surroundings.scope.values, now: runtime.time.now) }
  }

  override var plainContent: DisplayContent? {
    guard rich == nil, !isFitted, let font = uniformFont else { return nil }
    return .text(plain, font)
  }

  override var content: DisplayContent? {
    if let plainContent { return plainContent }
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

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    position.measured(metrics(for: proposal).size, as: "textMeasurer")
  }

  override func providesGuides(_ kinds: GuideKinds) -> Bool { kinds.contains(.baselines) }

  // A one-line text that fits the width takes its ideal size, whatever the height.
  override func equivalent(to proposal: ProposedViewSize) -> ProposedViewSize {
    guard isOneLine else { return proposal }
    guard let width = proposal.width, !width.isNaN else { return .unspecified }
    // A stack asks several times for each text.
    let ideal = knownIdealSize ?? sizeThatFits(.unspecified)
    return width < ideal.width ? proposal : .unspecified
  }

  override func keepsSize(from proposal: ProposedViewSize, along axis: Axis) -> Bool {
    equivalent(to: proposal) == .unspecified
  }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let metrics = metrics(for: proposal)
    return ViewDimensions(
      size: size, firstTextBaseline: metrics.firstBaseline, lastTextBaseline: metrics.lastBaseline)
  }

  /// The metrics for a proposal: the lines that the text needs, up to the line limit and the available height.
  private func metrics(for proposal: ProposedViewSize) -> TextMetrics {
    metrics(for: proposal, fitted: isFitted ? fit(for: proposal) : TextFit())
  }

  private func metrics(for proposal: ProposedViewSize, fitted fit: TextFit) -> TextMetrics {
    let spacing = style.usableLineSpacing
    var metrics = measured(in: proposal.width, lineLimit: lineLimit, fitted: fit)
    // A text that is too high is truncated, but keeps at least one line.
    if let limit = linesWithRoom(for: metrics, in: proposal.height) {
      metrics = measured(in: proposal.width, lineLimit: limit, fitted: fit)
    }
    let reserved = max(CGFloat(style.leastLines - metrics.lineCount), 0) * (metrics.lineHeight + spacing)
    metrics.lastBaseline += CGFloat(metrics.lineCount - 1) * spacing
    metrics.size.height = metrics.height(lineSpacing: spacing) + reserved
    return metrics
  }

  private var lineLimit: Int? { style.lineLimit.map { max($0, 1) } }

  /// The number of lines that fit a height, at least 1; nil if the text is not higher than that.
  private func linesWithRoom(for metrics: TextMetrics, in height: CGFloat?) -> Int? {
    let spacing = style.usableLineSpacing
    guard let height, metrics.lineCount > 1, metrics.height(lineSpacing: spacing) > height + Length.tolerance else {
      return nil
    }
    let line = metrics.lineHeight
    let room = (height + spacing + Length.tolerance) / (line + spacing)
    return room >= 1 ? min(Int(room), metrics.lineCount) : 1
  }

  /// The metrics of the text for a width and a line limit.
  private func measured(in width: CGFloat?, lineLimit: Int?, fitted fit: TextFit) -> TextMetrics {
    // Most texts take their font from the surroundings; it is not copied for them.
    if hasFontOfSurroundings && fit == TextFit() {
      return measurer.measure(plain, font: surroundings.font, width: width, lineLimit: lineLimit)
    }
    if fit.tightening == 0, let font = uniformFont?.scaled(by: fit.scale) {
      return measurer.measure(string, font: font, width: width, lineLimit: lineLimit)
    }
    return runLayout(fitted: fit).metrics(width: width, lineLimit: lineLimit)
  }

  /// Whether the text may shrink or tighten to fit.
  private var isFitted: Bool { !style.looks.fitting.isUsual }

  /// The fit that avoids truncation if possible: the characters are tightened first, then the text is shrunk.
  private func fit(for proposal: ProposedViewSize) -> TextFit {
    func isWhole(_ fit: TextFit) -> Bool {
      let metrics = measured(in: proposal.width, lineLimit: nil, fitted: fit)
      return metrics.lineCount <= lineLimit ?? .max && linesWithRoom(for: metrics, in: proposal.height) == nil
        && metrics.size.width <= (proposal.width ?? .infinity) + Length.tolerance
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
    // A smaller scale fits better, so a binary search finds the first step that fits.
    var (low, high) = (0, TextFitting.steps)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isWhole(scaled(middle)) { high = middle } else { low = middle }
    }
    return scaled(high)
  }

  /// The visible lines for the current proposal.
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

  /// The distance of a line from the left side of the text, in points.
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

/// The result of resolving a text in its environment; only a text that is not a plain string, or was not one, has it.
@MainActor
final class TextResolution {
  /// Parts, or looks besides font and colour; nil for a text without any.
  private(set) var text: ResolvedText?
  /// The characters of a text that turned out to be drawn like a plain string; nil for others.
  private(set) var plain: String?
  /// The input besides the surroundings.
  let formats: TextFormats

  init(following formats: TextFormats) { self.formats = formats }

  /// Sets the resolved text; nil for a plain string.
  ///
  /// One that is drawn like a plain string is kept as one, because its parts take more memory than the rest of the
  /// leaf.
  func set(_ new: ResolvedText?, isPlain: Bool = false) {
    text = isPlain ? nil : new
    plain = isPlain ? new?.string : nil
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
