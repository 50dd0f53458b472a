import Foundation

#if !canImport(Darwin)
import OpenPublishers
import ThreadSupport

/// The publishers of the objects that have `AppStorage` properties, by the key of the property.
final class StoredValuePublishers: Sendable {
  /// The table of the process, as the user defaults are those of the process.
  static let shared = StoredValuePublishers()

  private struct Key: Hashable {
    let store: ObjectIdentifier
    let name: String
  }
  private struct Entry {
    weak var publisher: ObservableObjectPublisher?
  }
  private let entries = LockedValue<[Key: [Entry]]>([:])

  /// Adds a publisher for a key, unless it is there.
  func add(_ publisher: ObservableObjectPublisher, for name: String, in store: UserDefaults) {
    entries.withLock { entries in
      var living = (entries[Key(store: ObjectIdentifier(store), name: name)] ?? []).filter { $0.publisher != nil }
      if !living.contains(where: { $0.publisher === publisher }) { living.append(Entry(publisher: publisher)) }
      entries[Key(store: ObjectIdentifier(store), name: name)] = living
    }
  }

  /// Notifies the publishers of a key before its value changes.
  func sendWillChange(of name: String, in store: UserDefaults) {
    let entries = entries.withLock { $0[Key(store: ObjectIdentifier(store), name: name)] ?? [] }
    for entry in entries { entry.publisher?.send() }
  }
}

extension AppStorage: StoredElsewhere {
  /// Notifies the publisher of an object that has the property.
  package func notify(_ publisher: ObservableObjectPublisher) {
    StoredValuePublishers.shared.add(publisher, for: key, in: store ?? .standard)
  }
}
#endif

extension StoredValueCoding {
  /// Writes the value of a key, after the objects with an `AppStorage` property of that key have sent that they change.
  func publish(_ value: Value, _ store: UserDefaults, _ key: String) {
    #if !canImport(Darwin)
    StoredValuePublishers.shared.sendWillChange(of: key, in: store)
    #endif
    write(value, store, key)
  }
}
