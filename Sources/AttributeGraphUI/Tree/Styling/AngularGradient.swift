import Foundation

/// A gradient around a point, clockwise from the angle 0 on the right.
nonisolated public struct AngularGradient: GradientStyle, Hashable {
  /// The colours.
  public var gradient: Gradient
  /// The centre, as a point of the filled rectangle.
  public var center: UnitPoint
  /// The start angle.
  public var startAngle: Angle
  /// The end angle.
  public var endAngle: Angle

  /// Makes a gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes a gradient between two angles from evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle
    )
  }

  /// Makes a gradient between two angles from colours at locations.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a gradient over a full turn from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Makes a gradient over a full turn from evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a gradient over a full turn from colours at locations.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The gradient, with its centre and its angles.
  public var _paint: DisplayPaint { .gradient(.angular(self)) }

  /// The location of a direction in the gradient, from 0 to 1.
  ///
  /// Directions between the end and the beginning have the colour of the nearer one.
  func location(at angle: Double) -> Double {
    let turn = 2 * Double.pi
    let span = min(endAngle.radians - startAngle.radians, turn)
    guard span > 0 else { return 0 }
    var way = (angle - startAngle.radians).truncatingRemainder(dividingBy: turn)
    if way < 0 { way += turn }
    return way <= span ? way / span : (way - span < turn - way ? 1 : 0)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point between two angles, from evenly spaced colours.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point between two angles, from colours at locations.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The gradient of a colour around a point between two angles.
  @_disfavoredOverload
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The gradient of a colour around a point over a full turn.
  @_disfavoredOverload
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
  }

  /// A gradient around a point over a full turn.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient around a point over a full turn, from evenly spaced colours.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A gradient around a point over a full turn, from colours at locations.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

extension Gradient {
  /// The colour at a location between 0 and 1, interpolated between the stops around it.
  func color(at location: Double) -> Color.Components {
    guard let first = stops.first else { return Color.clear.components }
    var before = first
    for stop in stops {
      if Double(stop.location) > location {
        let gap = Double(stop.location - before.location)
        let share = gap > 0 ? (location - Double(before.location)) / gap : 0
        return before.color.components.mixed(with: stop.color.components, by: share.clampedToUnit, in: .device)
      }
      before = stop
    }
    return before.color.components
  }
}
