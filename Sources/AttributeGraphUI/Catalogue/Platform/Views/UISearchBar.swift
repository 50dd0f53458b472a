#if !canImport(Darwin)
import Foundation

/// A delegate that is notified of input in a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Another scope is selected.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search button is pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button is pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// True by default.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// True by default.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}

/// A search bar of UIKit. A test writes with `write(_:)`.
open class UISearchBar: UIView {
  /// The look.
  public enum Style: UInt, Sendable {
    /// Default, prominent, or minimal.
    case `default`, prominent, minimal
  }

  /// The places of pictures.
  public enum Icon: Int, Sendable {
    /// Before the text, and the buttons after it.
    case search, clear, bookmark, resultsList
  }

  private static let proxy = UISearchBar()
  /// The text input traits.
  let inputTraits = InputTraitValues()
  /// The delegate.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text.
  open var text: String?
  /// The placeholder.
  open var placeholder: String?
  /// The look.
  open var searchBarStyle = Style.default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// Whether the bar lets through what is behind it.
  open var isTranslucent = true
  /// A line above the field.
  open var prompt: String?
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes are shown.
  open var showsScopeBar = false
  /// Whether there is a bookmark button.
  open var showsBookmarkButton = false
  /// Sets the picture of a place; it is not stored.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Sets the picture behind the field; it is not stored.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  /// Whether there is a cancel button.
  open var showsCancelButton = false
  /// The field in it.
  public let searchTextField = UITextField()

  /// The appearance proxy of these bars; it keeps the values that are set.
  open override class func appearance() -> UISearchBar { proxy }
  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open override var canBecomeFirstResponder: Bool { true }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  /// Replaces the text, like a user; the delegate is notified, and may refuse.
  public func write(_ text: String) {
    guard becomeFirstResponder() else { return }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
  }
}
#endif
