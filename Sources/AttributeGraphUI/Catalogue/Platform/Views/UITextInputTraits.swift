#if !canImport(Darwin)
import Foundation

/// Whether text is corrected automatically.
public enum UITextAutocorrectionType: Int, Sendable {
  /// Default, no, or yes.
  case `default`, no, yes
}

/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Default, no, or yes.
  case `default`, no, yes
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Default, dark, or light.
  case `default`, dark, light
}

/// Traits of text input in UIKit; a host ignores them and writes what it is given.
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
  /// Automatic capitalization.
  var capitalization = UITextAutocapitalizationType.sentences
  /// Automatic correction.
  var correction = UITextAutocorrectionType.default
  /// Spell checking.
  var spelling = UITextSpellCheckingType.default
  /// The appearance of the keyboard.
  var appearance = UIKeyboardAppearance.default
  /// Whether the return key needs text.
  var enablesReturnKey = false
  /// The content of the text.
  var contentType: UITextContentType?
  /// The settings for quotes, dashes and spaces.
  var smart: [String: Int] = [:]
  /// The selection.
  var selection: Range<Int>?
}

/// A UIKit object with text input traits.
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
  /// Automatic capitalization.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.capitalization }
    set { inputTraits.capitalization = newValue }
  }
  /// Whether text is corrected automatically.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.correction }
    set { inputTraits.correction = newValue }
  }
  /// Whether misspelled words are marked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spelling }
    set { inputTraits.spelling = newValue }
  }
  /// The appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.appearance }
    set { inputTraits.appearance = newValue }
  }
  /// Whether the return key needs text.
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
  /// Automatic capitalization.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.capitalization }
    set { inputTraits.capitalization = newValue }
  }
  /// Whether text is corrected automatically.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.correction }
    set { inputTraits.correction = newValue }
  }
  /// Whether misspelled words are marked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spelling }
    set { inputTraits.spelling = newValue }
  }
  /// The appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.appearance }
    set { inputTraits.appearance = newValue }
  }
  /// Whether the return key needs text.
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
  /// Automatic capitalization.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.capitalization }
    set { inputTraits.capitalization = newValue }
  }
  /// Whether text is corrected automatically.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.correction }
    set { inputTraits.correction = newValue }
  }
  /// Whether misspelled words are marked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spelling }
    set { inputTraits.spelling = newValue }
  }
  /// The appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.appearance }
    set { inputTraits.appearance = newValue }
  }
  /// Whether the return key needs text.
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
