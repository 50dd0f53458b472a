#if !canImport(Darwin)
import Foundation

/// The appearance of a bar of UIKit; it is stored and not drawn.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The background of the bar, as it was set last.
  public enum Ground: Sendable {
    /// Default, opaque, or transparent.
    case `default`, opaque, transparent
  }

  /// The background of the bar, as it was set last.
  public private(set) var ground = Ground.default
  /// The colour of the background; nil for the default one.
  open var backgroundColor: UIColor?
  /// The blur of the background; nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// The picture of the background; nil for none.
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge; nil for none.
  open var shadowColor: UIColor?
  /// The picture of the line at the edge; nil for none.
  open var shadowImage: UIImage?

  /// Makes the default appearance.
  public override init() { super.init() }

  /// Sets the default background.
  open func configureWithDefaultBackground() { configure(.default) }
  /// Sets an opaque background.
  open func configureWithOpaqueBackground() { configure(.opaque) }
  /// Sets a transparent background.
  open func configureWithTransparentBackground() { configure(.transparent) }

  private func configure(_ ground: Ground) {
    self.ground = ground
    backgroundEffect = ground == .default ? UIBlurEffect(style: .systemChromeMaterial) : nil
    (backgroundColor, backgroundImage) = (ground == .opaque ? .systemBackground : nil, nil)
    (shadowColor, shadowImage) = (ground == .transparent ? nil : .separator, nil)
  }
}

/// The appearance of buttons of a bar.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance: NSObject {
  /// The style from which the appearance was made.
  public private(set) var style = UIBarButtonItem.Style.plain
  /// The default look.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance while they are held.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance while they are disabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance while they have the focus.
  public let focused = UIBarButtonItemStateAppearance()
  /// Makes the default appearance.
  public override init() { super.init() }
  /// Makes the appearance of a style.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
    self.style = style
  }
  /// Sets the default appearance of a style.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for look in [normal, highlighted, disabled, focused] { look.reset() }
  }
}

/// The appearance of buttons of a bar in a state.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance: NSObject {
  /// The appearance of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title from its default position.
  public var titlePositionAdjustment = UIOffset.zero
  /// The picture behind the title.
  public var backgroundImage: UIImage?
  override init() { super.init() }
  /// Sets the default appearance.
  func reset() { (titleTextAttributes, titlePositionAdjustment, backgroundImage) = ([:], .zero, nil) }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The appearance of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The offset of the title from its default position.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture of the back button.
  public private(set) var backIndicatorImage: UIImage?

  /// Sets the picture of the back button.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) { backIndicatorImage = image }
}

/// The appearance of a tab in a state.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance: NSObject {
  /// The appearance of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the symbol.
  public var iconColor: UIColor?
  /// The colour of the badge.
  public var badgeBackgroundColor: UIColor?
  /// The appearance of the badge's words.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title from its default position.
  public var titlePositionAdjustment = UIOffset.zero
  /// The offset of the badge from its default position.
  public var badgePositionAdjustment = UIOffset.zero
  override init() { super.init() }
  /// Sets the default appearance.
  func reset() {
    (titleTextAttributes, badgeTextAttributes) = ([:], [:])
    (iconColor, badgeBackgroundColor) = (nil, nil)
    (titlePositionAdjustment, badgePositionAdjustment) = (.zero, .zero)
  }
}

/// The appearance of tabs.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
  /// The arrangement of tabs.
  public enum Style: Int, Sendable {
    /// The title under the symbol, beside it, or beside it in a compact space.
    case stacked, inline, compactInline
  }

  /// The style with which the look began.
  public private(set) var style = Style.stacked
  /// The default look.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected one.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled ones.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance of the one that has the focus.
  public let focused = UITabBarItemStateAppearance()
  /// Makes the default appearance.
  public override init() { super.init() }
  /// Makes the appearance of a style.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }
  /// Sets the default appearance of a style.
  public func configureWithDefault(for style: Style) {
    self.style = style
    for look in [normal, selected, disabled, focused] { look.reset() }
  }
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of stacked tabs.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of inline tabs.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of compact inline tabs.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the tab that is selected.
  open var selectionIndicatorTintColor: UIColor?
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
}

/// The kind of space for a bar.
public enum UIBarMetrics: Int, Sendable {
  /// Default, or a compact space.
  case `default`, compact, defaultPrompt = 101, compactPrompt
}

/// The light of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Light or dark.
  case `default`, black
}

/// A navigation bar; only its appearance is stored.
open class UINavigationBar: UIView {
  private static let proxy = UINavigationBar()
  /// The controller whose bar it is.
  weak var controller: UINavigationController?
  /// The item of the page that is shown.
  open var topItem: UINavigationItem? { controller?.topViewController?.navigationItem }
  /// The items of the pages, beginning with the root.
  open var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }
  /// The appearance; nil for the default one.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance where content ends at the bar; nil for the same.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance in a compact space; nil for the same.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance in a compact space, where content ends at the bar; nil for the same.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// The style: light or dark.
  open var barStyle = UIBarStyle.default
  /// Whether the background shows through.
  open var isTranslucent = true
  /// Whether titles may be large.
  open var prefersLargeTitles = false
  /// The appearance of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The appearance of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the line at the edge.
  open var shadowImage: UIImage?
  /// The picture of the back button.
  open var backIndicatorImage: UIImage?
  /// The mask of the picture of the back button during transitions.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// The appearance proxy of these bars; it keeps the values that are set.
  open override class func appearance() -> UINavigationBar { proxy }
  /// Sets the picture of the background.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) { backgroundImages[barMetrics] = image }
  /// The picture of the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
}

/// A tab bar; only its appearance is stored.
open class UITabBar: UIView {
  /// How the items are placed.
  public enum ItemPositioning: Int, Sendable {
    /// Automatic, over the whole width, or in the middle.
    case automatic, fill, centered
  }

  /// How the items are placed.
  open var itemPositioning = ItemPositioning.automatic
  private static let proxy = UITabBar()
  /// The look.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance where content ends at the bar; nil for the same.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// The style: light or dark.
  open var barStyle = UIBarStyle.default
  /// Whether the background shows through.
  open var isTranslucent = true
  /// The colour of the tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// The picture of the background.
  open var backgroundImage: UIImage?
  /// The picture of the line at the edge.
  open var shadowImage: UIImage?
  /// The appearance proxy of these bars; it keeps the values that are set.
  open override class func appearance() -> UITabBar { proxy }
}

/// A toolbar; only its appearance is stored.
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  private static let proxy = UIToolbar()
  /// The look.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance where content ends at the bar; nil for the same.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// Whether the background shows through.
  open var isTranslucent = true
  /// The appearance proxy of these bars; it keeps the values that are set.
  open override class func appearance() -> UIToolbar { proxy }
}
#endif
