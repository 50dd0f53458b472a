/// Something to fill or stroke a shape with, or to draw texts and symbols in.
public protocol ShapeStyle: Hashable, Sendable {
  /// The colour that stands for the style where only a colour can be shown.
  nonisolated var _resolvedColor: Color { get }
  /// What a headless host draws with; a colour, unless the style says otherwise.
  nonisolated var _paint: DisplayPaint { get }
}

extension ShapeStyle {
  /// The colour.
  nonisolated public var _paint: DisplayPaint { .color(_resolvedColor) }
}

/// What something is drawn in.
public enum DisplayPaint: Hashable, Sendable {
  /// A colour.
  case color(Color)
  /// Colours that go over into each other.
  indirect case gradient(DisplayGradient)

  /// The colour, if it is one.
  public var color: Color? { if case .color(let color) = self { color } else { nil } }

  /// The gradient, if it is one.
  public var gradient: DisplayGradient? { if case .gradient(let gradient) = self { gradient } else { nil } }
}

/// Colours that go over into each other, with where they do so in the rectangle that is drawn.
public enum DisplayGradient: Hashable, Sendable {
  /// From one point to another.
  case linear(LinearGradient)
  /// From a circle to a larger one.
  case radial(RadialGradient)
  /// Round a point.
  case angular(AngularGradient)

  /// The colours.
  public var gradient: Gradient {
    switch self {
    case .linear(let style): style.gradient
    case .radial(let style): style.gradient
    case .angular(let style): style.gradient
    }
  }
}

extension Color: ShapeStyle {
  /// The colour itself.
  public var _resolvedColor: Color { self }
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
