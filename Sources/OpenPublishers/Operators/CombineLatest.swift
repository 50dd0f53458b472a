import ThreadSupport

extension Publishers {
  /// A publisher that sends the latest values of two publishers whenever one of them sends, after both have sent.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The latest values as a tuple.
    public typealias Output = (A.Output, B.Output)
    /// The failure of any of them.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (first, second) = (LockedValue<A.Output?>(nil), LockedValue<B.Output?>(nil))
      let combined = CombinedSubscription(of: subscriber) {
        guard let first = first.value, let second = second.value else { return nil }
        return (first, second)
      }
      combined.add(a, keeping: first)
      combined.add(b, keeping: second)
      combined.begin()
    }
  }

  /// A publisher that sends the latest values of three publishers whenever one of them sends, after all have sent.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The latest values as a tuple.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failure of any of them.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (first, second) = (LockedValue<A.Output?>(nil), LockedValue<B.Output?>(nil))
      let third = LockedValue<C.Output?>(nil)
      let combined = CombinedSubscription(of: subscriber) {
        guard let first = first.value, let second = second.value, let third = third.value else { return nil }
        return (first, second, third)
      }
      combined.add(a, keeping: first)
      combined.add(b, keeping: second)
      combined.add(c, keeping: third)
      combined.begin()
    }
  }
}

extension Publisher {
  /// Sends the latest values of this publisher and another whenever one of them sends, after both have sent.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Transforms the latest values of this publisher and another.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping @isolated(any) (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    let closure = IsolatedClosure(transform)
    return Publishers.Map(
      upstream: combineLatest(other), transform: { closure.call($0.0, $0.1) }, onMainActor: closure.isOfMainActor)
  }

  /// Sends the latest values of this publisher and two others whenever one of them sends, after all have sent.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Transforms the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping @isolated(any) (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    let closure = IsolatedClosure(transform)
    return Publishers.Map(
      upstream: combineLatest(publisher1, publisher2), transform: { closure.call($0.0, $0.1, $0.2) },
      onMainActor: closure.isOfMainActor)
  }
}
