#if !canImport(Darwin)
import Foundation

/// A delegate that is notified of input in a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
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

  /// Replaces the text, like a user; the delegate is notified.
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
