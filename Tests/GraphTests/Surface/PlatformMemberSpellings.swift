import QuartzCore
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// Members of UIKit that libraries override.
final class OverridingView: UIView {
  override func accessibilityActivate() -> Bool { true }
  override func accessibilityIncrement() {}
  override func accessibilityDecrement() {}
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  override func accessibilityPerformMagicTap() -> Bool { true }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .down }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    _ = layer.hitTest(.zero)?.name
  }
  override func updateConstraints() { super.updateConstraints() }

  func update() {
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
    _ = traitCollection.displayGamut == .P3
    let format = UIGraphicsImageRendererFormat(for: traitCollection)
    format.preferredRange = .extended
    UIView.animate(springDuration: 1, bounce: 0.2) { self.alpha = 0.5 }
    let spring = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 1))
    UIViewPropertyAnimator(duration: 0.3, timingParameters: spring).startAnimation()
    accessibilityCustomActions = [UIAccessibilityCustomAction(name: "a") { _ in true }]
    let text = CATextLayer()
    text.string = "a"
    text.alignmentMode = .center
    let replicator = CAReplicatorLayer()
    replicator.instanceTransform = CATransform3DMakeTranslation(1, 2, 3)
    replicator.addSublayer(text)
    layer.insertSublayer(replicator, below: layer.sublayers?.first)
  }
}

final class OverridingController: UIViewController {
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func overrideTraitCollection(forChild controller: UIViewController) -> UITraitCollection? {
    UITraitCollection(traitsFrom: [traitCollection, UITraitCollection(horizontalSizeClass: .regular)])
  }
  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
}

final class OverridingLayer: CALayer {
  var progress: CGFloat = 0
  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? OverridingLayer { progress = layer.progress }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func layoutSublayers() { super.layoutSublayers() }
  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
}

enum PlatformMemberSpellings {
  static let brightness = UIScreen.brightnessDidChangeNotification

  static func path(_ path: CGPath, _ other: CGPath) -> CGPath {
    path.union(other).subtracting(other, using: .evenOdd).copy(dashingWithPhase: 1, lengths: [2, 3])
  }

  static func text(_ image: UIImage) -> NSAttributedString {
    let attachment = NSTextAttachment()
    attachment.image = image
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.black
    let string = NSMutableAttributedString(string: "a", attributes: [.shadow: shadow])
    string.append(NSAttributedString(attachment: attachment))
    return string
  }

  static func transform(_ transform: CGAffineTransform) -> CGFloat { transform.decomposed().rotation }
}
