/// A variable that several threads may access, as an object that closures capture.
package final class LockedValue<Value>: Sendable {
  private let shared: SharedValue<Value>

  /// Makes a variable.
  package init(_ value: Value) { shared = SharedValue(value) }

  /// The value. A replaced value is released outside of the lock, because its release may run user code.
  package var value: Value {
    get { shared.value }
    set { shared.value = newValue }
  }

  /// Replaces the value.
  ///
  /// - Returns: The former value, to be released outside of the lock.
  package func exchange(_ value: Value) -> Value { shared.exchange(value) }

  /// Changes the value with exclusive access.
  package func withLock<Result, Failure: Error>(
    _ change: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try shared.withLock(change)
  }
}
