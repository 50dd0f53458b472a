import Foundation

#if !canImport(Darwin)
/// The cap of a line; it replaces CoreGraphics' type on systems without CoreGraphics.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// At its last point, squarely.
  case butt
  /// With half a circle around its last point.
  case round
  /// Squarely, half a line's width after its last point.
  case square
}

/// The join of two lines; it replaces CoreGraphics' type on systems without CoreGraphics.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a point.
  case miter
  /// Round.
  case round
  /// With the corner cut off.
  case bevel
}
#endif

/// The style of the line along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, in points; half of it lies on each side of the path.
  public var lineWidth: CGFloat
  /// The style of its ends.
  public var lineCap: CGLineCap
  /// The join of two of its parts.
  public var lineJoin: CGLineJoin
  /// The limit for the length of a pointed join, as a multiple of the line's width.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dashes at which the line begins.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The width of the line; 0 if it is not a positive number.
  var usableWidth: CGFloat { lineWidth.isFinite ? max(lineWidth, 0) : 0 }

  /// The lengths of dashes and gaps, an even number of them; empty if they cannot be drawn.
  var usableDash: [CGFloat] {
    guard dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.reduce(0, +) > 0 else { return [] }
    return dash.count.isMultiple(of: 2) ? dash : dash + dash
  }
}

extension StrokeStyle: Animatable {
  /// The width, the miter limit, and the dash offset.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

/// The rule for filling a path.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule applies; otherwise the nonzero winding rule does.
  public var isEOFilled: Bool
  /// Whether edges are antialiased; a headless host only records it.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
