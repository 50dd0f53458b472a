#if !canImport(Darwin)
import Foundation

/// A path, as in UIKit: a `Path` in an object.
///
/// As in UIKit, *clockwise* is as seen on the screen, where y grows downwards.
public final class UIBezierPath: NSObject, NSCopying {
  private var path: Path

  /// The width of the lines, in points.
  public var lineWidth: CGFloat = 1
  /// The style of line ends.
  public var lineCapStyle = CGLineCap.butt
  /// The style of line joins.
  public var lineJoinStyle = CGLineJoin.miter
  /// The miter limit.
  public var miterLimit: CGFloat = 10
  /// Whether the path is filled by the even-odd rule.
  public var usesEvenOddFillRule = false

  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  init(_ path: Path) { self.path = path }

  /// A path without steps.
  public override convenience init() { self.init(Path()) }
  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// The ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// The elements of a path of CoreGraphics.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular))
  }

  /// A rectangle with some rounded corners; a radius is at most half of the shorter side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
      topTrailing: radius(.topRight))
    self.init(UnevenRoundedRectangle(cornerRadii: radii, style: .circular).path(in: rect))
  }

  /// An arc of a circle between two angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The path as a value of CoreGraphics; setting it replaces the elements.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Whether there is no step.
  public var isEmpty: Bool { path.isEmpty }
  /// The end of the last element; the origin for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around the lines and curves.
  public var bounds: CGRect { path.boundingRect }

  /// Begins a piece at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Closes the subpath with a line to its beginning.
  public func close() { path.closeSubpath() }
  /// Removes all steps.
  public func removeAllPoints() { path = Path() }
  /// Adds the steps of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Applies a transform to the path.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Whether a point is inside when the path is filled.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  /// Adds a cubic curve to a point.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc between two angles in radians.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // In a `Path`, clockwise is defined for y growing upwards.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }

  /// A copy in the opposite direction.
  public func reversing() -> UIBezierPath { UIBezierPath(path.reversed) }

  /// Sets the lengths of dashes and gaps, in points, and the distance into them at which the line starts.
  ///
  /// Only the first `count` lengths are used; without any, the line has no gaps.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dash = (Array((pattern ?? []).prefix(max(count, 0))), phase)
  }

  /// Reads the lengths of dashes and gaps, their number, and the distance into them at which the line starts.
  public func getLineDash(_ pattern: inout [CGFloat], count: inout Int, phase: inout CGFloat) {
    (pattern, count, phase) = (dash.lengths, dash.lengths.count, dash.phase)
  }

  /// Draws nothing: there is no canvas of UIKit's.
  public func fill() {}
  /// Draws nothing: there is no canvas of UIKit's.
  public func stroke() {}

  /// Whether another object is a path with the same steps.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIBezierPath)?.path == path }

  /// A hash of the steps.
  public override var hash: Int { path.hashValue }

  /// A path with the same steps and lines.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.usesEvenOddFillRule, copy.dash) = (miterLimit, usesEvenOddFillRule, dash)
    return copy
  }
}

extension Path {
  /// The path in the opposite direction, subpath by subpath.
  fileprivate var reversed: Path {
    var path = Path()
    for piece in pieces {
      path.move(to: piece.segments.last?.end ?? piece.start)
      for segment in piece.segments.reversed() { path.append(segment.part(from: 1, to: 0)) }
      if piece.isClosed { path.closeSubpath() }
    }
    return path
  }
}
#endif
