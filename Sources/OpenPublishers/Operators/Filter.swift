import ThreadSupport

extension Publishers {
  /// A publisher that sends those values of another that a closure lets through.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// It sends what the other sends.
    public typealias Output = Upstream.Output
    /// It fails as the other does.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are chosen from.
    public let upstream: Upstream
    /// What lets them through.
    public let isIncluded: (Output) -> Bool
    private let isOfMainActor: Bool

    /// Makes a publisher of the values that a closure lets through.
    public init(upstream: Upstream, isIncluded: @escaping @isolated(any) (Output) -> Bool) {
      let closure = IsolatedClosure(isIncluded)
      self.init(upstream: upstream, isIncluded: closure.call, onMainActor: closure.isOfMainActor)
    }

    init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool, onMainActor: Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
      isOfMainActor = onMainActor
    }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CompactMap(upstream: upstream, transform: { isIncluded($0) ? .some($0) : nil }, onMainActor: isOfMainActor)
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher that sends what a closure makes of the values of another, where it makes anything.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// It fails as the other does.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are changed.
    public let upstream: Upstream
    /// What changes them, or leaves them out with nil.
    public let transform: (Upstream.Output) -> Output?
    private let isOfMainActor: Bool

    /// Makes a publisher of what a closure makes of values.
    public init(upstream: Upstream, transform: @escaping @isolated(any) (Upstream.Output) -> Output?) {
      let closure = IsolatedClosure(transform)
      self.init(upstream: upstream, transform: closure.call, onMainActor: closure.isOfMainActor)
    }

    init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?, onMainActor: Bool) {
      self.upstream = upstream
      self.transform = transform
      isOfMainActor = onMainActor
    }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: subscriber.receive(subscription:),
          receiveValue: { value in
            // For a value that is left out another one is asked for: the subscriber has got none yet.
            transform(value).map { subscriber.receive($0) } ?? .max(1)
          },
          receiveCompletion: subscriber.receive(completion:)), onMainActor: isOfMainActor)
    }
  }
}

extension Publisher {
  /// Sends the values that a closure lets through.
  public func filter(_ isIncluded: @escaping @isolated(any) (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Sends what a closure makes of each value, where it makes anything.
  public func compactMap<T>(_ transform: @escaping @isolated(any) (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
