/// Effects that an owner keeps, in the order in which it got them, and some that were stopped.
final class KeptEffects {
  private(set) var all: [Effect] = []
  /// How many there may be before those that were stopped are released.
  private var limit = 32

  /// Keeps an effect, and releases those that were stopped when the list is consistent again; O(1) amortised.
  func append(_ effect: Effect) {
    all.append(effect)
    guard all.count > limit else { return }
    let released = all
    all = released.filter { !$0.isStopped }
    limit = max(32, 2 * all.count)
    withExtendedLifetime(released) {}
  }
}
