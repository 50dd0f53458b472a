#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Layers, animations, appearances, geometry and words by UIKit's names.
@MainActor
struct `Platform looks` {
  final class Shade: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func `a view has a layer of the class that it names`() {
    #expect(Shade().layer is CAGradientLayer)
    #expect(type(of: UIView().layer) == CALayer.self)
  }

  @Test func `the position of a layer is that of its anchor point`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
    #expect(layer.position == CGPoint(x: 20, y: 30))
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 1, y: 2)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 20, height: 40))
  }

  @Test func `a property animator makes its changes once and then completes`() {
    let view = UIView()
    var positions: [UIViewPropertyAnimator.Position] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha -= 0.5 }
    animator.addCompletion { positions.append($0) }
    animator.fractionComplete = 0.3
    #expect(view.alpha == 0.5)
    #expect(animator.state == .active)
    animator.startAnimation()
    #expect(view.alpha == 0.5)
    #expect(positions == [.end])
    #expect(animator.state == .inactive)
  }

  @Test func `key frames of UIKit are all made at once`() {
    let view = UIView()
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.tag = 3 }
    }
    #expect(view.alpha == 0.5)
    #expect(view.tag == 3)
  }

  @Test func `the appearance of bar buttons is kept, wherever they stand`() {
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .red
    defer { UIBarButtonItem.appearance().tintColor = nil }
    #expect(UIBarButtonItem.appearance().tintColor == .red)
    UILabel.appearance(whenContainedInInstancesOf: [UIAlertController.self]).numberOfLines = 2
    defer { UILabel.appearance().numberOfLines = 1 }
    #expect(UILabel.appearance().numberOfLines == 2)
  }

  final class Note: UILabel {}

  @Test func `a class without an appearance proxy of its own says so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Note.appearance(whenContainedInInstancesOf: [])
    }
    #expect(standardErrorText(of: result).contains("Note has no appearance proxy."))
  }

  @Test func `a look of tabs that takes the usual one forgets its colours`() {
    let look = UITabBarItemAppearance(style: .inline)
    look.normal.iconColor = .red
    look.configureWithDefault(for: .stacked)
    #expect(look.normal.iconColor == nil)
    #expect(look.style == .stacked)
  }

  @Test func `geometry has the names of C`() {
    let (one, two) = (CGRectMake(0, 0, 10, 10), CGRectMake(5, 5, 10, 10))
    #expect(CGRectUnion(one, two) == CGRectMake(0, 0, 15, 15))
    #expect(CGRectIntersection(one, two) == CGRectMake(5, 5, 5, 5))
    #expect([one, two].reduce(.null, CGRectUnion).width == 15)
    #expect(CGRectContainsPoint(one, CGPointMake(1, 1)))
    let moved = CGAffineTransformConcat(CGAffineTransformMakeScale(2, 2), CGAffineTransformMakeTranslation(1, 0))
    #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 3, y: 2))
  }

  @Test func `a window stands in front of alerts by a number`() {
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
  }

  @Test func `every word is spelled right but those that a test names`() {
    let checker = UITextChecker()
    func place(in text: String, from start: Int = 0, wraps: Bool = false) -> NSRange {
      checker.rangeOfMisspelledWord(
        in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wraps, language: "en")
    }
    #expect(place(in: "a wrod").location == NSNotFound)
    UITextChecker.misspelledWords = ["wrod": ["word"]]
    defer { UITextChecker.misspelledWords = [:] }
    #expect(place(in: "a wrod") == NSRange(location: 2, length: 4))
    #expect(place(in: "a wrod", from: 6).location == NSNotFound)
    #expect(place(in: "a wrod", from: 6, wraps: true).location == 2)
    #expect(checker.guesses(forWordRange: NSRange(location: 2, length: 4), in: "a wrod", language: "en") == ["word"])
    checker.ignoreWord("wrod")
    #expect(place(in: "a wrod").location == NSNotFound)
  }

  @Test func `the program has the names of the keyboard's notifications`() {
    #expect(UIApplication.keyboardWillShowNotification == UIResponder.keyboardWillShowNotification)
    #expect(UIActivity.ActivityType.print == UIActivityViewController.ActivityType.print)
  }
}
#endif
