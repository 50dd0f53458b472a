#if !canImport(Darwin)
import Foundation
import ThreadSupport

/// The drawing context of CoreGraphics; nothing is drawn, because pictures have no pixels here.
public final class CGContext {
  private var transforms = [CGAffineTransform.identity]

  init() {}

  /// The transform of coordinates.
  public var ctm: CGAffineTransform { transforms[transforms.count - 1] }
  /// Saves the transform.
  public func saveGState() { transforms.append(ctm) }
  /// Restores the last saved transform.
  public func restoreGState() { if transforms.count > 1 { transforms.removeLast() } }
  /// Translates the coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Rotates the coordinates.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Transforms the coordinates.
  public func concatenate(_ transform: CGAffineTransform) {
    transforms[transforms.count - 1] = transform.concatenating(ctm)
  }
  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the style of line ends.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the style of line joins.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the opacity.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {}
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Empties a rectangle.
  public func clear(_ rect: CGRect) {}
  /// Adds an outline.
  public func addPath(_ path: CGPath) {}
  /// Draws the outline.
  public func strokePath() {}
  /// Fills the outline.
  public func fillPath() {}
  /// Clips to the outline.
  public func clip() {}
  /// Clips to a rectangle.
  public func clip(to rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: CGImage, in rect: CGRect) {}
}

/// The stack of contexts of this thread.
private var imageContexts: [UIGraphicsImageRendererContext] {
  get { Thread.current.threadDictionary["imageContexts"] as? [UIGraphicsImageRendererContext] ?? [] }
  set { Thread.current.threadDictionary["imageContexts"] = newValue }
}

/// Begins a picture of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size in points, with a number of pixels per point; 0 for that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let format = UIGraphicsImageRendererFormat()
  format.opaque = opaque
  let screen = MainQueue.isCurrent ? onMainActor(()) { UIScreen.main.scale } : 1
  format.scale = scale > 0 ? scale : screen
  imageContexts.append(UIGraphicsImageRendererContext(size: size, format: format))
}

/// The current picture, which has only a size; nil without a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { imageContexts.last?.currentImage }

/// The current context; nil without one.
public func UIGraphicsGetCurrentContext() -> CGContext? { imageContexts.last?.cgContext }

/// Ends the current picture.
public func UIGraphicsEndImageContext() { _ = imageContexts.popLast() }

/// The blend mode.
public enum CGBlendMode: Int32, Sendable {
  /// Normal, or a mixture of colours.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity
  /// Depending on the opacity.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop,
    xor, plusDarker, plusLighter
}

extension CGContext {
  /// Sets the blend mode; nothing is drawn.
  public func setBlendMode(_ mode: CGBlendMode) {}
}

extension UIImage {
  /// Draws the picture into a rectangle; nothing is drawn.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws the picture at a point; nothing is drawn.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
}

/// The format of a renderer's pictures.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// The range of a picture's components; it has none, so the range is only stored.
  public enum Range: Int, Sendable {
    /// Unknown.
    case unspecified = -1
    /// That of the display.
    case automatic
    /// Beyond those of sRGB.
    case extended
    /// That of sRGB.
    case standard
  }

  /// The number of pixels per point.
  public var scale: CGFloat = 1
  /// Whether it is opaque.
  public var opaque = false
  /// The range of components; only stored.
  public var preferredRange = Range.automatic
  /// The rectangle of the pictures in points, in the format of a renderer.
  public private(set) var bounds = CGRect.zero

  /// Makes the usual format.
  public override init() { super.init() }

  /// Makes the format of a display with traits: its number of pixels per point, and its range of components.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    switch traitCollection.displayGamut {
    case .P3: preferredRange = .extended
    case .SRGB: preferredRange = .standard
    case .unspecified: break
    }
  }

  /// A copy for a renderer of pictures of a rectangle.
  fileprivate func copy(bounds: CGRect) -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.preferredRange, copy.bounds) = (scale, opaque, preferredRange, bounds)
    return copy
  }

  /// The usual format.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format of the display.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context of a renderer.
public final class UIGraphicsImageRendererContext {
  /// The drawing.
  public let cgContext = CGContext()
  /// The format.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  init(size: CGSize, format: UIGraphicsImageRendererFormat) { (self.size, self.format) = (size, format) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Clips to a rectangle.
  public func clip(to rect: CGRect) {}
  /// The current picture, which has only a size.
  public var currentImage: UIImage {
    let pixels = CGSize(width: size.width * format.scale, height: size.height * format.scale)
    return UIImage(cgImage: CGImage(bitmap: Bitmap(pixels: pixels)), scale: format.scale, orientation: .up)
  }
}

/// Makes pictures by drawing; they have a size, and no pixels.
public final class UIGraphicsImageRenderer {
  /// The format.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of pictures of a size in points, with a copy of a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of pictures of a rectangle in points, with a copy of a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.format = format.copy(bounds: bounds)
  }

  /// Makes a picture; drawings of the closure are lost.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size: format.bounds.size, format: format)
    actions(context)
    return context.currentImage
  }

  /// The bytes of a PNG file: none, because nothing is encoded.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The bytes of a JPEG file: none, because nothing is encoded.
  public func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void)
    -> Data
  { image(actions: actions).jpegData(compressionQuality: quality) ?? Data() }
}

extension UIColor {
  /// Sets the fill and the stroke colour; nothing is drawn.
  public func set() {}
  /// Sets the fill colour; nothing is drawn.
  public func setFill() {}
  /// Sets the stroke colour; nothing is drawn.
  public func setStroke() {}
}

extension UIImage {
  /// Draws the picture in a rectangle; nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Draws the picture at a point; nothing is drawn.
  public func draw(at point: CGPoint) {}
}

extension UIView {
  /// Draws the content of the view; nothing is drawn.
  ///
  /// - Returns: False: nothing was drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
#endif
