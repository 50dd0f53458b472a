#if !canImport(Darwin)
import Foundation
import OpenPublishers

extension NotificationCenter {
  /// The notifications with a name, as they are posted; those that were not taken yet wait.
  public struct Notifications: AsyncSequence {
    /// The type of the elements.
    public typealias Element = Notification
    let publisher: Publishers.Buffer<NotificationCenter.Publisher>

    /// Makes an iterator over the notifications.
    public func makeAsyncIterator() -> AsyncPublisher<Publishers.Buffer<NotificationCenter.Publisher>>.Iterator {
      publisher.values.makeAsyncIterator()
    }
  }

  /// The notifications with a name from now on, optionally of one object.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(
      publisher: publisher(for: name, object: object)
        .buffer(size: .max, prefetch: .byRequest, whenFull: .dropOldest))
  }
}
#endif
