#if !canImport(Darwin)
import Foundation

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, filled by the even-odd rule, stroked, or both.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// Paths that are drawn into a picture; nothing is drawn.
extension CGContext {
  /// Begins an outline.
  public func beginPath() {}
  /// Begins a line.
  public func move(to point: CGPoint) {}
  /// Adds a line.
  public func addLine(to point: CGPoint) {}
  /// Adds lines.
  public func addLines(between points: [CGPoint]) {}
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {}
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {}
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) {}
  /// Adds an arc of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Adds an arc that is tangent to two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Adds a curve with a control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Closes the subpath with a line to its beginning.
  public func closePath() {}
  /// Draws the outline.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Draws lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {}
  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {}
  /// Sets the fill colour.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the stroke colour.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the grey inside.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Sets the dashes of lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets the miter limit.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets whether edges are antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be antialiased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Begins a group that is drawn as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {}
  /// Ends a group that is drawn as a whole.
  public func endTransparencyLayer() {}
  /// Clips to rectangles.
  public func clip(to rects: [CGRect]) {}
}
#endif
