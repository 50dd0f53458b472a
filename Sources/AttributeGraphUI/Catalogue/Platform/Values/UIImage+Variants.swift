#if !canImport(Darwin)
import Foundation

/// Pictures derived from others. The size stays; their look is not drawn.
extension UIImage {
  /// How a resized picture is filled.
  public enum ResizingMode: Int, Sendable {
    /// Tiled or stretched.
    case tile, stretch
  }

  /// The picture with a name in the asset catalogues of a bundle; nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle)
  }

  /// The picture, resizable with fixed edges.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
    self
  }
  /// The picture: the configuration of its symbol is not drawn.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// The picture, mirrored in right-to-left layouts; not drawn.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The picture, mirrored; not drawn.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The picture with alignment insets; they are not stored.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// The alignment insets, in points.
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The pictures of an animation; nil for a still picture, as all are.
  public var images: [UIImage]? { nil }
  /// The duration of the animation, in seconds.
  public var duration: TimeInterval { 0 }
  /// The first of several pictures: animations stand still.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}

extension UIImage.SymbolConfiguration {
  /// With a palette of colours, by layers.
  public convenience init(paletteColors: [UIColor]) { self.init(pointSize: 17) }
  /// In shades of a colour.
  public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: 17) }
  /// In a text style and a scale.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { self.init(textStyle: textStyle) }
  /// In a font and a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init(font: font) }
}
#endif
