#if !canImport(Combine)
import Foundation

/// The value of a published property, and whom it tells.
///
/// Subscribers hold it, but it does not hold its object.
final class PublishedCore<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value
  /// What the object tells before any of its properties changes; nil before somebody asked the object for it.
  private var publisher: ObservableObjectPublisher?
  /// What the subscribers of this property subscribe to; nil for most properties, which have none.
  private var subject: SubjectCore<Value, Never>?

  /// Makes a property with a value.
  init(_ value: Value) {
    current = value
  }

  /// The value; to set it tells everybody first.
  var value: Value {
    get { lock.withLock { current } }
    set {
      let (publisher, subject) = lock.withLock { (self.publisher, self.subject) }
      publisher?.send()
      subject?.send(newValue)
      // The old value is released when the lock is open again: its `deinit` may be code of the user.
      _ = lock.withLock {
        defer { current = newValue }
        return current
      }
    }
  }

  /// What the property tells before it changes; nil before it was connected.
  var objectWillChange: ObservableObjectPublisher? { lock.withLock { publisher } }

  /// Has the property tell a publisher before it changes, unless it tells one already.
  ///
  /// - Returns: The publisher that it tells from now on.
  func connect(to publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    lock.withLock {
      let connected = self.publisher ?? publisher
      self.publisher = connected
      return connected
    }
  }

  /// Takes a subscriber on.
  func add(_ subscriber: AnySubscriber<Value, Never>) {
    openSubject().add(subscriber, owner: self) { self.value }
  }

  /// Has a publisher set the property, until the property goes.
  func feed<P: Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
    publisher.subscribe(
      AnySubscriber<Value, Never>(
        receiveSubscription: { [weak self] subscription in
          if let self { self.openSubject().add(upstream: subscription) } else { subscription.cancel() }
        },
        receiveValue: { [weak self] value in
          self?.value = value
          return .none
        }))
  }

  /// The subject of the property, made when it is first needed.
  private func openSubject() -> SubjectCore<Value, Never> {
    lock.withLock {
      let opened = subject ?? SubjectCore(isAsked: true)
      subject = opened
      return opened
    }
  }
}
#endif
