#if !canImport(Darwin)
import Foundation

/// The look of a bar of UIKit; it is kept and not drawn.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The ground of the bar, as it was set last.
  public enum Ground: Sendable {
    /// As usual, in one colour, or none.
    case `default`, opaque, transparent
  }

  /// The ground of the bar, as it was set last.
  public private(set) var ground = Ground.default
  /// The colour of the ground; nil for the default one.
  open var backgroundColor: UIColor?
  /// How what is behind is blurred; nil for not at all.
  open var backgroundEffect: UIBlurEffect?
  /// The picture of the ground; nil for none.
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge; nil for none.
  open var shadowColor: UIColor?
  /// The picture of the line at the edge; nil for none.
  open var shadowImage: UIImage?

  /// Makes the default look.
  public override init() { super.init() }

  /// Takes the usual ground.
  open func configureWithDefaultBackground() { configure(.default) }
  /// Takes a ground of one colour.
  open func configureWithOpaqueBackground() { configure(.opaque) }
  /// Takes no ground.
  open func configureWithTransparentBackground() { configure(.transparent) }

  private func configure(_ ground: Ground) {
    self.ground = ground
    backgroundEffect = ground == .default ? UIBlurEffect(style: .systemChromeMaterial) : nil
    (backgroundColor, backgroundImage) = (ground == .opaque ? .systemBackground : nil, nil)
    (shadowColor, shadowImage) = (ground == .transparent ? nil : .separator, nil)
  }
}

/// The look of buttons of a bar.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance: NSObject {
  /// The style with which the look began.
  public private(set) var style = UIBarButtonItem.Style.plain
  /// The default look.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look while they are held.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look while they are disabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look while they have the focus.
  public let focused = UIBarButtonItemStateAppearance()
  /// Makes the default look.
  public override init() { super.init() }
  /// Makes the look of a style.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
    self.style = style
  }
  /// Takes the default look of a style.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for look in [normal, highlighted, disabled, focused] { look.reset() }
  }
}

/// The look of buttons of a bar in a state.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance: NSObject {
  /// The look of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title stands, beside its usual place.
  public var titlePositionAdjustment = UIOffset.zero
  /// The picture behind the title.
  public var backgroundImage: UIImage?
  override init() { super.init() }
  /// Takes the default look.
  func reset() { (titleTextAttributes, titlePositionAdjustment, backgroundImage) = ([:], .zero, nil) }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Where the title stands.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture of the button that leads back.
  public private(set) var backIndicatorImage: UIImage?

  /// Sets the picture of the button that leads back.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) { backIndicatorImage = image }
}

/// The look of a tab in a state.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance: NSObject {
  /// The look of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the symbol.
  public var iconColor: UIColor?
  /// The colour of the badge.
  public var badgeBackgroundColor: UIColor?
  /// The look of the badge's words.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title stands, beside its usual place.
  public var titlePositionAdjustment = UIOffset.zero
  /// Where the badge stands, beside its usual place.
  public var badgePositionAdjustment = UIOffset.zero
  override init() { super.init() }
  /// Takes the default look.
  func reset() {
    (titleTextAttributes, badgeTextAttributes) = ([:], [:])
    (iconColor, badgeBackgroundColor) = (nil, nil)
    (titlePositionAdjustment, badgePositionAdjustment) = (.zero, .zero)
  }
}

/// The look of tabs.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
  /// How tabs stand.
  public enum Style: Int, Sendable {
    /// The title under the symbol, beside it, or beside it with little room.
    case stacked, inline, compactInline
  }

  /// The style with which the look began.
  public private(set) var style = Style.stacked
  /// The default look.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected one.
  public let selected = UITabBarItemStateAppearance()
  /// The look of disabled ones.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of the one that has the focus.
  public let focused = UITabBarItemStateAppearance()
  /// Makes the default look.
  public override init() { super.init() }
  /// Makes the look of a style.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }
  /// Takes the default look of a style.
  public func configureWithDefault(for style: Style) {
    self.style = style
    for look in [normal, selected, disabled, focused] { look.reset() }
  }
}

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The look of stacked tabs.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of inline tabs.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of compact inline tabs.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the tab that is chosen.
  open var selectionIndicatorTintColor: UIColor?
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
}

/// Where bars are.
public enum UIBarMetrics: Int, Sendable {
  /// As usual, or where there is little room.
  case `default`, compact, defaultPrompt = 101, compactPrompt
}

/// The light of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Light or dark.
  case `default`, black
}

/// A navigation bar; only its look is kept.
open class UINavigationBar: UIView {
  private static let proxy = UINavigationBar()
  /// The controller whose bar it is.
  weak var controller: UINavigationController?
  /// The parts of the page that is shown.
  open var topItem: UINavigationItem? { controller?.topViewController?.navigationItem }
  /// The parts of the pages, the root first.
  open var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }
  /// The look; nil for the default one.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look where content ends at the bar; nil for the same.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look where there is little room; nil for the same.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look where there is little room and content ends at the bar; nil for the same.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The colour of the ground.
  open var barTintColor: UIColor?
  /// The light.
  open var barStyle = UIBarStyle.default
  /// Whether what is behind is seen.
  open var isTranslucent = true
  /// Whether titles may be large.
  open var prefersLargeTitles = false
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the line at the edge.
  open var shadowImage: UIImage?
  /// The picture of the button that leads back.
  open var backIndicatorImage: UIImage?
  /// Where the picture of the button that leads back is seen.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// The appearance proxy of all such bars; it keeps the values that are set.
  open override class func appearance() -> UINavigationBar { proxy }
  /// Sets the picture of the ground.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) { backgroundImages[barMetrics] = image }
  /// The picture of the ground.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
}

/// A tab bar; only its look is kept.
open class UITabBar: UIView {
  private static let proxy = UITabBar()
  /// The look.
  open var standardAppearance = UITabBarAppearance()
  /// The look where content ends at the bar; nil for the same.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour of the ground.
  open var barTintColor: UIColor?
  /// The light.
  open var barStyle = UIBarStyle.default
  /// Whether what is behind is seen.
  open var isTranslucent = true
  /// The colour of the tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// The picture of the ground.
  open var backgroundImage: UIImage?
  /// The picture of the line at the edge.
  open var shadowImage: UIImage?
  /// The appearance proxy of all such bars; it keeps the values that are set.
  open override class func appearance() -> UITabBar { proxy }
}

/// A toolbar; only its look is kept.
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  private static let proxy = UIToolbar()
  /// The look.
  open var standardAppearance = UIToolbarAppearance()
  /// The look where content ends at the bar; nil for the same.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The colour of the ground.
  open var barTintColor: UIColor?
  /// Whether what is behind is seen.
  open var isTranslucent = true
  /// The appearance proxy of all such bars; it keeps the values that are set.
  open override class func appearance() -> UIToolbar { proxy }
}
#endif
