import Synchronization

/// A variable that several threads may access, stored in place.
///
/// It is the only lock of the views that the compiler does not check. All state that threads share is kept in one of
/// these, and the compiler checks the rest.
package struct SharedValue<Value>: ~Copyable {
  /// A value that crosses threads under the lock.
  // SAFETY: it is accessed under the lock only. Its users pass the values from thread to thread by contract, whether or
  // not their types are `Sendable`; `Mutex` does not accept such values.
  @usableFromInline
  struct Content<Part>: @unchecked Sendable {
    @usableFromInline var value: Part

    @inlinable init(_ value: Part) { self.value = value }
  }

  @usableFromInline let content: Mutex<Content<Value>>

  /// Makes a variable.
  @inlinable package init(_ value: Value) { content = Mutex(Content(value)) }

  /// The value. A replaced value is released outside of the lock, because its release may run user code.
  @inlinable package var value: Value {
    get { content.withLock { $0 }.value }
    nonmutating set { _ = exchange(newValue) }
  }

  /// Replaces the value.
  ///
  /// - Returns: The former value, to be released outside of the lock.
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
