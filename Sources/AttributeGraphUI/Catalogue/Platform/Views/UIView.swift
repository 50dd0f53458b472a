#if !canImport(Darwin)
import Foundation

/// A view of UIKit: a tree of objects with values, which a host lays out for a `UIViewRepresentable`.
///
/// It is not drawn, and constraints are stored but not solved. A test finds it with `ViewHost.platformObjects(of:)` and
/// reads its values.
open class UIView: UIResponder, UIAppearance, CALayerDelegate {
  /// The type of `contentMode`.
  public typealias ContentMode = UIViewContentMode
  /// The value for a missing intrinsic size along an axis.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A target size that is as small as possible.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target size that is as large as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The rectangle in the superview, in points.
  open var frame: CGRect {
    didSet {
      ownLayer?.frame = frame
      guard frame.size != oldValue.size else { return }
      setNeedsLayout()
      for view in subviews { view.autoresize(from: oldValue.size, to: frame.size) }
    }
  }
  /// The background colour; nil for none.
  open var backgroundColor: UIColor?
  /// The tint colour; nil inherits it.
  open var tintColor: UIColor? { didSet { tintColorDidChange() } }
  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether it is opaque.
  open var isOpaque = true
  /// Whether the content is clipped to the bounds.
  open var clipsToBounds = false
  /// Whether the view receives events.
  open var isUserInteractionEnabled = true
  /// Whether the view receives several touches.
  open var isMultipleTouchEnabled = false
  /// How the content is placed in the bounds.
  open var contentMode = UIViewContentMode.scaleToFill
  /// A custom number.
  open var tag = 0
  /// The transform of the view.
  open var transform = CGAffineTransform.identity
  /// How the size follows that of the superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the frame becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The margins, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The margins by layout direction, in points.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Light or dark; unspecified to inherit it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether the view is an accessibility element.
  open var isAccessibilityElement = false
  /// The accessibility label.
  open var accessibilityLabel: String?
  /// The accessibility value.
  open var accessibilityValue: String?
  /// The accessibility hint.
  open var accessibilityHint: String?
  /// The identifier by which tests find the view.
  open var accessibilityIdentifier: String?
  /// The layer, an instance of `layerClass`, whose delegate the view is.
  public final var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = Self.makeLayer()
    ownLayer = layer
    layer.frame = frame
    layer.delegate = self
    layer.setNeedsLayout()
    return layer
  }
  /// The subviews, from back to front.
  public private(set) var subviews: [UIView] = []
  /// The parent view.
  public private(set) weak var superview: UIView?
  /// The constraints between the subviews.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// The values that are only stored.
  var settings = UIViewSettings()
  private var ownLayer: CALayer?
  private var constraintsAreOld = true
  private var priorities: [String: UILayoutPriority] = [:]
  private static let proxy = UIView()

  /// Makes a view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view without a size: decoding is not supported.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The appearance proxy of all views; it keeps the values that are set.
  open class func appearance() -> UIView { proxy }

  /// The controller of the view, or else its superview.
  open override var next: UIResponder? { settings.controller ?? superview }

  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The centre in the superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The window that contains the view; nil for none.
  open var window: UIWindow? {
    var view: UIView? = self
    while let here = view {
      if let window = here as? UIWindow { return window }
      view = here.superview
    }
    return nil
  }

  /// The safe area insets, in points.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The traits of the environment, with those that the view sets.
  open var traitCollection: UITraitCollection { settings.traits.traits(inside: superview?.traitCollection) }
  /// The intrinsic content size; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// The size for a proposal: that of the content, or the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? frame.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? frame.height : own.height)
  }

  /// The size for a proposal: that of the content, or that of the view.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// The size for a proposal: that of the content, with the length of the target along an axis on which it is required.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let (fixesWidth, fixesHeight) = (horizontalFittingPriority >= .required, verticalFittingPriority >= .required)
    if let hosting = self as? any HostingView {
      return hosting.hostedSize(
        for: ProposedViewSize(
          width: fixesWidth ? targetSize.width : nil, height: fixesHeight ? targetSize.height : nil))
    }
    let own = systemLayoutSizeFitting(
      CGSize(
        width: fixesWidth ? targetSize.width : UIView.layoutFittingExpandedSize.width,
        height: fixesHeight ? targetSize.height : UIView.layoutFittingExpandedSize.height))
    return CGSize(
      width: fixesWidth ? targetSize.width : own.width, height: fixesHeight ? targetSize.height : own.height)
  }

  /// Resizes the view to its content.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  // MARK: - The views inside

  /// Adds a subview in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a subview at an index.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view.superview !== self else {
      subviews.removeAll { $0 === view }
      return subviews.insert(view, at: min(max(index, 0), subviews.count))
    }
    let changesWindow = view.window !== window
    view.willMove(toSuperview: self)
    if changesWindow { view.forEachInside { $0.willMove(toWindow: window) } }
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    setNeedsLayout()
    view.didMoveToSuperview()
    if changesWindow { view.forEachInside { $0.didMoveToWindow() } }
    didAddSubview(view)
  }

  /// Inserts a subview behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: siblingSubview) ?? subviews.count)
  }

  /// Inserts a subview in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: (subviews.firstIndex(of: siblingSubview) ?? subviews.count - 1) + 1)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    let changesWindow = window != nil
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if changesWindow { forEachInside { $0.willMove(toWindow: nil) } }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
    if changesWindow { forEachInside { $0.didMoveToWindow() } }
  }

  private func forEachInside(_ visit: (UIView) -> Void) {
    visit(self)
    for view in subviews { view.forEachInside(visit) }
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }
  /// Whether the view is another one or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { self === view || (superview?.isDescendant(of: view) ?? false) }

  /// The first view with a tag, among this one and its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Runs before the superview changes; nil stands for none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Runs before the window changes; nil stands for none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Runs after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Runs before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Runs after the tint colour has changed.
  open func tintColorDidChange() {}
  /// Runs after the safe area insets have changed; a host never calls it.
  open func safeAreaInsetsDidChange() {}
  /// Runs after the traits have changed; a host never calls it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The class of the layer, which is made by its `init()`.
  open class var layerClass: AnyClass { CALayer.self }
  /// Runs after the superview has changed.
  open func didMoveToSuperview() {}
  /// Runs after the window has changed.
  open func didMoveToWindow() {}

  // MARK: - Layout

  /// Requests a new layout of the subviews.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Requests that the content is drawn again; nothing is drawn.
  open func setNeedsDisplay() {}
  /// Requests an update of constraints, which happens before the next layout; they are not solved.
  open func setNeedsUpdateConstraints() { constraintsAreOld = true }
  /// Whether constraints are updated before the next layout.
  open func needsUpdateConstraints() -> Bool { constraintsAreOld }
  /// Invalidates the intrinsic content size.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  /// Draws the content; it is never called.
  open func draw(_ rect: CGRect) {}
  /// Sets the frames of the subviews.
  open func layoutSubviews() {}
  /// Updates constraints; it runs before a layout if it was requested, and before the first one.
  open func updateConstraints() {}

  /// Updates the constraints of the subviews and then those of the view, if needed.
  open func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard constraintsAreOld else { return }
    constraintsAreOld = false
    if let controller = settings.controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Updates constraints and lays out the subviews, if needed.
  open func layoutIfNeeded() {
    updateConstraintsIfNeeded()
    layer.layoutIfNeeded()
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Lays out the subviews; it runs when the layer of the view lays out.
  open func layoutSublayers(of layer: CALayer) { if layer === ownLayer { layoutSubviews() } }

  /// Sets the priority for not being larger than the content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities["hug \(axis)"] = priority
  }

  /// Sets the priority for not being smaller than the content.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities["resist \(axis)"] = priority
  }

  /// The priority for not being larger than the content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities["hug \(axis)"] ?? .defaultLow
  }

  /// The priority for not being smaller than the content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities["resist \(axis)"] ?? .defaultHigh
  }

  // MARK: - Coordinates and events

  /// Converts a point from another view's coordinates, in points; nil is the outermost view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (there, here) = (view?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// Converts a point to another view's coordinates, in points; nil is the outermost view.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (there, here) = (view?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// Converts a rectangle to another view's coordinates, in points; nil is the outermost view.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Whether a point is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The view that a touch at a point hits; nil for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Resigns the first responder among this view and its subviews.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    for view in subviews { view.endEditing(force) }
    return resignFirstResponder()
  }

  private var originInRoot: CGPoint {
    let origin = superview?.originInRoot ?? .zero
    return CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
  }
}
#endif
