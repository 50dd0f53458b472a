/// What is drawn at one place.
public enum DisplayContent: Hashable, Sendable {
  /// A text in a font.
  case text(String, Font)
  /// A rectangle filled with a colour.
  case color(Color)
  /// A shape, by the name of its type, filled with a colour; one that was made of another (a line along it, a part of
  /// it) by the name of that.
  case shape(String, Color)
  /// A shape filled with a gradient.
  indirect case gradient(String, DisplayGradient)
  /// A shape filled with a picture that is repeated.
  indirect case pattern(String, ImagePaint)
  /// A symbol of the system, by its name.
  case symbol(String)
  /// An image, by its name.
  case image(String)
  /// A text of parts that differ in their looks.
  case styledText([DisplayTextRun])
  /// The part of a control that shows its value, with the value in words.
  case control(ControlKind, value: String)
}

/// One thing on the screen: what, where and how opaque.
public struct DisplayItem: Hashable, Sendable, Identifiable {
  /// The number of the view's position; it stays while the view does, and is never used again.
  public let id: Int
  /// What is drawn.
  public let content: DisplayContent
  /// Where, in the host's coordinates, in points; the edges are those of the nearest pixels.
  public let frame: CGRect
  /// How opaque, from 0 to 1.
  public let opacity: Double
  /// The rest, which few items have; the list of a screen is copied by whoever asks for it.
  private var extras: Extras?

  /// Whether two items look the same and are in the same place.
  ///
  /// Rectangles are compared by their numbers: Foundation takes all those that begin at infinity for one.
  public static func == (one: DisplayItem, other: DisplayItem) -> Bool {
    one.id == other.id && one.opacity == other.opacity && one.frame.origin == other.frame.origin
      && one.frame.size == other.frame.size && one.content == other.content
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

// What few items have.
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

  /// The colour that texts and symbols are drawn in; nil for the usual one, and for a gradient.
  public var foregroundColor: Color? { extras?.values.foregroundColor }

  /// The gradient that texts and symbols are drawn in; nil for a colour.
  public var foregroundGradient: DisplayGradient? {
    get { extras?.values.foregroundGradient }
    set { change { $0.foregroundGradient = newValue } }
  }

  /// The outline of a shape, where its name and the frame do not tell it: `Rectangle`, `Circle`, `Ellipse` and `Capsule`
  /// that are filled have none.
  public var figure: DisplayFigure? {
    get { extras?.values.figure }
    set { change { $0.figure = newValue } }
  }

  /// How a picture is drawn, where that is not as usual.
  public var imageRendering: ImageRendering? {
    get { extras?.values.imageRendering }
    set { change { $0.imageRendering = newValue } }
  }

  /// How the item is scaled, turned and moved on its way to the screen; `frame` is where it would be without.
  public var transform: DisplayTransform {
    get { extras?.values.transform ?? .identity }
    set { change { $0.transform = newValue } }
  }

  /// What else is done to the item after the transform: clips by shapes, shadows, blurs and masks, from the first to the
  /// last.
  public var effects: [DisplayEffect] {
    get { extras?.values.effects ?? [] }
    set { change { $0.effects = newValue } }
  }

  /// The rectangle outside of which nothing of the item is seen, after all of that; nil for none.
  public var clip: CGRect? {
    get { extras?.values.clip }
    set { change { $0.clip = newValue } }
  }

  /// A drawing somewhere, to which nothing is done yet.
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

  /// Takes over what is done to the item, but for its opacity.
  mutating func take(_ effects: DrawingEffects) {
    change { values in
      values.transform = effects.transform
      values.effects = effects.others
      values.clip = effects.clip
    }
  }
}

/// How something on the screen looks, wherever it is; what only moves keeps it.
final class Drawing {
  /// What is drawn.
  let content: DisplayContent
  /// What of the rest is not the usual.
  private let style: Style?

  /// What few leaves have.
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

  /// A content of which something is not as usual.
  init(
    content: DisplayContent, opacity: Double, foreground: DisplayPaint?, figure: DisplayFigure?,
    imageRendering: ImageRendering?, paintEffects: [DisplayEffect.Kind], effects: DrawingEffects?
  ) {
    self.content = content
    style = Style(
      opacity: opacity, foreground: foreground, figure: figure, imageRendering: imageRendering,
      paintEffects: paintEffects, effects: effects)
  }

  /// Whether it is opaque, in the usual colour, and nothing is done to it.
  var isUsual: Bool { style == nil }

  /// How opaque it is, from 0 to 1.
  var opacity: Double { style?.opacity ?? 1 }

  /// What texts and symbols are drawn in; nil for the usual colour.
  var foreground: DisplayPaint? { style?.foreground }

  /// The outline of a shape; nil for one that is told by its name.
  var figure: DisplayFigure? { style?.figure }

  /// How a picture is drawn; nil for as usual.
  var imageRendering: ImageRendering? { style?.imageRendering }

  /// The effects of the style in which it is drawn.
  var paintEffects: [DisplayEffect.Kind] { style?.paintEffects ?? [] }

  /// Everything that is done to it, those included, in the coordinates of the leaf: they stay while the leaf moves with its
  /// effects. Nil where nothing is done.
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
/// The list is a tree: leaves with their drawings, in groups that know where they are in the group around. Moving a group
/// is one change, whatever is inside.
@MainActor
final class DisplayStore {
  /// What a leaf showed.
  private struct Change {
    let leaf: LeafNode
    let drawing: Drawing
    let size: CGSize
  }

  /// Where a group or a leaf was in the group around.
  private struct Move {
    let node: LayoutNode
    let offset: CGPoint
  }

  /// Leaves that showed nothing.
  private let insertions = GrowingList<LeafNode>()
  /// The others.
  private let changes = GrowingList<Change>()
  private let moves = GrowingList<Move>()
  /// The number of the newest position that a commit has shown.
  private var newestShown = 0

  /// Takes note of what a leaf shows, before it shows something else.
  func noteChange(of leaf: LeafNode, from drawing: Drawing?, in size: CGSize) {
    guard !leaf.isNoted else { return }
    leaf.isNoted = true
    if let drawing {
      changes.append(Change(leaf: leaf, drawing: drawing, size: size))
    } else {
      insertions.append(leaf)
    }
  }

  /// Takes note of where a node is in the node around, before it is elsewhere.
  func noteMove(of node: LayoutNode) { moves.append(Move(node: node, offset: node.nodePlace.offset)) }

  /// Takes the items for shown.
  ///
  /// - Parameter newest: The number of the newest position.
  /// - Returns: What differs from the commit before; what came and went since then, or changed and changed back, does
  ///   not.
  /// - Complexity: O(items changed and groups moved since the last commit).
  func commit(newest: Int) -> CommitSummary {
    var summary = CommitSummary()
    // What is new or changed is not counted a second time for its place. Taking the moves out one by one counts no
    // references.
    var moves = self.moves.takeAll()
    while let move = moves.popLast() {
      if move.node.takeMove(from: move.offset, newestShown: newestShown) { summary.moved += 1 }
    }
    for leaf in insertions.takeAll() {
      leaf.isNoted = false
      if leaf.shown.drawing != nil { summary.inserted += 1 }
    }
    for change in changes.takeAll() {
      change.leaf.isNoted = false
      let (drawing, size) = change.leaf.shown
      if let drawing {
        if size != change.size || !(drawing == change.drawing) { summary.changed += 1 }
      } else {
        summary.removed += 1
      }
    }
    newestShown = newest
    return summary
  }
}

extension LayoutNode {
  /// Takes the place of a node for shown, and counts it if it is another one.
  fileprivate func takeMove(from old: CGPoint, newestShown: Int) -> Bool {
    forgetMove()
    guard nodePlace.offset != old, isPlaced, !hasEnded, drawsUnchanged else { return false }
    guard position.identity <= newestShown, position.isOnScreen else { return false }
    position.count(.itemMove)
    return true
  }
}
