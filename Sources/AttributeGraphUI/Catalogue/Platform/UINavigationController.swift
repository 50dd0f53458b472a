import AttributeGraph2
import Foundation

#if !(canImport(Darwin) && canImport(UIKit))
/// A stack of controllers, on platforms without UIKit; the last one is shown.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers, beginning with the root.
  open var viewControllers: [UIViewController] = []
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true
  #if !canImport(Darwin)
  /// The gesture for going back; a host goes back on request.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  /// The bar; only its appearance is stored.
  public private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.controller = self
    return bar
  }()
  /// The toolbar; only its appearance is stored.
  public let toolbar: UIToolbar! = UIToolbar()
  /// Whether scrolling hides the bar; it never does.
  open var hidesBarsOnSwipe = false
  #endif

  /// Makes a navigation controller without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a navigation controller with a root, which is shown.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a navigation controller without controllers; decoding is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller that is shown.
  public var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is shown, or the one that it presents.
  public var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Pushes a controller on the stack.
  ///
  /// - Precondition: It is not on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    trap(
      unless: !viewControllers.contains { $0 === viewController },
      "A navigation controller was given a controller that it shows already. Push another one.")
    topViewController?.hide()
    viewControllers.append(viewController)
    viewController.navigationController = self
    viewController.show()
  }

  /// Pops the last controller, unless it is the root.
  ///
  /// - Returns: The controller; nil if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = viewControllers.removeLast()
    last.navigationController = nil
    last.hide()
    topViewController?.show()
    return last
  }

  /// Pops all controllers except the root.
  ///
  /// - Returns: The controllers that were popped.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let others = Array(viewControllers.dropFirst())
    while popViewController(animated: animated) != nil {}
    return others
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for controller in self.viewControllers { controller.navigationController = nil }
    self.viewControllers = viewControllers
    for controller in viewControllers { controller.navigationController = self }
    topViewController?.show()
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}

#if !canImport(Darwin)
/// Controllers side by side; a tab selects one.
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] { controller.tabBarController = nil }
      for controller in viewControllers ?? [] { controller.tabBarController = self }
    }
  }
  /// The index of the selected controller, from 0.
  open var selectedIndex = 0
  /// The bar; only its appearance is stored.
  public let tabBar = UITabBar()
  /// The selected controller.
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }
}
#endif
#endif
