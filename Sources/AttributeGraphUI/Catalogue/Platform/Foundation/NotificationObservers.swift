#if !canImport(Darwin)
import Foundation

extension NotificationCenter {
  /// Calls a closure for each notification with a name, until the returned object is removed.
  ///
  /// The compiler prefers this function to Foundation's where there is a name, because its parameter is no optional
  /// value. In Swift 5, its closure may use what belongs to the main actor, as on Apple's systems.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts them; nil for any.
  ///   - queue: The queue on which the closure runs; nil for the thread that posts.
  ///   - block: The closure.
  /// - Returns: The observer, for `removeObserver(_:)`.
  @preconcurrency @discardableResult
  public func addObserver(
    forName name: Notification.Name, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: Optional(name), object: object, queue: queue, using: block)
  }
}
#endif
