#if !canImport(Darwin)
import Foundation

/// Whether the system helps to write.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual, not, or so.
  case `default`, no, yes
}

/// Whether the system marks words that it does not know.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual, not, or so.
  case `default`, no, yes
}

/// How light a keyboard is.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As usual, dark, or light.
  case `default`, dark, light
}

/// How a person writes in something of UIKit; a host writes as it is asked to.
@MainActor @preconcurrency
public protocol UITextInputTraits: AnyObject {
  /// The keyboard.
  var keyboardType: UIKeyboardType { get set }
}

/// The values of the traits of one object.
@MainActor
final class InputTraitValues {
  /// The keyboard.
  var keyboard = UIKeyboardType.default
  /// The return key.
  var returnKey = UIReturnKeyType.default
  /// Which letters become large.
  var capitalization = UITextAutocapitalizationType.sentences
  /// Whether the system helps.
  var correction = UITextAutocorrectionType.default
  /// Whether the system marks words.
  var spelling = UITextSpellCheckingType.default
  /// How light the keyboard is.
  var appearance = UIKeyboardAppearance.default
  /// Whether the return key needs a text.
  var enablesReturnKey = false
  /// The content of the text.
  var contentType: UITextContentType?
  /// Whether quotes, dashes and spaces are put right.
  var smart: [String: Int] = [:]
  /// The part of the text that is marked: where it begins and ends.
  var selection: Range<Int>?
}

/// An object of UIKit with traits of writing.
@MainActor
protocol _TextInput: UITextInputTraits {
  /// The values.
  var inputTraits: InputTraitValues { get }
}

extension UITextField: _TextInput {}
extension UITextView: _TextInput {}
extension UISearchBar: _TextInput {}

extension UITextField {
  /// The keyboard.
  public var keyboardType: UIKeyboardType {
    get { inputTraits.keyboard }
    set { inputTraits.keyboard = newValue }
  }
  /// The return key.
  public var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKey }
    set { inputTraits.returnKey = newValue }
  }
  /// Which letters become large.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.capitalization }
    set { inputTraits.capitalization = newValue }
  }
  /// Whether the system helps to write.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.correction }
    set { inputTraits.correction = newValue }
  }
  /// Whether the system marks words that it does not know.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spelling }
    set { inputTraits.spelling = newValue }
  }
  /// How light the keyboard is.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.appearance }
    set { inputTraits.appearance = newValue }
  }
  /// Whether the return key needs a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKey }
    set { inputTraits.enablesReturnKey = newValue }
  }
  /// The content of the text.
  public var textContentType: UITextContentType? {
    get { inputTraits.contentType }
    set { inputTraits.contentType = newValue }
  }
}

extension UITextView {
  /// The keyboard.
  public var keyboardType: UIKeyboardType {
    get { inputTraits.keyboard }
    set { inputTraits.keyboard = newValue }
  }
  /// The return key.
  public var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKey }
    set { inputTraits.returnKey = newValue }
  }
  /// Which letters become large.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.capitalization }
    set { inputTraits.capitalization = newValue }
  }
  /// Whether the system helps to write.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.correction }
    set { inputTraits.correction = newValue }
  }
  /// Whether the system marks words that it does not know.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spelling }
    set { inputTraits.spelling = newValue }
  }
  /// How light the keyboard is.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.appearance }
    set { inputTraits.appearance = newValue }
  }
  /// Whether the return key needs a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKey }
    set { inputTraits.enablesReturnKey = newValue }
  }
  /// The content of the text.
  public var textContentType: UITextContentType? {
    get { inputTraits.contentType }
    set { inputTraits.contentType = newValue }
  }
}

extension UISearchBar {
  /// The keyboard.
  public var keyboardType: UIKeyboardType {
    get { inputTraits.keyboard }
    set { inputTraits.keyboard = newValue }
  }
  /// The return key.
  public var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKey }
    set { inputTraits.returnKey = newValue }
  }
  /// Which letters become large.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.capitalization }
    set { inputTraits.capitalization = newValue }
  }
  /// Whether the system helps to write.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.correction }
    set { inputTraits.correction = newValue }
  }
  /// Whether the system marks words that it does not know.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spelling }
    set { inputTraits.spelling = newValue }
  }
  /// How light the keyboard is.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.appearance }
    set { inputTraits.appearance = newValue }
  }
  /// Whether the return key needs a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKey }
    set { inputTraits.enablesReturnKey = newValue }
  }
  /// The content of the text.
  public var textContentType: UITextContentType? {
    get { inputTraits.contentType }
    set { inputTraits.contentType = newValue }
  }
}
#endif
