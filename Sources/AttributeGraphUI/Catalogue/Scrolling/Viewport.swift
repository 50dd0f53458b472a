import Foundation

/// The part of the screen in which a scroll view shows its content: lazy containers inside follow it.
final class Viewport: LayoutInput {
  /// The rectangle of the scroll view, in the host's coordinates.
  private(set) var frame = CGRect.zero
  /// The lengths by which content is also seen beyond the scroll view, under bars and at the edges of the screen: the
  /// leading edge is the left one, in any layout direction.
  private(set) var reach = EdgeInsets()

  /// The whole rectangle in which content is seen.
  var sight: CGRect { frame.grown(by: reach) }

  /// Scrolls by the difference between lengths and their estimates, so that the content in sight stays where it is.
  var follow: (_ difference: CGFloat, Axis) -> Void = { _, _ in }

  /// Sets the rectangle of the scroll view, and the lengths beyond it.
  func update(to new: CGRect, reaching newReach: EdgeInsets) {
    guard !frame.hasNumbers(of: new) || reach != newReach else { return }
    (frame, reach) = (new, newReach)
    notify()
  }
}
