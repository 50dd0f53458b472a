#if !canImport(Darwin)
import Foundation

/// The view around a platform object that represents a view, in the view of the screen or page around it.
final class RepresentedContainer: UIView {
  /// The view of the screen or page.
  private weak var home: UIView?

  /// Makes the container of an object in a view.
  convenience init(in home: UIView) {
    self.init(frame: .zero)
    self.home = home
  }

  /// Whether it is in the view of the screen or page.
  var isInPlace: Bool { superview != nil }

  /// Comes into the view of the screen or page.
  func enter() { home?.addSubview(self) }
}

/// The view of UIKit that shows the views of a host, if there is one.
final class HostingPlace: HostService {
  weak var view: UIView?
}

/// The controller that stands for a page, a container of pages or a presentation, for the platform objects inside.
@MainActor
private final class StandIn: Ending {
  let controller: UIViewController

  init(_ controller: UIViewController) { self.controller = controller }

  func end() {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
}

extension ViewPosition {
  /// The view in which a platform object here stands, and the controller that is the parent of one here.
  ///
  /// - Complexity: O(depth), without the stand-ins that are made.
  var platformPlace: (view: UIView, parent: UIViewController?) {
    var position: ViewPosition? = self
    while let here = position {
      if let controller = here.owned(StandIn.self)?.controller ?? here.makeStandIn() {
        return (controller.view, controller)
      }
      position = here.parent
    }
    if let view = runtime.knownService(HostingPlace.self)?.view { return (view, view.nearestController) }
    guard let window = UIApplication.shared.keyWindow else { return (UIView(), nil) }
    return (window.rootViewController?.view ?? window, window.rootViewController)
  }

  /// The controller that stands for this position; nil if objects inside need none.
  func standIn() -> UIViewController? { owned(StandIn.self)?.controller ?? makeStandIn() }

  private func makeStandIn() -> UIViewController? {
    if type == Presentation.self { return makePresentedStandIn() }
    let controller: UIViewController
    if type == NavigationPage.self {
      controller = PageSubstitute()
    } else if let pages = knownInfo?[NavigationPages.self] {
      controller = StackStandIn(of: pages)
    } else if let tabs = knownInfo?[TabPages.self] {
      controller = TabsStandIn(of: tabs)
    } else {
      return nil
    }
    own(StandIn(controller))
    guard let (view, container) = parent?.platformPlace else { return controller }
    container?.addChild(controller)
    view.fill(with: controller.view)
    controller.didMove(toParent: container)
    return controller
  }

  private func makePresentedStandIn() -> UIViewController? {
    guard let root = parent else { return nil }
    let controller = PresentationSubstitute(at: self)
    own(StandIn(controller))
    let (view, presenter) = root.platformPlace
    controller.presentingViewController = presenter
    (view.window ?? view).fill(with: controller.view)
    return controller
  }
}

extension UIResponder {
  /// The nearest controller, here or among the next responders.
  var nearestController: UIViewController? { self as? UIViewController ?? next?.nearestController }
}
#endif
