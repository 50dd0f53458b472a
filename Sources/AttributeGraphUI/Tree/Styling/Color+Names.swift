import Foundation

/// Colours by their names in the asset catalogues of a bundle.
extension Color {
  /// The colour with a name; clear if no catalogue has it.
  ///
  /// - Parameters:
  ///   - name: The name in an asset catalogue.
  ///   - bundle: The bundle to search; nil for the program's own bundle and those beside it.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(AssetName(name, in: bundle)))
  }

  /// The colour of a resource.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension Color {
  /// A mix with a fraction of another colour, from 0 to 1, interpolated perceptually or by components.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    let part = fraction > 0 ? min(fraction, 1) : 0
    return Color(source: .mixed(source, rhs.source, part: part, colorSpace))
  }
}

extension Gradient {
  /// The space in which two colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private enum Space: Hashable {
      case device, perceptual
    }

    private let space: Space

    /// The components in sRGB are interpolated.
    public static let device = ColorSpace(space: .device)
    /// The coordinates in Oklab are interpolated.
    public static let perceptual = ColorSpace(space: .perceptual)
  }
}

extension Color.Components {
  /// The components mixed with others.
  func mixed(with other: Color.Components, by part: Double, in space: Gradient.ColorSpace) -> Color.Components {
    let opacity = opacity.interpolated(towards: other.opacity, amount: part)
    guard space == .perceptual else {
      let (one, other) = (encoded, other.encoded)
      return Color.Components(
        red: one.red.interpolated(towards: other.red, amount: part),
        green: one.green.interpolated(towards: other.green, amount: part),
        blue: one.blue.interpolated(towards: other.blue, amount: part), opacity: opacity)
    }
    let (one, other) = (OklabColor(self), OklabColor(other))
    var mixed = OklabColor(
      lightness: one.lightness.interpolated(towards: other.lightness, amount: part),
      a: one.a.interpolated(towards: other.a, amount: part), b: one.b.interpolated(towards: other.b, amount: part)
    ).components
    mixed.opacity = opacity
    return mixed
  }

  /// The components with the gamma curve of sRGB; the primaries of Display P3 count as those of sRGB.
  var encoded: Color.Components {
    guard colorSpace == .sRGBLinear else { return self }
    return Color.Components(
      red: Self.encode(red), green: Self.encode(green), blue: Self.encode(blue), opacity: opacity)
  }

  /// The components without a gamma curve.
  var linear: Color.Components {
    guard colorSpace != .sRGBLinear else { return self }
    return Color.Components(
      colorSpace: .sRGBLinear, red: Self.decode(red), green: Self.decode(green), blue: Self.decode(blue),
      opacity: opacity)
  }

  /// The gamma curve of sRGB (IEC 61966-2-1), mirrored for what lies below 0.
  static func encode(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    let encoded = magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  /// The inverse of the gamma curve of sRGB.
  static func decode(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }
}

/// A colour in the perceptual space Oklab, with the matrices of its author (B. Ottosson, "A perceptual color space for
/// image processing", 2020).
private struct OklabColor {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ components: Color.Components) {
    let color = components.linear
    let l = cbrt(0.4122214708 * color.red + 0.5363325363 * color.green + 0.0514459929 * color.blue)
    let m = cbrt(0.2119034982 * color.red + 0.6806995451 * color.green + 0.1073969566 * color.blue)
    let s = cbrt(0.0883024619 * color.red + 0.2817188376 * color.green + 0.6299787005 * color.blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  var components: Color.Components {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return Color.Components(
      red: Color.Components.encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Color.Components.encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Color.Components.encode(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
  }
}

extension Color {
  /// A colour resolved in an environment.
  public struct Resolved: Codable, Hashable, Sendable {
    /// The components without a gamma curve, from 0 to 1.
    public var linearRed: Float, linearGreen: Float, linearBlue: Float
    /// The opacity.
    public var opacity: Float

    /// Makes a colour from components in sRGB or another space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let linear = Components(
        colorSpace: colorSpace, red: Double(red), green: Double(green), blue: Double(blue)
      ).linear
      (linearRed, linearGreen, linearBlue) = (Float(linear.red), Float(linear.green), Float(linear.blue))
      self.opacity = opacity
    }

    init(_ components: Components) {
      self.init(
        colorSpace: components.colorSpace, red: Float(components.red), green: Float(components.green),
        blue: Float(components.blue), opacity: Float(components.opacity))
    }

    /// The red component in sRGB.
    public var red: Float {
      get { Float(Components.encode(Double(linearRed))) }
      set { linearRed = Float(Components.decode(Double(newValue))) }
    }

    /// The green component in sRGB.
    public var green: Float {
      get { Float(Components.encode(Double(linearGreen))) }
      set { linearGreen = Float(Components.decode(Double(newValue))) }
    }

    /// The blue component in sRGB.
    public var blue: Float {
      get { Float(Components.encode(Double(linearBlue))) }
      set { linearBlue = Float(Components.decode(Double(newValue))) }
    }
  }

  /// The colour resolved in an environment, light or dark.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(components(in: environment.colorScheme))
  }

  /// A colour from a resolved one.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
      blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components in sRGB and the opacity, in hexadecimal digits.
  public var description: String {
    let digits = [red, green, blue, opacity].map { component in
      // `component > 0` is false for NaN.
      let byte = component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}

extension Color.Resolved: Animatable {
  /// The lightness and the two hues of the perceptual space Oklab, and the opacity, each times 128: the colours between
  /// two others are those that people see in the middle.
  nonisolated public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      let color = OklabColor(
        Color.Components(
          colorSpace: .sRGBLinear, red: Double(linearRed), green: Double(linearGreen), blue: Double(linearBlue)))
      func part(_ number: Double) -> Float { Float(number) * 128 }
      return AnimatablePair(
        part(color.lightness), AnimatablePair(part(color.a), AnimatablePair(part(color.b), opacity * 128)))
    }
    set {
      func part(_ number: Float) -> Double { Double(number / 128) }
      let color = OklabColor(
        lightness: part(newValue.first), a: part(newValue.second.first), b: part(newValue.second.second.first)
      ).components.linear
      (linearRed, linearGreen, linearBlue) = (Float(color.red), Float(color.green), Float(color.blue))
      opacity = newValue.second.second.second / 128
    }
  }
}
