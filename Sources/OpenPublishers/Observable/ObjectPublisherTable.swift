import ThreadSupport

/// The publishers of objects that have no place for one: those without `@Published` properties that still call
/// `objectWillChange.send()`.
///
/// An entry whose object has gone is dropped when its address is taken by another object, or when the table has doubled.
final class ObjectPublisherTable: Sendable {
  /// The table of the process.
  static let shared = ObjectPublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Contents {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of gone objects are looked for.
    var limit = 64
  }

  private let contents = LockedValue(Contents())

  /// How many entries there are, those of gone objects included.
  var count: Int { contents.withLock { $0.entries.count } }

  /// The publisher of an object: the same as long as the object lives.
  ///
  /// - Complexity: O(1) expected and amortised.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // An object that is read here may have its last owner here, so it is released outside of the lock.
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
