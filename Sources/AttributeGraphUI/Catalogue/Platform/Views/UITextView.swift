#if !canImport(Darwin)
import Foundation

/// A delegate that is notified of input in a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether writing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// The text or the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a part of the text may be replaced.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  /// True by default.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// True by default.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// True by default.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// A text view of UIKit. A test writes with `write(_:)`.
open class UITextView: UIScrollView {
  /// Posted when editing has begun.
  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted when the user has changed the text.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted when editing has ended.
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

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
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can edit.
  open var isEditable = true
  /// Whether the user can select text.
  open var isSelectable = true
  /// The insets of the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The text container.
  public let textContainer: NSTextContainer
  /// The view over the keyboard.
  open var inputAccessoryView: UIView?
  /// The selected range.
  open var selectedRange = NSRange(location: 0, length: 0)

  /// The view in place of the keyboard.
  open var inputView: UIView?
  /// The appearance of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of what is written next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kinds of data in the text that become links; none does.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether a person can change the look of the text.
  open var allowsEditingTextAttributes = false
  /// Whether the text goes with the first letter that is written.
  open var clearsOnInsertion = false
  /// Whether the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the user can search in the text; unused.
  open var isFindInteractionEnabled = false
  /// Scrolls to a range of the text; it does not scroll.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// Makes a view of a frame, in points, with a container of its own or another one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// Makes a view of a frame, in points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes nothing: there are no archives of views.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// The appearance proxy of these texts; it keeps the values that are set.
  open override class func appearance() -> UITextView { proxy }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = font?.font ?? .body
    let width = size.width - textContainerInset.left - textContainerInset.right
    let text = BuiltInTextMeasurer().measure(self.text ?? "", font: font, width: width, lineLimit: nil).size
    return CGSize(width: size.width, height: text.height + textContainerInset.top + textContainerInset.bottom)
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: - Commands and keys
  // Programs override these, so they are members of the class; UITextField has the same ones.

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
  /// - Returns: Whether the text was taken.
  @discardableResult
  public func write(_ text: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    let whole = NSRange(location: 0, length: self.text?.utf16.count ?? 0)
    guard textDelegate?.textView(self, shouldChangeTextIn: whole, replacementText: text) ?? true else { return false }
    self.text = text
    textDelegate?.textViewDidChange(self)
    textDelegate?.textViewDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    return true
  }
}
#endif
