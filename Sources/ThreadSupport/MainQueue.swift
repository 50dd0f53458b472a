import Foundation

/// Whether code runs where hosts belong, asked in closures that anybody may call from anywhere.
///
/// The main actor's jobs run on the main queue. Its thread need not be the main thread: on some platforms that ends when
/// the queue is given to the system.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main queue, so that the main actor may be assumed.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
