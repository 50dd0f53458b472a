/// A node without children: a colour, a shape, a text. It may be drawn.
class LeafNode: LayoutNode {
  /// The drawing of this leaf on the screen, without its place.
  private final var drawing: Drawing?
  /// The size of the drawing, rounded to pixels as if its origin were on a pixel.
  private final var drawnSize = CGSize.zero
  private var opacity: OpacityScope?
  /// Whether an enclosing effect changes the drawing of the leaf.
  private var hasEffects = false
  private var due: Due = []

  /// The parts of the display item that may have changed.
  private struct Due: OptionSet {
    let rawValue: UInt8
    /// The size, or for a leaf with effects also its place in them.
    static let frame = Due(rawValue: 1)
    /// The appearance.
    static let drawing = Due(rawValue: 2)
  }

  /// The drawn content; nil for nothing.
  var content: DisplayContent? { nil }

  /// The mask that contains the leaf; nil for a leaf that is itself on the screen.
  final var mask: MaskDrawing? { opacity?.mask }

  /// Whether the leaf is placed; a view that `ViewThatFits` does not choose is not.
  final var isShown: Bool { isPlaced }

  /// The text that the leaf shows, for a text.
  var text: (() -> String)? { nil }

  /// The lines that the leaf shows, for a text.
  var lines: [TextLine] { [] }

  /// The paint for content without a colour of its own; nil for the default colour.
  var foreground: DisplayPaint? { nil }

  /// The effects of the style that the leaf is drawn with.
  var paintEffects: [DisplayEffect.Kind] { foreground?.effects ?? [] }

  /// The outline of a shape; nil for content that its name identifies.
  var figure: DisplayFigure? { nil }

  /// The rendering of a picture; nil for the default.
  var imageRendering: ImageRendering? { nil }

  /// Connects the leaf to the opacity and the effects of its inputs, and schedules its drawing.
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

  /// Schedules an update of the display item at the end of the layout phase.
  final func noteDrawing() { noteDue(.drawing) }

  private func noteDue(_ additions: Due) {
    guard !hasEnded else { return }
    if due.isEmpty { runtime.layout.enqueueDrawing(of: self) }
    due.formUnion(additions)
  }

  /// The display item of this leaf; nil if nothing is drawn.
  ///
  /// - Complexity: O(depth) for a leaf with effects, which are computed for its current place.
  final var displayItem: DisplayItem? { displayItem(from: nil) }

  /// The leaf as it is drawn in some coordinates.
  ///
  /// - Parameters:
  ///   - corner: The upper left corner of the leaf in the coordinates; nil stands for the host's.
  ///   - scrollViewsClip: Whether enclosing scroll views clip their content.
  /// - Returns: The item; nil if nothing is drawn.
  final func displayItem(from corner: CGPoint?, scrollViewsClip: Bool = false) -> DisplayItem? {
    guard let drawing else { return nil }
    let frame = corner.map { CGRect(origin: $0, size: nodePlace.size) } ?? runtime.pixels.rounded(frameInHost)
    var item = DisplayItem(id: position.identity, drawing: drawing, frame: frame)
    guard drawing.effects != nil || scrollViewsClip else { return item }
    item.take(
      effects(on: drawing.content, after: drawing.paintEffects, from: corner, scrollViewsClip: scrollViewsClip))
    return item
  }

  /// All effects on a content of the leaf, in coordinates given by its upper left corner; nil stands for the host's.
  private func effects(
    on content: DisplayContent, after own: [DisplayEffect.Kind], from corner: CGPoint?, scrollViewsClip: Bool = false
  ) -> DrawingEffects {
    var effects = enclosingEffects(after: own, from: corner, scrollViewsClip: scrollViewsClip)
    if effects.redaction.isHidden, content.isRedactable { effects.add(.redacted, number: -position.identity) }
    effects.round()
    return effects
  }

  /// Updates the display item, if it may have changed.
  ///
  /// A leaf of a mask may have been updated before its turn, for the view that it masks. If it were updated again, masks
  /// of masks would take twice as long with each level.
  final func updateDisplayItem() {
    guard !due.isEmpty else { return }
    let due = self.due
    self.due = []
    let position = self.position
    guard !hasEnded && !position.isDetached && position.isOnScreen else { return }
    let size = geometry.size
    // The result of an effect depends on the place of the leaf in it.
    guard due.contains(.drawing) || drawing == nil || hasEffects else {
      if let drawing, !drawing.content.isVisible(in: size, as: drawing.figure) { return removeDisplayItem() }
      return show(drawing, in: size, at: position)
    }
    guard let content else { return }
    let figure = figure
    guard isPlaced, content.isVisible(in: size, as: figure) else { return removeDisplayItem() }
    let own = paintEffects
    let effects = hasEffects || !own.isEmpty ? effects(on: content, after: own, from: .zero) : nil
    let opacity = (opacity?.value ?? 1) * (effects?.opacity ?? 1)
    let new = drawing(of: content, as: figure, opacity: opacity, paintEffects: own, effects: effects)
    show(drawing.map { $0 == new } == true ? drawing : new, in: size, at: position)
  }

  /// Makes a drawing. Most leaves are opaque, in the default colour and without an outline; then only the content is
  /// copied.
  private func drawing(
    of content: DisplayContent, as figure: DisplayFigure?, opacity: Double, paintEffects: [DisplayEffect.Kind],
    effects: DrawingEffects?
  ) -> Drawing {
    let (foreground, imageRendering) = (foreground, imageRendering)
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

  /// The drawing of the leaf and its size.
  final var shown: (drawing: Drawing?, size: CGSize) { (drawing, drawnSize) }

  override func end() {
    super.end()
    opacity = nil
  }
}

/// A leaf that fills its proposal: a colour, a shape.
class FillingNode: LeafNode {
  override class var layoutKind: LayoutKind { .answersDirectly }

  override func inputChanged(_ input: LayoutInput) {
    // The fill does not matter to layout.
    noteDrawing()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    Length.measured(proposal.replacingUnspecifiedDimensions())
  }
}

extension DisplayContent {
  /// Whether it is visible in a frame of a size. The outline of a shape may be visible outside of its frame.
  fileprivate func isVisible(in size: CGSize, as figure: DisplayFigure?) -> Bool {
    switch self {
    case .text, .color, .symbol, .image, .styledText, .control: size.hasArea
    case .shape, .gradient, .pattern: figure.map(\.isVisible) ?? size.hasArea
    }
  }
}

extension DisplayFigure {
  /// Whether the figure covers any point: that of a line without a width, or inside an outline without an area, does
  /// not.
  fileprivate var isVisible: Bool {
    guard stroke == nil else { return stroke?.lineWidth ?? 0 > 0 && !path.isEmpty }
    return !path.isEmpty && path.hasArea
  }
}
