import Foundation

// SwiftUI's storable types, with one initialiser each.

extension AppStorage {
  /// Stores a `Bool` under a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key: key, store: store, coding: .plain)
  }

  /// Stores a number under a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key: key, store: store, coding: .plain)
  }

  /// Stores a number under a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key: key, store: store, coding: .plain)
  }

  /// Stores a string under a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key: key, store: store, coding: .plain)
  }

  /// Stores a URL under a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key: key, store: store, coding: .plain)
  }

  /// Stores data under a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key: key, store: store, coding: .plain)
  }

  /// Stores a date under a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key: key, store: store, coding: .plain)
  }

  /// Stores the raw number of a value under a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key: key, store: store, coding: .raw)
  }

  /// Stores the raw string of a value under a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key: key, store: store, coding: .raw)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Stores a `Bool` under a key; nil without a stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key: key, store: store, coding: .optional(.plain))
  }

  /// Stores a number under a key; nil without a stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key: key, store: store, coding: .optional(.plain))
  }

  /// Stores a number under a key; nil without a stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key: key, store: store, coding: .optional(.plain))
  }

  /// Stores a string under a key; nil without a stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key: key, store: store, coding: .optional(.plain))
  }

  /// Stores a date under a key; nil without a stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key: key, store: store, coding: .optional(.plain))
  }

  /// Stores a URL under a key; nil without a stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key: key, store: store, coding: .optional(.plain))
  }

  /// Stores data under a key; nil without a stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key: key, store: store, coding: .optional(.plain))
  }

  /// Stores the raw number of a value under a key; nil without a stored value.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(nil, key: key, store: store, coding: .optional(.raw))
  }

  /// Stores the raw string of a value under a key; nil without a stored value.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(nil, key: key, store: store, coding: .optional(.raw))
  }
}
