extension Publishers {
  /// A publisher that runs closures when something passes through it.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// It sends what the other sends.
    public typealias Output = Upstream.Output
    /// It fails as the other does.
    public typealias Failure = Upstream.Failure

    /// The publisher that is looked at.
    public let upstream: Upstream
    /// Runs when a subscription passes.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Runs when a value passes.
    public var receiveOutput: ((Output) -> Void)?
    /// Runs when the completion passes.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Runs when a subscriber cancels.
    public var receiveCancel: (() -> Void)?
    /// Runs when a subscriber asks for values.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: { subscription in
            receiveSubscription?(subscription)
            subscriber.receive(subscription: WatchedSubscription(subscription, receiveRequest, receiveCancel))
          },
          receiveValue: { value in
            receiveOutput?(value)
            let more = subscriber.receive(value)
            if more > .none { receiveRequest?(more) }
            return more
          },
          receiveCompletion: { completion in
            receiveCompletion?(completion)
            subscriber.receive(completion: completion)
          }))
    }
  }
}

extension Publisher {
  /// Runs closures when something passes: a subscription, a value, the end, a cancellation, a request.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}

/// A subscription that tells what is done with it.
private final class WatchedSubscription: Subscription {
  private let subscription: any Subscription
  private let watchRequest: ((Subscribers.Demand) -> Void)?
  private let watchCancel: (() -> Void)?

  init(
    _ subscription: any Subscription, _ watchRequest: ((Subscribers.Demand) -> Void)?, _ watchCancel: (() -> Void)?
  ) {
    self.subscription = subscription
    self.watchRequest = watchRequest
    self.watchCancel = watchCancel
  }

  func request(_ demand: Subscribers.Demand) {
    watchRequest?(demand)
    subscription.request(demand)
  }

  func cancel() {
    watchCancel?()
    subscription.cancel()
  }
}
