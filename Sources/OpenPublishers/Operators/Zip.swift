import ThreadSupport

extension Publisher {
  /// Sends the first values of both publishers as a pair, then the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers._Derived<(Output, P.Output), Failure>
  where P.Failure == Failure {
    Publishers._Derived { ZippedSubscription(of: $0).begin(self, other) }
  }

  /// Transforms the first values of both publishers, then the second ones, and so on.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping @isolated(any) (Output, P.Output) -> T
  ) -> Publishers._Derived<T, Failure> where P.Failure == Failure {
    let closure = IsolatedClosure(transform)
    let pairs = Publishers.Map(
      upstream: zip(other), transform: { closure.call($0.0, $0.1) }, onMainActor: closure.isOfMainActor)
    return Publishers._Derived { pairs.subscribe($0) }
  }

  /// Sends the first values of three publishers as a tuple, then the second ones, and so on.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers._Derived<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1).zip(publisher2) { ($0.0, $0.1, $1) }
  }

  /// Transforms the first values of three publishers, then the second ones, and so on.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping @isolated(any) (Output, P.Output, Q.Output) -> T
  ) -> Publishers._Derived<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    let closure = IsolatedClosure(transform)
    let groups = Publishers.Map(
      upstream: zip(publisher1, publisher2), transform: { closure.call($0.0, $0.1, $0.2) },
      onMainActor: closure.isOfMainActor)
    return Publishers._Derived { groups.subscribe($0) }
  }

  /// Sends the first values of four publishers as a tuple, then the second ones, and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers._Derived<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2).zip(publisher3) { ($0.0, $0.1, $0.2, $1) }
  }

  /// Transforms the first values of four publishers, then the second ones, and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping @isolated(any) (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers._Derived<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    let closure = IsolatedClosure(transform)
    let groups = Publishers.Map(
      upstream: zip(publisher1, publisher2, publisher3), transform: { closure.call($0.0, $0.1, $0.2, $0.3) },
      onMainActor: closure.isOfMainActor)
    return Publishers._Derived { groups.subscribe($0) }
  }
}

extension Publishers {
  /// The first values of two publishers, then the second ones, and so on.
  public static func Zip<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> _Derived<(A.Output, B.Output), A.Failure>
  where A.Failure == B.Failure {
    a.zip(b)
  }

  /// The first values of three publishers, then the second ones, and so on.
  public static func Zip3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> _Derived<(A.Output, B.Output, C.Output), A.Failure> where A.Failure == B.Failure, B.Failure == C.Failure {
    a.zip(b, c)
  }

  /// The first values of four publishers, then the second ones, and so on.
  public static func Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> _Derived<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    a.zip(b, c, d)
  }
}
