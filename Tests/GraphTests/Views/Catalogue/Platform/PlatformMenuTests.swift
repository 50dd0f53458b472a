#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// Menus, columns, colours and timings of UIKit, and what strings have beside characters.
@MainActor
struct `Platform menus and columns` {
  final class Menus: UIContextMenuInteractionDelegate {
    var deleted = 0

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard location.x < 50 else { return nil }
      return UIContextMenuConfiguration(previewProvider: { UIViewController(nibName: nil, bundle: nil) }) { _ in
        UIMenu(children: [UIAction(title: "Delete") { _ in self.deleted += 1 }])
      }
    }
  }

  @Test func `a test opens the menu of a view and runs its actions`() {
    let (menus, view, other) = (Menus(), UIView(), UIView())
    let interaction = UIContextMenuInteraction(delegate: menus)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    #expect(interaction.openMenu(at: CGPoint(x: 60, y: 0)) == nil)
    let menu = interaction.openMenu(at: CGPoint(x: 10, y: 0))
    (menu?.children.first as? UIAction)?.press()
    #expect(menus.deleted == 1)
    #expect(interaction.preview != nil)
    #expect(interaction.location(in: view) == CGPoint(x: 10, y: 0))
    interaction.updateVisibleMenu { $0.replacingChildren([]) }
    #expect(interaction.menu?.children.isEmpty == true)
    interaction.dismissMenu()
    #expect(interaction.menu == nil && interaction.preview == nil)
    other.addInteraction(interaction)
    #expect(view.interactions.isEmpty)
    #expect(other.interactions.count == 1 && interaction.view === other)
    other.interactions = []
    #expect(interaction.view == nil)
  }

  final class Steps: UIContextMenuInteractionDelegate {
    var log: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "menu") })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      animator?.addCompletion { self.log.append("opened") }
      animator?.addAnimations { self.log.append("opens") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("closes") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { animator.addCompletion { self.log.append("content") } }
  }

  @Test func `the delegate of a menu is notified of its opening, its preview and its end`() {
    let steps = Steps()
    let interaction = UIContextMenuInteraction(delegate: steps)
    interaction.openMenu()
    #expect(steps.log == ["opens", "opened"])
    interaction.openPreview()
    #expect(steps.log == ["opens", "opened", "closes", "content"])
    interaction.dismissMenu()
    interaction.openPreview()
    #expect(steps.log.count == 4 && interaction.menu == nil)
  }

  private func page(_ text: String) -> UIViewController { UIHostingController(rootView: Text(text)) }

  struct Columns: UIViewControllerRepresentable {
    let controller: UISplitViewController
    func makeUIViewController(context: Context) -> UISplitViewController { controller }
    func updateUIViewController(_ controller: UISplitViewController, context: Context) {}
  }

  @Test func `the columns of a split view controller are beside each other`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (first, last) = (page("first"), page("last"))
    split.setViewController(first, for: .primary)
    split.setViewController(last, for: .secondary)
    split.setViewController(page("compact"), for: .compact)
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Columns(controller: split) }
    #expect(host.texts == ["first", "last"])
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(last.view.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(first.splitViewController === split)
  }

  @Test func `a column of a split view controller is hidden, shown and replaced`() {
    let split = UISplitViewController(style: .tripleColumn)
    split.viewControllers = [page("1"), page("2"), page("3")]
    let host = ViewHost { Columns(controller: split) }
    #expect(host.texts == ["1", "2", "3"])
    #expect(split.displayMode == .twoBesideSecondary)
    split.hide(.primary)
    #expect(host.texts == ["2", "3"])
    split.showDetailViewController(page("4"), sender: nil)
    #expect(host.texts == ["2", "4"])
    split.show(.primary)
    #expect(host.texts == ["1", "2", "4"])
    split.viewControllers = []
    #expect(split.children.isEmpty && host.texts.isEmpty)
    #expect(split.displayMode == .secondaryOnly)
  }

  final class Chosen: UIColorPickerViewControllerDelegate {
    var colors: [UIColor] = []
    var finished = false
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      colors.append(viewController.selectedColor)
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { finished = true }
  }

  @Test func `the delegate of a colour picker is notified of colours and of the end`() {
    let (picker, chosen) = (UIColorPickerViewController(nibName: nil, bundle: nil), Chosen())
    let presenter = UIViewController(nibName: nil, bundle: nil)
    picker.delegate = chosen
    presenter.present(picker, animated: true)
    picker.choose(.red)
    picker.supportsAlpha = false
    picker.choose(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    #expect(chosen.colors == [.red, UIColor(red: 0, green: 1, blue: 0, alpha: 1)])
    picker.finish()
    #expect(chosen.finished && presenter.presentedViewController == nil)
  }

  @Test func `an animator has the timing that it was made with, and the duration of a spring`() {
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    #expect(animator.timingParameters === spring)
    #expect(animator.duration == spring.settlingDuration && animator.duration > 0)
    let ratio = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(UIViewPropertyAnimator(duration: 9, timingParameters: ratio).duration == 9)
    let curve = UICubicTimingParameters(animationCurve: .easeIn)
    #expect((curve.controlPoint1, curve.timingCurveType) == (CGPoint(x: 0.42, y: 0), .builtin))
    let points = UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 0))
    #expect(points.timingParameters?.cubicTimingParameters?.controlPoint2 == CGPoint(x: 1, y: 0))
    var changes = 0
    animator.addAnimations { changes += 1 }
    animator.startAnimation()
    #expect(changes == 1)
  }

  @Test func `a string has an attachment as a character, and a shadow is copied`() throws {
    let attachment = NSTextAttachment(image: UIImage())
    let string = NSAttributedString(attachment: attachment)
    #expect(string.string.unicodeScalars.map { Int($0.value) } == [NSTextAttachment.character])
    #expect(attachment.image != nil && attachment.contents == nil)
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.red
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy.isEqual(shadow) && copy.hash == shadow.hash)
    copy.shadowOffset.width = 1
    #expect(!copy.isEqual(shadow))
  }

  @Test func `layers of texts and copies keep their values`() {
    let text = CATextLayer()
    (text.string, text.fontSize, text.alignmentMode) = ("a", 12, .center)
    let copy = CATextLayer(layer: text)
    #expect(copy.string as? String == "a" && copy.fontSize == 12 && copy.alignmentMode == .center)
    let replicator = CAReplicatorLayer()
    (replicator.instanceCount, replicator.instanceDelay) = (5, 0.25)
    let other = CAReplicatorLayer(layer: replicator)
    #expect(other.instanceCount == 5 && other.instanceDelay == 0.25)
  }
}
#endif
