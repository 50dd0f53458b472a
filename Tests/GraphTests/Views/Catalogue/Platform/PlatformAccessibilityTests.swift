#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// Elements and actions of assistive technologies in objects of UIKit.
@MainActor
struct `Accessibility of platform objects` {
  /// An element that stores what it was asked to do.
  final class Stepper: UIView {
    var actions: [String] = []
    var activates = true
    var scrolls = false

    override func accessibilityActivate() -> Bool {
      actions.append("activate")
      return activates
    }
    override func accessibilityIncrement() { actions.append("increment") }
    override func accessibilityDecrement() { actions.append("decrement") }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      actions.append("scroll \(direction)")
      return scrolls
    }
  }

  final class Page: UIViewController {
    var actions: [String] = []

    override func accessibilityPerformEscape() -> Bool {
      actions.append("escape")
      return true
    }
    override func accessibilityPerformMagicTap() -> Bool {
      actions.append("magic tap")
      return true
    }
  }

  struct PageView: UIViewControllerRepresentable {
    let subview: UIView
    func makeUIViewController(context: Context) -> Page {
      let page = Page(nibName: nil, bundle: nil)
      page.view.addSubview(subview)
      return page
    }
    func updateUIViewController(_ page: Page, context: Context) {}
  }

  struct Plain: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func stepper() -> Stepper {
    let view = Stepper(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.isAccessibilityElement = true
    (view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint) = ("Volume", "3", "Swipe")
    view.accessibilityTraits = [.adjustable, .header]
    return view
  }

  @Test func `a view of UIKit that declares to be an element has its words, traits and frame`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { PageView(subview: stepper()) }
    let element = try host.accessibilityElement("Volume")
    #expect((element.value, element.hint) == ("3", "Swipe"))
    #expect(element.traits == .isHeader)
    #expect(element.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(element.isAdjustable && element.isEnabled)
    #expect(host.accessibilityTree().labels == ["Volume"])
  }

  @Test func `an element of UIKit is activated, adjusted and scrolled by the host`() throws {
    let view = stepper()
    let host = ViewHost { PageView(subview: view) }
    try host.accessibilityActivate("Volume")
    try host.accessibilityAdjust("Volume", .increment)
    try host.accessibilityAdjust("Volume", .decrement)
    view.scrolls = true
    try host.accessibilityScroll("Volume", to: .bottom)
    #expect(view.actions == ["activate", "increment", "decrement", "scroll down"])
  }

  @Test func `escape and magic tap go from an element of UIKit to the first responder that acts`() throws {
    let view = stepper()
    let host = ViewHost { PageView(subview: view) }
    try host.accessibilityPerform(.escape, on: "Volume")
    try host.accessibilityPerform(.magicTap, on: "Volume")
    #expect(host.platformObjects(of: Page.self).first?.actions == ["escape", "magic tap"])
    #expect(try host.accessibilityElement("Volume").actionNames.isEmpty)
  }

  @Test func `custom actions of an element of UIKit are found by their names`() throws {
    let view = stepper()
    var performed: [String] = []
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Mute") { action in
        performed.append(action.name)
        return true
      }
    ]
    let host = ViewHost { PageView(subview: view) }
    #expect(try host.accessibilityElement("Volume").actionNames == ["Mute"])
    try host.accessibilityPerform("Mute", on: "Volume")
    #expect(performed == ["Mute"])
    #expect(throws: HostError.self) { try host.accessibilityPerform("Louder", on: "Volume") }
  }

  @Test func `a control that does not act on its activation is touched`() throws {
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    button.isAccessibilityElement = true
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let host = ViewHost { Plain(view: button) }
    try host.accessibilityActivate("Go")
    button.isEnabled = false
    try host.accessibilityActivate("Go")
    #expect(count == 1)
    let toggle = UISwitch()
    toggle.isAccessibilityElement = true
    toggle.accessibilityLabel = "Light"
    let other = ViewHost { Plain(view: toggle) }
    try other.accessibilityActivate("Light")
    #expect(toggle.isOn)
  }

  @Test func `elements that are no views stand for those of the subviews`() throws {
    let view = UIView()
    view.addSubview(stepper())
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "Bar 1"
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    let silent = UIAccessibilityElement(accessibilityContainer: view)
    silent.isAccessibilityElement = false
    view.accessibilityElements = [element, silent]
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Plain(view: view).padding(10) }
    #expect(host.accessibilityTree().labels == ["Bar 1"])
    #expect(try host.accessibilityElement("Bar 1").frame == CGRect(x: 11, y: 12, width: 3, height: 4))
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 12, width: 3, height: 4))
  }

  @Test func `hidden views of UIKit have no elements`() {
    let view = stepper()
    let host = ViewHost { PageView(subview: view) }
    view.isHidden = true
    #expect(host.accessibilityTree().labels.isEmpty)
    view.isHidden = false
    view.superview?.accessibilityElementsHidden = true
    #expect(host.accessibilityTree().labels.isEmpty)
  }

  @Test func `the next responder of a view is its controller, and that of a controller the view outside`() {
    let (outer, inner) = (UIViewController(nibName: nil, bundle: nil), UIViewController(nibName: nil, bundle: nil))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    let subview = UIView()
    inner.view.addSubview(subview)
    var names: [String] = []
    var responder: UIResponder? = subview
    while let here = responder {
      names.append(here === inner ? "inner" : here === outer ? "outer" : "view")
      responder = here.next
    }
    #expect(names == ["view", "view", "inner", "view", "outer"])
  }
}
#endif
