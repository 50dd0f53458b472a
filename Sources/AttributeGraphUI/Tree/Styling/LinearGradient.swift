import Foundation

/// A gradient along the line between two points.
nonisolated public struct LinearGradient: GradientStyle, Hashable {
  /// The colours.
  public var gradient: Gradient
  /// The start and the end, as points of the filled rectangle.
  public var startPoint: UnitPoint, endPoint: UnitPoint

  /// Makes a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes a gradient of evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at locations.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient, with its points.
  public var _paint: DisplayPaint { .gradient(.linear(self)) }
}

/// A gradient that goes from a circle to a larger one around the same point.
nonisolated public struct RadialGradient: GradientStyle, Hashable {
  /// The colours.
  public var gradient: Gradient
  /// The centre, as a point of the filled rectangle.
  public var center: UnitPoint
  /// The start and end radii, in points.
  public var startRadius: CGFloat, endRadius: CGFloat

  /// Makes a gradient around a point.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes a gradient of evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Makes a gradient of colours at locations.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The gradient, with its point.
  public var _paint: DisplayPaint { .gradient(.radial(self)) }
}

/// The gradient of a colour, from a little lighter at the top to the colour at the bottom.
nonisolated public struct AnyGradient: GradientStyle, Hashable {
  /// The colours.
  public var gradient: Gradient

  /// Makes a gradient that goes from the top to the bottom.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The gradient; colours are always mixed in the space of the device here.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  /// The gradient, downwards.
  public var _paint: DisplayPaint {
    .gradient(.linear(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)))
  }
}

/// A shape style that is a gradient.
protocol GradientStyle: ShapeStyle {
  /// The colours.
  nonisolated var gradient: Gradient { get }
}

extension GradientStyle {
  /// The first colour.
  nonisolated public var _resolvedColor: Color { gradient.firstColor }
}
