/// A style that shows what is behind through a translucent layer.
///
/// A display list tells it by its name; a picture has translucent white, and what is behind is not blurred.
public struct Material: ShapeStyle, Hashable {
  private let color: SystemColor

  /// A layer through which much is seen.
  public static let ultraThin = Material(color: .ultraThinMaterial)
  /// A layer through which more than usual is seen.
  public static let thin = Material(color: .thinMaterial)
  /// The usual layer.
  public static let regular = Material(color: .regularMaterial)
  /// A layer through which less than usual is seen.
  public static let thick = Material(color: .thickMaterial)
  /// A layer through which little is seen.
  public static let ultraThick = Material(color: .ultraThickMaterial)
  /// The layer of toolbars.
  public static let bar = Material(color: .barMaterial)

  /// Translucent white, by its name.
  public var _resolvedColor: Color { Color(source: .named(color)) }

  /// The same layer: a host has no window that is not active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// How a material looks in a window that is not active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, active, inactive, matchWindow }
  private let kind: Kind

  /// The system's choice.
  public static let automatic = MaterialActiveAppearance(kind: .automatic)
  /// As in an active window.
  public static let active = MaterialActiveAppearance(kind: .active)
  /// As in a window that is not active.
  public static let inactive = MaterialActiveAppearance(kind: .inactive)
  /// As the window is.
  public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

extension ShapeStyle where Self == Material {
  /// A layer through which much is seen, where a style is expected.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A layer through which more than usual is seen, where a style is expected.
  public static var thinMaterial: Material { .thin }
  /// The usual layer, where a style is expected.
  public static var regularMaterial: Material { .regular }
  /// A layer through which less than usual is seen, where a style is expected.
  public static var thickMaterial: Material { .thick }
  /// A layer through which little is seen, where a style is expected.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The layer of toolbars, where a style is expected.
  public static var bar: Material { .bar }
}
