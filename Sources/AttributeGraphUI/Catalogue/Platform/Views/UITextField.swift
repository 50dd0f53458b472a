#if !canImport(Darwin)
import Foundation

/// An object that hears of the writing in a field of UIKit.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Whether writing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Writing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether writing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
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
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
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
  /// Whether the text goes when writing begins.
  open var clearsOnBeginEditing = false
  /// Whether the text goes with the first letter that is written.
  open var clearsOnInsertion = false
  /// Whether the font follows the size of text that a person chooses.
  open var adjustsFontForContentSizeCategory = false
  /// How small letters may become, in points.
  open var minimumFontSize: CGFloat = 0
  /// The picture behind the text.
  open var background: UIImage?
  /// The look of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of what is written next.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether a person can change the look of the text.
  open var allowsEditingTextAttributes = false
  /// The text with attributes.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// Whether a person writes.
  open var isEditing: Bool { isFirstResponder }
  /// The rectangle of the border in a rectangle.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text in a rectangle.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .roundedRect ? bounds.insetBy(dx: 7, dy: 2) : bounds
  }
  /// The rectangle of the text while a person writes.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder in a rectangle.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  /// The rectangle of the view after the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
  /// The rectangle of the button that empties the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

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
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
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
#endif
