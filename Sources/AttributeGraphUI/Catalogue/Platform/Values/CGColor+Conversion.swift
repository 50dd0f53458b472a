#if !canImport(Darwin)
import Foundation

/// How colours that a space lacks are replaced.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// By default, by the nearest, by the nearest for the white of the space, by all moving, or by keeping the
  /// saturation.
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
  /// The colour in another space; the primaries of Display P3 count as those of sRGB.
  ///
  /// - Returns: Nil for a space whose colours are not known.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?
  ) -> CGColor? {
    let components = color.components
    switch space.name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.displayP3:
      let encoded = components.encoded
      return CGColor(
        space: space, values: [encoded.red, encoded.green, encoded.blue, encoded.opacity].map { CGFloat($0) })
    case CGColorSpace.linearSRGB:
      let linear = components.linear
      return CGColor(space: space, values: [linear.red, linear.green, linear.blue, linear.opacity].map { CGFloat($0) })
    case CGColorSpace.genericGrayGamma2_2:
      let white = UIColor(color).lightness
      return CGColor(space: space, values: [white, alpha])
    default: return nil
    }
  }
}

extension UIColor {
  /// The lightness, by the weights of Rec. 709.
  fileprivate var lightness: CGFloat {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    getWhite(&white, alpha: &alpha)
    return white
  }
}
#endif
