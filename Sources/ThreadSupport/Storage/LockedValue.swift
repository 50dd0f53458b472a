import Foundation

/// A variable that several threads may use.
///
/// It is the one place where the views vouch for a lock: whatever else is shared between threads keeps its state in one
/// of these, and the compiler checks the rest.
// SAFETY: `stored` is touched under the lock only. What is put in and taken out is what publishers hand from thread to
// thread by contract, whether or not its type says so; `Mutex` takes no such values.
package final class LockedValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  /// Makes a variable.
  package init(_ value: Value) {
    stored = value
  }

  /// The value; what it replaces is released outside of the lock, as code of the user may run then.
  package var value: Value {
    get { lock.withLock { stored } }
    set { _ = exchange(newValue) }
  }

  /// Puts a value in place of the one that is there.
  ///
  /// - Returns: What was there, to be released outside of the lock.
  package func exchange(_ value: Value) -> Value {
    lock.withLock {
      defer { stored = value }
      return stored
    }
  }

  /// Changes the value with exclusive access.
  package func withLock<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try change(&stored) }
  }
}
