import Foundation

/// A gradient between the points of a mesh, each with a colour: row by row, from the top.
nonisolated public struct MeshGradient: GradientStyle, Hashable {
  /// A point of a mesh with the control points of the curves that meet there.
  public struct BezierPoint: Hashable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The control points of the curves to its neighbours.
    public var leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>
    /// The control points of the curves to its neighbours.
    public var trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>

    /// Makes a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The places of a mesh's points, in the unit square.
  public enum Locations: Hashable, Sendable {
    /// Points with straight lines between them.
    case points([SIMD2<Float>])
    /// Points with curves between them.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points.
  public enum Colors: Hashable, Sendable {
    /// Colours.
    case colors([Color])
    /// Colours by their components.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points.
  public var locations: Locations
  /// The colours.
  public var colors: Colors
  /// The colour outside of the mesh.
  public var background: Color
  /// Whether colours blend smoothly at the points.
  public var smoothsColors: Bool
  /// The space in which colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Makes a mesh.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Makes a mesh of points and colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh of points and colours by their components.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh of points with curves and colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh of points with curves and colours by their components.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// The colours of the points, in order.
  public var gradient: Gradient {
    switch colors {
    case .colors(let colors): Gradient(colors: colors)
    case .resolvedColors(let colors): Gradient(colors: colors.map { Color($0) })
    }
  }

  /// The mesh.
  public var _paint: DisplayPaint { .gradient(.mesh(self)) }

  /// The mesh at a fraction of its opacity.
  func faded(to opacity: Double) -> MeshGradient {
    var mesh = self
    mesh.colors = .colors(gradient.stops.map { $0.color.opacity(opacity) })
    mesh.background = background.opacity(opacity)
    return mesh
  }

  /// The closest linear gradient, for renderers without meshes: from the first colour to the last.
  var nearestLinear: LinearGradient {
    let all = gradient.stops.map(\.color)
    return LinearGradient(
      colors: [all.first ?? background, all.last ?? background], startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

extension Gradient {
  /// The gradient with its colours mixed in a space; display items do not record the space, so it has no effect.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}
