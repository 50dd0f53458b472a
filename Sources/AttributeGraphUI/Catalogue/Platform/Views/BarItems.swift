#if !canImport(Darwin)
import Foundation

/// An item of a bar of UIKit; it is stored and not drawn.
@MainActor @preconcurrency
open class UIBarItem: NSObject, UIAppearance {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// A custom number.
  open var tag = 0
  /// Whether it is enabled.
  open var isEnabled = true
  /// The accessibility label.
  open var accessibilityLabel: String?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes a part.
  public override init() { super.init() }
  private static let proxy = UIBarItem()
  /// The appearance proxy of all items; it keeps the values that are set.
  open class func appearance() -> UIBarItem { proxy }
  /// The appearance of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// Sets the appearance of the title in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
}

/// A button of a bar; a test presses it with `press()`.
open class UIBarButtonItem: UIBarItem {
  /// The look.
  public enum Style: Int, Sendable {
    /// Plain, or the style of a done button.
    case plain, done = 2
  }

  /// A button of the system.
  public enum SystemItem: Int, Sendable {
    /// By the purpose.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
  }

  /// The look.
  open var style = Style.plain
  /// The role of a system button.
  public private(set) var systemItem: SystemItem?
  /// The width, in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// The colour.
  open var tintColor: UIColor?
  /// The view in place of the button.
  open var customView: UIView?
  /// The action of a tap.
  open var primaryAction: UIAction?
  /// The target of a selector; without Objective-C none is called.
  open weak var target: AnyObject?
  /// The selector.
  open var action: Selector?

  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.title = title
  }

  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.image = image
  }

  /// A button of the system.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
    self.systemItem = systemItem
  }

  /// A system button with an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// A button with an action; its own title and picture have priority over those of the action.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// A view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private convenience init(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.init()
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// A flexible space.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  /// A fixed space of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// Makes a button without a title.
  public override init() { super.init() }
  private static let proxy = UIBarButtonItem()
  /// The appearance proxy of these buttons; it keeps the values that are set.
  open override class func appearance() -> UIBarButtonItem { proxy }

  /// Presses the button, like a user.
  public func press() { if isEnabled { primaryAction?.run(sender: self) } }
}

/// A tab of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The picture while it is selected.
  open var selectedImage: UIImage?
  /// The mark.
  open var badgeValue: String?

  private static let proxy = UITabBarItem()
  /// The appearance proxy of all tabs; it keeps the values that are set.
  open override class func appearance() -> UITabBarItem { proxy }

  /// A tab with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// A tab with a title and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// The navigation item of a controller; it is stored and not drawn.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on the page before, always or never.
    case automatic, always, never
  }

  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// The view in place of the title.
  open var titleView: UIView?
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The back button of this page.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button of this page.
  open var backButtonTitle: String?
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The search field.
  open var searchController: UISearchController?
  /// Whether scrolling hides the search field.
  open var hidesSearchBarWhenScrolling = true
  /// The appearance of the bar; nil for its own.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance where content ends at the bar; nil for its own.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance in a compact space; nil for its own.
  open var compactAppearance: UINavigationBarAppearance?

  /// Makes an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// Makes an item without a title.
  public override init() { super.init() }

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}

/// Search in a page: a test writes into its field.
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// The controller of the results.
  public private(set) var searchResultsController: UIViewController?
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the search is active.
  open var isActive = false
  /// Whether the background is obscured during the search.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar is hidden during the search.
  open var hidesNavigationBarDuringPresentation = true

  /// Makes a search.
  public convenience init(searchResultsController: UIViewController? = nil) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }

  /// Writes into the field, like a user: observers of the search are notified.
  public func write(_ text: String) {
    isActive = true
    searchBar.text = text
    searchBar.delegate?.searchBar(searchBar, textDidChange: text)
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// An object that updates the results of a search.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// The searched text has changed.
  func updateSearchResults(for searchController: UISearchController)
}
#endif
