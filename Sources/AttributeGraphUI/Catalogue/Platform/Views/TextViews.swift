#if !canImport(Darwin)
import Foundation

/// An object that hears of the writing in a field of UIKit.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Whether writing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Writing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Writing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether the button that empties the field does so.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The text or what of it is marked is another one.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// It does.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}

/// A field of UIKit for a line of text. A test writes with `write(_:)`.
open class UITextField: UIControl {
  /// The border around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing, a line, a bezel or a round rectangle.
    case none, line, bezel, roundedRect
  }

  /// When something is shown beside the text.
  public enum ViewMode: Int, Sendable {
    /// Never, while a person writes, unless one does, or always.
    case never, whileEditing, unlessEditing, always
  }

  private static let proxy = UITextField()
  /// The traits of writing.
  let inputTraits = InputTraitValues()
  /// The object that hears of writing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text.
  open var text: String? = ""
  /// The text while there is none.
  open var placeholder: String?
  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString?
  /// The font.
  open var font: UIFont? = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The colour.
  open var textColor: UIColor? = UIColor.label
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The border around the text.
  open var borderStyle = BorderStyle.none
  /// When there is a button that empties the field.
  open var clearButtonMode = ViewMode.never
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// Whether the text shrinks before it is cut off.
  open var adjustsFontSizeToFitWidth = false
  /// The view before the text.
  open var leftView: UIView?
  /// When something stands before the text.
  open var leftViewMode = ViewMode.never
  /// The view after the text.
  open var rightView: UIView?
  /// When something stands after the text.
  open var rightViewMode = ViewMode.never
  /// The view in place of the keyboard.
  open var inputView: UIView?
  /// The view over the keyboard.
  open var inputAccessoryView: UIView?
  /// Whether a person writes.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: borderStyle == .roundedRect ? 34 : font?.lineHeight ?? 0)
  }

  /// The appearance proxy of all fields; it keeps the values that are set.
  open override class func appearance() -> UITextField { proxy }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, super.resignFirstResponder() else { return true }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Takes the place of the text, as if a person wrote it: the delegate may refuse, and hears of it.
  ///
  /// - Returns: Whether the text was taken.
  @discardableResult
  public func write(_ text: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    let whole = NSRange(location: 0, length: self.text?.utf16.count ?? 0)
    let isAllowed = delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: text) ?? true
    guard isAllowed else { return false }
    self.text = text
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    return true
  }

  /// Presses the return key, as if a person did.
  ///
  /// - Returns: Whether the key did what it does.
  @discardableResult
  public func pressReturn() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
    return true
  }
}

/// An object that hears of the writing in a text of UIKit.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Writing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Writing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The text is another one.
  func textViewDidChange(_ textView: UITextView)
  /// Whether a part of the text may be replaced.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// It may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// A text of UIKit of several lines. A test writes with `write(_:)`.
open class UITextView: UIScrollView {
  private static let proxy = UITextView()
  /// The traits of writing.
  let inputTraits = InputTraitValues()
  /// The text.
  open var text: String! = ""
  /// The text with attributes.
  open var attributedText: NSAttributedString! { didSet { text = attributedText?.string ?? "" } }
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Whether a person can write.
  open var isEditable = true
  /// Whether a person can mark a part of the text.
  open var isSelectable = true
  /// The distances around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The room of the lines.
  public let textContainer = NSTextContainer()
  /// The view over the keyboard.
  open var inputAccessoryView: UIView?
  /// The part of the text that is marked.
  open var selectedRange = NSRange(location: 0, length: 0)

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// The appearance proxy of all such texts; it keeps the values that are set.
  open override class func appearance() -> UITextView { proxy }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = font?.font ?? .body
    let width = size.width - textContainerInset.left - textContainerInset.right
    let text = BuiltInTextMeasurer().measure(self.text ?? "", font: font, width: width, lineLimit: nil).size
    return CGSize(width: size.width, height: text.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// Takes the place of the text, as if a person wrote it: the delegate may refuse, and hears of it.
  ///
  /// - Returns: Whether the text was taken.
  @discardableResult
  public func write(_ text: String) -> Bool {
    let delegate = delegate as? any UITextViewDelegate
    if !isFirstResponder {
      guard becomeFirstResponder() else { return false }
      delegate?.textViewDidBeginEditing(self)
    }
    let whole = NSRange(location: 0, length: self.text?.utf16.count ?? 0)
    guard delegate?.textView(self, shouldChangeTextIn: whole, replacementText: text) ?? true else { return false }
    self.text = text
    delegate?.textViewDidChange(self)
    return true
  }
}

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
