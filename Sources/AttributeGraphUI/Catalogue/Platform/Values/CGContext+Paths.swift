#if !canImport(Darwin)
import Foundation

/// How an outline is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, filled by the other rule, with lines, or both.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// Outlines that are drawn into a picture; nothing is drawn.
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
  /// Adds a part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Adds a part of a circle that meets two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Adds a curve with a control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Adds a line to the beginning.
  public func closePath() {}
  /// Draws the outline.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Draws lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Draws the line around an ellipse.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws the line around a rectangle in a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {}
  /// Sets the colour inside.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the grey inside.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Sets the dashes of lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets how far corners of lines may reach.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Draws what follows as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {}
  /// Ends what is drawn as a whole.
  public func endTransparencyLayer() {}
  /// Clips to rectangles.
  public func clip(to rects: [CGRect]) {}
}
#endif
