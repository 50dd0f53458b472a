#if !canImport(Darwin)
import Foundation

/// Pictures made of others. The size stays; how they look is not drawn.
extension UIImage {
  /// How a picture that is larger than its own size is filled.
  public enum ResizingMode: Int, Sendable {
    /// Again and again, or stretched.
    case tile, stretch
  }

  /// The picture of a name in the asset catalogues of a bundle; nil if none has it.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle)
  }

  /// The picture, whose edges stay as they are in another size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
    self
  }
  /// The picture: the look of its symbol is not drawn.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// The picture, turned over where lines go from right to left; it is not drawn.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The picture, turned over; it is not drawn.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The picture, with distances by which it is placed; they are not stored.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// The distances by which it is placed, in points.
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The pictures of a film; nil for a picture that stands still, as all do.
  public var images: [UIImage]? { nil }
  /// How long the film is, in seconds.
  public var duration: TimeInterval { 0 }
  /// The first of several pictures: films stand still.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}

extension UIImage.SymbolConfiguration {
  /// In colours, by layers.
  public convenience init(paletteColors: [UIColor]) { self.init(pointSize: 17) }
  /// In shades of a colour.
  public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: 17) }
  /// In a text style and a scale.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { self.init(textStyle: textStyle) }
  /// In a font and a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init(font: font) }
}
#endif
