/// A value from a body that layout nodes depend on; an equal one does not reach them.
@safe
final class LayoutValue<Value>: LayoutInput, ValueReceiver {
  // SAFETY: an access copies the value, or swaps it for another one; nothing else runs meanwhile. (A layout of a thousand
  // frames reads five thousand values, and checks of overlapping accesses were a twelfth of its time. Decisions/0040.)
  @exclusivity(unchecked) private var current: Value
  private let isSame: (Value, Value) -> Bool

  init(_ value: Value, comparedBy isSame: @escaping (Value, Value) -> Bool) {
    unsafe current = value
    self.isSame = isSame
  }

  /// The value as it is now.
  var value: Value { unsafe current }

  /// Takes a new value over.
  func update(to new: Value) {
    guard !isSame(value, new) else { return }
    // The old one goes when the access is over: that may run code of the user.
    var replaced = new
    unsafe swap(&current, &replaced)
    notify()
  }
}
