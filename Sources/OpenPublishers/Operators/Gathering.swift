import ThreadSupport

/// Operators that reduce the values of a publisher to one.
extension Publisher {
  /// Sends the first value, and finishes.
  public func first() -> Publishers._Derived<Output, Failure> {
    gathering(
      "First", from: Output?.none,
      {
        $0 = $1; return true
      }, result: { $0 })
  }

  /// Sends the first value that satisfies a predicate, and finishes.
  public func first(where predicate: @escaping @isolated(any) (Output) -> Bool) -> Publishers._Derived<Output, Failure>
  {
    let closure = IsolatedClosure(predicate)
    return gathering("FirstWhere", onMainActor: closure.isOfMainActor, from: Output?.none) { found, value in
      if closure.call(value) { found = value }
      return found != nil
    } result: {
      $0
    }
  }

  /// Sends the last value when the publisher finishes.
  public func last() -> Publishers._Derived<Output, Failure> {
    gathering(
      "Last", from: Output?.none,
      {
        $0 = $1; return false
      }, result: { $0 })
  }

  /// Sends the last value that satisfies a predicate when the publisher finishes.
  public func last(where predicate: @escaping @isolated(any) (Output) -> Bool) -> Publishers._Derived<Output, Failure> {
    let closure = IsolatedClosure(predicate)
    return gathering("LastWhere", onMainActor: closure.isOfMainActor, from: Output?.none) { found, value in
      if closure.call(value) { found = value }
      return false
    } result: {
      $0
    }
  }

  /// Sends all values in one array when the publisher finishes.
  public func collect() -> Publishers._Derived<[Output], Failure> {
    gathering(
      "Collect", from: [Output](),
      {
        $0.append($1); return false
      }, result: { $0 })
  }

  /// Sends the result of combining all values when the publisher finishes.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping @isolated(any) (T, Output) -> T
  ) -> Publishers._Derived<T, Failure> {
    let closure = IsolatedClosure(nextPartialResult)
    return gathering("Reduce", onMainActor: closure.isOfMainActor, from: initialResult) { result, value in
      result = closure.call(result, value)
      return false
    } result: {
      $0
    }
  }

  /// Sends the number of values when the publisher finishes.
  public func count() -> Publishers._Derived<Int, Failure> {
    gathering(
      "Count", from: 0,
      { count, _ in
        count += 1; return false
      }, result: { $0 })
  }

  /// Sends whether all values satisfy a predicate: false at the first that does not.
  public func allSatisfy(_ predicate: @escaping @isolated(any) (Output) -> Bool) -> Publishers._Derived<Bool, Failure> {
    let closure = IsolatedClosure(predicate)
    return gathering("AllSatisfy", onMainActor: closure.isOfMainActor, from: true) { accepts, value in
      accepts = closure.call(value)
      return !accepts
    } result: {
      $0
    }
  }

  /// Sends whether any value satisfies a predicate: true at the first that does.
  public func contains(where predicate: @escaping @isolated(any) (Output) -> Bool) -> Publishers._Derived<Bool, Failure>
  {
    let closure = IsolatedClosure(predicate)
    return gathering("ContainsWhere", onMainActor: closure.isOfMainActor, from: false) { accepts, value in
      accepts = closure.call(value)
      return accepts
    } result: {
      $0
    }
  }

  /// Sends the greatest value by an order when the publisher finishes.
  public func max(
    by areInIncreasingOrder: @escaping @isolated(any) (Output, Output) -> Bool
  ) -> Publishers._Derived<Output, Failure> {
    let closure = IsolatedClosure(areInIncreasingOrder)
    return best(onMainActor: closure.isOfMainActor) { closure.call($0, $1) }
  }

  /// Sends the least value by an order when the publisher finishes.
  public func min(
    by areInIncreasingOrder: @escaping @isolated(any) (Output, Output) -> Bool
  ) -> Publishers._Derived<Output, Failure> {
    let closure = IsolatedClosure(areInIncreasingOrder)
    return best(onMainActor: closure.isOfMainActor) { closure.call($1, $0) }
  }

  /// Sends the first of the best values.
  private func best(
    onMainActor isOfMainActor: Bool, _ isBetter: @escaping (Output, Output) -> Bool
  ) -> Publishers._Derived<Output, Failure> {
    gathering("Comparison", onMainActor: isOfMainActor, from: Output?.none) { best, value in
      best = best.map { isBetter($0, value) ? value : $0 } ?? value
      return false
    } result: {
      $0
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether the publisher sends a value: true as soon as it arrives.
  public func contains(_ output: Output) -> Publishers._Derived<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  /// Sends the greatest value when the publisher finishes.
  public func max() -> Publishers._Derived<Output, Failure> { max(by: <) }

  /// Sends the least value when the publisher finishes.
  public func min() -> Publishers._Derived<Output, Failure> { min(by: <) }
}
