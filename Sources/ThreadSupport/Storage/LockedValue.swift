/// A variable that several threads may use, as an object that closures capture.
package final class LockedValue<Value>: Sendable {
  private let shared: SharedValue<Value>

  /// Makes a variable.
  package init(_ value: Value) { shared = SharedValue(value) }

  /// The value; what it replaces is released outside of the lock, as code of the user may run then.
  package var value: Value {
    get { shared.value }
    set { shared.value = newValue }
  }

  /// Puts a value in place of the one that is there.
  ///
  /// - Returns: What was there, to be released outside of the lock.
  package func exchange(_ value: Value) -> Value { shared.exchange(value) }

  /// Changes the value with exclusive access.
  package func withLock<Result, Failure: Error>(
    _ change: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try shared.withLock(change)
  }
}
