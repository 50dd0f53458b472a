/// A node without children: a colour, a shape, a text. It may be drawn.
class LeafNode: LayoutNode {
  /// What is on the screen for this leaf.
  final var displayItem: DisplayItem?
  /// Whether the display item was noted as one that may have changed since the last commit.
  final var isNoted = false
  private var opacity: OpacityScope?
  private var isDrawingDue = false
  private var hasEffects = false

  /// What is drawn; nil for nothing.
  var content: DisplayContent? { nil }

  /// Whether the leaf has a place; a view that `ViewThatFits` does not choose has none.
  final var isShown: Bool { isPlaced }

  /// The text that the leaf shows, for a text.
  var text: (() -> String)? { nil }

  /// The lines that the leaf shows, for a text.
  var lines: [TextLine] { [] }

  /// The colour that it is drawn in, for what has none in its content; nil for the usual one.
  var foregroundColor: Color? { nil }

  /// Draws the leaf with the opacity of its surroundings.
  final func draw(_ inputs: _ViewInputs) {
    position.leaf = self
    opacity = inputs.opacity
    opacity?.add(self)
    hasEffects = inputs.hasEffects
    noteDrawing()
  }

  override func inputChanged(_ input: LayoutInput) {
    noteDrawing()
    if input !== opacity { invalidate() }
  }

  override func geometryChanged() { noteDrawing() }

  override func wasUnplaced() { noteDrawing() }

  /// Has the display item brought up to date at the end of the layout phase.
  final func noteDrawing() {
    guard !isDrawingDue && !hasEnded else { return }
    isDrawingDue = true
    runtime.layout.enqueueDrawing(of: self)
  }

  /// Brings the display item up to date.
  final func updateDisplayItem() {
    isDrawingDue = false
    guard !hasEnded && !position.isDetached && position.isOnScreen, let content else { return }
    guard isPlaced else { return removeDisplayItem() }
    let effects = hasEffects ? effectsAround : DrawingEffects()
    let item = DisplayItem(
      id: position.identity, content: content, frame: runtime.pixels.rounded(geometry.frame),
      opacity: opacity?.value ?? 1,
      foregroundColor: foregroundColor, transform: effects.transform, clip: effects.clip.map(runtime.pixels.rounded))
    setDisplayItem(item)
  }

  /// Takes the display item off the screen.
  final func removeDisplayItem() {
    if displayItem != nil { setDisplayItem(nil) }
  }

  private func setDisplayItem(_ item: DisplayItem?) {
    guard displayItem != item else { return }
    runtime.displayStore.noteChange(of: self)
    displayItem = item
    position.countDisplayItem()
  }

  override func end() {
    super.end()
    opacity = nil
  }
}

/// A leaf that fills what it is proposed: a colour, a shape, a line.
final class FillingNode: LeafNode {
  private let size: (ProposedViewSize) -> CGSize
  private let draws: () -> DisplayContent

  /// Makes a leaf of a content.
  ///
  /// - Parameters:
  ///   - position: The position of the leaf.
  ///   - size: The size for a proposal; by default the proposal, 10 where it is open.
  ///   - content: What is drawn.
  init(
    at position: ViewPosition,
    size: @escaping (ProposedViewSize) -> CGSize = { Length.measured($0.replacingUnspecifiedDimensions()) },
    content: @escaping () -> DisplayContent
  ) {
    self.size = size
    draws = content
    super.init(at: position)
  }

  override var isMeasuredDirectly: Bool { true }
  override var content: DisplayContent? { draws() }

  override func inputChanged(_ input: LayoutInput) {
    // What it is filled with does not matter to layout.
    noteDrawing()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// A node that is nothing but space along the axis of the stack around it.
final class SpacerNode: LayoutNode {
  private let axis: Axis?
  private var spacer: Spacer

  /// Makes a space; outside of a stack it takes room along both axes.
  init(at position: ViewPosition, along axis: Axis?, spacer: Spacer) {
    self.axis = axis
    self.spacer = spacer
    super.init(at: position)
  }

  /// Takes a new space over.
  func update(to new: Spacer) {
    guard spacer != new else { return }
    spacer = new
    invalidate()
  }

  override var isMeasuredDirectly: Bool { true }
  override var hasSpacing: Bool { true }

  override var spacing: ViewSpacing {
    switch stackAxis {
    case .horizontal: ViewSpacing(0, edges: .horizontal)
    case .vertical: ViewSpacing(0, edges: .vertical)
    case nil: .zero
    }
  }

  /// The least length that was given; one that is none counts as not given.
  private var minLength: CGFloat? {
    guard let length = position.finiteOrNil(spacer.minLength, as: "minLength") else { return nil }
    if length < 0 { position.report(invalid: "minLength") }
    return length < 0 ? nil : length
  }

  /// The axis of the stack around, if there is one.
  private var stackAxis: Axis? { axis ?? around?.axisInside }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let minimum = minLength ?? StackLayout.defaultSpacing
    let stackAxis = self.stackAxis
    func length(_ axis: Axis, _ proposed: CGFloat?) -> CGFloat {
      guard stackAxis == nil || stackAxis == axis else { return 0 }
      return max(Length.measured(proposed ?? minimum), minimum)
    }
    return CGSize(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
  }
}
