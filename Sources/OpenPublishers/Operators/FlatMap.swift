import ThreadSupport

extension Publishers {
  /// The publisher of `flatMap(maxPublishers:_:)`. Its type names the publisher that the closure makes, so that code which
  /// states it needs no other hint of that.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    private let values: _Derived<Output, Failure>

    fileprivate init(_ values: _Derived<Output, Failure>) { self.values = values }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      values.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the values of the publishers that a closure makes of values, as they come.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many are followed at a time; another is made when one has ended.
  ///   - transform: Makes the publishers.
  /// - Returns: A publisher that ends when this one and those that were made have ended.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping @isolated(any) (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    flatMap(maxPublishers, IsolatedClosure(transform))
  }

  private func flatMap<P: Publisher>(
    _ maxPublishers: Subscribers.Demand, _ transform: IsolatedClosure<(Output) -> P>
  ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
    let values = Publishers._Derived<P.Output, Failure>("FlatMap") { out in
      let state = LockedValue((active: 0, isDone: false))
      let number = out.newNumber()
      func finishIfOver(_ change: (inout (active: Int, isDone: Bool)) -> Void) {
        let isOver = state.withLock { state -> Bool in
          change(&state)
          return state.isDone && state.active == 0
        }
        if isOver { out.send(completion: .finished) }
      }
      // Another value is asked for when a publisher has ended: the closure makes no more than may be followed.
      out.follow(self, as: number, onMainActor: transform.isOfMainActor, demand: maxPublishers) { value in
        state.withLock { $0.active += 1 }
        out.follow(transform.call(value)) {
          out.send($0)
        } completion: { completion in
          if case .failure = completion { return out.send(completion: completion) }
          finishIfOver { $0.active -= 1 }
          out.request(.max(1), of: number)
        }
      } completion: { completion in
        if case .failure = completion { return out.send(completion: completion) }
        finishIfOver { $0.isDone = true }
      }
    }
    return Publishers.FlatMap(values)
  }

  /// Sends the values of the publishers that a closure makes of values, where this publisher cannot fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping @isolated(any) (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Sends the values of the publishers that a closure makes of values, where those cannot fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping @isolated(any) (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    let closure = IsolatedClosure(transform)
    return flatMap(maxPublishers, closure.caller { closure.call($0).setFailureType(to: Failure.self) })
  }
}
