/// A value from a body that layout nodes depend on; they are not notified of an equal value.
@safe
final class LayoutValue<Value>: LayoutInput, ValueReceiver {
  // SAFETY: an access copies the value, or swaps it for another one; no other code runs meanwhile. (A layout of a
  // thousand frames reads five thousand values; checks of overlapping accesses took a twelfth of it. Decisions/0040.)
  @exclusivity(unchecked) private var current: Value
  private let isSame: (Value, Value) -> Bool

  init(_ value: Value, comparedBy isSame: @escaping (Value, Value) -> Bool) {
    unsafe current = value
    self.isSame = isSame
  }

  /// The current value.
  var value: Value { unsafe current }

  override func take(from source: (any ValueSource)?, at offset: Int) { receive(from: source, at: offset) }

  /// Replaces the value, and notifies the followers if it differs.
  func update(to new: Value) {
    guard !isSame(value, new) else { return }
    // The old value is released after the access, because that may run user code.
    var replaced = new
    unsafe swap(&current, &replaced)
    notify()
  }
}
