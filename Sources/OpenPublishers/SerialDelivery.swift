import Foundation
import ThreadSupport

/// Serialises the calls to a subscriber from any threads, without a lock held during a call.
///
/// A call from another thread is queued for the thread that delivers. A call from within a call is nested, as in
/// Combine.
final class SerialDelivery: Sendable {
  private struct State {
    /// The thread that delivers; nil if none does.
    var thread: ObjectIdentifier?
    /// The number of nested calls of that thread.
    var depth = 0
    /// The queued calls of other threads, in order.
    var waiting = Queue<() -> Void>()
  }

  private let state = LockedValue(State())

  /// Performs a call, at once or later on the thread that delivers.
  func perform(_ call: @escaping () -> Void) {
    let thread = ObjectIdentifier(Thread.current)
    let isOurs = state.withLock { state in
      guard state.thread == nil || state.thread == thread else {
        state.waiting.append(call)
        return false
      }
      state.thread = thread
      state.depth += 1
      return true
    }
    guard isOurs else { return }
    call()
    while let next = finishCall() { next() }
  }

  /// Notes that a call has returned.
  ///
  /// - Returns: The next call for this thread; nil if there is none, or if this call was nested.
  private func finishCall() -> (() -> Void)? {
    state.withLock { state in
      if state.depth == 1, let next = state.waiting.popFirst() { return next }
      state.depth -= 1
      if state.depth == 0 { state.thread = nil }
      return nil
    }
  }
}
