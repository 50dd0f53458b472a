import Foundation

// The types of values that can be kept are those of SwiftUI, one initialiser each.

extension AppStorage {
  /// Keeps a truth value under a key; the value is what holds where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key: key, store: store, coding: .plain)
  }

  /// Keeps a number under a key; the value is what holds where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key: key, store: store, coding: .plain)
  }

  /// Keeps a number under a key; the value is what holds where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key: key, store: store, coding: .plain)
  }

  /// Keeps a text under a key; the value is what holds where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key: key, store: store, coding: .plain)
  }

  /// Keeps an address under a key; the value is what holds where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key: key, store: store, coding: .plain)
  }

  /// Keeps a piece of data under a key; the value is what holds where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key: key, store: store, coding: .plain)
  }

  /// Keeps a moment under a key; the value is what holds where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key: key, store: store, coding: .plain)
  }

  /// Keeps a value as its raw number under a key; the value is what holds where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key: key, store: store, coding: .raw)
  }

  /// Keeps a value as its raw text under a key; the value is what holds where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key: key, store: store, coding: .raw)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value under a key; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key: key, store: store, coding: .optional(.plain))
  }

  /// Keeps a number under a key; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key: key, store: store, coding: .optional(.plain))
  }

  /// Keeps a number under a key; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key: key, store: store, coding: .optional(.plain))
  }

  /// Keeps a text under a key; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key: key, store: store, coding: .optional(.plain))
  }

  /// Keeps a moment under a key; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key: key, store: store, coding: .optional(.plain))
  }

  /// Keeps an address under a key; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key: key, store: store, coding: .optional(.plain))
  }

  /// Keeps a piece of data under a key; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key: key, store: store, coding: .optional(.plain))
  }

  /// Keeps a value as its raw number under a key; nil where there is none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(nil, key: key, store: store, coding: .optional(.raw))
  }

  /// Keeps a value as its raw text under a key; nil where there is none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(nil, key: key, store: store, coding: .optional(.raw))
  }
}
