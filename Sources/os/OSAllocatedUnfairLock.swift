import Foundation
import ThreadSupport

/// A lock around a value that several threads use.
///
/// The value is touched while the lock is held, and at no other time. Like Apple's lock it does not nest: a thread that
/// holds it and asks for it again waits forever.
public struct OSAllocatedUnfairLock<State>: Sendable {
  /// Held by whoever uses the value.
  private let owner = NSLock()
  private let state: LockedValue<State>

  /// Makes a lock around a value that the compiler does not check.
  public init(uncheckedState initialState: State) { state = LockedValue(initialState) }

  /// Uses the value with exclusive access; the compiler does not check what is captured and returned.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    owner.lock()
    defer { owner.unlock() }
    return try state.withLock(body)
  }

  /// Uses the value with exclusive access.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Uses the value with exclusive access if the lock is free; the compiler does not check what is captured and
  /// returned.
  ///
  /// - Returns: The result; nil if the lock is held.
  public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
    guard owner.try() else { return nil }
    defer { owner.unlock() }
    return try state.withLock(body)
  }

  /// Uses the value with exclusive access if the lock is free.
  ///
  /// - Returns: The result; nil if the lock is held.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Makes a lock around a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock around nothing.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock, and acquires it.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lock() { owner.lock() }

  /// Releases the lock.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func unlock() { owner.unlock() }

  /// Acquires the lock if it is free.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lockIfAvailable() -> Bool { owner.try() }

  /// Runs a closure while it holds the lock; the compiler does not check what is captured and returned.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    owner.lock()
    defer { owner.unlock() }
    return try body()
  }

  /// Runs a closure while it holds the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }
}
