/// A style to fill or stroke a shape with, or to draw texts and symbols in.
///
/// A custom style resolves to another one depending on the environment.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one resolves to; `Never` for the styles of the library.
  associatedtype Resolved: ShapeStyle = Never
  /// The style to which this one resolves in an environment.
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved
  /// The colour of the style where only a colour can be shown.
  nonisolated var _resolvedColor: Color { get }
  /// The paint of a headless host without an environment; a colour, unless the style overrides it.
  nonisolated var _paint: DisplayPaint { get }
  /// The paint of a headless host in an environment.
  nonisolated func _paint(in environment: EnvironmentValues) -> DisplayPaint
}

extension ShapeStyle {
  /// The colour of the paint.
  nonisolated public var _resolvedColor: Color { _paint.color ?? _paint.gradient?.gradient.firstColor ?? .primary }

  /// The paint where nothing is set.
  nonisolated public var _paint: DisplayPaint { _paint(in: EnvironmentValues()) }

  /// The paint of the style that this one resolves to.
  nonisolated public func _paint(in environment: EnvironmentValues) -> DisplayPaint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Traps: the style stands for itself.
  nonisolated public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) resolves to no other style: the host draws with it.")
  }

  /// The colour.
  nonisolated public var _paint: DisplayPaint { .color(_resolvedColor) }

  /// The paint, which is the same everywhere.
  nonisolated public func _paint(in environment: EnvironmentValues) -> DisplayPaint { _paint }
}

extension Never: ShapeStyle {
  /// There is no style.
  nonisolated public var _resolvedColor: Color { fatalError("Never is no style.") }
}

/// The paint of a drawing.
public enum DisplayPaint: Hashable, Sendable {
  /// A colour.
  case color(Color)
  /// Colours that blend into each other.
  indirect case gradient(DisplayGradient)
  /// A tiled picture.
  indirect case image(ImagePaint)
  /// One of them, with effects on the drawing.
  indirect case effected(DisplayPaint, [DisplayEffect.Kind])

  /// The colour, if it is one.
  public var color: Color? { if case .color(let color) = base { color } else { nil } }

  /// The picture, if it is one.
  public var image: ImagePaint? { if case .image(let image) = base { image } else { nil } }

  /// The gradient, if it is one.
  public var gradient: DisplayGradient? { if case .gradient(let gradient) = base { gradient } else { nil } }

  /// The colour or the gradient, without effects.
  public var base: DisplayPaint { if case .effected(let paint, _) = self { paint.base } else { self } }

  /// The effects on the drawing, from the first to the last.
  public var effects: [DisplayEffect.Kind] {
    if case .effected(let paint, let effects) = self { paint.effects + effects } else { [] }
  }

  /// The paint at a fraction of its opacity.
  func faded(to opacity: Double) -> DisplayPaint {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .gradient(let gradient): .gradient(gradient.faded(to: opacity))
    case .image: self
    case .effected(let paint, let effects): .effected(paint.faded(to: opacity), effects)
    }
  }
}

/// Colours that blend into each other, with their geometry in the drawn rectangle.
public enum DisplayGradient: Hashable, Sendable {
  /// From one point to another.
  case linear(LinearGradient)
  /// From a circle to a larger one.
  case radial(RadialGradient)
  /// Around a point.
  case angular(AngularGradient)
  /// From an ellipse to a larger one.
  case elliptical(EllipticalGradient)
  /// Between the points of a mesh.
  case mesh(MeshGradient)

  /// The colours.
  public var gradient: Gradient {
    switch self {
    case .linear(let style): style.gradient
    case .radial(let style): style.gradient
    case .angular(let style): style.gradient
    case .elliptical(let style): style.gradient
    case .mesh(let style): style.gradient
    }
  }
}

extension DisplayGradient {
  /// The gradient at a fraction of its opacity.
  fileprivate func faded(to opacity: Double) -> DisplayGradient {
    func faded(_ gradient: Gradient) -> Gradient {
      Gradient(stops: gradient.stops.map { .init(color: $0.color.opacity(opacity), location: $0.location) })
    }
    switch self {
    case .linear(var style):
      style.gradient = faded(style.gradient)
      return .linear(style)
    case .radial(var style):
      style.gradient = faded(style.gradient)
      return .radial(style)
    case .angular(var style):
      style.gradient = faded(style.gradient)
      return .angular(style)
    case .elliptical(var style):
      style.gradient = faded(style.gradient)
      return .elliptical(style)
    case .mesh(let style): return .mesh(style.faded(to: opacity))
    }
  }
}

extension Color: ShapeStyle {
  /// The colour itself.
  public var _resolvedColor: Color { self }

  /// The colour, by its name; a renderer resolves it to light or dark.
  public func _paint(in environment: EnvironmentValues) -> DisplayPaint { .color(self) }
}

extension Color.Resolved: ShapeStyle {
  /// The colour by its components.
  public var _resolvedColor: Color { Color(self) }
}

extension ShapeStyle where Self == Color {
  /// Red, where a style is expected.
  public static var red: Color { Color.red }
  /// Orange, where a style is expected.
  public static var orange: Color { Color.orange }
  /// Yellow, where a style is expected.
  public static var yellow: Color { Color.yellow }
  /// Green, where a style is expected.
  public static var green: Color { Color.green }
  /// Mint, where a style is expected.
  public static var mint: Color { Color.mint }
  /// Teal, where a style is expected.
  public static var teal: Color { Color.teal }
  /// Cyan, where a style is expected.
  public static var cyan: Color { Color.cyan }
  /// Blue, where a style is expected.
  public static var blue: Color { Color.blue }
  /// Indigo, where a style is expected.
  public static var indigo: Color { Color.indigo }
  /// Purple, where a style is expected.
  public static var purple: Color { Color.purple }
  /// Pink, where a style is expected.
  public static var pink: Color { Color.pink }
  /// Brown, where a style is expected.
  public static var brown: Color { Color.brown }
  /// Gray, where a style is expected.
  public static var gray: Color { Color.gray }
  /// Black, where a style is expected.
  public static var black: Color { Color.black }
  /// White, where a style is expected.
  public static var white: Color { Color.white }
  /// No colour, where a style is expected.
  public static var clear: Color { Color.clear }
}
