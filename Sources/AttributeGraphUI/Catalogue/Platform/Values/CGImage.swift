#if !canImport(Darwin)
import Foundation

/// A bitmap, as in CoreGraphics: only the number of its pixels is known.
public final class CGImage: Hashable, Sendable {
  let bitmap: Bitmap

  init(bitmap: Bitmap) { self.bitmap = bitmap }

  /// The number of pixels per row.
  public var width: Int { Int(exactly: bitmap.pixels.width.rounded()) ?? 0 }
  /// The number of rows.
  public var height: Int { Int(exactly: bitmap.pixels.height.rounded()) ?? 0 }
  /// The bits of a component of a pixel.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row of pixels.
  public var bytesPerRow: Int { width * 4 }
  /// The colour space of the components.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The part of the picture in a rectangle, in pixels; nil if there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(origin: .zero, size: bitmap.pixels))
    return part.isEmpty ? nil : CGImage(bitmap: Bitmap(pixels: part.size))
  }

  /// Whether two pictures have the same bytes.
  public static func == (one: CGImage, other: CGImage) -> Bool { one.bitmap == other.bitmap }

  /// Hashes the number of pixels.
  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}

extension Image {
  /// The orientation of a bitmap.
  nonisolated public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As it is stored.
    case up
    /// As it is stored, mirrored.
    case upMirrored
    /// By half a turn.
    case down
    /// By half a turn, mirrored.
    case downMirrored
    /// By a quarter turn counterclockwise.
    case left
    /// By a quarter turn counterclockwise, mirrored.
    case leftMirrored
    /// By a quarter turn clockwise.
    case right
    /// By a quarter turn clockwise, mirrored.
    case rightMirrored

    /// Whether width and height are swapped.
    fileprivate var isSideways: Bool {
      switch self {
      case .left, .leftMirrored, .right, .rightMirrored: true
      case .up, .upMirrored, .down, .downMirrored: false
      }
    }
  }

  /// The bitmap with a number of pixels per point and a label.
  public nonisolated init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(source: .bitmap(cgImage.bitmap, size: cgImage.size(scale, orientation)), label: label)
  }

  /// The bitmap with a number of pixels per point, as decoration.
  public nonisolated init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(source: .bitmap(cgImage.bitmap, size: cgImage.size(scale, orientation)), isDecorative: true)
  }
}

extension CGImage {
  /// The size in points at a scale.
  fileprivate func size(_ scale: CGFloat, _ orientation: Image.Orientation) -> CGSize {
    let (width, height) = (bitmap.pixels.width / scale, bitmap.pixels.height / scale)
    return orientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }
}
#endif
