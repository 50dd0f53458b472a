import AttributeGraph2
import Foundation

#if !(canImport(Darwin) && canImport(UIKit))
/// A stack of controllers, on platforms without UIKit; the last one is shown.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
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

  override var shownChild: UIViewController? { topViewController }
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

  /// The controllers, beginning with the root.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

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
    addChild(viewController)
    stack.append(viewController)
    viewController.show(placeTop)
    viewController.didMove(toParent: self)
  }

  /// Pops the last controller, unless it is the root.
  ///
  /// - Returns: The controller; nil if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = stack.removeLast()
    last.willMove(toParent: nil)
    last.hide()
    topViewController?.show(placeTop)
    last.removeFromParent()
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
    let gone = stack.filter { old in !viewControllers.contains { $0 === old } }
    let new = viewControllers.filter { controller in !stack.contains { $0 === controller } }
    gone.forEach { $0.willMove(toParent: nil) }
    stack = viewControllers
    new.forEach(addChild)
    topViewController?.show(placeTop)
    gone.forEach { $0.removeFromParent() }
    new.forEach { $0.didMove(toParent: self) }
  }

  private func placeTop() {
    #if !canImport(Darwin)
    placeShownChild()
    #endif
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}

#if !canImport(Darwin)
/// Controllers side by side; a tab selects one.
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet { replaceChildren(oldValue ?? [], by: viewControllers ?? []) }
  }
  /// The index of the selected controller, from 0.
  open var selectedIndex = 0 { didSet { placeShownChild() } }
  /// The bar; only its appearance is stored.
  public let tabBar = UITabBar()
  /// The selected controller.
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }

  override var shownChild: UIViewController? { selectedViewController }
}

extension UIViewController {
  /// Replaces the children of a container, and puts the view of the one that is shown into its own.
  func replaceChildren(_ old: [UIViewController], by new: [UIViewController]) {
    let gone = old.filter { child in !new.contains { $0 === child } }
    let added = new.filter { child in !old.contains { $0 === child } }
    gone.forEach { $0.willMove(toParent: nil) }
    added.forEach(addChild)
    placeShownChild()
    gone.forEach { $0.removeFromParent() }
    added.forEach { $0.didMove(toParent: self) }
  }

  /// Puts the view of the child that is shown into the view of a container, if that has been made, in place of the
  /// views of the other children.
  func placeShownChild() {
    guard let view = viewIfLoaded, let shown = shownChild?.view else { return }
    for child in view.subviews where child !== shown && child.settings.controller?.parent === self {
      child.removeFromSuperview()
    }
    if shown.superview !== view { view.fill(with: shown) }
  }
}

extension UIView {
  /// Adds a subview that is, and stays, as large as this one.
  func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
#endif
#endif
