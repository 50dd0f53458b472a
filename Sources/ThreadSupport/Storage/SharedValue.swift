import Synchronization

/// A variable that several threads may use, stored in place.
///
/// It is the one place where the views vouch for a lock: whatever else is shared between threads keeps its state in one
/// of these, and the compiler checks the rest.
package struct SharedValue<Value>: ~Copyable {
  /// A value that crosses threads under the lock.
  // SAFETY: it is touched under the lock only. What is put in and taken out is what its users hand from thread to
  // thread by contract, whether or not its type says so; `Mutex` takes no such values.
  @usableFromInline
  struct Content<Part>: @unchecked Sendable {
    @usableFromInline var value: Part

    @inlinable init(_ value: Part) { self.value = value }
  }

  @usableFromInline let content: Mutex<Content<Value>>

  /// Makes a variable.
  @inlinable package init(_ value: Value) { content = Mutex(Content(value)) }

  /// The value; what it replaces is released outside of the lock, as code of the user may run then.
  @inlinable package var value: Value {
    get { content.withLock { $0 }.value }
    nonmutating set { _ = exchange(newValue) }
  }

  /// Puts a value in place of the one that is there.
  ///
  /// - Returns: What was there, to be released outside of the lock.
  @inlinable package func exchange(_ value: Value) -> Value {
    withLock { stored in
      defer { stored = value }
      return stored
    }
  }

  /// Changes the value with exclusive access.
  @inlinable package func withLock<Result, Failure: Error>(
    _ change: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try content.withLock { content throws(Failure) in Content<Result>(try change(&content.value)) }.value
  }
}
