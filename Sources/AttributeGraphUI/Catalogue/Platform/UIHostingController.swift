import Foundation

#if canImport(Darwin) && canImport(UIKit)
/// The base of hosting controllers where there is a UIKit: it is not imported here, so they are no controllers of it.
@MainActor @preconcurrency
open class _HostingControllerBase {
  init(nibName: String?, bundle: Bundle?) {}

  /// Makes nothing: archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// Runs once, when the view is needed.
  open func viewDidLoad() {}
}
#else
/// The base of hosting controllers where there is no UIKit.
public typealias _HostingControllerBase = UIViewController
#endif

/// A controller that shows a view: a host that can be given another root view, which keeps the state of the first.
open class UIHostingController<Content: View>: _HostingControllerBase {
  /// The view that is shown; another one takes its place with the same identity, so its state stays.
  public var rootView: Content {
    didSet { mountedHost?.perform { root.set(rootView) } }
  }

  #if !canImport(Darwin)
  /// When the controller tells its size; it is kept.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// The parts of the safe area that count; it is kept.
  public var safeAreaRegions: SafeAreaRegions = .all
  #endif
  private let root: HostedRoot<Content>
  private var mountedHost: ViewHost?
  private var size = HostRuntime.usualScreenSize

  /// Makes a controller of a view, which is mounted when the controller is shown or its host is asked for.
  public init(rootView: Content) {
    self.rootView = rootView
    root = HostedRoot(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a view, with a screen of a size in points.
  public convenience init(rootView: Content, size: CGSize) {
    self.init(rootView: rootView)
    self.size = size
  }

  /// Makes a controller of a view in a subclass that is asked for one of an archive.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    root = HostedRoot(rootView)
    super.init(coder: aDecoder)
  }

  /// Traps: an archive has no view in it.
  public required init?(coder aDecoder: NSCoder) {
    fatalError("A hosting controller was made of an archive. Call super.init(coder:rootView:) in the subclass.")
  }

  /// What drives the view and answers questions about it.
  public var host: ViewHost {
    if let mountedHost { return mountedHost }
    let host = ViewHost(size: size) { HostedRootView(root: root) }
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
