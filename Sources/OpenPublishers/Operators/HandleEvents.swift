import ThreadSupport

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
    /// Whether the closures belong to the main actor.
    var isOfMainActor = false

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
          }), onMainActor: isOfMainActor)
    }
  }
}

extension Publisher {
  /// Runs closures when something passes: a subscription, a value, the end, a cancellation, a request.
  public func handleEvents(
    receiveSubscription: (@isolated(any) (any Subscription) -> Void)? = nil,
    receiveOutput: (@isolated(any) (Output) -> Void)? = nil,
    receiveCompletion: (@isolated(any) (Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (@isolated(any) () -> Void)? = nil,
    receiveRequest: (@isolated(any) (Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    let (subscription, output) = (
      receiveSubscription.map { IsolatedClosure($0) }, receiveOutput.map { IsolatedClosure($0) }
    )
    let (completion, cancel) = (
      receiveCompletion.map { IsolatedClosure($0) }, receiveCancel.map { IsolatedClosure($0) }
    )
    let request = receiveRequest.map { IsolatedClosure($0) }
    let belongings = [
      subscription?.isOfMainActor, output?.isOfMainActor, completion?.isOfMainActor, cancel?.isOfMainActor,
      request?.isOfMainActor,
    ]
    return Publishers.HandleEvents(
      upstream: self, receiveSubscription: subscription?.call, receiveOutput: output?.call,
      receiveCompletion: completion?.call, receiveCancel: cancel?.call, receiveRequest: request?.call,
      isOfMainActor: belongings.contains(true))
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
