import Foundation

/// Runs a closure on a thread with a stack of 8 MiB, the usual one of a main thread, and waits until it has returned.
///
/// The closure makes its own graph: nothing crosses.
func onStackOfEightMebibytes(_ body: @escaping @Sendable () -> Void) { onStack(ofSize: 8 << 20, body) }

/// Runs a closure on a thread with a stack of a size in bytes, and waits until it has returned.
func onStack(ofSize size: Int, _ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = size
  thread.start()
  done.wait()
}
