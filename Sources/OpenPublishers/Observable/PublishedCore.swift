import ThreadSupport

/// The value of a published property, and its publishers.
///
/// Subscribers retain it, but it does not retain its object.
final class PublishedCore<Value> {
  private let current: LockedValue<Value>
  private let listeners = LockedValue(Listeners())

  private struct Listeners {
    /// The `objectWillChange` of the object; nil before it is first read.
    var publisher: ObservableObjectPublisher?
    /// The subject of this property; nil while it has had no subscriber, as most properties.
    var subject: SubjectCore<Value, Never>?
  }

  /// Makes a property with a value.
  init(_ value: Value) {
    current = LockedValue(value)
  }

  /// The value. Setting it notifies all subscribers first.
  var value: Value {
    get { current.value }
    set {
      let listeners = listeners.value
      listeners.publisher?.send()
      listeners.subject?.send(newValue)
      current.value = newValue
    }
  }

  /// The connected publisher; nil before the connection.
  var objectWillChange: ObservableObjectPublisher? { listeners.value.publisher }

  /// Connects the property to a publisher, unless it is connected.
  ///
  /// - Returns: The connected publisher.
  func connect(to publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    listeners.withLock {
      let connected = $0.publisher ?? publisher
      $0.publisher = connected
      return connected
    }
  }

  /// Attaches a subscriber.
  func add(_ subscriber: AnySubscriber<Value, Never>) {
    openSubject().add(subscriber, owner: self) { self.value }
  }

  /// Assigns the values of a publisher to the property, until the property is released.
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

  /// The subject of the property, made on first use.
  private func openSubject() -> SubjectCore<Value, Never> {
    listeners.withLock {
      let opened = $0.subject ?? SubjectCore(isAsked: true)
      $0.subject = opened
      return opened
    }
  }
}
