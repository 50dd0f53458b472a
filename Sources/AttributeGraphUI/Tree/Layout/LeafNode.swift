/// A node without children: a colour, a shape, a text. It may be drawn.
class LeafNode: LayoutNode {
  /// What is on the screen for this leaf, but for where it is.
  private final var drawing: Drawing?
  /// The size in which it is drawn, rounded to pixels as if it began on one.
  private final var drawnSize = CGSize.zero
  private var opacity: OpacityScope?
  /// Whether something around changes how the leaf is drawn.
  private var hasEffects = false
  private var due: Due = []

  /// What of the display item may be different.
  private struct Due: OptionSet {
    let rawValue: UInt8
    /// In which size, or for one with effects where in them.
    static let frame = Due(rawValue: 1)
    /// How it looks.
    static let drawing = Due(rawValue: 2)
  }

  /// What is drawn; nil for nothing.
  var content: DisplayContent? { nil }

  /// The mask of which the leaf is a part; nil for one that is on the screen itself.
  final var mask: MaskDrawing? { opacity?.mask }

  /// Whether the leaf has a place; a view that `ViewThatFits` does not choose has none.
  final var isShown: Bool { isPlaced }

  /// The text that the leaf shows, for a text.
  var text: (() -> String)? { nil }

  /// The lines that the leaf shows, for a text.
  var lines: [TextLine] { [] }

  /// What it is drawn in, for what has no colour in its content; nil for the usual colour.
  var foreground: DisplayPaint? { nil }

  /// The effects that belong to the style in which the leaf is drawn.
  var paintEffects: [DisplayEffect.Kind] { foreground?.effects ?? [] }

  /// The outline of a shape; nil for what is told by its name.
  var figure: DisplayFigure? { nil }

  /// How a picture is drawn; nil for as usual.
  var imageRendering: ImageRendering? { nil }

  /// Draws the leaf with the opacity of its surroundings.
  final func draw(_ inputs: _ViewInputs) {
    position.leaf = self
    opacity = inputs.opacity
    opacity?.add(self)
    hasEffects = inputs.hasEffects
    if inputs.followsEffects { followEffects() }
    noteDrawing()
  }

  override func inputChanged(_ input: LayoutInput) {
    noteDrawing()
    if input !== opacity { invalidate() }
  }

  override func geometryChanged() { noteDue(.frame) }

  override final var draws: Bool { drawing != nil }

  /// Has the display item brought up to date at the end of the layout phase.
  final func noteDrawing() { noteDue(.drawing) }

  private func noteDue(_ news: Due) {
    guard !hasEnded else { return }
    if due.isEmpty { runtime.layout.enqueueDrawing(of: self) }
    due.formUnion(news)
  }

  /// What is on the screen for this leaf.
  ///
  /// - Complexity: O(depth) for a leaf with effects, which are worked out where the leaf is now.
  final var displayItem: DisplayItem? { displayItem(from: nil) }

  /// The leaf as it is drawn in some coordinates.
  ///
  /// - Parameters:
  ///   - corner: The upper left corner of the leaf in the coordinates; nil stands for the host's.
  ///   - scrollViewsClip: Whether scroll views around cut off what is outside of them.
  /// - Returns: The item; nil where nothing is drawn.
  final func displayItem(from corner: CGPoint?, scrollViewsClip: Bool = false) -> DisplayItem? {
    guard let drawing else { return nil }
    let frame = corner.map { CGRect(origin: $0, size: nodePlace.size) } ?? runtime.pixels.rounded(frameInHost)
    var item = DisplayItem(id: position.identity, drawing: drawing, frame: frame)
    guard drawing.effects != nil || scrollViewsClip else { return item }
    item.take(
      effects(on: drawing.content, after: drawing.paintEffects, from: corner, scrollViewsClip: scrollViewsClip))
    return item
  }

  /// All effects on a content of the leaf, in coordinates in which its upper left corner is known; nil stands for the
  /// host's.
  private func effects(
    on content: DisplayContent, after own: [DisplayEffect.Kind], from corner: CGPoint?, scrollViewsClip: Bool = false
  ) -> DrawingEffects {
    var effects = effectsAround(after: own, from: corner, scrollViewsClip: scrollViewsClip)
    if effects.redaction.isHidden, content.isRedactable { effects.add(.redacted, number: -position.identity) }
    effects.round()
    return effects
  }

  /// Brings the display item up to date.
  final func updateDisplayItem() {
    let due = self.due
    self.due = []
    let position = self.position
    guard !hasEnded && !position.isDetached && position.isOnScreen else { return }
    let size = geometry.size
    // How an effect draws a leaf depends on where the leaf is in it.
    guard due.contains(.drawing) || drawing == nil || hasEffects else {
      if !size.hasArea && drawing?.content.needsArea == true { return removeDisplayItem() }
      return show(drawing, in: size, at: position)
    }
    guard let content else { return }
    guard isPlaced, !content.needsArea || size.hasArea else { return removeDisplayItem() }
    let own = paintEffects
    let effects = hasEffects || !own.isEmpty ? effects(on: content, after: own, from: .zero) : nil
    let opacity = (opacity?.value ?? 1) * (effects?.opacity ?? 1)
    let new = drawing(of: content, opacity: opacity, paintEffects: own, effects: effects)
    show(drawing.map { $0 == new } == true ? drawing : new, in: size, at: position)
  }

  /// Most leaves are opaque, in the usual colour, and have no outline; then nothing but the content is copied.
  private func drawing(
    of content: DisplayContent, opacity: Double, paintEffects: [DisplayEffect.Kind], effects: DrawingEffects?
  ) -> Drawing {
    let (foreground, figure, imageRendering) = (foreground, figure, imageRendering)
    if opacity == 1 && foreground == nil && figure == nil && imageRendering == nil && effects == nil {
      return Drawing(content)
    }
    return Drawing(
      content: content, opacity: opacity, foreground: foreground, figure: figure, imageRendering: imageRendering,
      paintEffects: paintEffects, effects: effects)
  }

  /// Takes the display item off the screen.
  final func removeDisplayItem() {
    if drawing != nil { show(nil, in: .zero, at: position) }
  }

  private func show(_ new: Drawing?, in size: CGSize, at position: ViewPosition) {
    let size = runtime.pixels.rounded(CGRect(origin: .zero, size: size)).size
    if let mask {
      (drawing, drawnSize) = (new, size)
      return mask.itemsChanged()
    }
    guard new !== drawing || size != drawnSize else { return }
    runtime.displayStore.noteChange(of: self, from: drawing, in: drawnSize)
    (drawing, drawnSize) = (new, size)
    position.count(.itemChange)
  }

  /// The drawing of the leaf, with its size.
  final var shown: (drawing: Drawing?, size: CGSize) { (drawing, drawnSize) }

  override func end() {
    super.end()
    opacity = nil
  }
}

/// A leaf that fills what it is proposed: a colour, a shape.
class FillingNode: LeafNode {
  override class var layoutKind: LayoutKind { .answersDirectly }

  override func inputChanged(_ input: LayoutInput) {
    // What it is filled with does not matter to layout.
    noteDrawing()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    Length.measured(proposal.replacingUnspecifiedDimensions())
  }
}

extension DisplayContent {
  /// Whether nothing of it is seen without a width or a height. The line along a shape may be seen outside of its frame.
  fileprivate var needsArea: Bool {
    switch self {
    case .text, .color, .symbol, .image, .styledText, .control: true
    case .shape, .gradient, .pattern: false
    }
  }
}

extension CGSize {
  /// Whether both lengths are above 0.
  fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
