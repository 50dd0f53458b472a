#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// The controllers, views and windows of UIKit around each other.
@MainActor
struct `Controllers of UIKit around each other` {
  @Test func `the controller of a view is next to it, then the superview`() {
    let (controller, parent, label) = (UIViewController(), UIViewController(), UILabel())
    controller.view.addSubview(label)
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    #expect(label.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === parent.view)
  }

  @Test func `the view of a root controller fills its window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(controller.view.window === window)
    #expect(controller.view.frame == window.bounds)
    window.rootViewController = UIViewController()
    #expect(controller.view.window == nil)
  }

  @Test func `controllers in a navigation controller are its children, and the view of the last is shown`() {
    let (one, other) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: one)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.rootViewController = navigation
    #expect(one.parent === navigation)
    #expect(one.view.window === window)
    navigation.pushViewController(other, animated: false)
    #expect(navigation.children == [one, other])
    #expect(one.view.window == nil && other.view.window === window)
    navigation.viewControllers = [other]
    #expect(one.parent == nil && one.navigationController == nil)
    navigation.viewControllers = [one, other]
    navigation.popViewController(animated: false)
    #expect(other.parent == nil && one.view.superview === navigation.view)
  }

  @Test func `controllers of tabs and pages are children, and the view of the selected one is shown`() {
    let (one, other) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: one)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    #expect(navigation.parent === tabs && one.tabBarController === tabs)
    tabs.selectedIndex = 1
    #expect(tabs.view.subviews == [other.view])
    tabs.selectedIndex = 0
    #expect(tabs.view.subviews == [navigation.view])
    let pages = UIPageViewController()
    pages.setViewControllers([other], direction: .forward, animated: false)
    #expect(other.parent === pages && pages.view.subviews == [other.view])
    #expect(tabs.children == [navigation])
  }

  @Test func `a presented controller is in the window until it is dismissed`() {
    let (controller, over) = (UIViewController(), UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.rootViewController = controller
    controller.present(over, animated: false)
    #expect(over.view.window === window && over.view.frame == window.bounds)
    over.dismiss(animated: false)
    #expect(over.view.window == nil)
  }

  @Test func `subviews share the change of a size by their flexible parts`() {
    let (view, subview) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), UIView())
    subview.frame = CGRect(x: 20, y: 10, width: 40, height: 20)
    view.addSubview(subview)
    func frame(_ mask: UIView.AutoresizingMask) -> CGRect {
      view.frame.size = CGSize(width: 100, height: 60)
      subview.frame = CGRect(x: 20, y: 10, width: 40, height: 20)
      subview.autoresizingMask = mask
      view.frame.size = CGSize(width: 200, height: 90)
      return subview.frame
    }
    #expect(frame([]) == CGRect(x: 20, y: 10, width: 40, height: 20))
    #expect(frame([.flexibleWidth, .flexibleHeight]) == CGRect(x: 20, y: 10, width: 140, height: 50))
    #expect(frame([.flexibleLeftMargin, .flexibleTopMargin]) == CGRect(x: 120, y: 40, width: 40, height: 20))
    #expect(
      frame([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin])
        == CGRect(x: 40, y: 17.5, width: 80, height: 20))
    subview.translatesAutoresizingMaskIntoConstraints = false
    #expect(frame([.flexibleWidth]) == CGRect(x: 20, y: 10, width: 40, height: 20))
  }
}
#endif
