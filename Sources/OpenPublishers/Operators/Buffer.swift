import Foundation

extension Publishers {
  /// How a buffer asks for values.
  public enum PrefetchStrategy: Sendable {
    /// As many as there is room for, before there is demand.
    case keepFull
    /// As many as are asked of the buffer.
    case byRequest
  }

  /// The fate of a value for which there is no room.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the value.
    case dropNewest
    /// Drops the value that has waited for longest.
    case dropOldest
    /// Fails.
    case customError(() -> Failure)
  }

  /// A publisher that keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// It sends what the other sends.
    public typealias Output = Upstream.Output
    /// It fails as the other does.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are kept.
    public let upstream: Upstream
    /// How many values are kept at most.
    public let size: Int
    /// How values are asked for.
    public let prefetch: PrefetchStrategy
    /// The fate of a value for which there is no room.
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

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        BufferSubscription(of: subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publisher {
  /// Keeps values until they are asked for, so many at most.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

/// The values that wait for one subscriber.
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
    // All values are taken, and those without demand wait.
    case .byRequest: subscription.request(.unlimited)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    // The value that is dropped is released outside of the lock, and the user's error is made there.
    let (dropped, makeFailure) = lock.withLock { () -> (Input?, (() -> Failure)?) in
      guard subscriber != nil, completion == nil else { return (nil, nil) }
      // A value that is asked for goes through whatever room there is.
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

  /// Ends with an error, unless it has ended meanwhile.
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
    // What the buffer holds is released outside of the lock.
    let held = lock.withLock { () -> (upstream: (any Subscription)?, subscriber: S?, values: Queue<Input>) in
      defer { (upstream, subscriber, values) = (nil, nil, Queue()) }
      return (upstream, subscriber, values)
    }
    held.upstream?.cancel()
  }

  /// Sends values as far as they are asked for, one call at a time, and the end behind the last.
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
