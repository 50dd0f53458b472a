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
}

extension Publisher {
  /// Fails with what a closure makes of the error.
  public func mapError<E: Error>(_ transform: @escaping @isolated(any) (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }
}

extension Publisher where Failure == Never {
  /// The same publisher for a place where one is expected that can fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
