/// A node without children: a colour, a shape, a text. It may be drawn.
class LeafNode: LayoutNode {
  // Single bytes come first: they fill the last word of the node.

  /// Whether an enclosing effect changes the drawing of the leaf.
  private var hasEffects = false
  /// Whether the leaf is drawn at its position.
  private var isDrawnHere = false
  /// Whether the drawing that is kept has an outline, which may be visible outside of the leaf or invisible inside.
  private var hasOutline = false
  private var due: Due = []
  /// The look of this leaf on the screen, without its place.
  private final var look = Look.none
  /// The size of the drawing, rounded to pixels as if its origin were on a pixel.
  private final var drawnSize = CGSize.zero

  /// The opacity with which the leaf is drawn; nil if no view around it has one.
  private var opacity: OpacityScope? { extras?.opacity }

  /// The opacity by the modifiers around the leaf, and by the views around it that come or leave.
  private var enclosingOpacity: Double {
    let opacity = opacity?.value ?? 1
    return runtime.layout.fadingCount == 0 ? opacity : opacity * enclosingFade
  }

  /// The look of a leaf.
  private enum Look {
    /// It is not drawn.
    case none
    /// It is drawn as its `plainContent` says, in the usual way; no drawing is kept.
    case plain
    /// It is drawn in another way, or the plain content may change.
    case kept(Drawing)
    /// It is not drawn, because it has no area. Its colour still goes its way.
    case unseen(Drawing)
  }

  /// The parts of the display item that may have changed.
  private struct Due: OptionSet {
    let rawValue: UInt8
    /// The size, or for a leaf with effects also its place in them.
    static let frame = Due(rawValue: 1)
    /// The appearance.
    static let drawing = Due(rawValue: 2)
  }

  override final var drawnLeaf: LeafNode? { isDrawnHere ? self : nil }

  /// The drawn content; nil for nothing.
  var content: DisplayContent? { nil }

  /// The content of a leaf that keeps no drawing while it looks usual; nil for one that keeps it.
  ///
  /// A leaf with such a content has neither an outline nor a rendering, and calls `keepDrawing()` before the content
  /// changes.
  var plainContent: DisplayContent? { nil }

  /// The mask that contains the leaf; nil for a leaf that is itself on the screen.
  final var mask: MaskDrawing? { opacity?.mask }

  /// The colour, while it is on its way.
  final var colorAnimation: ColorAnimation? {
    get { extras?.frameAnimation?.color }
    set { makeFrameAnimation().color = newValue }
  }

  /// Whether the leaf is placed; a view that `ViewThatFits` does not choose is not.
  final var isShown: Bool { isPlaced }

  /// Whether the position of the leaf is on the screen.
  private var isOnScreen: Bool { !hasEnded && !position.isDetached && position.isOnScreen }

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
    isDrawnHere = true
    position.draws(self)
    follow(inputs.transactionTransform)
    if let opacity = inputs.opacity {
      makeExtras().opacity = opacity
      opacity.add(self)
    }
    hasEffects = inputs.hasEffects
    if inputs.followsEffects { followEffects() }
    noteDrawing()
  }

  override func inputChanged(_ input: LayoutInput) {
    noteDrawing()
    if input !== opacity { invalidate() }
  }

  override func geometryChanged() {
    // Most leaves look the same in another size, and need not wait for the end of the layout phase.
    let isSameLook = due.isEmpty && draws && !hasEffects && mask == nil
    if isSameLook && isPlaced && isOnScreen && isVisible(in: nodePlace.size) {
      show(in: nodePlace.size)
    } else {
      noteDue(.frame)
    }
  }

  // What is drawn depends on the size alone, unless effects around it depend on the place.
  override func proposalChanged() { if hasEffects { noteDue(.frame) } }

  override final var draws: Bool {
    switch look {
    case .none, .unseen: false
    case .plain, .kept: true
    }
  }

  /// The drawing; nil if nothing is drawn.
  final var drawing: Drawing? {
    switch look {
    case .none, .unseen: nil
    case .plain: plainContent.map(Drawing.init)
    case .kept(let drawing): drawing
    }
  }

  /// Keeps the drawing, because the plain content is about to change.
  final func keepDrawing() {
    if case .plain = look, let drawing { look = .kept(drawing) }
  }

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
  ///   - clips: The kinds of clips that count.
  /// - Returns: The item; nil if nothing is drawn.
  final func displayItem(from corner: CGPoint?, clips: DrawingClips = .modifiers) -> DisplayItem? {
    guard draws else { return nil }
    let frame = corner.map { CGRect(origin: $0, size: shownSize) } ?? runtime.pixels.rounded(shownFrame)
    guard case .kept(let drawing) = look else {
      guard let content = plainContent else { return nil }
      var item = DisplayItem(id: position.identity, content: content, frame: frame)
      if clips != .modifiers { item.take(effects(on: content, after: [], from: corner, clips: clips)) }
      return item
    }
    var item = DisplayItem(id: position.identity, drawing: drawing, frame: frame)
    guard drawing.effects != nil || clips != .modifiers else { return item }
    item.take(
      effects(on: drawing.content, after: drawing.paintEffects, from: corner, clips: clips))
    return item
  }

  /// All effects on a content of the leaf, in coordinates given by its upper left corner; nil stands for the host's.
  private func effects(
    on content: DisplayContent, after own: [DisplayEffect.Kind], from corner: CGPoint?, clips: DrawingClips = .modifiers
  ) -> DrawingEffects {
    var effects = enclosingEffects(after: own, from: corner, clips: clips)
    if effects.redaction.isHidden, content.isRedactable { effects.add(.redacted, number: -position.identity) }
    effects.round()
    return effects
  }

  /// Updates the display item, if it may have changed.
  ///
  /// A leaf of a mask may have been updated earlier in the same pass, for the view that it masks. If it were updated
  /// again, masks of masks would take twice as long with each level.
  final func updateDisplayItem() {
    guard !due.isEmpty else { return }
    let due = self.due
    self.due = []
    guard isOnScreen else { return }
    let size = shownSize
    // The result of an effect depends on the place of the leaf in it.
    guard due.contains(.drawing) || !draws || hasEffects else {
      return isVisible(in: size) ? show(in: size) : hide(drawing)
    }
    let mayBeAnimated = runtime.layout.notesPlaces || colorAnimation != nil
    // Most leaves are texts that are opaque and in the default colour.
    if !hasEffects, !mayBeAnimated, enclosingOpacity == 1, let content = plainContent, foreground == nil {
      guard isPlaced, content.isVisible(in: size, as: nil) else { return hide(isPlaced ? Drawing(content) : nil) }
      return showPlainly(content, in: size)
    }
    guard var content = plainContent ?? content else { return }
    let figure = figure
    guard isPlaced else { return hide(nil) }
    var foreground = foreground
    if mayBeAnimated { (content, foreground) = shown(content, foreground, after: unseenDrawing ?? drawing) }
    guard content.isVisible(in: size, as: figure) else { return hide(Drawing(content, foreground: foreground)) }
    let own = paintEffects
    let effects = hasEffects || !own.isEmpty ? effects(on: content, after: own, from: .zero) : nil
    let opacity = enclosingOpacity * (effects?.opacity ?? 1)
    let imageRendering = imageRendering
    // A drawing with defaults only stores the content.
    let new =
      if opacity == 1 && foreground == nil && figure == nil && imageRendering == nil && effects == nil {
        Drawing(content)
      } else {
        Drawing(
          content: content, opacity: opacity, foreground: foreground, figure: figure, imageRendering: imageRendering,
          paintEffects: own, effects: effects)
      }
    if let drawing, drawing == new {
      show(.kept(drawing), isSame: true, in: size)
    } else {
      show(.kept(new), isSame: false, in: size)
    }
  }

  private func showPlainly(_ content: DisplayContent, in size: CGSize) {
    let isSame =
      switch look {
      case .none, .unseen: false
      case .plain: true
      case .kept(let drawing): drawing.isUsual && drawing.content == content
      }
    show(.plain, isSame: isSame, in: size)
  }

  /// Whether what is drawn is visible in a size.
  private func isVisible(in size: CGSize) -> Bool {
    if !draws { return true }
    guard hasOutline, let drawing else { return size.hasArea }
    return drawing.content.isVisible(in: size, as: drawing.figure)
  }

  /// Takes the display item off the screen.
  final func removeDisplayItem() { hide(nil) }

  /// Takes the display item off the screen, and keeps the look of a leaf without an area.
  private func hide(_ drawing: Drawing?) {
    let new = drawing.map(Look.unseen) ?? Look.none
    if draws { show(new, isSame: false, in: .zero) } else { look = new }
  }

  /// The look of a leaf that has no area.
  private var unseenDrawing: Drawing? { if case .unseen(let drawing) = look { drawing } else { nil } }

  /// Shows a look in a size.
  private func show(_ new: Look, isSame: Bool, in size: CGSize) {
    if !isSame && mask == nil { runtime.displayStore.noteChange(of: self, from: drawing, in: drawnSize) }
    look = new
    hasOutline = if case .kept(let drawing) = new { drawing.figure != nil } else { false }
    show(in: size)
  }

  /// Shows the same look in a size.
  private func show(in size: CGSize) {
    let size = runtime.pixels.rounded(size)
    let isOther = size != drawnSize
    if isOther && mask == nil { runtime.displayStore.noteChange(of: self, from: drawing, in: drawnSize) }
    drawnSize = size
    mask?.itemsChanged()
  }

  /// Whether the leaf looks as it did at the last commit.
  final func isShown(as old: Drawing, in size: CGSize) -> Bool {
    guard drawnSize == size, let drawing else { return false }
    return drawing == old
  }

  override func end() {
    super.end()
    endColorAnimation()
    extras?.opacity = nil
  }
}

/// A leaf that fills every proposal, and has no guides of its own: a colour.
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
