import Foundation

#if !canImport(Darwin)
/// How a line ends; CoreGraphics' type, where that is not.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// At its last point, squarely.
  case butt
  /// With half a circle around its last point.
  case round
  /// Squarely, half a line's width behind its last point.
  case square
}

/// How two lines meet; CoreGraphics' type, where that is not.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a point.
  case miter
  /// Round.
  case round
  /// With the corner cut off.
  case bevel
}
#endif

/// How the line along a path is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// How broad the line is, in points; half of it lies on each side of the path.
  public var lineWidth: CGFloat
  /// How it ends.
  public var lineCap: CGLineCap
  /// How two of its parts meet.
  public var lineJoin: CGLineJoin
  /// How many times its breadth a point may be long before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of lines and gaps, in turns; none for a whole line.
  public var dash: [CGFloat]
  /// How far into the lengths the line begins.
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

  /// The breadth of the line; one that is no positive number is none.
  var usableWidth: CGFloat { lineWidth.isFinite ? max(lineWidth, 0) : 0 }

  /// The lengths of lines and gaps, an even number of them; none where they cannot be drawn.
  var usableDash: [CGFloat] {
    guard dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.reduce(0, +) > 0 else { return [] }
    return dash.count.isMultiple(of: 2) ? dash : dash + dash
  }
}

extension StrokeStyle: Animatable {
  /// The breadth, the limit of points, and how far into the lengths the line begins.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

/// How a path is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether what is enclosed twice is outside, by the rule of even and odd; else the rule of windings holds.
  public var isEOFilled: Bool
  /// Whether edges are smooth; a headless host says so and no more.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
