/// A key of the environment, with the value that holds where nobody has set another.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set another; it is made at the first access.
  static var defaultValue: Value { get }
}

/// Values that flow from a view to everything inside it.
public struct EnvironmentValues {
  /// A value, and how two of its type are compared.
  private struct Entry {
    /// The key, or the type of the object.
    let key: Any.Type
    let value: Any
    let areSame: @MainActor (Any, Any) -> Bool

    /// The value of a key, which is compared as inputs are.
    init<Value>(_ value: Value, for key: Any.Type) {
      self.key = key
      self.value = value
      areSame = { first, second in
        guard let first = first as? Value, let second = second as? Value else { return false }
        return Equality.comparison(ofInputs: Value.self)?(first, second) ?? false
      }
    }

    /// An object, which is the same only as itself.
    init(object: AnyObject) {
      key = type(of: object)
      value = object
      areSame = { ($0 as AnyObject) === ($1 as AnyObject) }
    }
  }

  /// A value that is being set by a key path, or nothing while the key of a key path is looked for.
  private final class Incoming {
    private var value: Any?
    /// The key, or the type of object, that was asked for first.
    private(set) var asked: Any.Type?

    init(_ value: Any?) { self.value = value }

    /// Notes what is asked for.
    func note(_ type: Any.Type) { if asked == nil { asked = type } }

    /// Gives the value, once, where a value of its type is asked for.
    func take<Value>(as type: Value.Type) -> Value? {
      defer { value = nil }
      return value as? Value
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var incoming: Incoming?
  /// Is told of the keys that are read, for the values that a body has in one property.
  private var reader: EnvironmentReader?

  /// Makes an environment in which nothing is set.
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

  /// Sets the value at a key path, without making the default of a key that has none yet.
  ///
  /// A key path reads what it writes to. That would make the default, which is to be made when somebody needs it
  /// (row S-034); so the value that is about to be set is what is read.
  mutating func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    incoming = Incoming(value)
    self[keyPath: keyPath] = value
    incoming = nil
  }

  /// The name of the key behind a key path, or of the type of the object, without what `@Entry` puts before it.
  ///
  /// Key paths of computed properties have no names. The default of the key is made, if it was not yet.
  static func keyName<Value>(of keyPath: KeyPath<EnvironmentValues, Value>) -> String {
    let probe = Incoming(nil)
    var values = EnvironmentValues()
    values.incoming = probe
    _ = values[keyPath: keyPath]
    let name = probe.asked.map { String(describing: $0) } ?? "a \(Value.self)"
    return name.hasPrefix("__Key_") ? String(name.dropFirst("__Key_".count)) : name
  }

  /// The object of a type that a view around provides.
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
  /// A copy that tells a reader of the keys that are read.
  func read(by reader: EnvironmentReader) -> EnvironmentValues {
    var values = self
    values.reader = reader
    return values
  }

  /// The value of a key, by a key path that is equal to every other of the same key.
  subscript<Key: EnvironmentKey>(key token: KeyToken<Key>) -> Key.Value { self[Key.self] }
}

/// Stands for a type of objects in key paths into the environment.
///
/// The type is a value too: key paths through a generic subscript are compared by their arguments alone.
struct ObjectKey<Object: AnyObject>: Hashable, Sendable {
  private let type = ObjectIdentifier(Object.self)
}

/// Stands for a key in key paths into the environment; the key is a value too, for the same reason.
struct KeyToken<Key: EnvironmentKey>: Hashable, Sendable {
  private let type = ObjectIdentifier(Key.self)
}

extension EnvironmentValues: CustomStringConvertible {
  /// The values that are set with their keys, in the notation of SwiftUI; sorted, because nobody keeps the order in
  /// which they were set.
  public var description: String {
    let parts = entries.values.map { "EnvironmentPropertyKey<\($0.key)> = \($0.value)" }
    return "[" + parts.sorted().joined(separator: ", ") + "]"
  }
}
