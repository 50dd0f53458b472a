import Foundation

/// The pixels of a picture without a name: their number, and the bytes of their file.
///
/// Nothing is decoded, so their colours are unknown.
struct Bitmap: Hashable, Sendable, CustomStringConvertible {
  /// The number of pixels in both directions.
  let pixels: CGSize
  /// The bytes of the file; nil if there is none.
  var data: Data?

  /// The number of pixels: `bitmap 20x10`.
  var description: String { "bitmap \(Int(pixels.width))x\(Int(pixels.height))" }
}
