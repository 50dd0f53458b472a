import AttributeGraph2
import Foundation

#if !(canImport(Darwin) && canImport(UIKit))
#if canImport(Darwin)
/// The base of controllers where there is no UIKit, but Apple's platform.
public typealias _ControllerBase = NSObject
#else
/// The base of controllers where there is no UIKit.
public typealias _ControllerBase = UIResponder
#endif

/// An object that manages a part of the interface, where there is no UIKit: the root of hosting controllers.
@MainActor @preconcurrency
open class UIViewController: _ControllerBase {
  /// The navigation controller in which this one stands, if it does.
  public internal(set) weak var navigationController: UINavigationController?
  /// Whether `viewDidLoad` has been called.
  public private(set) var isViewLoaded = false
  /// The title of the page.
  open var title: String?
  /// The controller that this one shows over itself; nil for none.
  public private(set) var presentedViewController: UIViewController?
  /// The controller over which this one is shown; nil for none.
  public private(set) weak var presentingViewController: UIViewController?
  /// The controllers inside.
  public private(set) var children: [UIViewController] = []
  /// The controller around; nil for none.
  public private(set) weak var parent: UIViewController?
  /// How the controller is shown over another one.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes over another one.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a person cannot take the controller away.
  open var isModalInPresentation = false
  /// Whether this controller stays seen under those that it shows.
  open var definesPresentationContext = false
  /// The size that the controller wants, in points.
  open var preferredContentSize = CGSize.zero
  #if !canImport(Darwin)
  private var ownView: UIView?
  /// The place at which this controller is shown, where it is shown at a place; it is kept.
  public final lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self, presenting: nil)
  /// The heights of the sheet as which this controller is shown; they are kept.
  public final lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(presentedViewController: self, presenting: nil)
  /// The parts of the bar of a navigation controller that belong to this one.
  public final lazy var navigationItem = UINavigationItem()
  /// The tab of this controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  /// The controller with tabs in which this one stands, if it does.
  public internal(set) weak var tabBarController: UITabBarController?
  /// The buttons at the bottom.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether there is no bar at the bottom meanwhile.
  open var hidesBottomBarWhenPushed = false
  /// Whether the controller is on its way; it comes and goes at once.
  open var isBeingPresented: Bool { false }
  /// Whether the controller is on its way; it comes and goes at once.
  open var isBeingDismissed: Bool { false }
  /// Whether the bar of the system is hidden; there is none.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the bar at the bottom of the screen is hidden; there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the interface turns with the device; it never turns.
  open var shouldAutorotate: Bool { true }
  /// The edges under bars to which the view reaches.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it reaches under bars through which nothing is seen.
  open var extendedLayoutIncludesOpaqueBars = false
  /// More distances of the safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The object that would move the controller in and out; nobody asks it.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The edges at which gestures of the program come first.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The controller that says how the bar of the system looks; nil for this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that says whether the bar of the system is hidden; nil for this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Runs when the distances of the safe area are others; a host never calls it.
  open func viewSafeAreaInsetsDidChange() {}
  /// Runs before the view has another size; a host never calls it.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Has the bar at the bottom of the screen brought up to date; there is none.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Has the gestures at the edges brought up to date; there are none.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Has the ways in which the interface may stand brought up to date; it never turns.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Runs when the traits are others; a host never calls it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Whether the controller edits its content.
  open var isEditing = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Light or dark; unspecified for as around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The view, which is made when it is asked for first.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set { ownView = newValue }
  }

  /// The view, if it was made.
  public final var viewIfLoaded: UIView? { isViewLoaded ? ownView : nil }
  /// The traits of the surroundings.
  open var traitCollection: UITraitCollection { .current }
  /// How the bar of the system looks; there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the interface may stand.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Brings the bar of the system up to date; there is none.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Makes the view.
  open func loadView() { ownView = UIView() }
  #endif

  /// Makes a controller; archives are not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes the view, if it is not there yet.
  public final func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    #if !canImport(Darwin)
    loadView()
    #endif
    viewDidLoad()
  }

  // MARK: - Life

  /// Runs once, when the view is needed.
  open func viewDidLoad() {}
  /// Runs when the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Runs when the view is in its place, before it is shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Runs when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Runs when the view is about to be shown no more.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Runs when the view is shown no more.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Runs before the view lays out what is inside.
  open func viewWillLayoutSubviews() {}
  /// Runs after the view has laid out what is inside.
  open func viewDidLayoutSubviews() {}
  /// Runs where there is little memory; a host never calls it.
  open func didReceiveMemoryWarning() {}

  /// Makes the view and runs the actions of appearing.
  func show() {
    loadViewIfNeeded()
    viewWillAppear(false)
    viewIsAppearing(false)
    viewDidAppear(false)
  }

  /// Runs the actions of disappearing.
  func hide() {
    viewWillDisappear(false)
    viewDidDisappear(false)
  }

  // MARK: - Controllers over each other and inside

  /// Shows a controller over this one, at once; nothing happens where one is shown already, as in UIKit.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.show()
    completion?()
  }

  /// Takes the controller away that this one shows, or else this one, at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let shown = presentedViewController else {
      if let around = presentingViewController {
        around.dismiss(animated: flag, completion: completion)
      } else {
        parent?.dismiss(animated: flag, completion: completion)
      }
      return
    }
    presentedViewController = nil
    shown.presentingViewController = nil
    shown.hide()
    completion?()
  }

  /// Shows a controller over this one.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(viewController, animated: false)
    } else {
      present(viewController, animated: false)
    }
  }

  /// Takes a controller in; the program puts its view where it belongs.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of the one around.
  open func removeFromParent() {
    guard let around = parent else { return }
    around.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Runs before the controller around is another one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Runs when the controller around is another one.
  open func didMove(toParent parent: UIViewController?) {}
}

/// How a controller is shown over another one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system thinks.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// On the whole screen, or on a part of it.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// How a controller comes over another one.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below, turning, fading, or under a page.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How the bar of the system looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the system thinks, light, or dark.
  case `default`, lightContent, darkContent = 3
}

/// Controllers over each other, where there is no UIKit; the last is shown.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers, the root first.
  open var viewControllers: [UIViewController] = []
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// Whether the bar of tools is hidden.
  open var isToolbarHidden = true
  #if !canImport(Darwin)
  /// The gesture that leads back; a host goes back as it is asked to.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  /// The bar; only its look is kept.
  public private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.controller = self
    return bar
  }()
  /// The bar of tools; only its look is kept.
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

  /// Makes a navigation controller without controllers; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller that is shown.
  public var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is shown, or that it shows over itself.
  public var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Puts a controller over the others.
  ///
  /// - Precondition: It is not among them.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    trap(
      unless: !viewControllers.contains { $0 === viewController },
      "A navigation controller was given a controller that it shows already. Push another one.")
    topViewController?.hide()
    viewControllers.append(viewController)
    viewController.navigationController = self
    viewController.show()
  }

  /// Takes the controller away that is shown, unless it is the root.
  ///
  /// - Returns: The controller; nil if only the root is there.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = viewControllers.removeLast()
    last.navigationController = nil
    last.hide()
    topViewController?.show()
    return last
  }

  /// Takes all controllers away but the root.
  ///
  /// - Returns: Those that were taken away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let others = Array(viewControllers.dropFirst())
    while popViewController(animated: animated) != nil {}
    return others
  }

  /// Takes others in their place.
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
  /// The number of the one that is shown, from 0.
  open var selectedIndex = 0
  /// The bar; only its look is kept.
  public let tabBar = UITabBar()
  /// The one that is shown.
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }
}
#endif
#endif
