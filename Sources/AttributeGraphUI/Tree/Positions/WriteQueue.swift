/// Writes of state that bodies have not seen yet: those of one transaction together, one transaction after the other.
///
/// Whoever acts sees what it wrote at once. Bodies see a transaction's writes in an update of its own, so that each
/// change knows how it is to be animated (row R-086).
@MainActor
final class WriteQueue {
  /// The writes of one transaction, in order.
  struct Batch {
    /// How the change is to be animated.
    let transaction: Transaction
    /// What has to be written.
    var writes: [() -> Void]
  }

  private var batches: [Batch] = []
  /// How many writes there were, in all hosts.
  static private(set) var writeCount = 0

  /// Whether nothing waits.
  var isEmpty: Bool { batches.isEmpty }

  /// Adds a write.
  ///
  /// - Complexity: O(1) amortised.
  func add(_ write: @escaping () -> Void, in transaction: Transaction) {
    Self.writeCount += 1
    if let last = batches.indices.last, batches[last].transaction.mayBeJoined(with: transaction) {
      batches[last].writes.append(write)
    } else {
      batches.append(Batch(transaction: transaction, writes: [write]))
    }
  }

  /// Drops what waits.
  func drop() { batches = [] }

  /// Takes out the writes of the transaction that was first.
  func takeFirst() -> Batch? {
    batches.isEmpty ? nil : batches.removeFirst()
  }
}
