import ThreadSupport

/// The publishers of objects that cannot store one: those without `@Published` properties that still call
/// `objectWillChange.send()`.
///
/// The entry of a released object is dropped when another object takes its address, or when the table has doubled.
final class ObjectPublisherTable: Sendable {
  /// The table of the process.
  static let shared = ObjectPublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Contents {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are removed.
    var limit = 64
  }

  private let contents = LockedValue(Contents())

  /// The number of entries, including those of released objects.
  var count: Int { contents.withLock { $0.entries.count } }

  /// The publisher of an object: the same as long as the object lives.
  ///
  /// - Complexity: O(1) expected and amortised.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // The strong reference made here may be the last one, so it is released outside of the lock.
    var read: [AnyObject?] = []
    defer { extendLifetime(read) }
    return contents.withLock { contents in
      if let entry = contents.entries[ObjectIdentifier(object)] {
        read.append(entry.object)
        if read[0] === object { return entry.publisher }
      }
      if contents.entries.count >= contents.limit {
        contents.entries = contents.entries.filter {
          read.append($0.value.object)
          return read.last.flatMap(\.self) != nil
        }
        contents.limit = max(64, contents.entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      contents.entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
