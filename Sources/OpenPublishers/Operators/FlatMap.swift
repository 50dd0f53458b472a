import ThreadSupport

extension Publisher {
  /// Sends the values of the publishers that a closure makes of values, as they come.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many are followed at a time; the others wait for one to end.
  ///   - transform: Makes the publishers.
  /// - Returns: A publisher that ends when this one and those that were made have ended.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping @isolated(any) (Output) -> P
  ) -> Publishers._Derived<T, Failure> where T == P.Output, Failure == P.Failure {
    flatMap(maxPublishers, IsolatedClosure(transform))
  }

  private func flatMap<T, P: Publisher>(
    _ maxPublishers: Subscribers.Demand, _ transform: IsolatedClosure<(Output) -> P>
  ) -> Publishers._Derived<T, Failure> where T == P.Output, Failure == P.Failure {
    Publishers._Derived("FlatMap") { out in
      let state = LockedValue((active: 0, waiting: [P](), isDone: false))
      func startNext() {
        let next = state.withLock { state -> P? in
          guard !state.waiting.isEmpty, maxPublishers > .max(state.active) else { return nil }
          state.active += 1
          return state.waiting.removeFirst()
        }
        guard let next else { return }
        out.follow(next) {
          out.send($0)
        } completion: { completion in
          if case .failure = completion { return out.send(completion: completion) }
          let isOver = state.withLock { state -> Bool in
            state.active -= 1
            return state.isDone && state.active == 0 && state.waiting.isEmpty
          }
          if isOver { out.send(completion: .finished) } else { startNext() }
        }
      }
      out.follow(self, onMainActor: transform.isOfMainActor) { value in
        let next = transform.call(value)
        state.withLock { $0.waiting.append(next) }
        startNext()
      } completion: { completion in
        if case .failure = completion { return out.send(completion: completion) }
        let isOver = state.withLock { state -> Bool in
          state.isDone = true
          return state.active == 0 && state.waiting.isEmpty
        }
        if isOver { out.send(completion: .finished) }
      }
    }
  }

  /// Sends the values of the publishers that a closure makes of values, where this publisher cannot fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping @isolated(any) (Output) -> P
  ) -> Publishers._Derived<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Sends the values of the publishers that a closure makes of values, where those cannot fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping @isolated(any) (Output) -> P
  ) -> Publishers._Derived<P.Output, Failure> where P.Failure == Never {
    let closure = IsolatedClosure(transform)
    return flatMap(maxPublishers, closure.caller { closure.call($0).setFailureType(to: Failure.self) })
  }

  /// Sends what a closure makes of the first error: the values of another publisher.
  public func `catch`<P: Publisher>(
    _ handler: @escaping @isolated(any) (Failure) -> P
  ) -> Publishers._Derived<Output, P.Failure> where P.Output == Output {
    let closure = IsolatedClosure(handler)
    return derived("Catch", onMainActor: closure.isOfMainActor) { out in
      (
        { out.send($0) },
        { completion in
          switch completion {
          case .finished: out.send(completion: .finished)
          case .failure(let error):
            out.follow(closure.call(error), receive: { out.send($0) }) { out.send(completion: $0) }
          }
        }
      )
    }
  }

  /// Sends what a closure makes of the first error, or fails as the closure does.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping @isolated(any) (Failure) throws -> P
  ) -> Publishers._Derived<Output, any Error> where P.Output == Output {
    let closure = IsolatedClosure(trying: handler)
    return derived("TryCatch", onMainActor: closure.isOfMainActor) { out in
      (
        { out.send($0) },
        { completion in
          guard case .failure(let error) = completion else { return out.send(completion: .finished) }
          do {
            out.follow(try closure.call(error), receive: { out.send($0) }) { out.send(completion: $0.mapError { $0 }) }
          } catch { out.send(completion: .failure(error)) }
        }
      )
    }
  }

  /// Begins again where the publisher fails, so many times.
  public func retry(_ retries: Int) -> Publishers._Derived<Output, Failure> {
    Publishers._Derived("Retry") { out in
      func start(_ left: Int) {
        out.follow(self, receive: { out.send($0) }) { completion in
          if case .failure = completion, left > 0 { start(left - 1) } else { out.send(completion: completion) }
        }
      }
      start(retries)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the publisher that came last.
  public func switchToLatest() -> Publishers._Derived<Output.Output, Failure> {
    Publishers._Derived("SwitchToLatest") { out in
      let state = LockedValue((current: Int?.none, generation: 0, isDone: false))
      out.follow(self) { publisher in
        let (old, generation) = state.withLock { state -> (Int?, Int) in
          state.generation += 1
          defer { state.current = nil }
          return (state.current, state.generation)
        }
        if let old { out.leave(old) }
        let number = out.follow(publisher) { value in
          if state.withLock({ $0.generation == generation }) { out.send(value) }
        } completion: { completion in
          if case .failure = completion { return out.send(completion: completion) }
          let isOver = state.withLock { state -> Bool in
            guard state.generation == generation else { return false }
            state.generation += 1
            state.current = nil
            return state.isDone
          }
          if isOver { out.send(completion: .finished) }
        }
        state.withLock { if $0.generation == generation { $0.current = number } }
      } completion: { completion in
        if case .failure = completion { return out.send(completion: completion) }
        let isOver = state.withLock { state -> Bool in
          state.isDone = true
          return state.current == nil
        }
        if isOver { out.send(completion: .finished) }
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the publisher that came last, where those cannot fail.
  @_disfavoredOverload
  public func switchToLatest() -> Publishers._Derived<Output.Output, Failure> {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}
