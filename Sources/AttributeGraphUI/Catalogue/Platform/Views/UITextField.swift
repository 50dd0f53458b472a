#if !canImport(Darwin)
import Foundation

/// A delegate that is notified of input in a text field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended for a reason; a delegate that has this method has no need of the one without.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the return key has its default effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether the clear button clears the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The text or the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// True by default.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True by default.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// True by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// True by default.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// True by default.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}

/// A text field of UIKit. A test writes with `write(_:)`.
open class UITextField: UIControl {
  /// The border around the text.
  public enum BorderStyle: Int, Sendable {
    /// None, a line, a bezel or a rounded rectangle.
    case none, line, bezel, roundedRect
  }

  /// When a view is shown beside the text.
  public enum ViewMode: Int, Sendable {
    /// Never, during editing, otherwise, or always.
    case never, whileEditing, unlessEditing, always
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was taken, or given up.
    case committed, cancelled
  }

  /// Posted when editing has begun.
  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when the user has changed the text.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted when editing has ended.
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")

  private static let proxy = UITextField()
  /// The traits of writing.
  let inputTraits = InputTraitValues()
  /// The delegate, which is notified of writing.
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
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The border around the text.
  open var borderStyle = BorderStyle.none
  /// When the clear button is shown.
  open var clearButtonMode = ViewMode.never
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// Whether the text shrinks before it is cut off.
  open var adjustsFontSizeToFitWidth = false
  /// The view before the text.
  open var leftView: UIView?
  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never
  /// The view after the text.
  open var rightView: UIView?
  /// When the view after the text is shown.
  open var rightViewMode = ViewMode.never
  /// The view in place of the keyboard.
  open var inputView: UIView?
  /// The view above the keyboard.
  open var inputAccessoryView: UIView?
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the text is cleared by the first input.
  open var clearsOnInsertion = false
  /// Whether the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// The least font size, in points.
  open var minimumFontSize: CGFloat = 0
  /// The picture behind the text.
  open var background: UIImage?
  /// The appearance of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of new text.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the user can change attributes of the text.
  open var allowsEditingTextAttributes = false
  /// The text with attributes.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// The rectangle of the border in a rectangle.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text in a rectangle.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .roundedRect ? bounds.insetBy(dx: 7, dy: 2) : bounds
  }
  /// The rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder in a rectangle.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  /// The rectangle of the view after the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
  /// The rectangle of the clear button.
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
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    sendActions(for: .editingDidEnd)
    return true
  }

  // MARK: - Commands and keys
  // Programs override these, so they are members of the class; UITextView has the same ones.

  /// Replaces the selection by a text, or appends it.
  open func insertText(_ text: String) { replaceSelection(with: text) }
  /// Deletes the selection, or the letter before it.
  open func deleteBackward() { deleteSelection() }
  /// The rectangle of the caret at a position: none, because lines have no positions here.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// The rectangle of the first line of a range: none, because lines have no positions here.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The position at a point: the end, because lines have no positions here.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  /// The range of the letter at a point: none, because lines have no positions here.
  open func characterRange(at point: CGPoint) -> UITextRange? { nil }

  /// Pasting needs a text on the pasteboard, the other commands a text.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerform(action)
  }
  /// Copies the selection.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Copies and deletes the selection.
  open override func cut(_ sender: Any?) {
    copySelection()
    if selectedTextRange?.isEmpty == false { deleteBackward() }
  }
  /// Replaces the selection by the text on the pasteboard.
  open override func paste(_ sender: Any?) { if let text = UIPasteboard.general.string { insertText(text) } }
  /// Deletes the selection.
  open override func delete(_ sender: Any?) { if selectedTextRange?.isEmpty == false { deleteBackward() } }
  /// Selects everything.
  open override func select(_ sender: Any?) { selectAll(sender) }
  /// Selects everything.
  open override func selectAll(_ sender: Any?) { _selection = 0..<_wholeText.utf16.count }

  // MARK: - What a user does

  /// Replaces the text, like a user: the delegate may refuse, and is notified.
  ///
  /// - Returns: Whether the text was accepted.
  @discardableResult
  public func write(_ text: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    let whole = NSRange(location: 0, length: self.text?.utf16.count ?? 0)
    let isAllowed = delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: text) ?? true
    guard isAllowed else { return false }
    self.text = text
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    sendActions(for: .editingChanged)
    return true
  }

  /// Presses the return key, like a user.
  ///
  /// - Returns: Whether the key had its default effect.
  @discardableResult
  public func pressReturn() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
    return true
  }
}
#endif
