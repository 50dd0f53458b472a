#if !canImport(Darwin)
import Foundation

/// A place in a text of UIKit.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// How many UTF-16 units come before.
  let offset: Int
  /// Makes the place after some UTF-16 units.
  init(offset: Int) { self.offset = offset }
}

/// A part of a text of UIKit.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition
  /// Whether there is nothing in it.
  open var isEmpty: Bool { start.offset == end.offset }

  /// The part between two places.
  init(_ range: Range<Int>) {
    (start, end) = (UITextPosition(offset: range.lowerBound), UITextPosition(offset: range.upperBound))
    super.init()
  }
}

/// The parts of a text that become links; none does.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The parts of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of telephones.
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

/// The kind of tap on a link in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// Follows it, holds it, or looks at where it leads.
  case invokeDefaultAction, presentActions, preview
}

/// Whether quotes are put right while a person writes.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As usual, not, or so.
  case `default`, no, yes
}

/// Whether dashes are put right while a person writes.
public enum UITextSmartDashesType: Int, Sendable {
  /// As usual, not, or so.
  case `default`, no, yes
}

/// Whether spaces are put right while a person pastes.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As usual, not, or so.
  case `default`, no, yes
}

/// Something of UIKit that a keyboard writes into.
@MainActor @preconcurrency
public protocol UIKeyInput: AnyObject {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Puts a text in the place of what is marked, or at the end.
  func insertText(_ text: String)
  /// Takes away what is marked, or the last letter.
  func deleteBackward()
}

/// A text of UIKit with places and parts. A part is marked until it is replaced.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  /// The whole text, as it stands.
  var _wholeText: String { get set }
  /// The part that is marked, by its UTF-16 units; nil for none.
  var _selection: Range<Int>? { get set }
}

extension UITextInput {
  /// Whether there is a text.
  public var hasText: Bool { !_wholeText.isEmpty }
  /// The place before the first letter.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The place after the last letter.
  public var endOfDocument: UITextPosition { UITextPosition(offset: _wholeText.utf16.count) }
  /// The part that is not finished yet: none.
  public var markedTextRange: UITextRange? { nil }
  /// The part that is marked; the end of the text where none is.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(_selection ?? _wholeText.utf16.count..<_wholeText.utf16.count) }
    set { _selection = newValue.map { $0.start.offset..<$0.end.offset } }
  }

  /// The part between two places.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
  }
  /// The place some UTF-16 units farther; nil for one outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return place >= 0 && place <= _wholeText.utf16.count ? UITextPosition(offset: place) : nil
  }
  /// How many UTF-16 units are between two places.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
  /// The text of a part.
  public func text(in range: UITextRange) -> String? {
    (_wholeText as NSString).substring(with: clamped(range))
  }
  /// Puts a text in the place of a part.
  public func replace(_ range: UITextRange, withText text: String) {
    let place = clamped(range)
    _wholeText = (_wholeText as NSString).replacingCharacters(in: place, with: text)
    let end = place.location + text.utf16.count
    _selection = end..<end
  }
  /// Puts a text in the place of what is marked, or at the end.
  public func insertText(_ text: String) { if let range = selectedTextRange { replace(range, withText: text) } }
  /// Takes away what is marked, or the letter before.
  public func deleteBackward() {
    guard let range = selectedTextRange else { return }
    guard range.isEmpty else { return replace(range, withText: "") }
    let before = (_wholeText as NSString).substring(to: clamped(range).location)
    guard let last = before.last else { return }
    replace(UITextRange(before.utf16.count - last.utf16.count..<before.utf16.count), withText: "")
  }
  /// Marks the whole text.
  public func selectAll(_ sender: Any?) { _selection = 0..<_wholeText.utf16.count }
  /// Finishes the part that is not finished yet: there is none.
  public func unmarkText() {}
  /// The rectangle of the mark at a place: none, as lines have no places here.
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// The rectangle of the first line of a part: none, as lines have no places here.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }

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

extension UITextInputTraits where Self: UIView {
  /// Whether quotes are put right; it is kept.
  public var smartQuotesType: UITextSmartQuotesType {
    get { UITextSmartQuotesType(rawValue: smartTraits["quotes"] ?? 0) ?? .default }
    set { smartTraits["quotes"] = newValue.rawValue }
  }
  /// Whether dashes are put right; it is kept.
  public var smartDashesType: UITextSmartDashesType {
    get { UITextSmartDashesType(rawValue: smartTraits["dashes"] ?? 0) ?? .default }
    set { smartTraits["dashes"] = newValue.rawValue }
  }
  /// Whether spaces are put right; it is kept.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { UITextSmartInsertDeleteType(rawValue: smartTraits["spaces"] ?? 0) ?? .default }
    set { smartTraits["spaces"] = newValue.rawValue }
  }

  private var smartTraits: [String: Int] {
    get { (self as? any _TextInput)?.inputTraits.smart ?? [:] }
    set { (self as? any _TextInput)?.inputTraits.smart = newValue }
  }
}
#endif
