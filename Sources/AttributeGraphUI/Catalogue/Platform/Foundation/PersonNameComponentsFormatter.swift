#if !canImport(Darwin)
import Foundation

/// A formatter of names. Foundation has an unavailable one of this name here.
///
/// A file that imports Foundation beside SwiftUI sees both of them: it makes formatters and calls
/// `localizedString(from:style:options:)`, but cannot name the type of a variable.
open class PersonNameComponentsFormatter: Formatter {
  /// The length of a name.
  public enum Style: Int, Sendable {
    /// The given name and the family.
    case `default`
    /// The nickname, or the given name.
    case short
    /// The given name and the family.
    case medium
    /// All but the nickname.
    case long
    /// The initials.
    case abbreviated
  }

  /// Options of a text.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The name as it is pronounced.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The length of the text.
  open var style = Style.default
  /// Whether the name is written as it is pronounced.
  open var isPhonetic = false
  /// The locale, on which the order depends.
  open var locale: Locale! = .current

  /// The name as text; empty if it has none of the parts of the style.
  open func string(from components: PersonNameComponents) -> String {
    let form = PersonNameComponents.FormatStyle.Style(rawValue: style.rawValue) ?? .medium
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    return name.formatted(PersonNameComponents.FormatStyle(style: form, locale: locale))
  }

  /// The name as text in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// The name of a text; nil if it has no letters.
  open func personNameComponents(from string: String) -> PersonNameComponents? { try? PersonNameComponents(string) }

  /// The text for a name.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}
#endif
