import Foundation

/// A change of the colours of a view's drawing.
public enum ColorFilter: Hashable, Sendable {
  /// The hues are rotated by an angle.
  case hueRotation(Angle)
  /// Each component is multiplied by that of a colour.
  case multiply(Color)
  /// Each component is inverted.
  case invert
  /// Each component grows by an amount.
  case brightness(Double)
  /// Each component moves away from the middle by a factor.
  case contrast(Double)
  /// The saturation is multiplied by a factor.
  case saturation(Double)
  /// The colours become grey by a fraction from 0 to 1.
  case grayscale(Double)
  /// Dark parts become transparent, and the rest black.
  case luminanceToAlpha

  /// Whether it changes nothing.
  var isIdentity: Bool {
    switch self {
    case .hueRotation(let angle): angle == .zero
    case .brightness(let amount), .grayscale(let amount): amount == 0
    case .contrast(let amount), .saturation(let amount): amount == 1
    case .multiply, .invert, .luminanceToAlpha: false
    }
  }

  /// The filter as a step of an SVG filter.
  ///
  /// The matrices are those of the Filter Effects specification of the W3C (shorthand filter functions).
  var svgStep: String {
    switch self {
    case .hueRotation(let angle): "<feColorMatrix type=\"hueRotate\" values=\"\(Self.text(angle.degrees))\"/>"
    case .saturation(let amount): "<feColorMatrix type=\"saturate\" values=\"\(Self.text(amount))\"/>"
    case .grayscale(let amount): "<feColorMatrix type=\"saturate\" values=\"\(Self.text(1 - amount))\"/>"
    case .luminanceToAlpha: "<feColorMatrix type=\"luminanceToAlpha\"/>"
    case .invert: Self.linear(slopes: [-1, -1, -1], intercept: 1)
    case .brightness(let amount): Self.linear(slopes: [1, 1, 1], intercept: amount)
    case .contrast(let amount): Self.linear(slopes: [amount, amount, amount], intercept: (1 - amount) / 2)
    case .multiply(let color): Self.product(with: color.components.encoded)
    }
  }

  /// Each component times that of a colour.
  private static func product(with color: Color.Components) -> String {
    linear(slopes: [color.red, color.green, color.blue], intercept: 0, alpha: color.opacity)
  }

  /// A linear function of each component.
  private static func linear(slopes: [Double], intercept: Double, alpha: Double = 1) -> String {
    let functions = zip(["R", "G", "B"], slopes).map { name, slope in
      "<feFunc\(name) type=\"linear\" slope=\"\(text(slope))\" intercept=\"\(text(intercept))\"/>"
    }
    let opacity = alpha == 1 ? "" : "<feFuncA type=\"linear\" slope=\"\(text(alpha))\"/>"
    return
      "<feComponentTransfer color-interpolation-filters=\"sRGB\">\(functions.joined())\(opacity)</feComponentTransfer>"
  }

  private static func text(_ number: Double) -> String { PictureText.length(CGFloat(number)) }
}

extension ColorFilter: CustomStringConvertible {
  /// The filter and its amount.
  public var description: String {
    switch self {
    case .hueRotation(let angle): "hue rotation \(Self.text(angle.degrees))°"
    case .multiply(let color): "multiplied by \(color)"
    case .invert: "inverted"
    case .brightness(let amount): "brightness \(Self.text(amount))"
    case .contrast(let amount): "contrast \(Self.text(amount))"
    case .saturation(let amount): "saturation \(Self.text(amount))"
    case .grayscale(let amount): "grayscale \(Self.text(amount))"
    case .luminanceToAlpha: "luminance to alpha"
    }
  }
}

/// The way in which the drawing is mixed with the content behind it.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// It covers the content behind it.
  case normal
  /// The modes of the separable kind, named as in the compositing specification of the W3C.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// The modes that mix hue, saturation and luminosity.
  case hue, saturation, color, luminosity
  /// The Porter–Duff modes: inside the content behind, outside of it, and behind it.
  case sourceAtop, destinationOver, destinationOut
  /// The sums of the components, of dark and of light.
  case plusDarker, plusLighter

  /// The mode's name in CSS; nil for a mode that CSS does not have.
  var cssName: String? {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    default: rawValue
    }
  }
}

/// The colour space in which a drawing group is rendered.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Without gamma correction.
  case nonLinear
  /// With linear components.
  case linear
  /// With linear components that may be out of the range from 0 to 1.
  case extendedLinear
}
