import Synchronization

/// Counts that closures on several threads keep.
final class Tally: Sendable {
  private let numbers = Mutex<[String: Int]>([:])

  /// Counts one more under a name.
  func count(_ name: String) { numbers.withLock { $0[name, default: 0] += 1 } }

  /// The counts by name.
  var counts: [String: Int] { numbers.withLock { $0 } }
}
