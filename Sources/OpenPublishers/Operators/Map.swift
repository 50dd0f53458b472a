import ThreadSupport

/// The publishers of the operators.
public enum Publishers {}

extension Publishers {
  /// A publisher that transforms the values of another.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed.
    public let upstream: Upstream
    /// The transform.
    public let transform: (Upstream.Output) -> Output
    private let isOfMainActor: Bool

    /// Makes a publisher of transformed values.
    public init(upstream: Upstream, transform: @escaping @isolated(any) (Upstream.Output) -> Output) {
      let closure = IsolatedClosure(transform)
      self.init(upstream: upstream, transform: closure.call, onMainActor: closure.isOfMainActor)
    }

    init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output, onMainActor: Bool) {
      self.upstream = upstream
      self.transform = transform
      isOfMainActor = onMainActor
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: subscriber.receive(subscription:),
          receiveValue: { subscriber.receive(transform($0)) },
          receiveCompletion: subscriber.receive(completion:)), onMainActor: isOfMainActor)
    }
  }

  /// A publisher that sends a property of the values of another.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values have the property.
    public let upstream: Upstream
    /// The property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.map { $0[keyPath: keyPath] }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Transforms each value.
  public func map<T>(_ transform: @escaping @isolated(any) (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Sends two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.Map<Self, (T0, T1)> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Sends three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.Map<Self, (T0, T1, T2)> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }
}
