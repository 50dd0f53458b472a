#if !canImport(Combine)
import Foundation

/// A variable that several threads may use.
final class LockedValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  /// Makes a variable.
  init(_ value: Value) {
    stored = value
  }

  /// The value; what it replaces is released outside of the lock, as code of the user may run then.
  var value: Value {
    get { lock.withLock { stored } }
    set {
      _ = lock.withLock {
        defer { stored = newValue }
        return stored
      }
    }
  }

  /// Changes the value while nobody else can.
  func withLock<Result>(_ change: (inout Value) -> Result) -> Result {
    lock.withLock { change(&stored) }
  }
}
#endif
