import Foundation
import Observation

/// A value that the system keeps for a scene: here the host keeps it, by its key.
///
/// Views with the same key share the value. A test reads and sets what is kept with `ViewHost.sceneStorage`. The windows of
/// one program share what is kept.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let decode: (Any) -> Value?
  private let encode: (Value) -> Any?

  init(key: String, initial: Value, decode: @escaping (Any) -> Value?, encode: @escaping (Value) -> Any?) {
    (self.key, self.initial, self.decode, self.encode) = (key, initial, decode, encode)
  }

  /// The value that is kept, or the one at first.
  @MainActor public var wrappedValue: Value {
    get { item?.value.flatMap(decode) ?? initial }
    nonmutating set { item?.value = encode(newValue) }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> {
    let (item, decode, encode, initial) = (item, decode, encode, initial)
    return Binding(get: { item?.value.flatMap(decode) ?? initial }, set: { item?.value = encode($0) })
  }

  @MainActor private var item: KeptSceneValue? { HostRuntime.current?.service(SceneStorageBook.self).item(for: key) }
}

extension SceneStorage {
  private init(plain key: String, _ initial: Value) {
    self.init(key: key, initial: initial, decode: { $0 as? Value }, encode: { $0 })
  }

  /// Keeps a truth value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(plain: key, wrappedValue) }
  /// Keeps a whole number.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(plain: key, wrappedValue) }
  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(plain: key, wrappedValue) }
  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(plain: key, wrappedValue) }
  /// Keeps an address.
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(plain: key, wrappedValue) }
  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(plain: key, wrappedValue) }

  /// Keeps a value that stands for a whole number.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key: key, initial: wrappedValue, decode: { ($0 as? Int).flatMap { Value(rawValue: $0) } },
      encode: { $0.rawValue })
  }

  /// Keeps a value that stands for a text.
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

  /// Keeps a truth value, or none.
  public init(_ key: String) where Value == Bool? { self.init(optional: key, Bool.self) }
  /// Keeps a whole number, or none.
  public init(_ key: String) where Value == Int? { self.init(optional: key, Int.self) }
  /// Keeps a number, or none.
  public init(_ key: String) where Value == Double? { self.init(optional: key, Double.self) }
  /// Keeps a text, or none.
  public init(_ key: String) where Value == String? { self.init(optional: key, String.self) }
  /// Keeps an address, or none.
  public init(_ key: String) where Value == URL? { self.init(optional: key, URL.self) }
  /// Keeps bytes, or none.
  public init(_ key: String) where Value == Data? { self.init(optional: key, Data.self) }

  /// Keeps a value that stands for a text, or none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(
      key: key, initial: nil, decode: { ($0 as? String).flatMap { R(rawValue: $0) } }, encode: { $0?.rawValue })
  }

  /// Keeps a value that stands for a whole number, or none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key: key, initial: nil, decode: { ($0 as? Int).flatMap { R(rawValue: $0) } }, encode: { $0?.rawValue })
  }
}

/// A value that is kept for a scene.
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

/// The values that a host keeps for its scene.
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
