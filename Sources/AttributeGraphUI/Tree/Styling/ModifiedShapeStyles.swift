import Foundation

/// A shadow that belongs to a style.
public struct ShadowStyle: Hashable, Sendable {
  /// The effect of the shadow.
  let effect: DisplayEffect.Kind

  /// A shadow behind the drawing.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(effect: .shadow(color, radius: radius, x: x, y: y))
  }

  /// A shadow inside the drawing.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(effect: .innerShadow(color, radius: radius, x: x, y: y))
  }
}

/// A style with a paint derived from that of another one.
public struct _ModifiedShapeStyle<Base: ShapeStyle>: EnvironmentShapeStyle {
  /// The change of the paint.
  enum Change: Hashable, Sendable {
    /// A fraction of the opacity.
    case opacity(Double)
    /// An effect is added.
    case effect(DisplayEffect.Kind)
    /// It is the style of a lower rank: from 1, the second, on.
    case rank(Int)
  }

  let base: Base
  let change: Change

  private func changed(_ paint: DisplayPaint) -> DisplayPaint {
    switch change {
    case .opacity(let opacity): paint.faded(to: opacity)
    case .effect(let effect): .effected(paint, [effect])
    case .rank(let rank): paint.faded(to: HierarchicalShapeStyle.shares[rank])
    }
  }

  /// The changed paint.
  public var _paint: DisplayPaint { changed(base._paint) }

  /// The changed paint in an environment.
  public func _paint(in environment: EnvironmentValues) -> DisplayPaint { changed(base._paint(in: environment)) }

  /// The colour of the changed paint.
  public var _resolvedColor: Color { _paint.color ?? base._resolvedColor }

  static func input(in scope: EnvironmentScope) -> LayoutInput? {
    Base.self == ForegroundStyle.self ? scope.foregroundPaint : scope.input(of: Base.self)
  }
}

/// A style with its type erased.
public struct AnyShapeStyle: EnvironmentShapeStyle {
  private let paint: @Sendable (EnvironmentValues) -> DisplayPaint
  private let plain: DisplayPaint

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) {
    paint = { style._paint(in: $0) }
    plain = style._paint
  }

  /// The paint in the default environment.
  public var _paint: DisplayPaint { plain }

  /// The paint in an environment.
  public func _paint(in environment: EnvironmentValues) -> DisplayPaint { paint(environment) }

  /// The colour of the paint.
  public var _resolvedColor: Color { plain.color ?? plain.gradient?.gradient.firstColor ?? .primary }

  static func input(in scope: EnvironmentScope) -> LayoutInput? { scope.entry(for: \.self) }
}

extension ShapeStyle {
  /// The style at a fraction of its opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _ModifiedShapeStyle(base: self, change: .opacity(opacity))
  }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ModifiedShapeStyle(base: self, change: .effect(style.effect))
  }

  /// The style mixed with the content behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _ModifiedShapeStyle(base: self, change: .effect(.blend(mode)))
  }

  /// The second rank of the style.
  public var secondary: some ShapeStyle { _ModifiedShapeStyle(base: self, change: .rank(1)) }
  /// The third rank of the style.
  public var tertiary: some ShapeStyle { _ModifiedShapeStyle(base: self, change: .rank(2)) }
  /// The fourth rank of the style.
  public var quaternary: some ShapeStyle { _ModifiedShapeStyle(base: self, change: .rank(3)) }
  /// The fifth rank of the style.
  public var quinary: some ShapeStyle { _ModifiedShapeStyle(base: self, change: .rank(4)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style at a fraction of its opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

  /// The foreground style mixed with the content behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}

extension Gradient: ShapeStyle {
  /// The first colour.
  public var _resolvedColor: Color { firstColor }

  /// The colours from the top to the bottom.
  public var _paint: DisplayPaint { AnyGradient(self)._paint }
}
