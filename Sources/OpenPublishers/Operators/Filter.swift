import ThreadSupport

extension Publishers {
  /// A publisher that sends the values of another that satisfy a predicate.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The upstream's output.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are filtered.
    public let upstream: Upstream
    /// The predicate.
    public let isIncluded: (Output) -> Bool
    private let isOfMainActor: Bool

    /// Makes a publisher of the values that satisfy a predicate.
    public init(upstream: Upstream, isIncluded: @escaping @isolated(any) (Output) -> Bool) {
      let closure = IsolatedClosure(isIncluded)
      self.init(upstream: upstream, isIncluded: closure.call, onMainActor: closure.isOfMainActor)
    }

    init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool, onMainActor: Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
      isOfMainActor = onMainActor
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CompactMap(upstream: upstream, transform: { isIncluded($0) ? .some($0) : nil }, onMainActor: isOfMainActor)
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher that transforms the values of another, and drops nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed.
    public let upstream: Upstream
    /// The transform; nil drops the value.
    public let transform: (Upstream.Output) -> Output?
    private let isOfMainActor: Bool

    /// Makes a publisher of transformed values.
    public init(upstream: Upstream, transform: @escaping @isolated(any) (Upstream.Output) -> Output?) {
      let closure = IsolatedClosure(transform)
      self.init(upstream: upstream, transform: closure.call, onMainActor: closure.isOfMainActor)
    }

    init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?, onMainActor: Bool) {
      self.upstream = upstream
      self.transform = transform
      isOfMainActor = onMainActor
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: subscriber.receive(subscription:),
          receiveValue: { value in
            // A dropped value did not serve the demand, so another one is requested.
            transform(value).map { subscriber.receive($0) } ?? .max(1)
          },
          receiveCompletion: subscriber.receive(completion:)), onMainActor: isOfMainActor)
    }
  }
}

extension Publisher {
  /// Sends the values that satisfy a predicate.
  public func filter(_ isIncluded: @escaping @isolated(any) (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Transforms each value, and drops nil.
  public func compactMap<T>(_ transform: @escaping @isolated(any) (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
