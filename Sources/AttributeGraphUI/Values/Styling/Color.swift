import Foundation

/// A colour: a named one, whose shade the system chooses, or one given by its components.
///
/// Two colours are equal when they were made the same way, not when they look the same: `Color.black` differs from
/// `Color(white: 0)`, as the first may change with its surroundings.
public struct Color: Hashable, Sendable {
  /// The way a colour was made.
  enum Source: Hashable, Sendable {
    /// One of the system's colours.
    case named(SystemColor)
    /// A colour of its own.
    case components(Components)
    /// Another colour at a fraction of its opacity.
    indirect case faded(Source, opacity: Double)
    /// A colour by its name in a bundle.
    case asset(AssetName)
    /// A colour between two others.
    indirect case mixed(Source, Source, part: Double, Gradient.ColorSpace)
    /// A colour for the light appearance and another one for the dark.
    indirect case adaptive(light: Source, dark: Source)
  }

  /// The source of the colour.
  let source: Source

  /// The colour made in the given way.
  init(source: Source) {
    self.source = source
  }

  /// A colour by its red, green and blue components, each from 0 to 1 (in sRGB, unless another space is named).
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    source = .components(
      Components(colorSpace: colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A grey from black (0) to white (1).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its place on the colour circle (0 and 1 are red), its saturation and its brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    // Each component falls from `brightness` as the hue approaches the opposite of its own (the usual HSB formula).
    func component(_ shift: Double) -> Double {
      let distance = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The same colour at a fraction of its opacity: 1 changes nothing, 0 makes it invisible.
  public func opacity(_ opacity: Double) -> Color {
    Color(source: .faded(source, opacity: opacity))
  }

  /// A set of red, green and blue primaries that components refer to.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The space of the web, with its gamma curve.
    case sRGB
    /// The primaries of sRGB without its gamma curve.
    case sRGBLinear
    /// The wider space of recent displays, with the gamma curve of sRGB.
    case displayP3
  }

  /// Red, green and blue in some space, and the opacity; each from 0 to 1.
  struct Components: Hashable, Sendable {
    /// The space the three components refer to.
    var colorSpace: RGBColorSpace = .sRGB

    /// The share of red.
    var red: Double

    /// The share of green.
    var green: Double

    /// The share of blue.
    var blue: Double

    /// The opacity: 1 covers everything behind.
    var opacity: Double = 1
  }

  /// The components for painting a picture: those given, or those of the system's colour in its light appearance.
  var components: Components { components(in: .light) }

  /// The components in the light or dark appearance.
  func components(in scheme: ColorScheme) -> Components {
    func resolve(_ source: Source) -> Components {
      switch source {
      case .named(let color):
        return scheme == .dark ? color.darkComponents : color.lightComponents
      case .asset(let name):
        guard let file = AssetCatalogue.color(of: name) else { return SystemColor.clear.lightComponents }
        return scheme == .dark ? file.dark : file.light
      case .mixed(let one, let other, let part, let space):
        return resolve(one).mixed(with: resolve(other), by: part, in: space)
      case .adaptive(let light, let dark):
        return resolve(scheme == .dark ? dark : light)
      case .components(let components):
        return components
      case .faded(let source, let opacity):
        var components = resolve(source)
        components.opacity *= opacity
        return components
      }
    }
    return resolve(source)
  }
}

extension Color {
  /// Whether the colour consists of its components alone, independent of the environment.
  var isConstant: Bool {
    func isConstant(_ source: Source) -> Bool {
      switch source {
      case .components: true
      case .faded(let source, _): isConstant(source)
      case .named, .asset, .mixed, .adaptive: false
      }
    }
    return isConstant(source)
  }
}

extension Color: CustomStringConvertible {
  /// The name of a system colour, `#RRGGBBAA` for components, and `50% red` for half the opacity of red.
  public var description: String {
    func describe(_ source: Source) -> String {
      switch source {
      case .named(let color): color.rawValue
      case .components(let components): components.description
      case .faded(let source, let opacity): "\(Int(Color.scaled(opacity, by: 100)))% \(describe(source))"
      case .asset(let name): name.name
      case .adaptive(let light, let dark): "\(describe(light)) or dark \(describe(dark))"
      case .mixed(let one, let other, let part, _):
        "\(describe(one)) and \(Int(Color.scaled(part, by: 100)))% \(describe(other))"
      }
    }
    return describe(source)
  }

  /// A component as a whole number of steps, limited to what two hexadecimal digits or three decimal ones can show.
  fileprivate static func scaled(_ component: Double, by steps: Double) -> Double {
    component > 0 ? min((component * steps).rounded(), steps) : 0
  }
}

extension Color.Components: CustomStringConvertible {
  /// The components with the gamma curve of sRGB as `#RRGGBBAA`, rounded to 1/255.
  var description: String {
    let components = encoded
    let parts = [components.red, components.green, components.blue, components.opacity]
    return parts.reduce(into: "#") { text, part in
      let digits = String(Int(Color.scaled(part, by: 255)), radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}
