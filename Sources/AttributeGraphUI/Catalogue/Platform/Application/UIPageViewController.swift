#if !canImport(Darwin)
import Foundation

/// An object that knows which page of a controller comes before and after another.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many pages a page control shows.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which of them it shows as the current one.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// An object that is notified when a person turns pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A page is about to be turned to.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// A page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// A controller of UIKit that shows pages. A test turns them with `turnPage(_:)`.
open class UIPageViewController: UIViewController {
  /// How pages come and go.
  public enum TransitionStyle: Int, Sendable {
    /// As leaves of a book, or side by side.
    case pageCurl, scroll
  }

  /// The axis along which pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside or below each other.
    case horizontal, vertical
  }

  /// The direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To the next or to the one before.
    case forward, reverse
  }

  /// A setting of the controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The setting of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The distance between pages: a number of points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The place of the spine.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The object that knows the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that is notified of turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are shown.
  public private(set) var viewControllers: [UIViewController]?
  /// How pages come and go.
  public private(set) var transitionStyle = TransitionStyle.scroll
  /// The axis along which pages lie.
  public private(set) var navigationOrientation = NavigationOrientation.horizontal

  /// Makes a controller without pages.
  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.init(nibName: nil, bundle: nil)
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
  }

  /// Shows pages, at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }

  /// Turns to the next page, or to the one before, like a user.
  ///
  /// - Returns: Whether there is such a page.
  @discardableResult
  public func turnPage(_ direction: NavigationDirection = .forward) -> Bool {
    guard let current = viewControllers?.first else { return false }
    let next =
      switch direction {
      case .forward: dataSource?.pageViewController(self, viewControllerAfter: current)
      case .reverse: dataSource?.pageViewController(self, viewControllerBefore: current)
      }
    guard let next else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    viewControllers = [next]
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [current], transitionCompleted: true)
    return true
  }
}
#endif
