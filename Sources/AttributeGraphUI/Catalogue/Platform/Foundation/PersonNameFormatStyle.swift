#if !canImport(Darwin)
import Foundation

extension PersonNameComponents {
  /// A format of names, which Foundation has only on Apple platforms.
  ///
  /// A name in Chinese, Japanese or Korean characters begins with the family, and so do all names in a locale of these
  /// languages, of Hungarian and of Vietnamese. The preferences of a person are the usual ones: a nickname, if there is
  /// one, or else the given name, is the short form.
  public struct FormatStyle: ParseableFormatStyle, Sendable {
    /// The length of a name.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or the given name: Tom.
      case short = 1
      /// The given name and the family: Thomas Clark.
      case medium = 2
      /// All but the nickname: Dr. Thomas Louis Clark Esq.
      case long = 3
      /// The initials: TC. In Arabic, where letters are not written alone, the short form.
      case abbreviated = 4
    }

    /// The length of the text.
    public var style: Style
    /// The locale, on which the order depends.
    public var locale: Locale

    /// A format.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// The name as text; empty if it has none of the parts of the style.
    public func format(_ value: PersonNameComponents) -> String {
      let script = NameScript(value)
      let hasFamilyFirst = script.hasFamilyFirst || Self.languagesWithFamilyFirst.contains(language)
      func ordered(_ given: String?, _ middle: String?, _ family: String?) -> [String?] {
        hasFamilyFirst ? [family, given, middle] : [given, middle, family]
      }
      func joined(_ parts: [String?], by separator: String) -> String {
        parts.compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: separator)
      }
      switch style {
      case .abbreviated where script != .arabic:
        return joined(ordered(value.givenName?.initial, nil, value.familyName?.initial), by: "")
      case .short, .abbreviated:
        return [value.nickname, value.givenName, value.familyName].compactMap { $0 }.first { !$0.isEmpty } ?? ""
      case .medium: return joined(ordered(value.givenName, nil, value.familyName), by: script.separator)
      case .long:
        let name = ordered(value.givenName, value.middleName, value.familyName)
        return joined([value.namePrefix] + name + [value.nameSuffix], by: script.separator)
      }
    }

    /// The format in another locale.
    public func locale(_ locale: Locale) -> PersonNameComponents.FormatStyle {
      FormatStyle(style: style, locale: locale)
    }

    /// The strategy that makes names of texts.
    public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }

    private static let languagesWithFamilyFirst: Set<String> = ["hu", "ja", "ko", "vi", "yue", "zh"]
    private var language: String { locale.language.languageCode?.identifier ?? "" }
  }

  /// The name in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  /// The given name and the family.
  public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A format of names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension String {
  /// The first character that is a letter or a digit.
  fileprivate var initial: String? { first { $0.isLetter || $0.isNumber }.map(String.init) }
}

/// The script of a name, on which its order and its spaces depend.
enum NameScript {
  /// Chinese characters or Korean syllables alone.
  case ideographic
  /// Japanese syllables, alone or with Chinese characters.
  case kana
  /// Arabic letters.
  case arabic
  /// All other letters, and mixtures.
  case other

  /// The script of the given name and the family.
  init(_ name: PersonNameComponents) { self.init(text: (name.familyName ?? "") + (name.givenName ?? "")) }

  /// The script of a text.
  init(text: String) {
    let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
    func isIdeograph(_ letter: Unicode.Scalar) -> Bool {
      letter.properties.isIdeographic || (0xAC00...0xD7A3).contains(letter.value)
    }
    func isKana(_ letter: Unicode.Scalar) -> Bool { (0x3041...0x30FF).contains(letter.value) }
    if letters.isEmpty {
      self = .other
    } else if letters.allSatisfy(isIdeograph) {
      self = .ideographic
    } else if letters.allSatisfy({ isIdeograph($0) || isKana($0) }) {
      self = .kana
    } else if letters.allSatisfy({ (0x600...0x6FF).contains($0.value) }) {
      self = .arabic
    } else {
      self = .other
    }
  }

  /// Whether the family comes first, whatever the locale.
  var hasFamilyFirst: Bool { self == .ideographic || self == .kana }

  /// The separator between the parts of a name.
  var separator: String { self == .ideographic ? "" : " " }
}
#endif
