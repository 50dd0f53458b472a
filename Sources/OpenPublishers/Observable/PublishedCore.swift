import ThreadSupport

/// The value of a published property, and whom it tells.
///
/// Subscribers hold it, but it does not hold its object.
final class PublishedCore<Value> {
  private let current: LockedValue<Value>
  private let listeners = LockedValue(Listeners())

  private struct Listeners {
    /// The `objectWillChange` of the object; nil until it is first read.
    var publisher: ObservableObjectPublisher?
    /// What the subscribers of this property subscribe to; nil for most properties, which have none.
    var subject: SubjectCore<Value, Never>?
  }

  /// Makes a property with a value.
  init(_ value: Value) {
    current = LockedValue(value)
  }

  /// The value; to set it tells everybody first.
  var value: Value {
    get { current.value }
    set {
      let listeners = listeners.value
      listeners.publisher?.send()
      listeners.subject?.send(newValue)
      current.value = newValue
    }
  }

  /// What the property tells before it changes; nil before it was connected.
  var objectWillChange: ObservableObjectPublisher? { listeners.value.publisher }

  /// Has the property tell a publisher before it changes, unless it tells one already.
  ///
  /// - Returns: The publisher that it tells from now on.
  func connect(to publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    listeners.withLock {
      let connected = $0.publisher ?? publisher
      $0.publisher = connected
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
    listeners.withLock {
      let opened = $0.subject ?? SubjectCore(isAsked: true)
      $0.subject = opened
      return opened
    }
  }
}
