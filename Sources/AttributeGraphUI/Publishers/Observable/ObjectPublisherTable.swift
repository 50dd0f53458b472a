#if !canImport(Combine)
import Foundation

/// The publishers of objects that have no place for one: those without `@Published` properties that still call
/// `objectWillChange.send()`.
///
/// An entry whose object has gone is dropped when its address is taken by another object, or when the table has doubled.
final class ObjectPublisherTable: @unchecked Sendable {
  /// The table of the process.
  static let shared = ObjectPublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of gone objects are looked for.
  private var limit = 64

  /// How many entries there are, those of gone objects included.
  var count: Int { lock.withLock { entries.count } }

  /// The publisher of an object: the same as long as the object lives.
  ///
  /// - Complexity: O(1) expected and amortised.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
#endif
