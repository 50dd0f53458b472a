#if !canImport(Darwin)
import Foundation

/// A part of a bar of UIKit; it is kept and not drawn.
@MainActor @preconcurrency
open class UIBarItem: NSObject, UIAppearance {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// A number of the program's.
  open var tag = 0
  /// Whether it can be used.
  open var isEnabled = true
  /// The words for it.
  open var accessibilityLabel: String?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes a part.
  public override init() { super.init() }
  private static let proxy = UIBarItem()
  /// The appearance proxy of all parts; it keeps the values that are set.
  open class func appearance() -> UIBarItem { proxy }
  /// The look of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// Sets the look of the title in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
}

/// A button of a bar; a test presses it by `press()`.
open class UIBarButtonItem: UIBarItem {
  /// The look.
  public enum Style: Int, Sendable {
    /// As usual, or that of the button that ends something.
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
  /// The purpose, of a button of the system.
  public private(set) var systemItem: SystemItem?
  /// The width, in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// The colour.
  open var tintColor: UIColor?
  /// The view in the place of the button.
  open var customView: UIView?
  /// The action of a tap.
  open var primaryAction: UIAction?
  /// The object that is called by a selector; without Objective-C none is.
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

  /// A button of the system with an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// A button with an action, which has the title and the picture of the action where it is given none.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// A view in the place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private convenience init(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.init()
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// Room that takes what is left.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  /// Room of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// Makes a button without a title.
  public override init() { super.init() }
  private static let proxy = UIBarButtonItem()
  /// The appearance proxy of all such buttons; it keeps the values that are set.
  open override class func appearance() -> UIBarButtonItem { proxy }

  /// Presses the button, as a person does.
  public func press() { if isEnabled { primaryAction?.run(sender: self) } }
}

/// A tab of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The picture while it is chosen.
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

/// The parts of a navigation bar that belong to a controller; they are kept and not drawn.
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
  /// The view in the place of the title.
  open var titleView: UIView?
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back here.
  open var backButtonTitle: String?
  /// Whether no button leads back from here.
  open var hidesBackButton = false
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The search field.
  open var searchController: UISearchController?
  /// Whether scrolling hides the search field.
  open var hidesSearchBarWhenScrolling = true
  /// The look of the bar; nil for its own.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look where content ends at the bar; nil for its own.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look where there is little room; nil for its own.
  open var compactAppearance: UINavigationBarAppearance?

  /// Makes parts with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// Makes parts without a title.
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

/// Searches in a page: its field is written in by a test.
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// The controller of what is found.
  public private(set) var searchResultsController: UIViewController?
  /// The object that hears of what is searched for.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether a person searches.
  open var isActive = false
  /// Whether what is behind is covered meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true

  /// Makes a search.
  public convenience init(searchResultsController: UIViewController? = nil) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }

  /// Writes in the field, as a person does: those who follow the search hear of it.
  public func write(_ text: String) {
    isActive = true
    searchBar.text = text
    searchBar.delegate?.searchBar(searchBar, textDidChange: text)
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// An object that hears of what is searched for.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// Something else is searched for.
  func updateSearchResults(for searchController: UISearchController)
}
#endif
