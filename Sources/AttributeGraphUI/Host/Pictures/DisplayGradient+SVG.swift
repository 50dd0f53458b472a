import Foundation

/// Gradients as SVG definitions that a fill or a stroke references.
extension DisplayGradient {
  /// The number of slices of an angular gradient, which SVG does not have.
  private static let sliceCount = 180

  /// The gradient in a rectangle, with a name.
  func svgElements(in frame: CGRect, name: String) -> [String] {
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: frame.minX, y: frame.minY).moved(by: point, in: frame.size)
    }
    switch self {
    case .linear(let style):
      let (start, end) = (place(style.startPoint), place(style.endPoint))
      let points =
        "x1=\"\(PictureText.length(start.x))\" y1=\"\(PictureText.length(start.y))\" "
        + "x2=\"\(PictureText.length(end.x))\" y2=\"\(PictureText.length(end.y))\""
      return ["<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(points)>"]
        + style.gradient.stops.map { $0.svgElement(at: $0.location) } + ["</linearGradient>"]
    case .radial(let style):
      let center = place(style.center)
      let (start, end) = (max(style.startRadius, 0), max(style.endRadius, style.startRadius, 0.01))
      guard start.isFinite && end.isFinite else { return [] }
      let circle =
        "cx=\"\(PictureText.length(center.x))\" cy=\"\(PictureText.length(center.y))\" r=\"\(PictureText.length(end))\""
      // The smaller circle is a part of the larger one, because few viewers support `fr`.
      return ["<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(circle)>"]
        + style.gradient.stops.map {
          $0.svgElement(at: (start + $0.location * (end - start)) / end)
        }
        + ["</radialGradient>"]
    case .angular(let style):
      return slices(of: style, around: place(style.center), in: frame, name: name)
    case .elliptical(let style):
      return ellipse(of: style, name: name)
    case .mesh(let style):
      return DisplayGradient.linear(style.nearestLinear).svgElements(in: frame, name: name)
    }
  }

  /// An elliptical gradient: circles in a unit square, which is stretched to the rectangle.
  private func ellipse(of style: EllipticalGradient, name: String) -> [String] {
    let (start, end) = (
      max(style.startRadiusFraction, 0), max(style.endRadiusFraction, style.startRadiusFraction, 0.0001)
    )
    guard start.isFinite, end.isFinite, style.center.x.isFinite, style.center.y.isFinite else { return [] }
    let circle = "cx=\"\(style.center.x)\" cy=\"\(style.center.y)\" r=\"\(end)\""
    return ["<radialGradient id=\"\(name)\" gradientUnits=\"objectBoundingBox\" \(circle)>"]
      + style.gradient.stops.map { $0.svgElement(at: (start + $0.location * (end - start)) / end) }
      + ["</radialGradient>"]
  }

  /// An angular gradient as slices of one colour each, in a pattern that is larger than the filled area.
  private func slices(
    of style: AngularGradient, around center: CGPoint, in frame: CGRect, name: String
  ) -> [String] {
    // A stroke along the edges extends beyond them, and so may an outline.
    let reach = max(frame.width, frame.height) + 100
    let box = frame.insetBy(dx: -reach, dy: -reach)
    guard let attributes = box.svgAttributes(insetBy: 0) else { return [] }
    // The origin of a pattern is its corner.
    let middle = CGPoint(x: center.x - box.minX, y: center.y - box.minY)
    let radius =
      2 * max(box.width, box.height)
      + PathVector(from: CGPoint(x: frame.midX, y: frame.midY), to: center).length
    let step = 2 * Double.pi / Double(Self.sliceCount)
    func rim(_ angle: Double) -> CGPoint {
      middle.moved(PathVector(x: CGFloat(cos(angle)), y: CGFloat(sin(angle))).scaled(by: radius))
    }
    let slices = (0..<Self.sliceCount).map { index -> String in
      let angle = style.startAngle.radians + Double(index) * step
      let color = Color(
        source: .components(style.gradient.color(at: style.location(at: angle + step / 2))))
      // Each slice extends below the next, so that no line shows between them.
      let last = index == Self.sliceCount - 1 ? angle + step : angle + 1.5 * step
      let slice = Path { $0.addLines([middle, rim(angle), rim(last)]) }
      return "<path d=\"\(slice.svgData) Z\" \(color.svgFill)/>"
    }
    return ["<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" \(attributes)>"] + slices + [
      "</pattern>"
    ]
  }
}

extension CGPoint {
  /// A point of a rectangle with this origin.
  fileprivate func moved(by point: UnitPoint, in size: CGSize) -> CGPoint {
    let place = point.position(in: size)
    return CGPoint(x: x + place.x, y: y + place.y)
  }
}

extension Gradient.Stop {
  /// The colour at a location of a gradient.
  fileprivate func svgElement(at location: CGFloat) -> String {
    let place = location.isFinite ? location.clampedToUnit : 0
    let opacity = color.components.opacity
    return
      "<stop offset=\"\((Double(place) * 10_000).rounded() / 10_000)\" stop-color=\"\(color.svgColor)\""
      + (opacity == 1 ? "/>" : " stop-opacity=\"\(PictureText.length(CGFloat(opacity)))\"/>")
  }
}
