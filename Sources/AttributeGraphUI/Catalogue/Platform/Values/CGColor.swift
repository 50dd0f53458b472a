#if !canImport(Darwin)
import Foundation

/// The primaries and the curve that the components of a `CGColor` refer to.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the space.
  public let name: String?
  /// The number of components of a colour, without its opacity.
  public let numberOfComponents: Int

  init(_ name: String, components: Int = 3) {
    self.name = name
    numberOfComponents = components
  }

  /// The space with a name; three components, or one for a grey.
  public convenience init?(name: String) { self.init(name, components: name.contains("Gray") ? 1 : 3) }

  /// The kind of the space, by its number of components.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB without its gamma curve.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of sRGB with components beyond 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the grey with the gamma 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Whether two spaces have the same name.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The kind of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Unknown.
  case unknown = -1
  /// Greys.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// The colours of a printer.
  case cmyk
  /// Lightness and two opponent colours.
  case lab
  /// The colours of a device.
  case deviceN
  /// Numbers of a table of colours.
  case indexed
  /// Patterns.
  case pattern
  /// The values of the standard observer.
  case XYZ
}

/// The space of the display: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB) }

/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(CGColorSpace.genericGrayGamma2_2, components: 1)
}

/// A colour by its components, as in CoreGraphics.
public final class CGColor: Hashable, Sendable {
  /// The colour space of the components.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
  }

  /// A colour in sRGB, each component from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpaceCreateDeviceRGB(), values: [red, green, blue, alpha])
  }

  /// A colour in sRGB, each component from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from black (0) to white (1).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpaceCreateDeviceGray(), values: [gray, alpha])
  }

  /// A grey from black (0) to white (1).
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

  convenience init(_ components: Color.Components) {
    let name =
      switch components.colorSpace {
      case .sRGB: CGColorSpace.sRGB
      case .sRGBLinear: CGColorSpace.linearSRGB
      case .displayP3: CGColorSpace.displayP3
      }
    self.init(
      space: CGColorSpace(name), values: [components.red, components.green, components.blue, components.opacity])
  }

  /// Black, opaque.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White, opaque.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black, wholly transparent.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components, the opacity last.
  public var components: [CGFloat]? { values }
  /// The number of components, including the opacity.
  public var numberOfComponents: Int { values.count }
  /// The opacity: 1 is opaque.
  public var alpha: CGFloat { values.last ?? 1 }

  /// A copy with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? CGColorSpaceCreateDeviceRGB(), values: values.dropLast() + [alpha])
  }

  /// The colour in red, green and blue.
  var color: Color {
    guard values.count == 4 else { return Color(white: values.first ?? 0, opacity: alpha) }
    let space: Color.RGBColorSpace =
      switch colorSpace?.name {
      case CGColorSpace.linearSRGB: .sRGBLinear
      case CGColorSpace.displayP3: .displayP3
      default: .sRGB
      }
    return Color(space, red: values[0], green: values[1], blue: values[2], opacity: values[3])
  }

  /// Whether two colours have the same space and components.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.values == other.values && one.colorSpace == other.colorSpace
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension Color {
  /// The colour of CoreGraphics' components.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// The colour of CoreGraphics' components.
  ///
  /// Where both would do, as for `Color(.white)`, the colour of UIKit is meant: CoreGraphics has no such names on a
  /// phone.
  @_disfavoredOverload public init(_ cgColor: CGColor) { self = cgColor.color }

  /// The components; nil for a colour that depends on the environment.
  public var cgColor: CGColor? { isConstant ? CGColor(components) : nil }
}

extension Color.Resolved {
  /// The components in sRGB.
  public var cgColor: CGColor {
    let color = Color(
      .sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
    return CGColor(color.components)
  }
}
#endif
