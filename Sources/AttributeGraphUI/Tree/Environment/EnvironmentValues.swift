/// A key of the environment, with a default value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value; it is made at the first access.
  static var defaultValue: Value { get }
}

/// Values that flow from a view to everything inside it.
public struct EnvironmentValues {
  /// A value, and the comparison for its type.
  private struct Entry {
    /// The key, or the type of the object.
    let key: Any.Type
    let value: Any
    let areSame: @MainActor (Any, Any) -> Bool

    /// The value of a key, compared like an input.
    init<Value>(_ value: Value, for key: Any.Type) {
      self.key = key
      self.value = value
      areSame = { first, second in
        guard let first = first as? Value, let second = second as? Value else { return false }
        return Equality.comparison(ofInputs: Value.self)?(first, second) ?? false
      }
    }

    /// An object, which equals only itself.
    init(object: AnyObject) {
      key = type(of: object)
      value = object
      areSame = { ($0 as AnyObject) === ($1 as AnyObject) }
    }
  }

  /// A value that is being set through a key path, or none while the key of a key path is determined.
  private final class Incoming {
    private var value: Any?
    /// The first requested key or type of object.
    private(set) var asked: Any.Type?

    init(_ value: Any?) { self.value = value }

    /// Records a requested key or type.
    func note(_ type: Any.Type) { if asked == nil { asked = type } }

    /// Returns the value, once, when a value of its type is requested.
    func take<Value>(as type: Value.Type) -> Value? {
      defer { value = nil }
      return value as? Value
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var incoming: Incoming?
  /// Records the keys that are read, for a body that has all values in one property.
  private var reader: EnvironmentReader?

  /// Makes an environment with default values.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      reader?.note(\.[key: KeyToken<Key>()])
      if let entry = entries[ObjectIdentifier(key)], let value = entry.value as? Key.Value { return value }
      incoming?.note(key)
      return incoming?.take(as: Key.Value.self) ?? Key.defaultValue
    }
    set { entries[ObjectIdentifier(key)] = Entry(newValue, for: key) }
  }

  /// Sets the value at a key path, without making the key's default value.
  ///
  /// Writing through a key path first reads it. That would make the default value, which must be made on demand only
  /// (row S-034), so the read returns the new value instead.
  mutating func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    incoming = Incoming(value)
    self[keyPath: keyPath] = value
    incoming = nil
  }

  /// The name of the key behind a key path, or of the type of the object, without the prefix that `@Entry` adds.
  ///
  /// Key paths of computed properties have no names. The key's default value is made if it does not exist yet.
  static func keyName<Value>(of keyPath: KeyPath<EnvironmentValues, Value>) -> String {
    let probe = Incoming(nil)
    var values = EnvironmentValues()
    values.incoming = probe
    _ = values[keyPath: keyPath]
    let name = probe.asked.map { String(describing: $0) } ?? "a \(Value.self)"
    return name.hasPrefix("__Key_") ? String(name.dropFirst("__Key_".count)) : name
  }

  /// The object of a type that an enclosing view provides.
  subscript<Object: AnyObject>(object key: ObjectKey<Object>) -> Object? {
    get {
      reader?.note(\.[object: key])
      incoming?.note(Object.self)
      return entries[ObjectIdentifier(ObjectKey<Object>.self)]?.value as? Object
    }
    set {
      entries[ObjectIdentifier(ObjectKey<Object>.self)] = newValue.map { Entry(object: $0) }
    }
  }

  /// Whether two environments hold equal values under the same keys.
  ///
  /// - Complexity: O(keys that are set).
  @MainActor package static func areSame(_ first: EnvironmentValues, _ second: EnvironmentValues) -> Bool {
    first.entries.count == second.entries.count
      && first.entries.allSatisfy { key, entry in
        second.entries[key].map { entry.areSame(entry.value, $0.value) } ?? false
      }
  }
}

extension EnvironmentValues {
  /// A copy that reports the keys that are read to a reader.
  func read(by reader: EnvironmentReader) -> EnvironmentValues {
    var values = self
    values.reader = reader
    return values
  }

  /// The value of a key, by a key path that equals every other one of the same key.
  subscript<Key: EnvironmentKey>(key token: KeyToken<Key>) -> Key.Value { self[Key.self] }
}

/// A type of objects in key paths into the environment.
///
/// The type is also stored as a value, because key paths through a generic subscript are compared by their arguments
/// only.
struct ObjectKey<Object: AnyObject>: Hashable, Sendable {
  private let type = ObjectIdentifier(Object.self)
}

/// A key in key paths into the environment; the key is also stored as a value, for the same reason.
struct KeyToken<Key: EnvironmentKey>: Hashable, Sendable {
  private let type = ObjectIdentifier(Key.self)
}

extension EnvironmentValues: CustomStringConvertible {
  /// The values that were set, with their keys, in the notation of SwiftUI; sorted, because their order is not kept.
  public var description: String {
    let parts = entries.values.map { "EnvironmentPropertyKey<\($0.key)> = \($0.value)" }
    return "[" + parts.sorted().joined(separator: ", ") + "]"
  }
}
