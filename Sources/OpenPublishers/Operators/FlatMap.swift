import ThreadSupport

extension Publishers {
  /// The publisher of `flatMap(maxPublishers:_:)`. Its type names the publisher that the closure makes, so code that
  /// states the type needs no other hint for inference.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    private let values: _Derived<Output, Failure>

    fileprivate init(_ values: _Derived<Output, Failure>) { self.values = values }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      values.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value, and sends the values of all of them as they arrive.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of active publishers; another one is made when one has finished.
  ///   - transform: Makes the publishers.
  /// - Returns: A publisher that finishes when this one and the publishers made have finished.
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
      // A further value is requested only when a publisher has finished, so no more than the maximum are active.
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

  /// Makes a publisher of each value and sends their values, when this publisher cannot fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping @isolated(any) (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher of each value and sends their values, when those publishers cannot fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping @isolated(any) (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    let closure = IsolatedClosure(transform)
    return flatMap(maxPublishers, closure.caller { closure.call($0).setFailureType(to: Failure.self) })
  }
}
