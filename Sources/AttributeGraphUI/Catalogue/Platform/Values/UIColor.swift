#if !canImport(Darwin)
import Foundation

/// A colour of UIKit: a `Color` in an object.
///
/// Two are equal if their `Color`s are. The closure of a dynamic colour runs when the colour is made, for light and for
/// dark.
public final class UIColor: Hashable, Sendable, CustomStringConvertible, _ExpressibleByColorLiteral {
  /// The colour as a value for views.
  let color: Color

  /// A colour from a colour for views.
  public init(_ color: Color) { self.color = color }

  /// A colour in sRGB, each component from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A colour in Display P3, each component from 0 to 1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A grey from black (0) to white (1).
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// A colour by its hue, its saturation and its brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// The colour of CoreGraphics' components.
  public init(cgColor: CGColor) { color = cgColor.color }

  /// The pattern of a picture: it has no pixels, so the colour is clear.
  public convenience init(patternImage image: UIImage) { self.init(Color.clear) }

  /// The colour with a name in the asset catalogues; nil if there is none.
  public init?(named name: String) {
    guard let color = UIColor.colorInCatalogue(name, nil) else { return nil }
    self.color = color
  }

  /// The colour with a name in the asset catalogues of a bundle; nil if there is none.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = UIColor.colorInCatalogue(name, bundle) else { return nil }
    self.color = color
  }

  /// The colour of a resource.
  public init(resource: ColorResource) { color = Color(resource) }

  /// A dynamic colour; the closure runs twice immediately, for light and for dark.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
    color = Color(source: .adaptive(light: light.source, dark: dark.source))
  }

  /// The colour of a literal: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  private static func colorInCatalogue(_ name: String, _ bundle: Bundle?) -> Color? {
    AssetCatalogue.color(of: AssetName(name, in: bundle)) == nil ? nil : Color(name, bundle: bundle)
  }

  /// The components; for a dynamic colour those in light mode.
  public var cgColor: CGColor { CGColor(color.components) }

  /// A copy with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func opaque(_ source: Color.Source) -> Color.Source {
      switch source {
      case .faded(let source, _): return opaque(source)
      case .adaptive(let light, let dark): return .adaptive(light: faded(light), dark: faded(dark))
      case .components(var components):
        components.opacity = alpha
        return .components(components)
      case .named, .asset, .mixed: return source
      }
    }
    func faded(_ source: Color.Source) -> Color.Source {
      let source = opaque(source)
      if case .components = source { return source }
      if case .adaptive = source { return source }
      return .faded(source, opacity: alpha)
    }
    return UIColor(Color(source: faded(color.source)))
  }

  /// The colour in light or dark mode.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let components = color.components(in: traitCollection.userInterfaceStyle == .dark ? .dark : .light)
    return UIColor(Color(source: .components(components)))
  }

  /// Returns the components in sRGB.
  ///
  /// - Returns: Always true: there are components.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let components = color.components.encoded
    (red, green, blue, alpha) = (components.red, components.green, components.blue, components.opacity)
    return true
  }

  /// Returns the components in sRGB, without the opacity.
  ///
  /// - Returns: Always true: there are components.
  @discardableResult
  public func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: Never?) -> Bool {
    var alpha: CGFloat = 0
    return getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  }

  /// Returns the hue, the saturation and the brightness.
  ///
  /// - Returns: Always true: there are components.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let components = color.components.encoded
    let (high, low) = (
      max(components.red, components.green, components.blue), min(components.red, components.green, components.blue)
    )
    let span = high - low
    // The usual conversion from RGB to HSB: the sector of the largest component, and the distance to its neighbours.
    var sector = 0.0
    if span > 0 {
      if high == components.red {
        sector = (components.green - components.blue) / span
      } else if high == components.green {
        sector = 2 + (components.blue - components.red) / span
      } else {
        sector = 4 + (components.red - components.green) / span
      }
    }
    hue = (sector < 0 ? sector + 6 : sector) / 6
    (saturation, brightness, alpha) = (high > 0 ? span / high : 0, high, components.opacity)
    return true
  }

  /// Returns the lightness, by the weights of Rec. 709, and the opacity.
  ///
  /// - Returns: Always true: there are components.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let components = color.components.encoded
    white = 0.2126 * components.red + 0.7152 * components.green + 0.0722 * components.blue
    alpha = components.opacity
    return true
  }

  /// Whether two colours were made the same way.
  public static func == (one: UIColor, other: UIColor) -> Bool { one.color == other.color }

  /// Hashes the way in which the colour was made.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// The name of a system colour, or `#RRGGBBAA`.
  public var description: String { color.description }
}

/// The type of `#colorLiteral` without other type information.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// The colour of an object of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// The colour of an object of UIKit.
  public init(_ color: UIColor) { self = color.color }
}
#endif
