import AttributeGraph2
import Foundation

#if canImport(UIKit)
/// What hosting controllers are where there is a UIKit: it is not imported here, so they are no controllers of it.
@MainActor
open class _HostingControllerBase {
  init() {}

  /// Runs once, when the view is needed.
  open func viewDidLoad() {}
}
#else
/// What hosting controllers are where there is no UIKit.
public typealias _HostingControllerBase = UIViewController

/// What manages a part of the interface, where there is no UIKit: the root of hosting controllers.
@MainActor
open class UIViewController {
  /// The navigation controller in which this one stands, if it does.
  public fileprivate(set) weak var navigationController: UINavigationController?
  /// Whether `viewDidLoad` has been called.
  public private(set) var isViewLoaded = false

  /// Makes a controller.
  public init() {}

  /// Makes the view, if it is not there yet.
  public final func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }

  /// Runs once, when the view is needed.
  open func viewDidLoad() {}
}

/// Controllers over each other, where there is no UIKit; the last is shown.
@MainActor
open class UINavigationController: UIViewController {
  /// The controllers, the root first.
  public private(set) var viewControllers: [UIViewController] = []

  /// Makes a navigation controller without controllers.
  public override init() {}

  /// Makes a navigation controller with a root, which is shown.
  public init(rootViewController: UIViewController) {
    super.init()
    pushViewController(rootViewController, animated: false)
  }

  /// The controller that is shown.
  public var topViewController: UIViewController? { viewControllers.last }

  /// Puts a controller over the others.
  ///
  /// - Precondition: It is not among them.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    trap(
      unless: !viewControllers.contains { $0 === viewController },
      "A navigation controller was given a controller that it shows already. Push another one.")
    viewControllers.append(viewController)
    viewController.navigationController = self
    viewController.loadViewIfNeeded()
  }

  /// Takes the controller away that is shown, unless it is the root.
  ///
  /// - Returns: The controller; nil where only the root is there.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = viewControllers.removeLast()
    last.navigationController = nil
    return last
  }
}
#endif

/// A controller that shows a view: a host that can be given another root view, which keeps the state of the first.
open class UIHostingController<Content: View>: _HostingControllerBase {
  /// The view that is shown; another one takes its place with the same identity, so its state stays.
  public var rootView: Content {
    didSet { mountedHost?.perform { root.set(rootView) } }
  }

  private let root: HostedRoot<Content>
  private var mountedHost: ViewHost?
  private let makeHost: (HostedRootView<Content>) -> ViewHost

  /// Makes a controller of a view, which is mounted when the controller is shown or its host is asked for.
  ///
  /// - Parameters:
  ///   - rootView: The view.
  ///   - size: The size of the screen in points.
  public init(rootView: Content, size: CGSize = CGSize(width: 390, height: 700)) {
    self.rootView = rootView
    root = HostedRoot(rootView)
    makeHost = { view in ViewHost(size: size) { view } }
    super.init()
  }

  /// What drives the view and answers questions about it.
  public var host: ViewHost {
    if let mountedHost { return mountedHost }
    let host = makeHost(HostedRootView(root: root))
    mountedHost = host
    return host
  }

  /// The size with which the view answers a proposal.
  public func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(ProposedViewSize(size)) }

  /// Mounts the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    _ = host
  }
}

/// The root view of a controller, which can be another one.
@MainActor
final class HostedRoot<Content: View> {
  private let latest: Latest<Content>
  private let updater = Updater()

  init(_ view: Content) {
    latest = Latest(view)
  }

  /// Takes another view over.
  func set(_ view: Content) {
    latest.value = view
    updater.run()
  }

  /// The view as it is now.
  var graphValue: _GraphValue<Content> { latest.graphValue(updater: updater) }
}

/// The view of a controller's host.
struct HostedRootView<Content: View>: PrimitiveView {
  let root: HostedRoot<Content>

  static func _makeViewList(view: _GraphValue<HostedRootView<Content>>, inputs: _ViewInputs) -> _ViewListOutputs {
    Content._makeViewList(view: view.read().root.graphValue, inputs: inputs)
  }
}

/// A controller that shows a view, whatever the view's type.
@MainActor
protocol RootViewController {
  /// The view that is shown.
  var anyRootView: any View { get }
}

extension UIHostingController: RootViewController {
  var anyRootView: any View { rootView }
}
