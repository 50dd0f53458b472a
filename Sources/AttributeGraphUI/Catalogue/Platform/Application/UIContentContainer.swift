#if !canImport(Darwin)
import Foundation

/// The animation of changes of the status bar; there is none.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once, fading, or sliding.
  case none, fade, slide
}

/// A container that is notified when its contents change size: a controller with children.
@MainActor @preconcurrency
public protocol UIContentContainer: AnyObject {
  /// The preferred size, in points.
  var preferredContentSize: CGSize { get }
  /// Runs after the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Runs after the size of a child by constraints has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child in a size of this object.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Runs before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
#endif
