#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Fingers, gestures, fields and menus of UIKit.
@MainActor
struct `Platform input` {
  final class Pad: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { log.append("began \(touch.location(in: self).x) \(touch.location(in: self).y)") }
      super.touchesBegan(touches, with: event)
    }
    override func willMove(toSuperview newSuperview: UIView?) { log.append(newSuperview == nil ? "out" : "in") }
    override func tintColorDidChange() { log.append("tint") }
  }

  final class Screen: UIViewController {
    var touches = 0
    var shaken = false
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shaken = motion == .motionShake }
    override func viewIsAppearing(_ animated: Bool) { touches = 100 }
  }

  @Test func `a touch goes from a view to the view around it`() {
    let (outer, inner) = (Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Pad())
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    outer.addSubview(inner)
    inner.touchesBegan([UITouch(at: CGPoint(x: 1, y: 2), in: inner)], with: nil)
    #expect(inner.log == ["in", "began 1.0 2.0"])
    #expect(outer.log == ["began 11.0 22.0"])
  }

  @Test func `a view is notified of its superview and its tint`() {
    let (outer, inner) = (UIView(), Pad())
    outer.addSubview(inner)
    inner.tintColor = .red
    inner.removeFromSuperview()
    inner.removeFromSuperview()
    #expect(inner.log == ["in", "tint", "out"])
  }

  @Test func `a controller is notified of shakes and of its appearance`() {
    let (around, screen) = (UIViewController(), Screen())
    around.present(screen, animated: false)
    screen.motionEnded(.motionShake, with: nil)
    #expect(screen.shaken)
    #expect(screen.touches == 100)
  }

  @Test func `a gesture belongs to the view that it was added to last`() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil)
    #expect(second.gestureRecognizers == [tap])
    #expect(tap.view === second)
  }

  @Test func `a field replaces the marked part of its text`() throws {
    let field = UITextField()
    field.text = "one two"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
    field.insertText("three")
    #expect(field.text == "one three")
    field.deleteBackward()
    #expect(field.text == "one thre")
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 8)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    field.selectAll(nil)
    field.deleteBackward()
    #expect(!field.hasText)
  }

  @Test func `a letter of several units is taken away whole`() {
    let view = UITextView()
    view.text = "a👍🏽"
    view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
    view.deleteBackward()
    #expect(view.text == "a")
  }

  final class Keeper: NSObject, UITextFieldDelegate {
    var mayEnd = false
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  }

  @Test func `a delegate keeps a field from losing the keyboard`() {
    let (field, keeper) = (UITextField(), Keeper())
    field.delegate = keeper
    field.becomeFirstResponder()
    #expect(!field.resignFirstResponder())
    keeper.mayEnd = true
    #expect(field.resignFirstResponder())
  }

  @Test func `a field that clears itself is empty when writing begins`() {
    let field = UITextField()
    (field.text, field.clearsOnBeginEditing) = ("a", true)
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func `the actions of a menu run unless they are disabled`() {
    var log: [String] = []
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Open") { _ in log.append("open") })
    button.menu = UIMenu(children: [
      UIAction(title: "Copy") { log.append($0.title) },
      UIAction(title: "Cut", attributes: .disabled) { log.append($0.title) },
    ])
    for case let action as UIAction in button.menu?.children ?? [] { action.press() }
    button.sendActions(for: .touchUpInside)
    #expect(log == ["Copy", "open"])
    #expect(button.currentTitle == "Open")
    button.configuration?.title = "Close"
    #expect(button.currentTitle == "Close")
  }

  @Test func `zooming to a rectangle makes it as large as the view`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.maximumZoomScale = 4
    view.zoom(to: CGRect(x: 10, y: 20, width: 50, height: 25), animated: true)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 20, y: 40))
    #expect(view.pinchGestureRecognizer != nil)
  }
}
#endif
