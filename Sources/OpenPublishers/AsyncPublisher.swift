import ThreadSupport

/// The values of a publisher that cannot fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncReceiver(publisher)) }

  /// Requests one value at a time. The subscription is cancelled with the iterator.
  public struct Iterator: AsyncIteratorProtocol {
    private let receiver: AsyncReceiver<P.Output, Never>
    private let lifetime: AnyCancellable

    fileprivate init(_ receiver: AsyncReceiver<P.Output, Never>) {
      self.receiver = receiver
      lifetime = AnyCancellable(receiver.cancel)
    }

    /// The next value; nil after the completion, or when the task was cancelled.
    public mutating func next() async -> P.Output? { await next(isolation: nil) }

    /// The next value; nil after the completion, or when the task was cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await receiver.next(isolation: actor).get()
    }
  }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncReceiver(publisher)) }

  /// Requests one value at a time. The subscription is cancelled with the iterator.
  public struct Iterator: AsyncIteratorProtocol {
    private let receiver: AsyncReceiver<P.Output, P.Failure>
    private let lifetime: AnyCancellable

    fileprivate init(_ receiver: AsyncReceiver<P.Output, P.Failure>) {
      self.receiver = receiver
      lifetime = AnyCancellable(receiver.cancel)
    }

    /// The next value; nil after the completion, or when the task was cancelled.
    public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

    /// The next value; nil after the completion, or when the task was cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(P.Failure) -> P.Output? {
      try await receiver.next(isolation: actor).get()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values, for `for await`; the demand is one value at a time.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for `for try await`; the demand is one value at a time.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future {
  /// The value, when it has arrived.
  nonisolated(nonsending) public final var value: Output {
    get async throws { try await AsyncReceiver(self).onlyValue(isolation: #isolation).get() }
  }
}

extension Future where Failure == Never {
  /// The value, when it has arrived.
  nonisolated(nonsending) public final var value: Output {
    get async { await AsyncReceiver(self).onlyValue(isolation: #isolation).get() }
  }
}

/// A subscriber that awaits one value at a time.
private final class AsyncReceiver<Input, Failure: Error>: Sendable {
  private struct State {
    var subscription: (any Subscription)?
    /// The demand from before the subscription.
    var owed = 0
    var values = Queue<Input>()
    var completion: Subscribers.Completion<Failure>?
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = LockedValue(State())

  init<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
    publisher.subscribe(
      AnySubscriber(
        receiveSubscription: receive(subscription:),
        receiveValue: { value in
          self.change { $0.values.append(value) }
          return .none
        },
        receiveCompletion: { completion in
          self.change {
            if $0.completion == nil { $0.completion = completion }
            $0.subscription = nil
          }
        }))
  }

  private func receive(subscription: any Subscription) {
    let owed = state.withLock { state -> Int? in
      guard state.completion == nil else { return nil }
      state.subscription = subscription
      return state.owed
    }
    guard let owed else { return subscription.cancel() }
    if owed > 0 { subscription.request(.max(owed)) }
  }

  /// Changes the state, and resumes the waiting tasks.
  private func change(_ change: (inout State) -> Void) {
    let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      change(&state)
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Cancels the subscription, and ends the wait for the next value.
  func cancel() {
    let subscription = state.withLock { $0.subscription }
    change {
      if $0.completion == nil { $0.completion = .finished }
      $0.subscription = nil
    }
    subscription?.cancel()
  }

  /// Requests the next value; nil after the completion, or when the task was cancelled.
  func next(isolation actor: isolated (any Actor)?) async -> Result<Input?, Failure> {
    if let ready = takeReady() { return ready }
    await withTaskCancellationHandler {
      await wait(isolation: actor)
    } onCancel: {
      cancel()
    }
    return takeReady() ?? .success(nil)
  }

  /// The value of a future, or its error. One of them always arrives.
  func onlyValue(isolation actor: isolated (any Actor)?) async -> Result<Input, Failure> {
    await wait(isolation: actor)
    guard
      let result = takeReady()?.map({ value in
        guard let value else { preconditionFailure("A future has ended without a value.") }
        return value
      })
    else { preconditionFailure("A future has sent nothing.") }
    return result
  }

  /// Requests a value, and waits for it or for the completion.
  private func wait(isolation actor: isolated (any Actor)?) async {
    await withCheckedContinuation(isolation: actor) { continuation in
      let (subscription, isOver) = state.withLock { state -> ((any Subscription)?, Bool) in
        guard state.completion == nil else { return (nil, true) }
        state.waiting.append(continuation)
        if state.subscription == nil { state.owed += 1 }
        return (state.subscription, false)
      }
      if isOver { continuation.resume() } else { subscription?.request(.max(1)) }
    }
  }

  private func takeReady() -> Result<Input?, Failure>? {
    state.withLock { state in
      if let value = state.values.popFirst() { return .success(value) }
      switch state.completion {
      case nil: return nil
      case .finished: return .success(nil)
      case .failure(let error):
        state.completion = .finished
        return .failure(error)
      }
    }
  }
}
