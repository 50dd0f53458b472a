#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// Updates of constraints, presses of keys, and traits of child controllers.
@MainActor
struct `Updates of platform objects` {
  final class Box: UIView {
    var log: [String] = []
    override func updateConstraints() {
      log.append("constraints")
      super.updateConstraints()
    }
    override func layoutSubviews() { log.append("layout") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log += presses.map { "began \($0.key?.characters ?? "")" }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
  }

  final class Page: UIViewController {
    let box = Box()
    var updates = 0
    override func loadView() { view = box }
    override func updateViewConstraints() {
      updates += 1
      super.updateViewConstraints()
    }
  }

  @Test func `constraints are updated before a layout, at first and after a request`() {
    let (outer, inner) = (Box(), Box())
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(outer.log == ["constraints", "layout"])
    #expect(inner.log == ["constraints", "layout"])
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    outer.updateConstraintsIfNeeded()
    #expect(!inner.needsUpdateConstraints())
    outer.layoutIfNeeded()
    #expect(outer.log == ["constraints", "layout"])
    #expect(inner.log == ["constraints", "layout", "constraints"])
  }

  @Test func `a controller updates the constraints of its view`() {
    let page = Page(nibName: nil, bundle: nil)
    page.view.layoutIfNeeded()
    #expect(page.updates == 1)
    #expect(page.box.log == ["constraints", "layout"])
  }

  @Test func `a press goes from a view to the view around it`() {
    let (outer, inner) = (Box(), UIView())
    outer.addSubview(inner)
    let press = UIPress(key: UIKey(characters: "A", charactersIgnoringModifiers: "a", modifierFlags: .shift))
    inner.pressesBegan([press], with: UIPressesEvent(presses: [press]))
    inner.pressesEnded([press], with: nil)
    #expect(outer.log == ["began A", "ended"])
    #expect(UIPressesEvent(presses: [press]).type == .presses)
    #expect(press.key?.charactersIgnoringModifiers == "a")
  }

  @Test func `a controller overrides the traits of a child until this one leaves`() {
    let (parent, child) = (UIViewController(nibName: nil, bundle: nil), UIViewController(nibName: nil, bundle: nil))
    parent.addChild(child)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(wide, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) === wide)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    child.removeFromParent()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    parent.addChild(child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `changes with a spring happen immediately`() {
    let view = UIView()
    var finished: [Bool] = []
    UIView.animate(springDuration: 0.3, bounce: 0.2) {
      view.alpha = 0.5
    } completion: {
      finished.append($0)
    }
    #expect(view.alpha == 0.5)
    #expect(finished == [true])
  }
}
#endif
