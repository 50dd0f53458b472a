/// Writes of state that bodies have not seen yet, batched by transaction and in order.
///
/// The writing code sees its writes immediately. Bodies see each transaction's writes in a separate update, so that
/// each change is animated by its own transaction (row R-086).
@MainActor
final class WriteQueue {
  /// The writes of one transaction, in order.
  struct Batch {
    /// The transaction, which determines the animation of the change.
    let transaction: Transaction
    /// The closures that perform the writes.
    var writes: [() -> Void]
  }

  private var batches: [Batch] = []
  /// The number of writes so far, in all hosts.
  static private(set) var writeCount = 0

  /// Whether the queue is empty.
  var isEmpty: Bool { batches.isEmpty }

  /// Whether a transaction in the queue is animated, or the current one, which follows them.
  ///
  /// - Complexity: O(transactions).
  var animationFollows: Bool {
    let current = Transaction.isCurrentEmpty ? nil : Transaction.current.animation
    return current != nil || batches.contains { $0.transaction.animation != nil }
  }

  /// Whether the queue has writes, and one of the current transaction would begin an update of its own.
  var belongsToOthers: Bool { batches.last.map { !mayJoin($0.transaction) } ?? false }

  /// Adds a write to the current transaction.
  ///
  /// - Complexity: O(1) amortised.
  func add(_ write: @escaping () -> Void) {
    Self.writeCount += 1
    if let last = batches.indices.last, mayJoin(batches[last].transaction) {
      batches[last].writes.append(write)
    } else {
      let batch = Batch(transaction: .current, writes: [write])
      for completion in batch.transaction.completions { completion.batches += 1 }
      batches.append(batch)
    }
  }

  /// Whether writes of the current transaction may follow those of another one in its batch.
  private func mayJoin(_ transaction: Transaction) -> Bool {
    // Most writes are not animated; then no transaction is copied.
    Transaction.isCurrentEmpty && transaction.isEmpty || transaction.mayBeJoined(with: .current)
  }

  /// Removes all queued writes.
  func drop() { batches = [] }

  /// Removes and returns the writes of the oldest transaction.
  func takeFirst() -> Batch? {
    batches.isEmpty ? nil : batches.removeFirst()
  }
}
