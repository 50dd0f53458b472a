#if !canImport(Darwin)
import Foundation

/// A reference to a localized text, which Foundation has only on Apple platforms.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text where the table has none for the key; it has the values.
  public let defaultValue: String.LocalizationValue
  /// The key as a string.
  public let key: String
  /// The table; nil for the default one.
  public let table: String?
  /// The locale.
  public var locale: Locale
  /// The bundle of the tables.
  public let bundle: BundleDescription

  /// The bundle of tables.
  public enum BundleDescription: Equatable, Sendable {
    /// The program.
    case main
    /// A bundle at an address.
    case atURL(URL)
  }

  /// A text of a key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    key = keyAndValue.key
  }

  /// A text of a key, with a default value for tables without the key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    self.key = "\(key)"
  }

  /// A text of a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A text from a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A type that describes its values by localized texts, which Foundation has only on Apple platforms.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text that describes the value.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// A localizable text, with interpolations.
  public typealias LocalizationValue = LocalizedStringKey

  /// The text of a key in the tables of a bundle, in a locale; Markdown is not interpreted.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let text = Text(keyAndValue, tableName: table, bundle: bundle)
    var values = EnvironmentValues()
    values.locale = locale
    self = text.string(in: values, now: Date())
  }

  /// The text of a key, or a default value, in the tables of a bundle, in a locale.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue: defaultValue, table: table, bundle: bundle, locale: locale)
  }

  /// The text of a key with the values of a default value, or that value if the tables do not have the key.
  private init(key: String, defaultValue: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale) {
    let value = LocalizationValue(key: key, arguments: defaultValue.arguments)
    let found = String(localized: value, table: table, bundle: bundle, locale: locale)
    self = found == key ? String(localized: defaultValue, table: table, bundle: bundle, locale: locale) : found
  }

  /// The text of a resource in its locale.
  public init(localized resource: LocalizedStringResource) {
    let bundle: Bundle? =
      switch resource.bundle {
      case .main: nil
      case .atURL(let url): Bundle(url: url)
      }
    self.init(
      key: resource.key, defaultValue: resource.defaultValue, table: resource.table, bundle: bundle,
      locale: resource.locale)
  }
}

extension Text {
  /// Makes a text of a resource, in its locale.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label from a resource and a system symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }
}

extension Button where Label == Text {
  /// Makes a button with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// Makes a button with a role, with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension View {
  /// Sets the title of the page, from a resource.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
#endif
