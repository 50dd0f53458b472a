import Foundation

/// An entry of a rotor.
struct AccessibilityRotorRecord {
  /// The label; nil for that of the element with the rotor.
  let label: String?
  /// Runs before the focus moves there.
  let prepare: () -> Void
}

/// Places of a rotor.
///
/// Custom places have a `body` composed of others.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of the body.
  associatedtype Body: AccessibilityRotorContent
  /// The places that these are composed of.
  @AccessibilityRotorContentBuilder var body: Body { get }
  /// The places, in order.
  var _entries: [_AccessibilityRotorPlace] { get }
}

extension AccessibilityRotorContent {
  /// The places of the body.
  public var _entries: [_AccessibilityRotorPlace] { body._entries }
}

extension AccessibilityRotorContent where Body == Never {
  /// Traps: the rotor lists the places.
  public var body: Never { fatalError("\(Self.self) has no body: the rotor lists its entries.") }
}

extension Never: AccessibilityRotorContent {
  /// There are none.
  public var _entries: [_AccessibilityRotorPlace] { [] }
}

/// An entry of a rotor, type-erased.
public struct _AccessibilityRotorPlace {
  let record: AccessibilityRotorRecord
}

/// An entry of a rotor with a label and the id of its view.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  private let label: Text?
  private let prepare: () -> Void

  /// Makes an entry, with the id of its view in a namespace.
  public init<Namespace: Hashable>(
    _ label: Text, id: ID, in namespace: Namespace, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.prepare) = (label, prepare)
  }

  /// Makes an entry with the id of its view.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.prepare) = (label, prepare)
  }

  /// Makes a place, with the id of its view.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (label, self.prepare) = (Text(labelKey), prepare)
  }

  /// Makes a place, with the id of its view.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.prepare) = (Text(label), prepare)
  }

  /// Makes an entry, with the id of its view in a namespace.
  public init<Namespace: Hashable>(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (label, self.prepare) = (Text(labelKey), prepare)
  }

  /// Makes an entry, with the id of its view in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol, Namespace: Hashable>(
    _ label: L, _ id: ID, in namespace: Namespace, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.prepare) = (Text(label), prepare)
  }

  /// The place.
  public var _entries: [_AccessibilityRotorPlace] {
    [_AccessibilityRotorPlace(record: AccessibilityRotorRecord(label: label?.string, prepare: prepare))]
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Makes an entry for a range of the view's text; without a label it has that of the view.
  public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    (self.label, self.prepare) = (label, prepare)
  }

  /// Makes an entry for a range of the view's text.
  public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    (label, self.prepare) = (Text(labelKey), prepare)
  }

  /// Makes an entry for a range of the view's text.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    (self.label, self.prepare) = (Text(label), prepare)
  }
}

/// Rotor entries, one after the other.
nonisolated public struct _AccessibilityRotorEntries: AccessibilityRotorContent {
  let places: [_AccessibilityRotorPlace]
  /// The places.
  @MainActor public var _entries: [_AccessibilityRotorPlace] { places }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// The entries; none for nil.
  public var _entries: [_AccessibilityRotorPlace] { self?._entries ?? [] }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The entries of each element.
  public var _entries: [_AccessibilityRotorPlace] { data.flatMap { content($0)._entries } }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Makes entries for each element, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Content: AccessibilityRotorContent, Data == Range<Int>, ID == Int {
  /// Makes entries for each number of a range.
  public init(_ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content) { $0 }
  }
}

extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes entries for each element, which has its own id.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content) { $0.id }
  }
}

/// Turns the statements of a closure into the entries of a rotor.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// A statement that is rotor content.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  /// One statement.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  /// Several statements.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _AccessibilityRotorEntries {
    var places: [_AccessibilityRotorPlace] = []
    for part in repeat each content { places += entries(of: part).places }
    return _AccessibilityRotorEntries(places: places)
  }
  /// No statement.
  public static func buildBlock() -> _AccessibilityRotorEntries { _AccessibilityRotorEntries(places: []) }
  /// The first branch of `if` or `switch`.
  public static func buildEither<Content: AccessibilityRotorContent>(
    first content: Content
  ) -> _AccessibilityRotorEntries { entries(of: content) }
  /// The second branch of `if` or `switch`.
  public static func buildEither<Content: AccessibilityRotorContent>(
    second content: Content
  ) -> _AccessibilityRotorEntries { entries(of: content) }
  /// `if #available`.
  public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> _AccessibilityRotorEntries { entries(of: content) }
  /// `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }

  private static func entries<Content: AccessibilityRotorContent>(of content: Content) -> _AccessibilityRotorEntries {
    _AccessibilityRotorEntries(places: onMainActor(content) { $0._entries })
  }
}

/// A rotor of the system.
public struct AccessibilitySystemRotor: Sendable {
  let name: String
  /// Links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// Links, visited or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "visited links" : "links")
  }
  /// Headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings \(level)")
  }
  /// Bold text.
  public static let boldText = AccessibilitySystemRotor(name: "bold text")
  /// Italic text.
  public static let italicText = AccessibilitySystemRotor(name: "italic text")
  /// Underlined text.
  public static let underlineText = AccessibilitySystemRotor(name: "underlined text")
  /// Misspelled words.
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelled words")
  /// Pictures.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Fields for text.
  public static let textFields = AccessibilitySystemRotor(name: "text fields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Marks of the page.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}
