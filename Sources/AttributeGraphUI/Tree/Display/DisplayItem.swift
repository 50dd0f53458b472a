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
  /// The colour that texts and symbols are drawn in; nil for the usual one, and for a gradient.
  public let foregroundColor: Color?
  /// The gradient that texts and symbols are drawn in; nil for a colour.
  public var foregroundGradient: DisplayGradient?
  /// The outline of a shape, where its name and the frame do not tell it: `Rectangle`, `Circle`, `Ellipse` and `Capsule`
  /// that are filled have none.
  public var figure: DisplayFigure?
  /// How a picture is drawn, where that is not as usual.
  public var imageRendering: ImageRendering?
  /// How the item is scaled, turned and moved on its way to the screen; `frame` is where it would be without.
  public var transform = DisplayTransform.identity
  /// What else is done to the item after the transform: clips by shapes, shadows, blurs and masks, from the first to the
  /// last.
  public var effects: [DisplayEffect] = []
  /// The rectangle outside of which nothing of the item is seen, after all of that; nil for none.
  public var clip: CGRect?

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
    let effects: DrawingEffects?

    init(
      opacity: Double, foreground: DisplayPaint?, figure: DisplayFigure?, imageRendering: ImageRendering?,
      effects: DrawingEffects?
    ) {
      self.opacity = opacity
      self.foreground = foreground
      self.figure = figure
      self.imageRendering = imageRendering
      self.effects = effects
    }
  }

  init(
    content: DisplayContent, opacity: Double, foreground: DisplayPaint?, figure: DisplayFigure?,
    imageRendering: ImageRendering?, effects: DrawingEffects?
  ) {
    self.content = content
    let isUsual = opacity == 1 && foreground == nil && figure == nil && imageRendering == nil && effects == nil
    style =
      isUsual
      ? nil
      : Style(
        opacity: opacity, foreground: foreground, figure: figure, imageRendering: imageRendering, effects: effects)
  }

  /// How opaque it is, from 0 to 1.
  var opacity: Double { style?.opacity ?? 1 }

  /// What texts and symbols are drawn in; nil for the usual colour.
  var foreground: DisplayPaint? { style?.foreground }

  /// The outline of a shape; nil for one that is told by its name.
  var figure: DisplayFigure? { style?.figure }

  /// How a picture is drawn; nil for as usual.
  var imageRendering: ImageRendering? { style?.imageRendering }

  /// What the views around do to it; nil where none does anything.
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

extension DisplayItem {
  /// A drawing somewhere.
  init(id: Int, drawing: Drawing, frame: CGRect) {
    self.init(
      id: id, content: drawing.content, frame: frame, opacity: drawing.opacity,
      foregroundColor: drawing.foreground?.color)
    foregroundGradient = drawing.foreground?.gradient
    figure = drawing.figure
    imageRendering = drawing.imageRendering
    guard let effects = drawing.effects else { return }
    transform = effects.transform
    self.effects = effects.others
    clip = effects.clip
  }
}

/// What the last commit showed at the leaves that were drawn anew since.
@MainActor
final class DisplayStore {
  /// What a leaf showed.
  private struct Change {
    let leaf: LeafNode
    let drawing: Drawing
    let frame: CGRect
  }

  /// Leaves that showed nothing.
  private let insertions = GrowingList<LeafNode>()
  /// The others.
  private let changes = GrowingList<Change>()

  /// Takes note of what a leaf shows, before it shows something else.
  func noteChange(of leaf: LeafNode, from drawing: Drawing?, in frame: CGRect) {
    guard !leaf.isNoted else { return }
    leaf.isNoted = true
    if let drawing {
      changes.append(Change(leaf: leaf, drawing: drawing, frame: frame))
    } else {
      insertions.append(leaf)
    }
  }

  /// Takes the items for shown.
  ///
  /// - Returns: What differs from the commit before; what came and went since then, or changed and changed back, does
  ///   not.
  /// - Complexity: O(items updated since the last commit).
  func commit() -> CommitSummary {
    var summary = CommitSummary()
    for leaf in insertions.takeAll() {
      leaf.isNoted = false
      if leaf.shown.drawing != nil { summary.inserted += 1 }
    }
    for change in changes.takeAll() {
      change.leaf.isNoted = false
      let (drawing, frame) = change.leaf.shown
      if let drawing {
        let isSame =
          frame.origin == change.frame.origin && frame.size == change.frame.size && drawing == change.drawing
        if !isSame { summary.changed += 1 }
      } else {
        summary.removed += 1
      }
    }
    return summary
  }
}
