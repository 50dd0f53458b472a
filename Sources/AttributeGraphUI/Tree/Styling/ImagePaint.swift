import Foundation

/// A tiled picture, or a tiled part of it.
public struct ImagePaint: ShapeStyle, Hashable {
  /// The picture.
  public var image: Image
  /// The part of the picture, in fractions of its sides.
  public var sourceRect: CGRect
  /// The scale of the picture.
  public var scale: CGFloat

  /// Makes a style of a picture.
  public nonisolated init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The picture.
  nonisolated public var _paint: DisplayPaint { .image(self) }

  /// Whether both are the same part of the same picture.
  nonisolated public static func == (one: ImagePaint, other: ImagePaint) -> Bool {
    one.image == other.image && one.scale == other.scale && one.sourceRect.hasNumbers(of: other.sourceRect)
  }

  /// Hashes the name of the picture and the scale.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(image.runName)
    hasher.combine(scale)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, or a part of it, that is repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
