import Foundation
import Synchronization

/// Whether code runs on the main queue, for closures that may be called on any thread.
///
/// The main actor's jobs run on the main queue. Its thread need not be the main thread, which ends on some platforms
/// when the system takes over the queue.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether a queue is the main one. On systems other than Apple's, each access to the main queue makes another
  /// object.
  package static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) == true }

  #if canImport(Glibc)
  /// The main thread, after its first query; 0 before.
  ///
  /// The C library keeps its description as long as the process lives, so no other thread is given its number.
  private static let mainThread = Atomic<UInt>(0)

  /// Whether this is the main queue, so that the main actor may be assumed.
  ///
  /// Each read of a state and of a geometry needs it, so the number of the thread is compared first: Foundation makes
  /// an object for the thread and looks it up by its key.
  package static var isCurrent: Bool {
    let thread = UInt(pthread_self())
    if mainThread.load(ordering: .relaxed) == thread { return true }
    guard Thread.isMainThread else { return DispatchQueue.getSpecific(key: mark) == true }
    mainThread.store(thread, ordering: .relaxed)
    return true
  }
  #else
  /// Whether this is the main queue, so that the main actor may be assumed.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
  #endif
}
