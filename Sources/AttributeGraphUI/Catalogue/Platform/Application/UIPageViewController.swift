#if !canImport(Darwin)
import Foundation

/// The data source of a page controller: the pages before and after another one.
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
  /// The number of dots in the page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the current dot.
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
  /// The controller is about to show a page.
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
  /// The transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// Like leaves of a book, or scrolling.
    case pageCurl, scroll
  }

  /// The axis of the pages.
  public enum NavigationOrientation: Int, Sendable {
    /// Horizontal or vertical.
    case horizontal, vertical
  }

  /// The direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// Forwards or backwards.
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
    /// The location of the spine.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The data source.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate, which is notified of turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are shown.
  public private(set) var viewControllers: [UIViewController]? {
    didSet { replaceChildren(oldValue ?? [], by: viewControllers ?? []) }
  }
  /// The transition between pages.
  public private(set) var transitionStyle = TransitionStyle.scroll
  /// The axis along which pages lie.
  public private(set) var navigationOrientation = NavigationOrientation.horizontal

  override var shownChild: UIViewController? { viewControllers?.first }

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
