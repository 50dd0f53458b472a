import Foundation

/// The part of the screen in which a scroll view shows its content: lazy containers inside follow it.
final class Viewport: LayoutInput {
  /// The rectangle in the host's coordinates.
  private(set) var frame = CGRect.zero

  /// Sets the rectangle.
  func update(to new: CGRect) {
    guard frame.origin != new.origin || frame.size != new.size else { return }
    frame = new
    notify()
  }
}
