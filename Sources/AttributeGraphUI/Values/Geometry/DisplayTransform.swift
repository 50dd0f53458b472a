import Foundation

/// An affine transform of the drawing: (x, y) maps to (ax + cy + tx, bx + dy + ty).
///
/// Layout ignores it: it is the effect of `scaleEffect` and `rotationEffect` on the drawing.
public struct DisplayTransform: Hashable, Sendable {
  /// The entries of the matrix, named as in SVG and in CoreGraphics.
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

  /// Changes nothing.
  public static let identity = DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A transform by its entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Scales by factors and then rotates by an angle, both about a point.
  init(scale: CGSize, radians: Double, about point: CGPoint) {
    let (cosine, sine) = (CGFloat(cos(radians)), CGFloat(sin(radians)))
    let (a, b) = (scale.width * cosine, scale.width * sine)
    let (c, d) = (-scale.height * sine, scale.height * cosine)
    self.init(
      a: a, b: b, c: c, d: d, tx: point.x - a * point.x - c * point.y, ty: point.y - b * point.x - d * point.y)
  }

  /// This transform first, then another one.
  public func followed(by next: DisplayTransform) -> DisplayTransform {
    DisplayTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The inverse; the identity if there is none.
  var inverted: DisplayTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return .identity }
    return DisplayTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The image of a point.
  public func applied(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around the image of a rectangle.
  public func applied(to rect: CGRect) -> CGRect {
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
      .map { applied(to: CGPoint(x: $0.0, y: $0.1)) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let origin = CGPoint(x: x.min() ?? 0, y: y.min() ?? 0)
    return CGRect(
      origin: origin, size: CGSize(width: (x.max() ?? 0) - origin.x, height: (y.max() ?? 0) - origin.y))
  }
}

extension DisplayTransform {
  /// Whether all of its numbers are finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
