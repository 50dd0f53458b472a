import Foundation

/// The pixels of a display, to which rectangles are rounded where they are drawn (section Q of the layout facts).
///
/// The edges are rounded, not the lengths: so two views that touch in layout touch on the display, without a gap and
/// without an overlap. Layout itself never rounds.
struct PixelGrid: Equatable, Sendable {
  /// The number of pixels a point.
  let scale: CGFloat

  /// The nearest edge of a pixel; halves go to the higher one.
  func rounded(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * scale + 0.5).rounded(.down) / scale
  }

  /// The rectangle between the nearest edges of pixels; one without an end along an axis keeps it as it is.
  func rounded(_ rect: CGRect) -> CGRect {
    let (x, width) = rounded(from: rect.origin.x, length: rect.size.width)
    let (y, height) = rounded(from: rect.origin.y, length: rect.size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func rounded(from start: CGFloat, length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    guard start.isFinite && length.isFinite else { return (start, length) }
    let (first, last) = (rounded(start), rounded(start + length))
    return (first, last - first)
  }
}
