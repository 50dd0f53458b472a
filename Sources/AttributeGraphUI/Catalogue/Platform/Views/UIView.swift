#if !canImport(Darwin)
import Foundation

/// A view of UIKit: a tree of objects with values, which a host lays out where a `UIViewRepresentable` stands for one.
///
/// Nothing is drawn of it, and constraints are kept but not solved. A test finds it by `ViewHost.platformObjects(of:)` and
/// reads what was set.
open class UIView: UIResponder, UIAppearance {
  /// The type of `contentMode`.
  public typealias ContentMode = UIViewContentMode
  /// The size of a view that has none of its own in a direction.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A size that is as small as possible.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A size that is as large as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The rectangle in the view around, in points.
  open var frame: CGRect { didSet { if frame.size != oldValue.size { needsLayout = true } } }
  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor?
  /// The colour of controls; nil for that of what is around.
  open var tintColor: UIColor? { didSet { tintColorDidChange() } }
  /// How much is seen of the view, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether nothing is seen of the view.
  open var isHidden = false
  /// Whether nothing is seen of what is behind.
  open var isOpaque = true
  /// Whether what is inside is cut off at the bounds.
  open var clipsToBounds = false
  /// Whether the view gets events.
  open var isUserInteractionEnabled = true
  /// Whether several fingers count.
  open var isMultipleTouchEnabled = false
  /// How the content lies in the bounds.
  open var contentMode = UIViewContentMode.scaleToFill
  /// A number of the program's.
  open var tag = 0
  /// How the view is moved, turned and scaled.
  open var transform = CGAffineTransform.identity
  /// How the size follows that of the view around.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the frame stands for constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The distances between the edges and the content, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The margins by the direction of lines, in points.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Light or dark; unspecified to inherit it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether accessibility knows the view.
  open var isAccessibilityElement = false
  /// The words for the view.
  open var accessibilityLabel: String?
  /// The words for the view's value.
  open var accessibilityValue: String?
  /// The words for what the view does.
  open var accessibilityHint: String?
  /// The name by which tests find the view.
  open var accessibilityIdentifier: String?
  /// The layer behind the content, of the class that `layerClass` names.
  public private(set) lazy var layer: CALayer = Self.makeLayer()
  /// The views inside, from back to front.
  public private(set) var subviews: [UIView] = []
  /// The view around.
  public private(set) weak var superview: UIView?
  /// The constraints between the views inside.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// The values that change nothing here.
  var settings = UIViewSettings()
  private var needsLayout = true
  private var priorities: [String: UILayoutPriority] = [:]
  private static let proxy = UIView()

  /// Makes a view in a rectangle.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view without a size: archives are not read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The appearance proxy of all views; it keeps the values that are set.
  open class func appearance() -> UIView { proxy }

  open override var next: UIResponder? { superview }

  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle in the view around, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The window in which the view stands; nil for none.
  open var window: UIWindow? {
    var view: UIView? = self
    while let here = view {
      if let window = here as? UIWindow { return window }
      view = here.superview
    }
    return nil
  }

  /// The distances that content should keep from the edges, in points.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The traits of the surroundings.
  open var traitCollection: UITraitCollection { .current }
  /// The size of the content; `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// The size for a proposal: that of the content, or that of the view.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? frame.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? frame.height : own.height)
  }

  /// The size for a proposal: that of the content, or that of the view.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// Takes the size of the content.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  // MARK: - The views inside

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    needsLayout = true
    view.didMoveToSuperview()
    view.didMoveToWindow()
    didAddSubview(view)
  }

  /// Puts a view behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: siblingSubview) ?? subviews.count)
  }

  /// Puts a view in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: (subviews.firstIndex(of: siblingSubview) ?? subviews.count - 1) + 1)
  }

  /// Takes the view out of the view around.
  open func removeFromSuperview() {
    guard let around = superview else { return }
    around.willRemoveSubview(self)
    willMove(toSuperview: nil)
    around.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Puts a view that is inside in front of the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
  /// Puts a view that is inside behind the others.
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }
  /// Whether the view is another one or inside of it.
  open func isDescendant(of view: UIView) -> Bool { self === view || (superview?.isDescendant(of: view) ?? false) }

  /// The first view with a number, here or inside.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Runs before the view around is another one; nil stands for none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Runs before the window is another one; a host never calls it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Runs when a view is inside.
  open func didAddSubview(_ subview: UIView) {}
  /// Runs before a view is inside no more.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Runs when the colour of controls is another one.
  open func tintColorDidChange() {}
  /// Runs when the distances of the safe area are others; a host never calls it.
  open func safeAreaInsetsDidChange() {}
  /// Runs when the traits are others; a host never calls it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The class of the layer: a gradient, a figure, particles, or an ordinary one.
  open class var layerClass: AnyClass { CALayer.self }
  /// Runs when the view around is another one.
  open func didMoveToSuperview() {}
  /// Runs when the window is another one.
  open func didMoveToWindow() {}

  // MARK: - Layout

  /// Has the views inside laid out again.
  open func setNeedsLayout() { needsLayout = true }
  /// Has the content drawn again; nothing is drawn.
  open func setNeedsDisplay() {}
  /// Has the constraints worked out again; they are not solved.
  open func setNeedsUpdateConstraints() {}
  /// Says that the size of the content is another one.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  /// Draws the content; it is never called.
  open func draw(_ rect: CGRect) {}
  /// Sets the frames of the views inside.
  open func layoutSubviews() {}
  /// Brings constraints up to date; it is never called.
  open func updateConstraints() {}

  /// Lays the views inside out, if that is needed.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Sets how much the view wants not to be larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities["hug \(axis)"] = priority
  }

  /// Sets how much the view wants not to be smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities["resist \(axis)"] = priority
  }

  /// How much the view wants not to be larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities["hug \(axis)"] ?? .defaultLow
  }

  /// How much the view wants not to be smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities["resist \(axis)"] ?? .defaultHigh
  }

  // MARK: - Coordinates and events

  /// A point of another view's coordinates in this one's, in points; nil stands for the outermost view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (there, here) = (view?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// A point of this view's coordinates in another one's, in points; nil stands for the outermost view.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (there, here) = (view?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A rectangle of this view's coordinates in another one's, in points; nil stands for the outermost view.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Whether a point is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The view that a finger meets at a point; nil for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Makes nobody here or inside get what a person writes.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    for view in subviews { view.endEditing(force) }
    return resignFirstResponder()
  }

  private var originInRoot: CGPoint {
    let around = superview?.originInRoot ?? .zero
    return CGPoint(x: around.x + frame.minX, y: around.y + frame.minY)
  }

  /// How the size of a view follows that of the view around.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance on the left may change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance on the right may change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance above may change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance below may change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
#endif
