/// The content of a display item.
public enum DisplayContent: Hashable, Sendable {
  /// A text in a font.
  case text(String, Font)
  /// A rectangle filled with a colour.
  case color(Color)
  /// A shape, by the name of its type, filled with a colour; a shape derived from another (a line along it, a part of
  /// it) has the name of that one.
  case shape(String, Color)
  /// A shape filled with a gradient.
  indirect case gradient(String, DisplayGradient)
  /// A shape filled with a picture that is repeated.
  indirect case pattern(String, ImagePaint)
  /// A symbol of the system, by its name.
  case symbol(String)
  /// An image, by its name.
  case image(String)
  /// A text of parts with different formatting.
  case styledText([DisplayTextRun])
  /// The part of a control that shows its value, with the value in words.
  case control(ControlKind, value: String)
}

/// A thing on the screen: its content, its frame and its opacity.
public struct DisplayItem: Hashable, Sendable, Identifiable {
  /// The number of the view's position; it is constant for the lifetime of the view, and never reused.
  public let id: Int
  /// The content.
  public let content: DisplayContent
  /// The frame in the host's coordinates, in points; its edges are rounded to pixels.
  public let frame: CGRect
  /// The opacity, from 0 to 1.
  public let opacity: Double
  /// The other properties, which few items have; the list of a screen is copied by each query.
  private var extras: Extras?

  /// Whether two items look the same and are in the same place.
  public static func == (one: DisplayItem, other: DisplayItem) -> Bool {
    one.id == other.id && one.opacity == other.opacity && one.frame.hasNumbers(of: other.frame)
      && one.content == other.content
      && one.foregroundColor == other.foregroundColor && one.transform == other.transform
      && one.clip?.origin == other.clip?.origin && one.clip?.size == other.clip?.size
      && one.foregroundGradient == other.foregroundGradient && one.figure == other.figure
      && one.effects == other.effects && one.imageRendering == other.imageRendering
  }

  /// Hashes the number and the content.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(content)
  }
}

extension CGRect {
  /// Whether two rectangles have equal numbers. Foundation's `==` treats all those that begin at infinity as equal.
  nonisolated func hasNumbers(of other: CGRect) -> Bool { origin == other.origin && size == other.size }
}

// Properties that few items have.
extension DisplayItem {
  private final class Extras: Sendable {
    struct Values {
      var foregroundColor: Color?
      var foregroundGradient: DisplayGradient?
      var figure: DisplayFigure?
      var imageRendering: ImageRendering?
      var transform = DisplayTransform.identity
      var effects: [DisplayEffect] = []
      var clip: CGRect?
    }

    let values: Values

    init(_ values: Values) { self.values = values }
  }

  private mutating func change(_ change: (inout Extras.Values) -> Void) {
    var values = extras?.values ?? Extras.Values()
    change(&values)
    extras = Extras(values)
  }

  /// The colour of texts and symbols; nil for the default one, and for a gradient.
  public var foregroundColor: Color? { extras?.values.foregroundColor }

  /// The gradient of texts and symbols; nil for a colour.
  public var foregroundGradient: DisplayGradient? {
    get { extras?.values.foregroundGradient }
    set { change { $0.foregroundGradient = newValue } }
  }

  /// The outline of a shape, unless its name and the frame determine it: filled `Rectangle`, `Circle`, `Ellipse` and
  /// `Capsule` have none.
  public var figure: DisplayFigure? {
    get { extras?.values.figure }
    set { change { $0.figure = newValue } }
  }

  /// The rendering of a picture; nil for the default.
  public var imageRendering: ImageRendering? {
    get { extras?.values.imageRendering }
    set { change { $0.imageRendering = newValue } }
  }

  /// The transform of the item on its way to the screen; `frame` is the frame without it.
  public var transform: DisplayTransform {
    get { extras?.values.transform ?? .identity }
    set { change { $0.transform = newValue } }
  }

  /// The effects after the transform: clips by shapes, shadows, blurs and masks, from the first to the last.
  public var effects: [DisplayEffect] {
    get { extras?.values.effects ?? [] }
    set { change { $0.effects = newValue } }
  }

  /// The rectangle that clips the item after all effects; nil for none.
  public var clip: CGRect? {
    get { extras?.values.clip }
    set { change { $0.clip = newValue } }
  }

  /// A content that is drawn in the usual way at a place.
  init(id: Int, content: DisplayContent, frame: CGRect) {
    (self.id, self.content, self.frame) = (id, content, frame)
    opacity = 1
  }

  /// A drawing at a place, without effects.
  init(id: Int, drawing: Drawing, frame: CGRect) {
    (self.id, self.frame) = (id, frame)
    (content, opacity) = (drawing.content, drawing.opacity)
    guard !drawing.isUsual else { return }
    change { values in
      values.foregroundColor = drawing.foreground?.color
      values.foregroundGradient = drawing.foreground?.gradient
      values.figure = drawing.figure
      values.imageRendering = drawing.imageRendering
    }
  }

  /// Applies the effects to the item, except the opacity.
  mutating func take(_ effects: DrawingEffects) {
    change { values in
      values.transform = effects.transform
      values.effects = effects.others
      values.clip = effects.clip
    }
  }
}

/// The look of something on the screen, independent of its place; moving does not change it.
final class Drawing {
  /// The content.
  let content: DisplayContent
  /// The properties without a default value.
  private let style: Style?

  /// The properties that few leaves have.
  private final class Style {
    let opacity: Double
    let foreground: DisplayPaint?
    let figure: DisplayFigure?
    let imageRendering: ImageRendering?
    let paintEffects: [DisplayEffect.Kind]
    let effects: DrawingEffects?

    init(
      opacity: Double, foreground: DisplayPaint?, figure: DisplayFigure?, imageRendering: ImageRendering?,
      paintEffects: [DisplayEffect.Kind], effects: DrawingEffects?
    ) {
      self.opacity = opacity
      self.foreground = foreground
      self.figure = figure
      self.imageRendering = imageRendering
      self.paintEffects = paintEffects
      self.effects = effects
    }
  }

  /// A content that is opaque, in the usual colour, and to which nothing is done.
  init(_ content: DisplayContent) {
    self.content = content
    style = nil
  }

  /// Opaque content in a paint; nil stands for the default colour.
  convenience init(_ content: DisplayContent, foreground: DisplayPaint?) {
    if foreground == nil {
      self.init(content)
    } else {
      self.init(
        content: content, opacity: 1, foreground: foreground, figure: nil, imageRendering: nil, paintEffects: [],
        effects: nil)
    }
  }

  /// Content with a property that differs from its default.
  init(
    content: DisplayContent, opacity: Double, foreground: DisplayPaint?, figure: DisplayFigure?,
    imageRendering: ImageRendering?, paintEffects: [DisplayEffect.Kind], effects: DrawingEffects?
  ) {
    self.content = content
    style = Style(
      opacity: opacity, foreground: foreground, figure: figure, imageRendering: imageRendering,
      paintEffects: paintEffects, effects: effects)
  }

  /// Whether it is opaque, in the default colour, and without effects.
  var isUsual: Bool { style == nil }

  /// The opacity, from 0 to 1.
  var opacity: Double { style?.opacity ?? 1 }

  /// The paint of texts and symbols; nil for the default colour.
  var foreground: DisplayPaint? { style?.foreground }

  /// The outline of a shape; nil for one that its name determines.
  var figure: DisplayFigure? { style?.figure }

  /// The rendering of a picture; nil for the default.
  var imageRendering: ImageRendering? { style?.imageRendering }

  /// The effects of the style in which it is drawn.
  var paintEffects: [DisplayEffect.Kind] { style?.paintEffects ?? [] }

  /// All of its effects, including those, in the coordinates of the leaf, so that they stay while the leaf moves with
  /// its effects. Nil if there are none.
  var effects: DrawingEffects? { style?.effects }

  /// Whether two look the same.
  static func == (one: Drawing, other: Drawing) -> Bool {
    if one === other { return true }
    guard one.content == other.content else { return false }
    guard let style = one.style, let otherStyle = other.style else { return one.style == nil && other.style == nil }
    return style.opacity == otherStyle.opacity && style.foreground == otherStyle.foreground
      && style.figure == otherStyle.figure && style.effects == otherStyle.effects
      && style.imageRendering == otherStyle.imageRendering
  }
}

/// The changes of the display list since the last commit.
///
/// The list is a tree: leaves with their drawings, in groups with a place in the enclosing group. Moving a group is one
/// change, whatever is inside.
@MainActor
final class DisplayStore {
  /// The previous content of a leaf.
  private struct Change {
    let leaf: LeafNode
    let drawing: Drawing
    let size: CGSize
  }

  /// Leaves that drew nothing before.
  private let insertions = GrowingList<LeafNode>()
  /// The others.
  private let changes = GrowingList<Change>()
  /// The groups and leaves that have moved in their enclosing group.
  private let moves = NotedMoves()
  /// The nodes whose frames have gone a step.
  private let steps = GrowingList<LayoutNode>()
  /// The highest number of a position that a commit has shown.
  private var newestShown = 0

  /// Records the drawing of a leaf before it changes.
  func noteChange(of leaf: LeafNode, from drawing: @autoclosure () -> Drawing?, in size: CGSize) {
    guard leaf.status.insert(.isDrawingNoted).inserted else { return }
    if let drawing = drawing() {
      changes.append(Change(leaf: leaf, drawing: drawing, size: size))
    } else {
      insertions.append(leaf)
    }
  }

  /// Records the place of a node in its parent node before it changes.
  func noteMove(of node: LayoutNode) { moves.note(node) }

  /// Records a step of a node on the way to its place.
  func noteStep(of node: LayoutNode) { steps.append(node) }

  /// Marks the items as shown.
  ///
  /// - Parameter newest: The number of the newest position.
  /// - Returns: The differences from the commit before. An item that came and went since then, or changed and changed
  ///   back, does not count.
  /// - Complexity: O(items changed and groups moved since the last commit).
  func commit(newest: Int) -> CommitSummary {
    var summary = CommitSummary()
    // A new or changed item is not counted again as moved.
    summary.moved = moves.take { [newestShown] in $0.takeMove(from: $1, newestShown: newestShown) }
    for node in steps.takeAll() where node.takeStep() { summary.moved += 1 }
    for leaf in insertions.takeAll() where leaf.takeLook(insteadOf: nil, in: .zero) { summary.inserted += 1 }
    var changes = self.changes.takeAll()
    while let change = changes.popLast() {
      guard change.leaf.takeLook(insteadOf: change.drawing, in: change.size) else { continue }
      if change.leaf.draws { summary.changed += 1 } else { summary.removed += 1 }
    }
    newestShown = newest
    return summary
  }

  /// Forgets the changes, which hold their nodes, because the host was released.
  func drop() {
    _ = moves.take { _, _ in false }
    _ = steps.takeAll()
    _ = insertions.takeAll()
    _ = changes.takeAll()
  }
}

extension LayoutNode {
  /// Takes the place of a node for shown, and counts it if it is another one.
  fileprivate func takeMove(from old: CGPoint, newestShown: Int) -> Bool {
    forgetMove()
    // A leaf whose drawing was noted counts as changed.
    guard nodePlace.offset != old, isPlaced, !hasEnded, !status.contains(.isDrawingNoted), draws else { return false }
    guard position.identity <= newestShown, position.isOnScreen else { return false }
    position.count(.itemMove)
    return true
  }
}

extension LeafNode {
  /// Takes the look of a leaf as shown, and counts it if it differs from that of the last commit.
  ///
  /// - Parameters:
  ///   - old: The drawing at the last commit; nil if the leaf was not drawn.
  ///   - size: Its size.
  /// - Returns: Whether the look differs.
  fileprivate func takeLook(insteadOf old: Drawing?, in size: CGSize) -> Bool {
    status.remove(.isDrawingNoted)
    let isSame = if draws, let old { isShown(as: old, in: size) } else { !draws && old == nil }
    if !isSame { position.count(.itemChange) }
    return !isSame
  }
}
