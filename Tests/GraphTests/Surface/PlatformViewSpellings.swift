import SwiftUI
import UIKit

/// Views of UIKit that hear of touches and choose their layer.
final class TouchSpelling: UIView, UIGestureRecognizerDelegate {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first, touch.phase == .began { _ = touch.location(in: self) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func awakeFromNib() { super.awakeFromNib() }
  override func willMove(toSuperview newSuperview: UIView?) {}
  override func willMove(toWindow newWindow: UIWindow?) {}
  override func didAddSubview(_ subview: UIView) {}
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 1, y: 1))
    context.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
    context.addEllipse(in: rect)
    context.closePath()
    context.setLineDash(phase: 0, lengths: [2, 1])
    context.setShadow(offset: .zero, blur: 2)
    context.drawPath(using: .fillStroke)
  }

  func settings() {
    mask = UIView()
    semanticContentAttribute = .forceRightToLeft
    accessibilityTraits = [.button, .header]
    isExclusiveTouch = true
    let pan = UIPanGestureRecognizer()
    pan.delegate = self
    addGestureRecognizer(pan)
    _ = pan.translation(in: self)
    _ = pan.state == .changed
    _ = snapshotView(afterScreenUpdates: true)
    layer.compositingFilter = "multiplyBlendMode"
    layer.shouldRasterize = true
    layer.anchorPoint = .zero
    layer.contentsGravity = .resizeAspect
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    animator.addAnimations { self.alpha = 0 }
    animator.fractionComplete = 0.5
    animator.stopAnimation(true)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
    }
  }

  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange, interaction: UITextItemInteraction
  ) -> Bool { interaction == .invokeDefaultAction }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

/// A window of a program's own, with a level.
final class WindowSpelling: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = .alert + 1
  }
  required init?(coder: NSCoder) { nil }
}

/// Fields with distances of their own.
final class FieldSpelling: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  func settings(_ view: UITextView, _ scroll: UIScrollView, _ label: UILabel) {
    clearsOnBeginEditing = false
    smartQuotesType = .no
    smartDashesType = .no
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
    view.linkTextAttributes = [.foregroundColor: UIColor.systemBlue]
    view.dataDetectorTypes = [.link, .phoneNumber]
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 12)]
    scroll.decelerationRate = .fast
    scroll.isDirectionalLockEnabled = true
    scroll.contentLayoutGuide.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor).isActive = true
    label.shadowColor = .black
    label.baselineAdjustment = .alignCenters
  }
}

/// Menus, buttons and appearances.
@MainActor
func menuSpellings(_ button: UIButton, image: UIImage) {
  let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc"), identifier: nil, state: .on) { _ in }
  button.menu = UIMenu(title: "Menu", options: .displayInline, children: [copy, UIMenu(children: [])])
  button.showsMenuAsPrimaryAction = true
  var configuration = UIButton.Configuration.filled()
  configuration.title = "Title"
  configuration.cornerStyle = .capsule
  configuration.imagePlacement = .trailing
  configuration.baseBackgroundColor = .systemBlue
  configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  button.configuration = configuration
  UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
  UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
  let look = UITabBarItemAppearance(style: .stacked)
  look.configureWithDefault(for: .inline)
  _ = image.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
  _ = image.applyingSymbolConfiguration(.init(paletteColors: [.red, .blue]))
  _ = UIImage(named: "x", in: .main, with: nil)
  let kinds: [UIActivity.ActivityType] = [.postToWeibo, .postToVimeo, .print]
  _ = (kinds, UITextChecker().guesses(forWordRange: NSRange(location: 0, length: 0), in: "", language: "en"))
  _ = [CGRect.zero].reduce(.null, CGRectUnion)
  _ = (CGRectInset(.zero, 1, 1), CGAffineTransformMakeRotation(1), CGAffineTransformIdentity)
  _ = (UIBackgroundFetchResult.newData, UIApplication.keyboardWillShowNotification)
  NSUbiquitousKeyValueStore.default.set("a", forKey: "b")
  _ = (ProcessInfo.processInfo.isLowPowerModeEnabled, ProcessInfo.processInfo.thermalState == .nominal)
  UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "a", localizedTitle: "A")]
}

/// A text view with designated initializers of its own.
final class EditorSpelling: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    textContainerInset = .zero
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
func animatedSpellings(of view: UIImageView, in grid: UICollectionView) -> [UIView] {
  view.animationImages = []
  view.animationDuration = 1
  view.startAnimating()
  view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 3).applying(.init(scale: .large))
  grid.scrollToItem(at: IndexPath(item: 0, section: 0), at: [.centeredHorizontally, .top], animated: true)
  return [
    EditorSpelling(), EditorSpelling(frame: .zero), UITextView(frame: .zero), UIProgressView(progressViewStyle: .bar),
  ]
}

struct SurroundingSpellings: View {
  @Environment(\.controlActiveState) private var active
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.isTabBarShowingSections) private var showsSections
  @Environment(\.sidebarRowSize) private var rowSize
  @AppStorage("seen") private var seen: Date?
  @AppStorage("since") private var since = Date.distantPast
  @Namespace private var namespace
  var body: some View {
    Button("\(active == .key ? "key" : "other")") { resetFocus(in: namespace) }
  }
}
