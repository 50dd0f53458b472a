import Foundation
import Observation

/// A value that the system stores for a scene; here the host stores it, by its key.
///
/// Views with the same key share the value. A test reads and sets the stored values with `ViewHost.sceneStorage`. The
/// windows of one program share them.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let decode: (Any) -> Value?
  private let encode: (Value) -> Any?

  init(key: String, initial: Value, decode: @escaping (Any) -> Value?, encode: @escaping (Value) -> Any?) {
    (self.key, self.initial, self.decode, self.encode) = (key, initial, decode, encode)
  }

  /// The stored value, or the initial one.
  @MainActor public var wrappedValue: Value {
    get { item?.value.flatMap(decode) ?? initial }
    nonmutating set { item?.value = encode(newValue) }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> {
    let (item, decode, encode, initial) = (item, decode, encode, initial)
    return Binding(get: { item?.value.flatMap(decode) ?? initial }, set: { value, _ in item?.value = encode(value) })
  }

  @MainActor private var item: KeptSceneValue? { HostRuntime.current?.service(SceneStorageBook.self).item(for: key) }
}

extension SceneStorage {
  private init(plain key: String, _ initial: Value) {
    self.init(key: key, initial: initial, decode: { $0 as? Value }, encode: { $0 })
  }

  /// Stores a `Bool`.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(plain: key, wrappedValue) }
  /// Stores an integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(plain: key, wrappedValue) }
  /// Stores a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(plain: key, wrappedValue) }
  /// Stores a string.
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(plain: key, wrappedValue) }
  /// Stores a URL.
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(plain: key, wrappedValue) }
  /// Stores data.
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(plain: key, wrappedValue) }

  /// Stores a value by its integer raw value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key: key, initial: wrappedValue, decode: { ($0 as? Int).flatMap { Value(rawValue: $0) } },
      encode: { $0.rawValue })
  }

  /// Stores a value by its string raw value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key: key, initial: wrappedValue, decode: { ($0 as? String).flatMap { Value(rawValue: $0) } },
      encode: { $0.rawValue })
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  private init<Kept>(optional key: String, _ type: Kept.Type) where Value == Kept? {
    self.init(key: key, initial: nil, decode: { $0 as? Kept }, encode: { $0 })
  }

  /// Stores an optional `Bool`.
  public init(_ key: String) where Value == Bool? { self.init(optional: key, Bool.self) }
  /// Stores an optional integer.
  public init(_ key: String) where Value == Int? { self.init(optional: key, Int.self) }
  /// Stores an optional number.
  public init(_ key: String) where Value == Double? { self.init(optional: key, Double.self) }
  /// Stores an optional string.
  public init(_ key: String) where Value == String? { self.init(optional: key, String.self) }
  /// Stores an optional URL.
  public init(_ key: String) where Value == URL? { self.init(optional: key, URL.self) }
  /// Stores optional data.
  public init(_ key: String) where Value == Data? { self.init(optional: key, Data.self) }

  /// Stores an optional value by its string raw value.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(
      key: key, initial: nil, decode: { ($0 as? String).flatMap { R(rawValue: $0) } }, encode: { $0?.rawValue })
  }

  /// Stores an optional value by its integer raw value.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key: key, initial: nil, decode: { ($0 as? Int).flatMap { R(rawValue: $0) } }, encode: { $0?.rawValue })
  }
}

/// A stored value of a scene.
@MainActor
final class KeptSceneValue: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Any?

  /// The value; a body that reads it runs again when it changes.
  var value: Any? {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
  }
}

/// The stored values of a host's scene.
final class SceneStorageBook: HostService {
  private(set) var items: [String: KeptSceneValue] = [:]

  /// The value of a key.
  func item(for key: String) -> KeptSceneValue {
    if let known = items[key] { return known }
    let made = KeptSceneValue()
    items[key] = made
    return made
  }
}
