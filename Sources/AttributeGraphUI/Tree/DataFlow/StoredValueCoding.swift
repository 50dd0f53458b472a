import Foundation

/// Reading and writing values of a type in the user defaults.
struct StoredValueCoding<Value> {
  /// Reads the value of a key; nil if there is none of the type.
  let read: (UserDefaults, String) -> Value?
  /// Writes the value of a key.
  let write: (Value, UserDefaults, String) -> Void
  /// Whether two values are stored identically.
  let areSame: (Value, Value) -> Bool
}

/// A value that the user defaults store without conversion.
protocol StoredPrimitive: Equatable {
  /// Reads the value of a key; nil if there is none of the type.
  static func read(from store: UserDefaults, _ key: String) -> Self?
  /// Writes the value of a key.
  func write(to store: UserDefaults, _ key: String)
}

extension StoredPrimitive {
  static func read(from store: UserDefaults, _ key: String) -> Self? { store.object(forKey: key) as? Self }

  func write(to store: UserDefaults, _ key: String) { store.set(self, forKey: key) }
}

extension Bool: StoredPrimitive {}
extension Int: StoredPrimitive {}
extension Double: StoredPrimitive {}
extension String: StoredPrimitive {}
extension Data: StoredPrimitive {}
extension Date: StoredPrimitive {}

extension URL: StoredPrimitive {
  // The user defaults of some platforms lose a URL; all of them keep a string.
  static func read(from store: UserDefaults, _ key: String) -> URL? {
    (store.object(forKey: key) as? String).flatMap { URL(string: $0) } ?? store.url(forKey: key)
  }

  func write(to store: UserDefaults, _ key: String) { store.set(absoluteString, forKey: key) }
}

extension StoredValueCoding where Value: StoredPrimitive {
  /// Stores the value itself.
  static var plain: StoredValueCoding {
    StoredValueCoding(
      read: { Value.read(from: $0, $1) }, write: { $0.write(to: $1, $2) }, areSame: { $0 == $1 })
  }
}

extension StoredValueCoding where Value: RawRepresentable, Value.RawValue: StoredPrimitive {
  /// Stores the raw value.
  static var raw: StoredValueCoding {
    StoredValueCoding(
      read: { Value.RawValue.read(from: $0, $1).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue.write(to: $1, $2) }, areSame: { $0.rawValue == $1.rawValue })
  }
}

extension StoredValueCoding {
  /// Stores an optional value; nil removes the key.
  static func optional<Wrapped>(_ coding: StoredValueCoding<Wrapped>) -> StoredValueCoding where Value == Wrapped? {
    StoredValueCoding(
      read: { store, key in .some(coding.read(store, key)) },
      write: { value, store, key in
        if let value { coding.write(value, store, key) } else { store.removeObject(forKey: key) }
      },
      areSame: { one, other in
        switch (one, other) {
        case (nil, nil): true
        case (let one?, let other?): coding.areSame(one, other)
        case (nil, _?), (_?, nil): false
        }
      })
  }
}

extension StoredValueCoding where Value: Codable & Equatable {
  /// Stores the value as JSON.
  static var data: StoredValueCoding {
    StoredValueCoding(
      read: { store, key in store.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { value, store, key in if let data = try? JSONEncoder().encode(value) { store.set(data, forKey: key) } },
      areSame: { $0 == $1 })
  }
}
