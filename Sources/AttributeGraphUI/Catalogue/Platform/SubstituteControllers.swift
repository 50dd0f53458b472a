#if !canImport(Darwin)
import Foundation

// The controllers that platform objects in views find around them. Their views contain those of the objects, and
// nothing else, because views are no objects of UIKit here; what a program sets on them is stored.

/// Stands for a page of a navigation container.
class PageSubstitute: UIViewController {
  override func loadView() { view = RepresentedContainer() }
}

/// Stands for a presentation; a controller inside dismisses it.
final class PresentationSubstitute: PageSubstitute {
  private weak var position: ViewPosition?

  init(at position: ViewPosition) {
    self.position = position
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil else { return super.dismiss(animated: flag, completion: completion) }
    if let position, let root = position.parent {
      let presented = position.runtime.presentations.presented(over: root)
      presented.first { $0.position === position }?.dismissal.dismiss()
    }
    completion?()
  }
}

/// Stands for a navigation container: it lists its pages, and goes back.
///
/// It pushes no controllers, because pages are views: pushing and replacing controllers have no effect, except that
/// pages that are missing in a shorter list are popped.
final class StackStandIn: UINavigationController {
  private weak var pages: NavigationPages?

  init(of pages: NavigationPages) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = RepresentedContainer() }

  override var shownChild: UIViewController? { nil }

  override var viewControllers: [UIViewController] {
    get { pages?.pages.compactMap { $0.position.standIn() } ?? [] }
    set { setViewControllers(newValue, animated: false) }
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {}

  override func popViewController(animated: Bool) -> UIViewController? {
    let all = viewControllers
    return pop(to: all.count - 1, of: all).first
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, of: viewControllers)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let all = self.viewControllers
    _ = pop(to: zip(all, viewControllers).prefix { $0 === $1 }.count, of: all)
  }

  /// Pops pages after the update, until a number of them is left, and at least the root.
  private func pop(to count: Int, of controllers: [UIViewController]) -> [UIViewController] {
    let count = max(count, 1)
    guard let pages, count < controllers.count else { return [] }
    let lowest = pages.pages[count - 1]
    lowest.position.runtime.structureChanges.append { [weak pages] in pages?.pop(above: lowest) }
    return Array(controllers[count...])
  }
}

/// Stands for a tab view: it selects tabs by their index, and has no controllers, because tabs are views.
final class TabsStandIn: UITabBarController {
  private weak var tabs: TabPages?

  init(of tabs: TabPages) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = RepresentedContainer() }

  override var selectedIndex: Int {
    get { tabs.flatMap { tabs in tabs.tabs.firstIndex { $0.source === tabs.current } } ?? 0 }
    set {
      guard let tabs, tabs.tabs.indices.contains(newValue) else { return }
      tabs.select(tabs.tabs[newValue])
    }
  }
}
#endif
