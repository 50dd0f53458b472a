import Foundation
import ThreadSupport

/// Gives a subscriber one call at a time, from whichever threads, and holds no lock while the subscriber runs.
///
/// A call from a thread while another thread delivers is left to that one. A subscriber that sends on from within a
/// call gets the next call inside of it, as in Combine.
final class SerialDelivery: Sendable {
  private struct State {
    /// The thread that delivers; nil where none does.
    var thread: ObjectIdentifier?
    /// How many calls of that thread are inside each other.
    var depth = 0
    /// Calls that other threads have left, in order.
    var waiting = Queue<() -> Void>()
  }

  private let state = LockedValue(State())

  /// Calls a subscriber, at once or later on the thread that delivers.
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
  /// - Returns: The next call for this thread; nil where there is none, or where a call around it goes on.
  private func finishCall() -> (() -> Void)? {
    state.withLock { state in
      if state.depth == 1, let next = state.waiting.popFirst() { return next }
      state.depth -= 1
      if state.depth == 0 { state.thread = nil }
      return nil
    }
  }
}
