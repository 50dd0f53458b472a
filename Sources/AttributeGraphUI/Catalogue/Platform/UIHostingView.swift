#if !canImport(Darwin)
import Foundation

/// A view of UIKit that shows a view: a host of its own, with the size of the view.
open class _UIHostingView<Content: View>: UIView {
  /// The root view; a new one has the same identity, so its state stays.
  public var rootView: Content {
    didSet {
      mounted.set(rootView)
      invalidateIntrinsicContentSize()
    }
  }

  private let mounted: MountedRoot<Content>

  /// Makes a view of a root view, which is mounted when it is laid out or its host is read.
  public required init(rootView: Content) {
    self.rootView = rootView
    mounted = MountedRoot(rootView)
    super.init(frame: .zero)
    mounted.stand(in: self)
  }

  /// Returns nothing: an archive has no view in it.
  public required init?(coder: NSCoder) { nil }

  /// The host of the root view.
  public var host: ViewHost { mounted.hostInside }

  /// Gives the host the size of the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    mounted.follow(frame.size)
  }

  /// The ideal size of the root view, in points.
  open override var intrinsicContentSize: CGSize { hostedSize(for: .unspecified) }

  /// The size of the root view for a proposal, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { hostedSize(for: ProposedViewSize(size)) }
}

/// The view of a hosting controller.
final class MountedView<Content: View>: UIView, HostingView {
  private let mounted: MountedRoot<Content>

  init(_ mounted: MountedRoot<Content>) {
    self.mounted = mounted
    super.init(frame: .zero)
    mounted.stand(in: self)
  }

  /// Returns nothing: an archive has no view in it.
  required init?(coder: NSCoder) { nil }

  var host: ViewHost { mounted.hostInside }

  /// Gives the host the size of the view.
  override func layoutSubviews() {
    super.layoutSubviews()
    mounted.follow(frame.size)
  }

  override var intrinsicContentSize: CGSize { hostedSize(for: .unspecified) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { hostedSize(for: ProposedViewSize(size)) }
}

extension MountedRoot {
  /// The host for a view of UIKit.
  var hostInside: ViewHost {
    HostRuntime.keepingCurrent { host(size: HostRuntime.usualScreenSize) }
  }

  /// Gives the host the size of a view of UIKit, if that has ever had one.
  func follow(_ size: CGSize) {
    guard shownSize != size else { return }
    shownSize = size
    HostRuntime.keepingCurrent { _ = hostInside.resize(to: size) }
  }
}

/// A view of UIKit that hosts views.
@MainActor
protocol HostingView: UIView {
  /// The host of the views.
  var host: ViewHost { get }
}

extension HostingView {
  /// The size of the views for a proposal, in points.
  func hostedSize(for proposal: ProposedViewSize) -> CGSize { host.sizeThatFits(proposal) }
}

extension _UIHostingView: HostingView {}
#endif
