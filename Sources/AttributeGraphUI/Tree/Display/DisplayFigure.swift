import Foundation

/// The outline of a shape on the screen that its name and its rectangle do not determine.
public struct DisplayFigure: Hashable, Sendable {
  /// The outline, whose origin is the upper left corner of the item's frame.
  public let path: Path
  /// The style of the line along the outline; nil if the inside is filled.
  public let stroke: StrokeStyle?
  /// Whether the even-odd rule applies; otherwise the nonzero winding rule does.
  public let isEvenOddFilled: Bool
}

/// A drawing effect on a whole view.
///
/// Consecutive items with the same effect are parts of one view: they have one shadow, behind all of them.
public struct DisplayEffect: Hashable, Sendable {
  /// The effect, in the coordinates of the host.
  public enum Kind: Hashable, Sendable {
    /// Clips the drawing to a path.
    case clip(Path, isEvenOddFilled: Bool)
    /// Puts a shadow behind the drawing.
    case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    /// Blurs the drawing; an opaque one stays opaque at its edges.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// Multiplies the drawing's opacity by that of other items, which are not on the screen themselves.
    case mask([DisplayItem])
    /// Puts a shadow inside the outline of the drawing.
    case innerShadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    /// Filters the colours of the drawing.
    case color(ColorFilter)
    /// Mixes the drawing with the content behind it.
    case blend(BlendMode)
    /// Flattens the drawing before other effects apply.
    case group
    /// Renders the drawing into a picture.
    case drawingGroup(isOpaque: Bool, ColorRenderingMode)
    /// Projects the drawing in perspective.
    case projection(DisplayProjection)
    /// Replaces the drawing by a grey spot.
    case redacted
  }

  /// The number of the effect, which distinguishes two equal ones; it is constant for the lifetime of the view.
  public let id: Int
  /// The kind of the effect.
  public let kind: Kind

  /// The effect on content that is transformed afterwards.
  func followed(by transform: DisplayTransform) -> DisplayEffect {
    DisplayEffect(id: id, kind: kind.followed(by: transform))
  }
}

extension DisplayEffect.Kind {
  /// The kind of effect on content that is transformed afterwards.
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
    // The item is transformed first, so the projection undoes the transform and applies it again afterwards.
    case .projection(let projection):
      .projection(
        DisplayProjection(transform.inverted).followed(by: projection).followed(by: DisplayProjection(transform)))
    case .color, .blend, .group, .drawingGroup, .redacted: self
    }
  }
}

extension DisplayTransform {
  /// The factor for lengths, averaged over all directions.
  fileprivate var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension DisplayItem {
  /// The item transformed, with all of its effects.
  fileprivate func followed(by next: DisplayTransform) -> DisplayItem {
    var item = self
    item.transform = transform.followed(by: next)
    item.clip = clip.map(next.applied(to:))
    item.effects = effects.map { $0.followed(by: next) }
    return item
  }
}
