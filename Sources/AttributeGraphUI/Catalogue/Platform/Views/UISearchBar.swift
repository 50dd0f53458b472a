#if !canImport(Darwin)
import Foundation

/// An object that hears of the writing in a field of UIKit for a search.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// The text is another one.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The button that searches is pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that ends the search is pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Writing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Writing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
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

/// A field of UIKit for a search. A test writes with `write(_:)`.
open class UISearchBar: UIView {
  /// The look.
  public enum Style: UInt, Sendable {
    /// As usual, on a ground, or without one.
    case `default`, prominent, minimal
  }

  private static let proxy = UISearchBar()
  /// The traits of writing.
  let inputTraits = InputTraitValues()
  /// The object that hears of writing.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text.
  open var text: String?
  /// The text while there is none.
  open var placeholder: String?
  /// The look.
  open var searchBarStyle = Style.default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether there is a button that ends the search.
  open var showsCancelButton = false
  /// The field in it.
  public let searchTextField = UITextField()

  /// The appearance proxy of all such bars; it keeps the values that are set.
  open override class func appearance() -> UISearchBar { proxy }
  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open override var canBecomeFirstResponder: Bool { true }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

  /// Takes the place of the text, as if a person wrote it; the delegate hears of it.
  public func write(_ text: String) {
    if !isFirstResponder {
      becomeFirstResponder()
      delegate?.searchBarTextDidBeginEditing(self)
    }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
  }
}
#endif
