/// A key of the environment, with the value that holds where nobody has set another.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set another; it is made at the first access.
  static var defaultValue: Value { get }
}

/// Values that flow from a view to everything inside it.
@MainActor
public struct EnvironmentValues {
  private struct Entry {
    let value: Any
    let isSame: (Any) -> Bool
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Makes an environment in which nothing is set.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { entries[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set {
      let isEqual = Equality.comparison(of: Key.Value.self)
      entries[ObjectIdentifier(key)] = Entry(
        value: newValue,
        isSame: { other in
          guard let other = other as? Key.Value, let isEqual else { return false }
          return isEqual(newValue, other)
        })
    }
  }

  /// Whether two environments hold equal values under the same keys.
  ///
  /// - Complexity: O(keys that are set).
  static func areSame(_ first: EnvironmentValues, _ second: EnvironmentValues) -> Bool {
    first.entries.count == second.entries.count
      && first.entries.allSatisfy { key, entry in second.entries[key].map { entry.isSame($0.value) } ?? false }
  }
}

/// The environment at a position; reading it inside a rule makes the rule depend on it.
typealias EnvironmentSource = @MainActor () -> EnvironmentValues

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  /// The font of texts that have none of their own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}
