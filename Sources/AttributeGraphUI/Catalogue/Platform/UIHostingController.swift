import Foundation

#if canImport(Darwin) && canImport(UIKit)
/// The base class of hosting controllers where UIKit exists: UIKit is not imported here, so they are no UIKit
/// controllers.
@MainActor @preconcurrency
open class _HostingControllerBase {
  init(nibName: String?, bundle: Bundle?) {}

  /// Returns nothing: decoding is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Runs once, when the view is needed.
  open func viewDidLoad() {}
}
#else
/// The base class of hosting controllers on platforms without UIKit.
public typealias _HostingControllerBase = UIViewController
#endif

/// A controller that shows a view: a host with a root view that can be replaced, which keeps the state.
open class UIHostingController<Content: View>: _HostingControllerBase {
  /// The root view; a new one has the same identity, so its state stays.
  public var rootView: Content {
    didSet { mounted.set(rootView) }
  }

  #if !canImport(Darwin)
  /// When the controller reports its size; only stored.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// The regions of the safe area that apply; only stored.
  public var safeAreaRegions: SafeAreaRegions = .all
  /// Whether no safe area applies; only stored, because the host of a controller has none unless it is resized.
  public final var _disableSafeArea = false
  #endif
  private let mounted: MountedRoot<Content>
  private var size = HostRuntime.usualScreenSize

  /// Makes a controller of a view, which is mounted when the controller is shown or its host is read.
  public init(rootView: Content) {
    self.rootView = rootView
    mounted = MountedRoot(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a view, with the size of its screen in points.
  public convenience init(rootView: Content, size: CGSize) {
    self.init(rootView: rootView)
    self.size = size
  }

  /// Makes a controller of a view in a subclass, for decoding.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    mounted = MountedRoot(rootView)
    super.init(coder: aDecoder)
  }

  /// Traps: an archive has no view in it.
  public required init?(coder aDecoder: NSCoder) {
    fatalError("A hosting controller was made of an archive. Call super.init(coder:rootView:) in the subclass.")
  }

  /// The host of the view.
  public var host: ViewHost {
    #if !canImport(Darwin)
    // Platform objects in the views stand in the controller's view.
    loadViewIfNeeded()
    #endif
    let isNew = mounted.mountedHost == nil
    let host = HostRuntime.keepingCurrent { mounted.host(size: size) }
    if isNew { traitsHaveChanged() }
    return host
  }

  #if !canImport(Darwin)
  /// Makes the view, which has the size of its content.
  open override func loadView() { view = MountedView(mounted) }

  /// Passes the traits on to the views.
  override func traitsHaveChanged() {
    guard let host = mounted.mountedHost, host.environment.values.traits != traitCollection else { return }
    host.perform { host.setEnvironment(\.traits, to: traitCollection) }
  }
  #else
  private func traitsHaveChanged() {}
  #endif

  /// The view's size for a proposal.
  public func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(ProposedViewSize(size)) }

  /// Mounts the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    _ = host
  }
}

/// A root view that can be replaced, with its host.
@MainActor
final class MountedRoot<Content: View> {
  private let root: HostedRoot<Content>
  /// The host, if it was made.
  private(set) var mountedHost: ViewHost?
  #if !canImport(Darwin)
  /// The size that the host had last from a view of UIKit.
  var shownSize = CGSize.zero

  /// Makes a view of UIKit the one in which platform objects in the views stand.
  func stand(in view: UIView) { root.view = view }
  #endif

  init(_ view: Content) { root = HostedRoot(view) }

  /// Replaces the view, whose state stays.
  func set(_ view: Content) {
    guard let mountedHost else { return root.set(view) }
    mountedHost.perform { root.set(view) }
  }

  /// The host, which is made with a size when it is first asked for.
  func host(size: CGSize) -> ViewHost {
    if let mountedHost { return mountedHost }
    let host = ViewHost(size: size) { HostedRootView(root: root) }
    mountedHost = host
    return host
  }
}

/// The root view of a controller, which can be replaced.
@MainActor
final class HostedRoot<Content: View> {
  private let latest: Latest<Content>
  private let updater = Updater()
  #if !canImport(Darwin)
  /// The view of UIKit that shows the views; nil for none.
  weak var view: UIView?
  #endif

  init(_ view: Content) {
    latest = Latest(view)
  }

  /// Replaces the view.
  func set(_ view: Content) {
    latest.value = view
    updater.run()
  }

  /// The current view.
  var graphValue: _GraphValue<Content> { latest.graphValue(updater: updater) }
}

/// The view of a controller's host.
struct HostedRootView<Content: View>: PrimitiveView {
  let root: HostedRoot<Content>

  static func _makeViewList(view: _GraphValue<HostedRootView<Content>>, inputs: _ViewInputs) -> _ViewListOutputs {
    let root = view.read().root
    #if !canImport(Darwin)
    inputs.runtime.service(HostingPlace.self).view = root.view
    #endif
    return Content._makeViewList(view: root.graphValue, inputs: inputs)
  }
}

/// A hosting controller, independent of the view's type.
@MainActor
protocol RootViewController {
  /// The root view.
  var anyRootView: any View { get }
}

extension UIHostingController: RootViewController {
  var anyRootView: any View { rootView }
}
