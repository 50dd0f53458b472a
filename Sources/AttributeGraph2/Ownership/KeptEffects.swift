/// Effects that an owner keeps, in the order in which it got them, and some that were stopped.
struct KeptEffects {
  private(set) var all: [Effect] = []
  /// How many there may be before those that were stopped are released.
  private var limit = 32

  /// Keeps an effect.
  ///
  /// - Returns: Effects that the caller releases, when the access to the list is over.
  /// - Complexity: O(1) amortised, also for the release of those that were stopped.
  mutating func append(_ effect: Effect) -> [Effect] {
    var released: [Effect] = []
    if all.count >= limit {
      released = all
      all = released.filter { !$0.isStopped }
      limit = max(32, 2 * all.count)
    }
    all.append(effect)
    return released
  }
}
