import AttributeGraph2
import Foundation

#if !(canImport(Darwin) && canImport(UIKit))
#if canImport(Darwin)
/// The base class of controllers on Apple platforms without UIKit.
public typealias _ControllerBase = NSObject
#else
/// The base class of controllers on platforms without UIKit.
public typealias _ControllerBase = UIResponder
#endif

/// An object that manages a part of the interface, on platforms without UIKit: the base class of hosting controllers.
@MainActor @preconcurrency
open class UIViewController: _ControllerBase {
  /// The nearest navigation controller around this one; nil for none.
  public var navigationController: UINavigationController? { ancestor() }
  /// Whether `viewDidLoad` has been called.
  public private(set) var isViewLoaded = false
  /// The title of the page.
  open var title: String?
  /// The controller that this one presents; nil for none.
  public private(set) var presentedViewController: UIViewController?
  /// The controller that presents this one; nil for none.
  public internal(set) weak var presentingViewController: UIViewController?
  /// The child controllers.
  public private(set) var children: [UIViewController] = []
  /// The parent controller; nil for none.
  public private(set) weak var parent: UIViewController?
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition of the presentation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot dismiss the controller.
  open var isModalInPresentation = false
  /// Whether this controller stays visible under those that it presents.
  open var definesPresentationContext = false
  /// The preferred size of the controller, in points; its parent is notified of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      #if !canImport(Darwin)
      if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
      #endif
    }
  }
  #if !canImport(Darwin)
  private var ownView: UIView? {
    didSet {
      oldValue?.settings.controller = nil
      ownView?.settings.controller = self
    }
  }
  /// The popover in which this controller is presented, if it is one; only stored.
  public final lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self, presenting: nil)
  /// The sheet in which this controller is presented; its settings are only stored.
  public final lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(presentedViewController: self, presenting: nil)
  /// The presentation of this controller, whose delegate is notified of dismissals by the user.
  public final lazy var presentationController: UIPresentationController? =
    UIPresentationController(presentedViewController: self, presenting: nil)
  /// The navigation item of this controller.
  public final lazy var navigationItem = UINavigationItem()
  /// The tab of this controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  /// The nearest tab bar controller around this one; nil for none.
  public var tabBarController: UITabBarController? { ancestor() }
  /// The items of the toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether the bottom bar is hidden while this controller is shown.
  open var hidesBottomBarWhenPushed = false
  /// Whether the controller is being presented; false, because presentation takes no time.
  open var isBeingPresented: Bool { false }
  /// Whether the controller is on its way; it comes and goes at once.
  open var isBeingDismissed: Bool { false }
  /// Whether the status bar is hidden; there is none.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the home indicator is hidden; there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the interface rotates with the device; it never does.
  open var shouldAutorotate: Bool { true }
  /// The edges to which the view extends under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Additional safe area insets, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The object for custom transitions; it is never called.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The edges where gestures of the program have priority.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The controller that determines the style of the status bar; nil for this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that determines whether the status bar is hidden; nil for this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The controller that determines whether the home indicator is hidden; nil for this one.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The animation of changes of the status bar; there is none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Runs after the preferred size of a child controller has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Runs after the size of a child by constraints has changed; constraints are not solved, so it is never called.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child controller in a size of this one: the same.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Runs after the safe area insets have changed; a host never calls it.
  open func viewSafeAreaInsetsDidChange() {}
  /// Runs before the view's size changes; a host never calls it.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Requests an update of the home indicator; there is none.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Requests an update of the gestures at the edges; there are none.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Requests an update of the supported orientations; a host never rotates.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Runs after the traits have changed; a host never calls it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Whether the controller edits its content.
  open var isEditing = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Light or dark; unspecified to inherit it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The view, which is made when it is first read.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set { ownView = newValue }
  }

  /// The view, if it has been made.
  public final var viewIfLoaded: UIView? { isViewLoaded ? ownView : nil }
  /// The traits of the environment, with those that the controller sets.
  open var traitCollection: UITraitCollection { traits.traits(inside: parent?.traits(inside: self)) }
  /// The traits that the controller sets for itself and its children.
  public final var traitOverrides: any UITraitOverrides {
    get { traits.overrides }
    set { traits.overrides = newValue as? UITraits ?? UITraits() }
  }
  /// The traits that it inherits and sets.
  var traits = UITraitContext() { didSet { traitsHaveChanged() } }
  /// Called when the traits have changed.
  func traitsHaveChanged() {}
  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// The traits that override those of this controller in a child controller; nil for none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }
  /// Sets the traits that override those of this controller in a child controller; nil for none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.traitsHaveChanged()
  }
  private func traits(inside child: UIViewController) -> UITraitCollection {
    guard let other = overrideTraitCollection(forChild: child) else { return traitCollection }
    return UITraitCollection(traitsFrom: [traitCollection, other])
  }
  /// Updates the constraints of the view. It runs before its layout, in place of `updateConstraints`, which it calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The style of the status bar; there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The supported orientations of the interface.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Updates the status bar; there is none.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Makes the view.
  open func loadView() { ownView = UIView() }
  /// The superview of the view, or the controller that presents this one.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }
  /// The child whose view fills that of a container of the platform; nil for none.
  var shownChild: UIViewController? { nil }
  #endif

  /// Makes a controller; decoding is not supported.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; decoding is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes the view, if it does not exist yet.
  public final func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    #if !canImport(Darwin)
    loadView()
    placeShownChild()
    #endif
    viewDidLoad()
  }

  // MARK: - Life

  /// Runs once, when the view is needed.
  open func viewDidLoad() {}
  /// Runs before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Runs when the view is in its place, before it is shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Runs after the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Runs before the view is hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Runs after the view is hidden.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Runs before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Runs after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Runs when memory is low; a host never calls it.
  open func didReceiveMemoryWarning() {}

  /// Makes the view and runs the actions of appearing.
  ///
  /// - Parameters:
  ///   - enter: Puts the view into its window.
  ///   - layOut: Lays out the view in its place.
  func show(_ enter: () -> Void = {}, layOut: () -> Void = {}) {
    loadViewIfNeeded()
    viewWillAppear(false)
    enter()
    viewIsAppearing(false)
    layOut()
    viewDidAppear(false)
  }

  /// Runs the actions of disappearing; a closure takes the view out of its window.
  func hide(_ leave: () -> Void = {}) {
    viewWillDisappear(false)
    leave()
    viewDidDisappear(false)
  }

  // MARK: - Controllers over each other and inside

  /// Presents a controller, immediately; as in UIKit nothing happens if one is presented already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    #if canImport(Darwin)
    viewControllerToPresent.show()
    #else
    viewControllerToPresent.show { viewIfLoaded?.window?.fill(with: viewControllerToPresent.view) }
    #endif
    completion?()
  }

  /// Dismisses the presented controller, or else this one, immediately.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let shown = presentedViewController else {
      if let presenter = presentingViewController {
        presenter.dismiss(animated: flag, completion: completion)
      } else {
        parent?.dismiss(animated: flag, completion: completion)
      }
      return
    }
    presentedViewController = nil
    shown.presentingViewController = nil
    #if canImport(Darwin)
    shown.hide()
    #else
    shown.hide { shown.viewIfLoaded?.removeFromSuperview() }
    #endif
    completion?()
  }

  /// Presents a controller.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(viewController, animated: false)
    } else {
      present(viewController, animated: false)
    }
  }

  /// Adds a child controller; the program has to place its view.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    #if !canImport(Darwin)
    parent.childTraits[ObjectIdentifier(self)] = nil
    #endif
    self.parent = nil
    didMove(toParent: nil)
  }

  private func ancestor<Container: UIViewController>() -> Container? {
    parent.flatMap { $0 as? Container ?? $0.ancestor() }
  }

  /// Runs before the parent controller changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Runs after the parent controller has changed.
  open func didMove(toParent parent: UIViewController?) {}
}
#endif
