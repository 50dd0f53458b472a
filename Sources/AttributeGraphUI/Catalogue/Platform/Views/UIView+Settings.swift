#if !canImport(Darwin)
import Foundation

/// The values of a view that are only stored.
@MainActor
struct UIViewSettings {
  var mask: UIView?
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var isExclusiveTouch = false
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var contentScaleFactor: CGFloat = 1
  var accessibilityTraits = UIAccessibilityTraits.none
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
  var shouldGroupAccessibilityChildren = false
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var traits = UITraitContext()
  /// The controller of the view, if it is the view of one.
  weak var controller: UIViewController?
  /// The view around this one, if this one or its controller represents a view of SwiftUI.
  var container: RepresentedContainer?
}

/// The layout direction of a view's content.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Unspecified, of players, of space, left to right, or right to left.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Accessibility traits of UIKit.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// The roles of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// None.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Something that is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Something that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Something that is not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Something that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for a search.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Something that starts a recording or a player.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Something whose value can be changed.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Something that handles direct touch.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Something that turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
}

extension UIView {
  /// The dimming of the tint colour.
  public enum TintAdjustmentMode: Int, Sendable {
    /// Automatic, normal, or dimmed.
    case automatic, normal, dimmed
  }

  /// The view that masks this one; nil for none.
  public var mask: UIView? {
    get { settings.mask }
    set { settings.mask = newValue }
  }
  /// The layout direction of the content.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { settings.semanticContentAttribute }
    set { settings.semanticContentAttribute = newValue }
  }
  /// The dimming of the tint colour.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { settings.tintAdjustmentMode }
    set { settings.tintAdjustmentMode = newValue }
  }
  /// Whether touches are exclusive to this view.
  public var isExclusiveTouch: Bool {
    get { settings.isExclusiveTouch }
    set { settings.isExclusiveTouch = newValue }
  }
  /// Whether the margins of the superview apply here.
  public var preservesSuperviewLayoutMargins: Bool {
    get { settings.preservesSuperviewLayoutMargins }
    set { settings.preservesSuperviewLayoutMargins = newValue }
  }
  /// Whether the safe area is added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { settings.insetsLayoutMarginsFromSafeArea }
    set { settings.insetsLayoutMarginsFromSafeArea = newValue }
  }
  /// The number of pixels per point.
  public var contentScaleFactor: CGFloat {
    get { settings.contentScaleFactor }
    set { settings.contentScaleFactor = newValue }
  }
  /// The accessibility traits of the view.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { settings.accessibilityTraits }
    set { settings.accessibilityTraits = newValue }
  }
  /// Whether the subviews are hidden from accessibility.
  public var accessibilityElementsHidden: Bool {
    get { settings.accessibilityElementsHidden }
    set { settings.accessibilityElementsHidden = newValue }
  }
  /// Whether sibling views are hidden from accessibility.
  public var accessibilityViewIsModal: Bool {
    get { settings.accessibilityViewIsModal }
    set { settings.accessibilityViewIsModal = newValue }
  }
  /// Whether the subviews are grouped for accessibility.
  public var shouldGroupAccessibilityChildren: Bool {
    get { settings.shouldGroupAccessibilityChildren }
    set { settings.shouldGroupAccessibilityChildren = newValue }
  }

  /// The traits that the view sets for itself and its subviews.
  public var traitOverrides: any UITraitOverrides {
    get { settings.traits.overrides }
    set { settings.traits.overrides = newValue as? UITraits ?? UITraits() }
  }

  /// The gestures of the view.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { settings.gestureRecognizers.isEmpty ? nil : settings.gestureRecognizers }
    set {
      for gesture in settings.gestureRecognizers { removeGestureRecognizer(gesture) }
      for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
    }
  }
  /// Adds a gesture.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    settings.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Removes a gesture.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    settings.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }

  /// An empty view of the same size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }

  /// A layer of the view's layer class.
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else { return CALayer() }
    return makeObject(of: type)
  }
}

/// A container for the appearance of UIKit objects.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearanceContainer {}

extension UIAppearance {
  /// The appearance proxy, cast to this class.
  fileprivate static func appearanceProxy(_ proxy: AnyObject) -> Self {
    guard let proxy = proxy as? Self else {
      fatalError("\(Self.self) has no appearance proxy. Ask the class of UIKit from which it inherits.")
    }
    return proxy
  }
}

extension UIAppearance where Self: UIView {
  /// The appearance proxy for objects in containers; it is the one for all.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearanceProxy(appearance())
  }
}

extension UIAppearance where Self: UIBarItem {
  /// The appearance proxy for objects in others; it is that for all.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearanceProxy(appearance())
  }
}
#endif
