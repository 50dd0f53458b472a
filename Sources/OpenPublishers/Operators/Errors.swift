import Foundation
import ThreadSupport

extension Publishers {
  /// A publisher that fails with what a closure makes of the errors of another.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// It sends what the other sends.
    public typealias Output = Upstream.Output

    /// The publisher whose errors are changed.
    public let upstream: Upstream
    /// What changes them.
    public let transform: (Upstream.Failure) -> Failure
    private let isOfMainActor: Bool

    /// Makes a publisher of changed errors.
    public init(upstream: Upstream, _ map: @escaping @isolated(any) (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      let closure = IsolatedClosure(map)
      transform = closure.call
      isOfMainActor = closure.isOfMainActor
    }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: subscriber.receive(subscription:), receiveValue: subscriber.receive(_:),
          receiveCompletion: { subscriber.receive(completion: $0.mapError(transform)) }), onMainActor: isOfMainActor)
    }
  }

  /// A publisher that cannot fail, for a place where one is expected that can.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    /// It sends what the other sends.
    public typealias Output = Upstream.Output

    /// The publisher that cannot fail.
    public let upstream: Upstream

    /// Makes a publisher that could fail by its type.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: subscriber.receive(subscription:), receiveValue: subscriber.receive(_:),
          // There is no error to change, so every completion is this one.
          receiveCompletion: { _ in subscriber.receive(completion: .finished) }))
    }
  }

  /// A publisher that sends a value in place of an error, and ends then.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// It sends what the other sends.
    public typealias Output = Upstream.Output
    /// It never fails.
    public typealias Failure = Never

    /// The publisher whose error is replaced.
    public let upstream: Upstream
    /// The value in its place.
    public let output: Output

    /// Makes a publisher that sends a value in place of an error.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let subscription = ReplacingSubscription<Upstream>(of: AnySubscriber(subscriber), with: output)
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: subscription.begin, receiveValue: subscription.takeValue,
          receiveCompletion: subscription.takeCompletion))
    }
  }
}

extension Publisher {
  /// Fails with what a closure makes of the error.
  public func mapError<E: Error>(_ transform: @escaping @isolated(any) (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }

  /// Sends a value in place of an error, and ends then.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

extension Publisher where Failure == Never {
  /// The same publisher for a place where one is expected that can fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

/// Counts what a subscriber asks for, so that the value in place of an error waits until it is asked for.
private final class ReplacingSubscription<Upstream: Publisher>: Subscription, CustomStringConvertible {
  private let subscriber: AnySubscriber<Upstream.Output, Never>
  private let output: Upstream.Output
  private let lock = NSLock()
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var isWaiting = false
  private var isEnded = false

  init(of subscriber: AnySubscriber<Upstream.Output, Never>, with output: Upstream.Output) {
    self.subscriber = subscriber
    self.output = output
  }

  var description: String { "ReplaceError" }

  func begin(_ subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    subscriber.receive(subscription: self)
  }

  func takeValue(_ value: Upstream.Output) -> Subscribers.Demand {
    lock.withLock { if demand > .none { demand -= 1 } }
    let more = subscriber.receive(value)
    lock.withLock { demand += more }
    return more
  }

  func takeCompletion(_ completion: Subscribers.Completion<Upstream.Failure>) {
    guard case .failure = completion else {
      subscriber.receive(completion: .finished)
      return
    }
    lock.withLock { isWaiting = true }
    sendOutput()
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      self.demand += demand
      return isWaiting ? nil : self.upstream
    }
    upstream?.request(demand)
    sendOutput()
  }

  func cancel() {
    let upstream = lock.withLock {
      isEnded = true
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }

  /// Sends the value in place of the error, once it is due and asked for.
  private func sendOutput() {
    // What was upstream is released outside of the lock: that may run code of a user.
    let (isDue, finished) = lock.withLock {
      guard isWaiting, !isEnded, demand > .none else { return (false, nil as (any Subscription)?) }
      isEnded = true
      defer { upstream = nil }
      return (true, upstream)
    }
    extendLifetime(finished)
    guard isDue else { return }
    _ = subscriber.receive(output)
    subscriber.receive(completion: .finished)
  }
}
