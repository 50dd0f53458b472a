/// A style that depends on the environment.
protocol EnvironmentShapeStyle: ShapeStyle {
  /// The environment value that styles of this type depend on; nil if it is not set.
  @MainActor static func input(in scope: EnvironmentScope) -> LayoutInput?
}

extension EnvironmentScope {
  /// The environment value that a type of styles depends on; nil for a type that depends on none.
  func input<Style: ShapeStyle>(of type: Style.Type) -> LayoutInput? {
    if let type = type as? any EnvironmentShapeStyle.Type { return type.input(in: self) }
    return Style.Resolved.self == Never.self ? nil : entry(for: \.self)
  }
}

/// The tint style: the value of an enclosing `tint(_:)`, or else the colour of controls.
public struct TintShapeStyle: EnvironmentShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The colour of controls, if no tint is set.
  public var _resolvedColor: Color { .accentColor }

  /// The tint.
  public func _paint(in environment: EnvironmentValues) -> DisplayPaint { environment.tint?.paint ?? _paint }

  static func input(in scope: EnvironmentScope) -> LayoutInput? { scope.entry(for: \.tint) }
}

/// The style of backgrounds: the value of an enclosing `backgroundStyle(_:)`, or else the background colour.
public struct BackgroundStyle: EnvironmentShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The background colour, if no style is set.
  public var _resolvedColor: Color { Color(source: .named(.background)) }

  /// The style of backgrounds.
  public func _paint(in environment: EnvironmentValues) -> DisplayPaint {
    environment.backgroundStyle?._paint(in: environment) ?? _paint
  }

  static func input(in scope: EnvironmentScope) -> LayoutInput? { scope.entry(for: \.backgroundStyle) }
}

/// A style that is one of the system's colours.
protocol SystemColorStyle: ShapeStyle, Hashable {
  /// The colour.
  nonisolated static var color: SystemColor { get }
}

extension SystemColorStyle {
  /// The colour of the system.
  public nonisolated var _resolvedColor: Color { Color(source: .named(Self.color)) }
}

/// The style of selections.
public struct SelectionShapeStyle: SystemColorStyle {
  /// Makes the style.
  public init() {}
  static var color: SystemColor { .selection }
}

/// The style of separators.
public struct SeparatorShapeStyle: SystemColorStyle {
  /// Makes the style.
  public init() {}
  static var color: SystemColor { .separator }
}

/// The style of fills over a background.
public struct FillShapeStyle: SystemColorStyle {
  /// Makes the style.
  public init() {}
  static var color: SystemColor { .fill }
}

/// The style of placeholder texts.
public struct PlaceholderTextShapeStyle: SystemColorStyle {
  /// Makes the style.
  public init() {}
  static var color: SystemColor { .placeholder }
}

/// The style of links.
public struct LinkShapeStyle: SystemColorStyle {
  /// Makes the style.
  public init() {}
  static var color: SystemColor { .link }
}

/// The style of the background of a window.
public struct WindowBackgroundShapeStyle: SystemColorStyle {
  /// Makes the style.
  public init() {}
  static var color: SystemColor { .background }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint, where a style is expected.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of backgrounds, where a style is expected.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selections, where a style is expected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators, where a style is expected.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of fills, where a style is expected.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholders, where a style is expected.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links, where a style is expected.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window, where a style is expected.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
