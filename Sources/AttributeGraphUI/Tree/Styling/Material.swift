/// A translucent layer over the content behind.
///
/// A display list names it; a picture draws translucent white, without blurring the content behind.
public struct Material: ShapeStyle, Hashable {
  private let color: SystemColor

  /// The most translucent layer.
  public static let ultraThin = Material(color: .ultraThinMaterial)
  /// A more translucent layer than the regular one.
  public static let thin = Material(color: .thinMaterial)
  /// The usual layer.
  public static let regular = Material(color: .regularMaterial)
  /// A less translucent layer than the regular one.
  public static let thick = Material(color: .thickMaterial)
  /// The least translucent layer.
  public static let ultraThick = Material(color: .ultraThickMaterial)
  /// The layer of toolbars.
  public static let bar = Material(color: .barMaterial)

  /// Translucent white, by the material's name.
  public var _resolvedColor: Color { Color(source: .named(color)) }

  /// The same layer: a host has no inactive windows.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// The look of a material in an inactive window.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, active, inactive, matchWindow }
  private let kind: Kind

  /// The system's choice.
  public static let automatic = MaterialActiveAppearance(kind: .automatic)
  /// As in an active window.
  public static let active = MaterialActiveAppearance(kind: .active)
  /// As in an inactive window.
  public static let inactive = MaterialActiveAppearance(kind: .inactive)
  /// The state of the window.
  public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

extension ShapeStyle where Self == Material {
  /// The most translucent layer, where a style is expected.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A more translucent layer than the regular one, where a style is expected.
  public static var thinMaterial: Material { .thin }
  /// The regular layer, where a style is expected.
  public static var regularMaterial: Material { .regular }
  /// A less translucent layer than the regular one, where a style is expected.
  public static var thickMaterial: Material { .thick }
  /// The least translucent layer, where a style is expected.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The layer of toolbars, where a style is expected.
  public static var bar: Material { .bar }
}
