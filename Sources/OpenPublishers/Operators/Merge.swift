extension Publishers {
  /// A publisher that sends the values of two others as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    /// It sends what both send.
    public typealias Output = A.Output
    /// It fails when one of them does.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes a publisher of two others.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergedSubscription(of: subscriber, to: [a.subscribe(_:), b.subscribe(_:)]).begin()
    }
  }

  /// A publisher that sends the values of three others as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    /// It sends what all send.
    public typealias Output = A.Output
    /// It fails when one of them does.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Makes a publisher of three others.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergedSubscription(of: subscriber, to: [a.subscribe(_:), b.subscribe(_:), c.subscribe(_:)]).begin()
    }
  }

  /// A publisher that sends the values of any number of others of one type as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// It sends what all send.
    public typealias Output = Upstream.Output
    /// It fails when one of them does.
    public typealias Failure = Upstream.Failure

    /// The others.
    public let publishers: [Upstream]

    /// Makes a publisher of others.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Makes a publisher of others.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergedSubscription(of: subscriber, to: publishers.map { $0.subscribe(_:) }).begin()
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher and of another as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Sends the values of this publisher and of two others as they come.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Sends the values of this publisher and of another of the same type as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
