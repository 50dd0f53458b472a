import Foundation
import Synchronization

/// Whether code runs where hosts belong, asked in closures that may be called from anywhere.
///
/// The main actor's jobs run on the main queue. Its thread need not be the main thread: on some platforms that ends
/// when the queue is given to the system.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether a queue is the main one. On systems other than Apple's, each access to it makes another object.
  package static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) == true }

  #if canImport(Glibc)
  /// The main thread, once it has asked; 0 before.
  ///
  /// The C library keeps its description as long as the process lives, so no other thread ever has its number.
  private static let mainThread = Atomic<UInt>(0)

  /// Whether this is the main queue, so that the main actor may be assumed.
  ///
  /// Each read of a state and of a geometry asks: Foundation makes an object for the thread and looks it up by its key.
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
