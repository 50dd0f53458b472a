import ThreadSupport

/// A publisher of one later value, the same for all subscribers.
public final class Future<Output, Failure: Error>: Publisher {
  /// Fulfils the future with a value or an error. Only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [BufferedSubscription<Output, Failure>] = []
  }

  private let state = LockedValue(State())

  /// Makes a publisher, and runs a closure at once, which fulfils it now or later.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [state] result in
      let waiting = state.withLock { state -> [BufferedSubscription<Output, Failure>] in
        guard state.result == nil else { return [] }
        state.result = result
        defer { state.waiting = [] }
        return state.waiting
      }
      for subscription in waiting { Self.deliver(result, to: subscription) }
    }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = BufferedSubscription<Output, Failure>(of: AnySubscriber(subscriber), description: "Future")
    subscription.begin()
    let result = state.withLock { state -> Result<Output, Failure>? in
      if state.result == nil { state.waiting.append(subscription) }
      return state.result
    }
    if let result { Self.deliver(result, to: subscription) }
  }

  private static func deliver(
    _ result: Result<Output, Failure>, to subscription: BufferedSubscription<Output, Failure>
  ) {
    switch result {
    case .success(let value):
      subscription.send(value)
      subscription.send(completion: .finished)
    case .failure(let error): subscription.send(completion: .failure(error))
    }
  }
}

/// A publisher that is created for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The output of the created publisher.
  public typealias Output = DeferredPublisher.Output
  /// The failure of the created publisher.
  public typealias Failure = DeferredPublisher.Failure

  /// Creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher of the closure that creates it.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

extension Result {
  /// The publisher of the value or the error.
  public var publisher: Future<Success, Failure> { Future { promise in promise(self) } }
}
