#if !canImport(Darwin)
import Foundation

/// A path, as in CoreGraphics: a `Path` in an object.
public class CGPath: Hashable {
  fileprivate(set) var path: Path

  init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(rect).applying(transform ?? .identity))
  }

  /// The ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
  }

  /// A rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform ?? .identity))
  }

  /// Whether there are no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// The end of the last element; the origin for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around the lines and curves.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// The smallest rectangle around the lines and curves.
  public var boundingBox: CGRect { path.boundingRect }

  /// An immutable copy.
  public func copy() -> CGPath? { CGPath(path) }
  /// A transformed copy.
  public func copy(using transform: CGAffineTransform) -> CGPath? { CGPath(path.applying(transform)) }
  /// A mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// The outline of the stroked path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.strokedPath(style).applying(transform))
  }

  /// Whether a point is inside the filled path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// Whether two paths have the same elements.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// The points around which it winds.
  case winding
  /// The points around which it winds an odd number of times.
  case evenOdd
}

/// A mutable path.
public final class CGMutablePath: CGPath {
  /// A path without steps.
  public init() { super.init(Path()) }

  override init(_ path: Path) { super.init(path) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds lines through points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds an arc of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: transform)
  }

  /// Adds an arc that is tangent to the lines to a corner and beyond it.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds an arc by a relative angle in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta), transform: transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
  }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.addPath(path.path, transform: transform)
  }

  /// Closes the subpath with a line to its beginning.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// The current elements of a path of CoreGraphics.
  public init(_ path: CGPath) { self = path.path }

  /// The steps of a path of CoreGraphics, as it is now.
  public init(_ path: CGMutablePath) { self = path.path }

  /// The path as a value of CoreGraphics.
  public var cgPath: CGPath { CGPath(self) }
}
#endif
