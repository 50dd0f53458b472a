/// Operators that send the values of four to eight publishers as they arrive.
extension Publisher {
  /// Sends the values of this publisher and three others as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers._Derived<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    Publishers._Derived { subscriber in
      MergedSubscription(of: subscriber, to: [subscribe(_:), b.subscribe(_:), c.subscribe(_:), d.subscribe(_:)]).begin()
    }
  }

  /// Sends the values of this publisher and four others as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers._Derived<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    Publishers._Derived { subscriber in
      MergedSubscription(
        of: subscriber, to: [subscribe(_:), b.subscribe(_:), c.subscribe(_:), d.subscribe(_:), e.subscribe(_:)]
      ).begin()
    }
  }

  /// Sends the values of this publisher and five others as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers._Derived<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
  {
    Publishers._Derived { subscriber in
      MergedSubscription(
        of: subscriber,
        to: [subscribe(_:), b.subscribe(_:), c.subscribe(_:), d.subscribe(_:), e.subscribe(_:), f.subscribe(_:)]
      ).begin()
    }
  }

  /// Sends the values of this publisher and six others as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers._Derived<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure
  {
    Publishers._Derived { subscriber in
      MergedSubscription(
        of: subscriber,
        to: [
          subscribe(_:), b.subscribe(_:), c.subscribe(_:), d.subscribe(_:), e.subscribe(_:), f.subscribe(_:),
          g.subscribe(_:),
        ]
      ).begin()
    }
  }

  /// Sends the values of this publisher and seven others as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers._Derived<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
  {
    Publishers._Derived { subscriber in
      MergedSubscription(
        of: subscriber,
        to: [
          subscribe(_:), b.subscribe(_:), c.subscribe(_:), d.subscribe(_:), e.subscribe(_:), f.subscribe(_:),
          g.subscribe(_:), h.subscribe(_:),
        ]
      ).begin()
    }
  }
}

extension Publishers {
  /// The values of four publishers as they arrive.
  public static func Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> _Derived<A.Output, A.Failure>
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure
  {
    a.merge(with: b, c, d)
  }

  /// The values of five publishers as they arrive.
  public static func Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> _Derived<A.Output, A.Failure>
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
  {
    a.merge(with: b, c, d, e)
  }

  /// The values of six publishers as they arrive.
  public static func Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> _Derived<A.Output, A.Failure>
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure
  {
    a.merge(with: b, c, d, e, f)
  }

  /// The values of seven publishers as they arrive.
  public static func Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> _Derived<A.Output, A.Failure>
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure,
    G.Output == A.Output, G.Failure == A.Failure
  {
    a.merge(with: b, c, d, e, f, g)
  }

  /// The values of eight publishers as they arrive.
  public static func Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> _Derived<A.Output, A.Failure>
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure,
    G.Output == A.Output, G.Failure == A.Failure, H.Output == A.Output, H.Failure == A.Failure
  {
    a.merge(with: b, c, d, e, f, g, h)
  }
}
