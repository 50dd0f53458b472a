import Synchronization

/// A lock, stored in place, for properties of an object that several threads use.
///
/// Unlike a `SharedValue` it asks for no type at run time, where the properties are of a type that is not known.
package struct PropertyLock: ~Copyable {
  @usableFromInline let mutex = Mutex(())

  /// Makes a lock that nobody holds.
  @inlinable package init() {}

  /// Waits for exclusive access, until `unlock()`.
  @inlinable package func lock() { mutex._unsafeLock() }

  /// Ends the exclusive access of this thread.
  @inlinable package func unlock() { mutex._unsafeUnlock() }
}
