#if !canImport(Darwin)
import Foundation

/// A position in a text of UIKit.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before it.
  let offset: Int
  /// Makes a position after a number of UTF-16 units.
  init(offset: Int) { self.offset = offset }
}

/// A range of a text of UIKit.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  /// The start.
  public let start: UITextPosition
  /// The end.
  public let end: UITextPosition
  /// Whether it is empty.
  open var isEmpty: Bool { start.offset == end.offset }

  /// Makes a range between two positions.
  init(_ range: Range<Int>) {
    (start, end) = (UITextPosition(offset: range.lowerBound), UITextPosition(offset: range.upperBound))
    super.init()
  }
}

/// Kinds of data in a text that become links; none does.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The parts of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Any.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The interaction with a link in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap, a long press, or a preview.
  case invokeDefaultAction, presentActions, preview
}

/// Whether quotes are corrected during editing.
public enum UITextSmartQuotesType: Int, Sendable {
  /// Default, no, or yes.
  case `default`, no, yes
}

/// Whether dashes are corrected during editing.
public enum UITextSmartDashesType: Int, Sendable {
  /// Default, no, or yes.
  case `default`, no, yes
}

/// Whether spaces are corrected on paste.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// Default, no, or yes.
  case `default`, no, yes
}

/// A UIKit object with keyboard input.
@MainActor @preconcurrency
public protocol UIKeyInput: AnyObject {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Replaces the selection by a text, or appends it.
  func insertText(_ text: String)
  /// Deletes the selection, or the last letter.
  func deleteBackward()
}

/// A text of UIKit with positions and ranges. The selection lasts until it is replaced.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  /// The whole text.
  var _wholeText: String { get set }
  /// The selection, in UTF-16 units; nil for none.
  var _selection: Range<Int>? { get set }
}

extension UITextInput {
  /// Whether there is a text.
  public var hasText: Bool { !_wholeText.isEmpty }
  /// The position before the first letter.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The position after the last letter.
  public var endOfDocument: UITextPosition { UITextPosition(offset: _wholeText.utf16.count) }
  /// The range of provisional text: none.
  public var markedTextRange: UITextRange? { nil }
  /// The selection; the end of the text if there is none.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(_selection ?? _wholeText.utf16.count..<_wholeText.utf16.count) }
    set { _selection = newValue.map { $0.start.offset..<$0.end.offset } }
  }

  /// The part between two places.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
  }
  /// The position at an offset in UTF-16 units; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return place >= 0 && place <= _wholeText.utf16.count ? UITextPosition(offset: place) : nil
  }
  /// The number of UTF-16 units between two positions.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
  /// The text of a part.
  public func text(in range: UITextRange) -> String? {
    (_wholeText as NSString).substring(with: clamped(range))
  }
  /// Replaces a range by a text.
  public func replace(_ range: UITextRange, withText text: String) {
    let place = clamped(range)
    _wholeText = (_wholeText as NSString).replacingCharacters(in: place, with: text)
    let end = place.location + text.utf16.count
    _selection = end..<end
  }
  /// Replaces the selection by a text, or appends it.
  func replaceSelection(with text: String) { if let range = selectedTextRange { replace(range, withText: text) } }
  /// Deletes the selection, or the letter before it.
  func deleteSelection() {
    guard let range = selectedTextRange else { return }
    guard range.isEmpty else { return replace(range, withText: "") }
    let before = (_wholeText as NSString).substring(to: clamped(range).location)
    guard let last = before.last else { return }
    replace(UITextRange(before.utf16.count - last.utf16.count..<before.utf16.count), withText: "")
  }
  /// Puts the selection on the pasteboard, if there is one.
  func copySelection() {
    guard let range = selectedTextRange, !range.isEmpty else { return }
    UIPasteboard.general.string = text(in: range)
  }
  /// Whether a command can be performed now.
  func canPerform(_ action: Selector) -> Bool {
    switch action {
    case "paste:": UIPasteboard.general.string != nil
    case "cut:", "copy:", "delete:": selectedTextRange?.isEmpty == false
    case "select:", "selectAll:": hasText
    default: false
    }
  }
  /// Accepts the provisional text: there is none.
  public func unmarkText() {}

  private func clamped(_ range: UITextRange) -> NSRange {
    let count = _wholeText.utf16.count
    let start = min(max(range.start.offset, 0), count)
    return NSRange(location: start, length: min(max(range.end.offset, start), count) - start)
  }
}

extension UITextField: UITextInput {
  /// The whole text, as it stands.
  public var _wholeText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  /// The part that is marked, by its UTF-16 units; nil for none.
  public var _selection: Range<Int>? {
    get { inputTraits.selection }
    set { inputTraits.selection = newValue }
  }
}

extension UITextView: UITextInput {
  /// The whole text, as it stands.
  public var _wholeText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  /// The part that is marked, by its UTF-16 units; nil for none.
  public var _selection: Range<Int>? {
    get { Range(selectedRange) }
    set { selectedRange = newValue.map { NSRange($0) } ?? NSRange(location: _wholeText.utf16.count, length: 0) }
  }
}
#endif
