import Foundation

// Shapes, lines and paints with NaN or infinite numbers: they are reported where they are drawn, and drawn without
// them.

extension Shape {
  /// The outline in a rectangle, as the shape has it in a layout direction.
  nonisolated func path(in rect: CGRect, along direction: LayoutDirection) -> Path {
    let path = path(in: rect)
    return layoutDirectionBehavior.isMirrored(in: direction) ? path.mirrored(in: rect) : path
  }

  /// The outline in a rectangle and a layout direction; empty if one of its points is not finite.
  ///
  /// Such a shape is reported, and so is one with a number that is not finite, because most shapes limit their numbers.
  @MainActor func path(
    in rect: CGRect, along direction: LayoutDirection, reportingTo position: ViewPosition
  ) -> Path {
    let path = path(in: rect, along: direction)
    if path.isFinite && animatableData.hasFiniteComponents { return path }
    if let shape = self as? any CorneredShape {
      shape.checkRadii(at: position)
    } else {
      position.reportOnce(.invalidShape(Self.knownName))
    }
    return path.isFinite ? path : Path()
  }
}

/// A shape with radii of corners, which are no shorter than 0.
///
/// They are checked where a program gives them: an animation may pass below 0 on its way.
protocol CorneredShape: Shape {
  /// The radii, and the name of the parameter that has them.
  var corners: (name: String, radii: [CGFloat]) { get }
}

extension CorneredShape {
  /// Reports radii that are negative or no numbers; an infinite one is as long as the sides allow.
  @MainActor fileprivate func checkRadii(at position: ViewPosition) {
    let (name, radii) = corners
    if !radii.allSatisfy({ $0 >= 0 }) {
      position.reportOnce(.invalidLength(view: Self.knownName, length: name))
    }
  }
}

extension Shape {
  /// Whether shapes of the type may have radii to check.
  static var hasCorners: Bool { Self.self is any CorneredShape.Type || Self.self is any LineShape.Type }

  /// Reports invalid radii of the shape, or of the one along which it is a line.
  @MainActor func checkCorners(at position: ViewPosition) {
    if let line = self as? any LineShape { return line.origin.checkCorners(at: position) }
    (self as? any CorneredShape)?.checkRadii(at: position)
  }
}

extension RoundedRectangle: CorneredShape {
  var corners: (name: String, radii: [CGFloat]) {
    cornerSize.width == cornerSize.height || cornerSize.width.isNaN
      ? ("cornerRadius", [cornerSize.width]) : ("cornerSize", [cornerSize.width, cornerSize.height])
  }
}

extension UnevenRoundedRectangle: CorneredShape {
  var corners: (name: String, radii: [CGFloat]) {
    let radii = cornerRadii
    return ("cornerRadii", [radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing])
  }
}

extension VectorArithmetic {
  /// Whether all components are finite numbers.
  fileprivate var hasFiniteComponents: Bool {
    // The square of a large number may be infinite.
    var small = self
    small.scale(by: 1e-160)
    return small.magnitudeSquared.isFinite
  }
}

extension Path {
  /// The path mirrored about the vertical line through the middle of a rectangle.
  func mirrored(in rect: CGRect) -> Path {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }

  /// Whether all points are finite.
  var isFinite: Bool {
    func isFinite(_ points: CGPoint...) -> Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    return elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): isFinite(point)
      case .quadCurve(let point, let control): isFinite(point, control)
      case .curve(let point, let control1, let control2): isFinite(point, control1, control2)
      case .closeSubpath: true
      }
    }
  }
}

extension StrokeStyle {
  /// The style with valid numbers for a line; others are reported.
  @MainActor func usable(reportingTo position: ViewPosition) -> StrokeStyle {
    var style = self
    style.lineWidth = position.length(lineWidth, as: "lineWidth")
    style.miterLimit = position.length(miterLimit, as: "miterLimit")
    style.dashPhase = position.finite(dashPhase, as: "dashPhase")
    if !dash.allSatisfy({ $0.isFinite && $0 >= 0 }) {
      position.report(invalid: "dash")
      style.dash = []
    }
    return style
  }
}

extension ImagePaint {
  /// The paint with a valid scale for a picture; others are reported.
  @MainActor func usable(reportingTo position: ViewPosition) -> ImagePaint {
    var paint = self
    paint.scale = position.finite(scale, as: "scale")
    return paint
  }
}

extension DisplayGradient {
  /// Whether all locations and lengths are finite.
  var isFinite: Bool {
    guard gradient.stops.allSatisfy({ $0.location.isFinite }) else { return false }
    switch self {
    case .linear(let style): return style.startPoint.isFinite && style.endPoint.isFinite
    case .radial(let style): return style.center.isFinite && style.startRadius.isFinite && style.endRadius.isFinite
    case .angular(let style):
      return style.center.isFinite && style.startAngle.radians.isFinite && style.endAngle.radians.isFinite
    case .elliptical(let style):
      return style.center.isFinite && style.startRadiusFraction.isFinite && style.endRadiusFraction.isFinite
    case .mesh(let style): return style.isFinite
    }
  }
}

extension MeshGradient {
  /// Whether all points are somewhere.
  fileprivate var isFinite: Bool {
    func isFinite(_ points: SIMD2<Float>...) -> Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    switch locations {
    case .points(let points): return points.allSatisfy { isFinite($0) }
    case .bezierPoints(let points):
      return points.allSatisfy {
        isFinite(
          $0.position, $0.leadingControlPoint, $0.topControlPoint, $0.trailingControlPoint, $0.bottomControlPoint)
      }
    }
  }
}
