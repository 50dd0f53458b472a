import Foundation

/// The pixels of a picture that has no name: their number, and the bytes of the file that they come from.
///
/// Nothing is decoded, so nobody knows their colours.
struct Bitmap: Hashable, Sendable, CustomStringConvertible {
  /// The number of pixels in both directions.
  let pixels: CGSize
  /// The bytes of the file; nil where there is none.
  var data: Data?

  /// The number of pixels: `bitmap 20x10`.
  var description: String { "bitmap \(Int(pixels.width))x\(Int(pixels.height))" }
}
