#if !canImport(Darwin)
import Foundation
import ThreadSupport

/// Values that the devices of a user share; here they are kept while the program runs.
public final class NSUbiquitousKeyValueStore: Sendable {
  /// The values of the program.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// The name of the notification that another device changed a value; never posted here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  private let values = LockedValue<[String: StoredThing]>([:])
  /// A value of the store.
  private enum StoredThing: Sendable {
    case text(String), flag(Bool), number(Double), whole(Int64), data(Data)
  }

  /// The text of a key.
  public func string(forKey key: String) -> String? {
    if case .text(let text) = value(key) { text } else { nil }
  }
  /// The data of a key.
  public func data(forKey key: String) -> Data? {
    if case .data(let data) = value(key) { data } else { nil }
  }
  /// The Boolean of a key; false if there is none.
  public func bool(forKey key: String) -> Bool {
    if case .flag(let flag) = value(key) { flag } else { false }
  }
  /// The number of a key; 0 if there is none.
  public func double(forKey key: String) -> Double {
    if case .number(let number) = value(key) { number } else { 0 }
  }
  /// The integer of a key; 0 if there is none.
  public func longLong(forKey key: String) -> Int64 {
    if case .whole(let number) = value(key) { number } else { 0 }
  }
  /// Stores a text; nil removes it.
  public func set(_ value: String?, forKey key: String) { keep(value.map { .text($0) }, key) }
  /// Stores data; nil removes them.
  public func set(_ value: Data?, forKey key: String) { keep(value.map { .data($0) }, key) }
  /// Stores a Boolean.
  public func set(_ value: Bool, forKey key: String) { keep(.flag(value), key) }
  /// Stores a number.
  public func set(_ value: Double, forKey key: String) { keep(.number(value), key) }
  /// Stores an integer.
  public func set(_ value: Int64, forKey key: String) { keep(.whole(value), key) }
  /// Removes the value of a key.
  public func removeObject(forKey key: String) { keep(nil, key) }
  /// Synchronizes the values with other devices: there are none.
  @discardableResult
  public func synchronize() -> Bool { true }

  private func value(_ key: String) -> StoredThing? { values.withLock { $0[key] } }
  private func keep(_ value: StoredThing?, _ key: String) { values.withLock { $0[key] = value } }
}
#endif
