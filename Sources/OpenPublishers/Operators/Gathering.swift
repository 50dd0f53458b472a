import ThreadSupport

/// Publishers that choose, count or gather the values of another.
extension Publisher {
  /// Sends the value at an index, and ends.
  public func output(at index: Int) -> Publishers._Derived<Output, Failure> { output(in: index...index) }

  /// Sends the values at indices, and ends after the last of them.
  public func output<R: RangeExpression>(in range: R) -> Publishers._Derived<Output, Failure> where R.Bound == Int {
    let indices = range.relative(to: 0..<Int.max)
    return dropFirst(indices.lowerBound).prefix(indices.count)
  }

  /// Sends the first values, so many, and ends.
  public func prefix(_ maxLength: Int) -> Publishers._Derived<Output, Failure> {
    derived("Prefix") { out in
      let left = LockedValue(maxLength)
      if maxLength <= 0 { out.send(completion: .finished) }
      return { value in
        let rest = left.withLock { left -> Int in
          left -= 1
          return left
        }
        if rest >= 0 { out.send(value) }
        if rest <= 0 { out.send(completion: .finished) }
      }
    }
  }

  /// Sends values as long as a closure says so, and ends.
  public func prefix(while predicate: @escaping @isolated(any) (Output) -> Bool) -> Publishers._Derived<Output, Failure>
  {
    let closure = IsolatedClosure(predicate)
    return derived("PrefixWhile", onMainActor: closure.isOfMainActor) { out in
      { closure.call($0) ? out.send($0) : out.send(completion: .finished) }
    }
  }

  /// Sends values until another publisher sends one, and ends.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers._Derived<Output, Failure> {
    derived("PrefixUntilOutput") { out in
      out.follow(publisher, receive: { _ in out.send(completion: .finished) }) { _ in }
      return { out.send($0) }
    }
  }

  /// Leaves values out as long as a closure says so.
  public func drop(while predicate: @escaping @isolated(any) (Output) -> Bool) -> Publishers._Derived<Output, Failure> {
    let closure = IsolatedClosure(predicate)
    return derived("DropWhile", onMainActor: closure.isOfMainActor) { out in
      let isDropping = LockedValue(true)
      return { value in
        if isDropping.value, closure.call(value) { return }
        isDropping.value = false
        out.send(value)
      }
    }
  }

  /// Leaves values out until another publisher sends one; where that one ends before, nothing is sent.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers._Derived<Output, Failure> where P.Failure == Failure {
    derived("DropUntilOutput") { out in
      let isDropping = LockedValue(true)
      out.follow(publisher, receive: { _ in isDropping.value = false }) { completion in
        if isDropping.value { out.send(completion: completion) }
      }
      return { if !isDropping.value { out.send($0) } }
    }
  }

  /// Sends the first value, and ends.
  public func first() -> Publishers._Derived<Output, Failure> { prefix(1) }

  /// Sends the first value that a closure accepts, and ends.
  public func first(where predicate: @escaping @isolated(any) (Output) -> Bool) -> Publishers._Derived<Output, Failure>
  {
    filter(predicate).prefix(1)
  }

  /// Sends the last value when the publisher ends.
  public func last() -> Publishers._Derived<Output, Failure> {
    gathering("Last", Output?.none, { $0 = $1 }) { last, out in if let last { out.send(last) } }
  }

  /// Sends the last value that a closure accepts when the publisher ends.
  public func last(where predicate: @escaping @isolated(any) (Output) -> Bool) -> Publishers._Derived<Output, Failure> {
    filter(predicate).last()
  }

  /// Sends all values at once when the publisher ends.
  public func collect() -> Publishers._Derived<[Output], Failure> {
    gathering("Collect", [Output](), { $0.append($1) }) { all, out in out.send(all) }
  }

  /// Sends values in groups of so many.
  public func collect(_ count: Int) -> Publishers._Derived<[Output], Failure> {
    derived("CollectByCount") { out in
      let waiting = LockedValue([Output]())
      return (
        { value in
          let full = waiting.withLock { waiting -> [Output]? in
            waiting.append(value)
            guard waiting.count >= count else { return nil }
            defer { waiting = [] }
            return waiting
          }
          if let full { out.send(full) }
        },
        { completion in
          let rest = waiting.exchange([])
          if !rest.isEmpty, case .finished = completion { out.send(rest) }
          out.send(completion: completion)
        }
      )
    }
  }

  /// Sends what a closure makes of all values when the publisher ends.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping @isolated(any) (T, Output) -> T
  ) -> Publishers._Derived<T, Failure> {
    reduce(initialResult, IsolatedClosure(nextPartialResult))
  }

  private func reduce<T>(
    _ initialResult: T, _ next: IsolatedClosure<(T, Output) -> T>
  ) -> Publishers._Derived<T, Failure> {
    gathering("Reduce", initialResult, onMainActor: next.isOfMainActor, { $0 = next.call($0, $1) }) { result, out in
      out.send(result)
    }
  }

  /// Sends how many values there were when the publisher ends.
  public func count() -> Publishers._Derived<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Sends whether a closure accepts all values.
  public func allSatisfy(_ predicate: @escaping @isolated(any) (Output) -> Bool) -> Publishers._Derived<Bool, Failure> {
    let closure = IsolatedClosure(predicate)
    return reduce(true, closure.caller { $0 && closure.call($1) })
  }

  /// Sends whether a closure accepts any value.
  public func contains(where predicate: @escaping @isolated(any) (Output) -> Bool) -> Publishers._Derived<Bool, Failure>
  {
    let closure = IsolatedClosure(predicate)
    return reduce(false, closure.caller { $0 || closure.call($1) })
  }

  /// Sends nothing but the end.
  public func ignoreOutput() -> Publishers._Derived<Output, Failure> { derived("IgnoreOutput") { _ in { _ in } } }

  /// Sends a value where the publisher ends without any.
  public func replaceEmpty(with output: Output) -> Publishers._Derived<Output, Failure> {
    derived("ReplaceEmpty") { out in
      let isEmpty = LockedValue(true)
      return (
        { value in
          isEmpty.value = false
          out.send(value)
        },
        { completion in
          if isEmpty.value, case .finished = completion { out.send(output) }
          out.send(completion: completion)
        }
      )
    }
  }

  /// Sends a value in place of nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }

  /// Sends values before those of the publisher.
  public func prepend(_ elements: Output...) -> Publishers._Derived<Output, Failure> { prepend(elements) }

  /// Sends values before those of the publisher.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers._Derived<Output, Failure> where S.Element == Output {
    Publishers._Derived("Prepend") { out in
      for element in elements { out.send(element) }
      out.follow(self, receive: { out.send($0) }) { out.send(completion: $0) }
    }
  }

  /// Sends values after those of the publisher.
  public func append(_ elements: Output...) -> Publishers._Derived<Output, Failure> { append(elements) }

  /// Sends values after those of the publisher.
  public func append<S: Sequence>(_ elements: S) -> Publishers._Derived<Output, Failure> where S.Element == Output {
    derived("Append") { out in
      (
        { out.send($0) },
        { completion in
          if case .finished = completion { for element in elements { out.send(element) } }
          out.send(completion: completion)
        }
      )
    }
  }

  /// Sends the values of another publisher after those of this one.
  public func append<P: Publisher>(_ publisher: P) -> Publishers._Derived<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    derived("Concatenate") { out in
      (
        { out.send($0) },
        { completion in
          if case .failure = completion { return out.send(completion: completion) }
          out.follow(publisher, receive: { out.send($0) }) { out.send(completion: $0) }
        }
      )
    }
  }

  /// Prints what happens.
  public func print(_ prefix: String = "") -> Publishers._Derived<Output, Failure> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return derived("Print") { out in
      (
        { value in
          Swift.print("\(start)receive value: (\(value))")
          out.send(value)
        },
        { completion in
          switch completion {
          case .finished: Swift.print("\(start)receive finished")
          case .failure(let error): Swift.print("\(start)receive error: (\(error))")
          }
          out.send(completion: completion)
        }
      )
    }
  }

  private func gathering<State, T>(
    _ name: String, _ initial: State, onMainActor: Bool = false, _ add: @escaping (inout State, Output) -> Void,
    _ finish: @escaping (State, BufferedSubscription<T, Failure>) -> Void
  ) -> Publishers._Derived<T, Failure> {
    derived(name, onMainActor: onMainActor) { out in
      let state = LockedValue(initial)
      return (
        { value in
          // The user's code runs outside of the lock: values come one after the other.
          var gathered = state.exchange(initial)
          add(&gathered, value)
          state.value = gathered
        },
        { completion in
          if case .finished = completion { finish(state.value, out) }
          out.send(completion: completion)
        }
      )
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value is among those of the publisher, when it ends.
  public func contains(_ output: Output) -> Publishers._Derived<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  /// Sends the greatest value when the publisher ends.
  public func max() -> Publishers._Derived<Output, Failure> {
    collect().derived("Max") { out in { if let value = $0.max() { out.send(value) } } }
  }

  /// Sends the least value when the publisher ends.
  public func min() -> Publishers._Derived<Output, Failure> {
    collect().derived("Min") { out in { if let value = $0.min() { out.send(value) } } }
  }
}
