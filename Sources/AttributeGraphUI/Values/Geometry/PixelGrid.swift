import Foundation

/// The pixels of a display, to which rectangles are rounded for drawing (section Q of the layout facts).
///
/// Edges are rounded, not lengths, so two views that touch in layout also touch on the display, without a gap or an
/// overlap. Layout itself never rounds.
struct PixelGrid: Equatable, Sendable {
  /// The number of pixels per point.
  let scale: CGFloat

  /// The nearest pixel edge; halves are rounded up.
  func rounded(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * scale + 0.5).rounded(.down) / scale
  }

  /// The rectangle between the nearest pixel edges; along an axis without an end it is unchanged.
  func rounded(_ rect: CGRect) -> CGRect {
    let (x, width) = rounded(from: rect.origin.x, length: rect.size.width)
    let (y, height) = rounded(from: rect.origin.y, length: rect.size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The size of a rectangle whose origin lies on a pixel edge, between the nearest pixel edges.
  func rounded(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.isFinite ? rounded(size.width) : size.width,
      height: size.height.isFinite ? rounded(size.height) : size.height)
  }

  private func rounded(from start: CGFloat, length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    guard start.isFinite && length.isFinite else { return (start, length) }
    let (first, last) = (rounded(start), rounded(start + length))
    return (first, last - first)
  }
}
