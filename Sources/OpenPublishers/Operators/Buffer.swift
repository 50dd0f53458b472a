import Foundation

extension Publishers {
  /// How a buffer requests values from its upstream.
  public enum PrefetchStrategy: Sendable {
    /// The buffer requests as many values as it has room for, ahead of demand.
    case keepFull
    /// The buffer requests all values, and keeps those without demand.
    case byRequest
  }

  /// The treatment of a value when the buffer is full.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the value.
    case dropNewest
    /// Drops the oldest value.
    case dropOldest
    /// Fails with an error.
    case customError(() -> Failure)
  }

  /// A publisher that buffers values until there is demand.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The upstream's output.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are buffered.
    public let upstream: Upstream
    /// The maximum number of buffered values.
    public let size: Int
    /// How values are requested.
    public let prefetch: PrefetchStrategy
    /// The treatment of a value when the buffer is full.
    public let whenFull: BufferingStrategy<Failure>

    /// Makes a buffer of a publisher.
    ///
    /// - Precondition: The size is not negative.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      guard size >= 0 else {
        fatalError("A buffer of \(size) values was asked for. Give it a size that is not negative.")
      }
      (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        BufferSubscription(of: subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publisher {
  /// Buffers values until there is demand, up to a number.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

/// The buffered values of one subscriber.
private final class BufferSubscription<S: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = S.Input
  typealias Failure = S.Failure

  private let lock = NSRecursiveLock()
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private var subscriber: S?
  private var upstream: (any Subscription)?
  private var values = Queue<Input>()
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  private var isSending = false

  init(
    of subscriber: S, size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    (self.subscriber, self.size, self.prefetch, self.whenFull) = (subscriber, size, prefetch, whenFull)
  }

  var description: String { "Buffer" }

  func receive(subscription: any Subscription) {
    let subscriber = lock.withLock { () -> S? in
      upstream = subscription
      return self.subscriber
    }
    subscriber?.receive(subscription: self)
    switch prefetch {
    case .keepFull: if size > 0 { subscription.request(.max(size)) }
    // All values are received, and those without demand are buffered.
    case .byRequest: subscription.request(.unlimited)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    // The dropped value is released, and the user's error is made, outside of the lock.
    let (dropped, makeFailure) = lock.withLock { () -> (Input?, (() -> Failure)?) in
      guard subscriber != nil, completion == nil else { return (nil, nil) }
      // A value for which there is demand passes through a full buffer.
      guard values.count >= size, demand == .none else {
        values.append(input)
        return (nil, nil)
      }
      switch whenFull {
      case .dropNewest: return (nil, nil)
      case .dropOldest:
        guard let oldest = values.popFirst() else { return (nil, nil) }
        values.append(input)
        return (oldest, nil)
      case .customError(let make): return (nil, make)
      }
    }
    withExtendedLifetime(dropped) {}
    if let makeFailure { fail(with: makeFailure()) }
    send()
    return .none
  }

  /// Fails, unless it has ended meanwhile.
  private func fail(with failure: Failure) {
    let upstream = lock.withLock { () -> (any Subscription)? in
      guard subscriber != nil, completion == nil else { return nil }
      completion = .failure(failure)
      return self.upstream
    }
    upstream?.cancel()
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { if self.completion == nil { self.completion = completion } }
    send()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else {
      fatalError("A buffer was asked for no value. Ask for `.max(1)` or more, or do not ask.")
    }
    lock.withLock { self.demand += demand }
    send()
  }

  func cancel() {
    // The contents of the buffer are released outside of the lock.
    let held = lock.withLock { () -> (upstream: (any Subscription)?, subscriber: S?, values: Queue<Input>) in
      defer { (upstream, subscriber, values) = (nil, nil, Queue()) }
      return (upstream, subscriber, values)
    }
    held.upstream?.cancel()
  }

  /// Sends values as demand allows, one call at a time, and the completion after the last.
  private func send() {
    lock.lock()
    guard !isSending else { return lock.unlock() }
    isSending = true
    while let subscriber, demand > .none, let value = values.popFirst() {
      demand -= 1
      lock.unlock()
      let more = subscriber.receive(value)
      lock.lock()
      demand += more
      if case .keepFull = prefetch, let upstream {
        lock.unlock()
        upstream.request(.max(1))
        lock.lock()
      }
    }
    isSending = false
    guard let completion, values.isEmpty, let subscriber else { return lock.unlock() }
    (self.subscriber, upstream) = (nil, nil)
    lock.unlock()
    subscriber.receive(completion: completion)
  }
}
