import Foundation

/// The outline of a shape on the screen, for one that is not told by its name and its rectangle.
public struct DisplayFigure: Hashable, Sendable {
  /// The outline, whose origin is the upper left corner of the item's frame.
  public let path: Path
  /// How the line along the outline is drawn; nil if what is inside is filled.
  public let stroke: StrokeStyle?
  /// Whether what is enclosed twice is outside; else the rule of windings holds.
  public let isEvenOddFilled: Bool
}

/// Something that is done to what is drawn of a view, as a whole.
///
/// Items that follow each other and have the same effect are parts of one view: they have one shadow, behind all of them.
public struct DisplayEffect: Hashable, Sendable {
  /// What is done, in the coordinates of the host.
  public enum Kind: Hashable, Sendable {
    /// Nothing is seen outside of a path.
    case clip(Path, isEvenOddFilled: Bool)
    /// What is drawn has a shadow behind itself.
    case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    /// What is drawn is blurred; an opaque one stays so at its edges.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// What is drawn is as opaque as something else is at the same place, which is not on the screen itself.
    case mask([DisplayItem])
    /// What is drawn has a shadow inside of its outline.
    case innerShadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    /// The colours of what is drawn are others.
    case color(ColorFilter)
    /// What is drawn is mixed with what is behind.
    case blend(BlendMode)
    /// What is drawn is put together before anything else is done to it.
    case group
    /// What is drawn is put together in a picture.
    case drawingGroup(isOpaque: Bool, ColorRenderingMode)
    /// What is drawn is seen in perspective.
    case projection(DisplayProjection)
    /// What is drawn is a grey spot.
    case redacted
  }

  /// The number of the effect, which tells apart two that do the same; it stays while the view does.
  public let id: Int
  /// What is done.
  public let kind: Kind

  /// The effect on something that is transformed afterwards.
  func followed(by transform: DisplayTransform) -> DisplayEffect {
    DisplayEffect(id: id, kind: kind.followed(by: transform))
  }
}

extension DisplayEffect.Kind {
  /// What is done to something that is transformed afterwards.
  fileprivate func followed(by transform: DisplayTransform) -> DisplayEffect.Kind {
    switch self {
    case .clip(let path, let isEvenOddFilled):
      .clip(path.applying(CGAffineTransform(transform)), isEvenOddFilled: isEvenOddFilled)
    case .shadow(let color, let radius, let x, let y):
      .shadow(
        color, radius: radius * transform.scale, x: transform.a * x + transform.c * y,
        y: transform.b * x + transform.d * y)
    case .blur(let radius, let isOpaque): .blur(radius: radius * transform.scale, isOpaque: isOpaque)
    case .mask(let items): .mask(items.map { $0.followed(by: transform) })
    case .innerShadow(let color, let radius, let x, let y):
      .innerShadow(
        color, radius: radius * transform.scale, x: transform.a * x + transform.c * y,
        y: transform.b * x + transform.d * y)
    // The transform is done to the item first, so the projection takes it back before and does it again afterwards.
    case .projection(let projection):
      .projection(
        DisplayProjection(transform.inverted).followed(by: projection).followed(by: DisplayProjection(transform)))
    case .color, .blend, .group, .drawingGroup, .redacted: self
    }
  }
}

extension DisplayTransform {
  /// How many times as long a length becomes, in the middle of all directions.
  fileprivate var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension DisplayItem {
  /// The item transformed, with everything that is done to it.
  fileprivate func followed(by next: DisplayTransform) -> DisplayItem {
    var item = self
    item.transform = transform.followed(by: next)
    item.clip = clip.map(next.applied(to:))
    item.effects = effects.map { $0.followed(by: next) }
    return item
  }
}
