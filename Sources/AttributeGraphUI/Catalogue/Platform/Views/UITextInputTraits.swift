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
  /// Automatic quotes.
  var quotes = UITextSmartQuotesType.default
  /// Automatic dashes.
  var dashes = UITextSmartDashesType.default
  /// Automatic spaces.
  var spaces = UITextSmartInsertDeleteType.default
  /// The selection.
  var selection: Range<Int>?
}

/// A UIKit object that stores its traits of text input.
@MainActor
protocol StoresInputTraits: UITextInputTraits {
  /// The values.
  var inputTraits: InputTraitValues { get }
}

extension UITextField: StoresInputTraits {}
extension UITextView: StoresInputTraits {}
extension UISearchBar: StoresInputTraits {}

/// UIKit's own views store the traits; a view of the program has those that it declares, and the others' defaults.
extension UITextInputTraits where Self: UIView {
  private var traits: InputTraitValues { (self as? any StoresInputTraits)?.inputTraits ?? InputTraitValues() }

  /// The keyboard.
  public var keyboardType: UIKeyboardType {
    get { traits.keyboard }
    set { traits.keyboard = newValue }
  }
  /// The return key.
  public var returnKeyType: UIReturnKeyType {
    get { traits.returnKey }
    set { traits.returnKey = newValue }
  }
  /// Automatic capitalization.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.capitalization }
    set { traits.capitalization = newValue }
  }
  /// Whether text is corrected automatically.
  public var autocorrectionType: UITextAutocorrectionType {
    get { traits.correction }
    set { traits.correction = newValue }
  }
  /// Whether misspelled words are marked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { traits.spelling }
    set { traits.spelling = newValue }
  }
  /// The appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { traits.appearance }
    set { traits.appearance = newValue }
  }
  /// Whether the return key needs text.
  public var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKey }
    set { traits.enablesReturnKey = newValue }
  }
  /// The content of the text.
  public var textContentType: UITextContentType? {
    get { traits.contentType }
    set { traits.contentType = newValue }
  }
  /// Whether quotes are corrected; only stored.
  public var smartQuotesType: UITextSmartQuotesType {
    get { traits.quotes }
    set { traits.quotes = newValue }
  }
  /// Whether dashes are corrected; only stored.
  public var smartDashesType: UITextSmartDashesType {
    get { traits.dashes }
    set { traits.dashes = newValue }
  }
  /// Whether spaces are corrected; only stored.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.spaces }
    set { traits.spaces = newValue }
  }
}
#endif
