#if !canImport(Darwin)
import Foundation

/// Pictures that are decoded before they are shown. Nothing is decoded here, so they are ready at once.
extension UIImage {
  /// The picture, decoded.
  public func preparingForDisplay() -> UIImage? { self }

  /// The picture, decoded.
  public var byPreparingForDisplay: UIImage? { get async { preparingForDisplay() } }

  /// Decodes the picture. The handler is called before the method returns.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  /// The picture in another size; its pixels are not known.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(cgImage: CGImage(bitmap: Bitmap(pixels: size)))
  }

  /// The picture in another size; its pixels are not known.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Makes the picture in another size. The handler is called before the method returns.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
}
#endif
