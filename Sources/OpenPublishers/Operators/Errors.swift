import ThreadSupport

extension Publishers {
  /// A publisher that transforms the error of another.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The upstream's output.
    public typealias Output = Upstream.Output

    /// The publisher whose error is transformed.
    public let upstream: Upstream
    /// The transform.
    public let transform: (Upstream.Failure) -> Failure
    private let isOfMainActor: Bool

    /// Makes a publisher with a transformed error.
    public init(upstream: Upstream, _ map: @escaping @isolated(any) (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      let closure = IsolatedClosure(map)
      transform = closure.call
      isOfMainActor = closure.isOfMainActor
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: subscriber.receive(subscription:), receiveValue: subscriber.receive(_:),
          receiveCompletion: { subscriber.receive(completion: $0.mapError(transform)) }), onMainActor: isOfMainActor)
    }
  }

  /// A publisher that cannot fail, with the failure type of one that can.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    /// The upstream's output.
    public typealias Output = Upstream.Output

    /// The publisher that cannot fail.
    public let upstream: Upstream

    /// Makes a publisher with another failure type.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: subscriber.receive(subscription:), receiveValue: subscriber.receive(_:),
          // The upstream cannot fail, so its completion is always this one.
          receiveCompletion: { _ in subscriber.receive(completion: .finished) }))
    }
  }
}

extension Publisher {
  /// Transforms the error.
  public func mapError<E: Error>(_ transform: @escaping @isolated(any) (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }
}

extension Publisher where Failure == Never {
  /// Changes the failure type of a publisher that cannot fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
