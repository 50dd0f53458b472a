#if !canImport(Darwin)
import Foundation

/// A delegate for custom transitions; transitions take no time, so it is never called.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The presentation controller of a presentation.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// None.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// The context of a transition; there is none.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// Its duration, in seconds.
  var transitionDuration: TimeInterval { get }
}

/// A coordinator that runs changes along with a transition; a host makes none.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs changes along with the transition.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes beside the movement.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// When a hosting controller reports its size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Values from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// As the preferred content size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// As the intrinsic content size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
#endif
