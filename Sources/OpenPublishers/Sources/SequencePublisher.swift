import Foundation

extension Publishers {
  /// A publisher that sends the elements of a sequence to each subscriber, as its demand allows, and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// Makes a publisher of a sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(of: subscriber, to: sequence)
      if subscription.isExhausted {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      } else {
        subscriber.receive(subscription: subscription)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher that sends the elements, and finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Sends the elements of a sequence as demand allows.
private final class SequenceSubscription<S: Subscriber, Elements: Swift.Sequence>: Subscription,
  CustomStringConvertible
where S.Input == Elements.Element {
  private let lock = NSLock()
  private var subscriber: S?
  private var iterator: Elements.Iterator
  /// The next element, read ahead so that the completion follows the last element at once.
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(of subscriber: S, to sequence: Elements) {
    self.subscriber = subscriber
    iterator = sequence.makeIterator()
    next = iterator.next()
  }

  /// Whether there is no element.
  var isExhausted: Bool { next == nil }

  var description: String { "Sequence" }

  /// - Precondition: The demand is at least one value.
  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else {
      fatalError("A subscription to a sequence was asked for no value. Ask for `.max(1)` or more, or do not ask.")
    }
    let isFirst = lock.withLock {
      self.demand += demand
      defer { isDelivering = true }
      // A request during a delivery is served by the loop that is running.
      return !isDelivering
    }
    if isFirst { deliver() }
  }

  func cancel() {
    let released = lock.withLock {
      let released = (subscriber: subscriber, next: next)
      (subscriber, next) = (nil, nil)
      return released
    }
    withExtendedLifetime(released) {}
  }

  /// Delivers elements while there is demand.
  private func deliver() {
    while let (subscriber, element) = takeNext() {
      let more = subscriber.receive(element)
      let isLast = lock.withLock {
        demand += more
        return self.subscriber != nil && next == nil
      }
      guard isLast else { continue }
      cancel()
      subscriber.receive(completion: .finished)
    }
  }

  private func takeNext() -> (S, Elements.Element)? {
    lock.withLock {
      guard demand > .none, let subscriber, let element = next else {
        isDelivering = false
        return nil
      }
      demand -= 1
      next = iterator.next()
      return (subscriber, element)
    }
  }
}
