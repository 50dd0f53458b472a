import ThreadSupport

extension Publishers {
  /// A publisher that runs closures for the events that pass through it.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The upstream's output.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose events are observed.
    public let upstream: Upstream
    /// Runs for the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Runs for each value.
    public var receiveOutput: ((Output) -> Void)?
    /// Runs for the completion.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Runs for a cancellation.
    public var receiveCancel: (() -> Void)?
    /// Runs for each request.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?
    /// Whether the closures belong to the main actor.
    var isOfMainActor = false

    /// Attaches a subscriber.
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
  /// Runs closures for the subscription, each value, the completion, a cancellation and each request.
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

extension Publisher {
  /// Prints the events: subscriptions, requests, values, the completion and cancellations.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of each line.
  ///   - stream: The destination of the lines; nil for standard output.
  /// - Returns: A publisher with the same events.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.HandleEvents<Self> {
    let log = PrintedLog(prefix: prefix.isEmpty ? "" : "\(prefix): ", stream)
    return Publishers.HandleEvents(
      upstream: self, receiveSubscription: { log.note("receive subscription: (\($0))") },
      receiveOutput: { log.note("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: log.note("receive finished")
        case .failure(let error): log.note("receive error: (\(error))")
        }
      },
      receiveCancel: { log.note("receive cancel") },
      receiveRequest: { log.note($0 == .unlimited ? "request unlimited" : "request max: (\($0.max ?? 0))") })
  }

  /// Stops in a debugger when a closure for a subscription, a value or the completion returns true. A platform without
  /// signals ends the program instead.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.HandleEvents<Self> {
    func stop(_ isAsked: Bool?) {
      if isAsked == true { stopAtBreakpoint() }
    }
    return Publishers.HandleEvents(
      upstream: self, receiveSubscription: { stop(receiveSubscription?($0)) },
      receiveOutput: { stop(receiveOutput?($0)) }, receiveCompletion: { stop(receiveCompletion?($0)) })
  }

  /// Stops in a debugger when the publisher fails.
  public func breakpointOnError() -> Publishers.HandleEvents<Self> {
    breakpoint(receiveCompletion: { completion in
      if case .failure = completion { true } else { false }
    })
  }
}

/// The lines that a publisher prints.
private final class PrintedLog {
  private let prefix: String
  private let stream: LockedValue<(any TextOutputStream)?>

  init(prefix: String, _ stream: (any TextOutputStream)?) {
    self.prefix = prefix
    self.stream = LockedValue(stream)
  }

  func note(_ text: String) {
    let line = prefix + text
    guard var output = stream.value else { return Swift.print(line) }
    output.write(line + "\n")
    stream.value = output
  }
}

/// A subscription that reports its requests and its cancellation.
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
