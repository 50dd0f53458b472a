import ThreadSupport

/// Operators that send some of the upstream's values.
extension Publisher {
  /// Sends the value at an index, and finishes.
  public func output(at index: Int) -> Publishers._Derived<Output, Failure> { output(in: index...index) }

  /// Sends the values in a range of indices, and finishes after the last.
  public func output<R: RangeExpression>(in range: R) -> Publishers._Derived<Output, Failure> where R.Bound == Int {
    let indices = range.relative(to: 0..<Int.max)
    guard !indices.isEmpty else { return prefix(0) }
    return stepping("Output") {
      var index = 0
      return { value in
        defer { index += 1 }
        guard index >= indices.lowerBound else { return .skip }
        return index + 1 < indices.upperBound ? .send(value) : .sendLast(value)
      }
    }
  }

  /// Sends the first values, up to a number, and finishes.
  public func prefix(_ maxLength: Int) -> Publishers._Derived<Output, Failure> {
    guard maxLength <= 0 else { return output(in: 0..<maxLength) }
    return Publishers._Derived { Empty<Output, Failure>().subscribe($0) }
  }

  /// Sends values while a predicate holds, and finishes.
  public func prefix(while predicate: @escaping @isolated(any) (Output) -> Bool) -> Publishers._Derived<Output, Failure>
  {
    let closure = IsolatedClosure(predicate)
    return stepping("PrefixWhile", onMainActor: closure.isOfMainActor) {
      { closure.call($0) ? .send($0) : .end(.finished) }
    }
  }

  /// Sends values while a throwing predicate holds, and finishes; fails when the predicate throws.
  public func tryPrefix(
    while predicate: @escaping @isolated(any) (Output) throws -> Bool
  ) -> Publishers._Derived<Output, any Error> {
    let closure = IsolatedClosure(trying: predicate)
    return tryStepping("TryPrefixWhile", onMainActor: closure.isOfMainActor) {
      { try closure.call($0) ? .send($0) : .end(.finished) }
    }
  }

  /// Sends values until another publisher sends one, and finishes.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers._Derived<Output, Failure> {
    Publishers._Derived { subscriber in
      let steps = StepSubscription<Output, Output, Failure>(
        of: subscriber, description: "PrefixUntilOutput", step: { .send($0) })
      publisher.subscribe(
        AnySubscriber<P.Output, P.Failure>(
          receiveSubscription: { subscription in
            steps.accompany(subscription)
            subscription.request(.max(1))
          },
          receiveValue: { _ in
            steps.finish(.finished)
            return .none
          }))
      self.subscribe(steps.subscriber)
    }
  }

  /// Drops values while a predicate holds.
  public func drop(while predicate: @escaping @isolated(any) (Output) -> Bool) -> Publishers._Derived<Output, Failure> {
    let closure = IsolatedClosure(predicate)
    return stepping("DropWhile", onMainActor: closure.isOfMainActor) {
      var isDropping = true
      return { value in
        isDropping = isDropping && closure.call(value)
        return isDropping ? .skip : .send(value)
      }
    }
  }

  /// Drops values while a throwing predicate holds; fails when the predicate throws.
  public func tryDrop(
    while predicate: @escaping @isolated(any) (Output) throws -> Bool
  ) -> Publishers._Derived<Output, any Error> {
    let closure = IsolatedClosure(trying: predicate)
    return tryStepping("TryDropWhile", onMainActor: closure.isOfMainActor) {
      var isDropping = true
      return { value in
        isDropping = try isDropping && closure.call(value)
        return isDropping ? .skip : .send(value)
      }
    }
  }

  /// Drops values until another publisher sends one. If that publisher completes first, nothing is sent.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers._Derived<Output, Failure> where P.Failure == Failure {
    Publishers._Derived { subscriber in
      let isDropping = LockedValue(true)
      let steps = StepSubscription<Output, Output, Failure>(
        of: subscriber, description: "DropUntilOutput", step: { isDropping.value ? .skip : .send($0) })
      publisher.subscribe(
        AnySubscriber(
          receiveSubscription: { subscription in
            steps.accompany(subscription)
            subscription.request(.max(1))
          },
          receiveValue: { _ in
            isDropping.value = false
            return .none
          }, receiveCompletion: { if isDropping.value { steps.finish($0) } }))
      self.subscribe(steps.subscriber)
    }
  }

  /// Drops all values, and sends the completion.
  public func ignoreOutput() -> Publishers._Derived<Never, Failure> {
    Publishers._Derived { subscriber in
      let steps = StepSubscription<Output, Never, Failure>(
        of: subscriber, description: "IgnoreOutput", step: { _ in .keep })
      self.subscribe(
        AnySubscriber(
          receiveSubscription: { subscription in
            steps.receive(subscription: subscription)
            subscription.request(.unlimited)
          }, receiveValue: steps.receive(_:), receiveCompletion: { steps.receive(completion: $0) }))
    }
  }

  /// Replaces nil by a value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }

  /// Sends values in groups of a size.
  ///
  /// - Precondition: The size is positive.
  public func collect(_ count: Int) -> Publishers._Derived<[Output], Failure> {
    guard count > 0 else { fatalError("Groups of \(count) values were to be collected. Collect 1 or more.") }
    return stepping("CollectByCount", onMainActor: false, inputsPerOutput: count, ending: { $0 }) {
      var group: [Output] = []
      return (
        { value in
          group.append(value)
          guard group.count >= count else { return .keep }
          defer { group = [] }
          return .send(group)
        }, { group.isEmpty ? nil : group }
      )
    }
  }
}
