import Synchronization

/// Counts that closures on several threads keep.
package final class CallCounter: Sendable {
  private let numbers = Mutex<[String: Int]>([:])

  package init() {}

  /// Counts one more under a name.
  package func count(_ name: String) { numbers.withLock { $0[name, default: 0] += 1 } }

  /// The counts by name.
  package var counts: [String: Int] { numbers.withLock { $0 } }
}
