import Foundation
import ThreadSupport

/// A type that decodes values.
public protocol TopLevelDecoder<Input> {
  /// The type of the encoded data.
  associatedtype Input
  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that encodes values.
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded data.
  associatedtype Output
  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

/// Operators that fail when their closure throws.
extension Publisher {
  /// Transforms each value; fails when the transform throws.
  public func tryMap<T>(_ transform: @escaping @isolated(any) (Output) throws -> T) -> Publishers._Derived<T, any Error>
  {
    let closure = IsolatedClosure(trying: transform)
    return tryStepping("TryMap", onMainActor: closure.isOfMainActor) { { .send(try closure.call($0)) } }
  }

  /// Sends the values that satisfy a predicate; fails when the predicate throws.
  public func tryFilter(
    _ isIncluded: @escaping @isolated(any) (Output) throws -> Bool
  ) -> Publishers._Derived<Output, any Error> {
    let closure = IsolatedClosure(trying: isIncluded)
    return tryStepping("TryFilter", onMainActor: closure.isOfMainActor) {
      { try closure.call($0) ? .send($0) : .skip }
    }
  }

  /// Transforms each value, and drops nil; fails when the transform throws.
  public func tryCompactMap<T>(
    _ transform: @escaping @isolated(any) (Output) throws -> T?
  ) -> Publishers._Derived<T, any Error> {
    let closure = IsolatedClosure(trying: transform)
    return tryStepping("TryCompactMap", onMainActor: closure.isOfMainActor) {
      { try closure.call($0).map { .send($0) } ?? .skip }
    }
  }

  /// Drops values that a predicate considers equal to the value before; fails when the predicate throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping @isolated(any) (Output, Output) throws -> Bool
  ) -> Publishers._Derived<Output, any Error> {
    let closure = IsolatedClosure(trying: predicate)
    return tryStepping("TryRemoveDuplicates", onMainActor: closure.isOfMainActor) {
      var last: Output?
      return { value in
        if let last, try closure.call(last, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }

  /// Combines each value with the result before, and sends the new result; fails when the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping @isolated(any) (T, Output) throws -> T
  ) -> Publishers._Derived<T, any Error> {
    let closure = IsolatedClosure(trying: nextPartialResult)
    return tryStepping("TryScan", onMainActor: closure.isOfMainActor) {
      var result = initialResult
      return { value in
        result = try closure.call(result, value)
        return .send(result)
      }
    }
  }

  /// Sends the result of combining all values when the publisher finishes; fails when the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping @isolated(any) (T, Output) throws -> T
  ) -> Publishers._Derived<T, any Error> {
    let closure = IsolatedClosure(trying: nextPartialResult)
    return tryGathering("TryReduce", onMainActor: closure.isOfMainActor, from: initialResult) { result, value in
      result = try closure.call(result, value)
      return false
    } result: {
      $0
    }
  }

  /// Sends the first value that satisfies a predicate, and finishes; fails when the predicate throws.
  public func tryFirst(
    where predicate: @escaping @isolated(any) (Output) throws -> Bool
  ) -> Publishers._Derived<Output, any Error> {
    let closure = IsolatedClosure(trying: predicate)
    return tryGathering("TryFirstWhere", onMainActor: closure.isOfMainActor, from: Output?.none) { found, value in
      if try closure.call(value) { found = value }
      return found != nil
    } result: {
      $0
    }
  }

  /// Sends the last value that satisfies a predicate when the publisher finishes; fails when the predicate throws.
  public func tryLast(
    where predicate: @escaping @isolated(any) (Output) throws -> Bool
  ) -> Publishers._Derived<Output, any Error> {
    let closure = IsolatedClosure(trying: predicate)
    return tryGathering("TryLastWhere", onMainActor: closure.isOfMainActor, from: Output?.none) { found, value in
      if try closure.call(value) { found = value }
      return false
    } result: {
      $0
    }
  }

  /// Sends whether all values satisfy a predicate, false at the first that does not; fails when the predicate throws.
  public func tryAllSatisfy(
    _ predicate: @escaping @isolated(any) (Output) throws -> Bool
  ) -> Publishers._Derived<Bool, any Error> {
    let closure = IsolatedClosure(trying: predicate)
    return tryGathering("TryAllSatisfy", onMainActor: closure.isOfMainActor, from: true) { accepts, value in
      accepts = try closure.call(value)
      return !accepts
    } result: {
      $0
    }
  }

  /// Sends whether any value satisfies a predicate, true at the first that does; fails when the predicate throws.
  public func tryContains(
    where predicate: @escaping @isolated(any) (Output) throws -> Bool
  ) -> Publishers._Derived<Bool, any Error> {
    let closure = IsolatedClosure(trying: predicate)
    return tryGathering("TryContainsWhere", onMainActor: closure.isOfMainActor, from: false) { accepts, value in
      accepts = try closure.call(value)
      return accepts
    } result: {
      $0
    }
  }

  /// Sends the greatest value by an order when the publisher finishes; fails when the order throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping @isolated(any) (Output, Output) throws -> Bool
  ) -> Publishers._Derived<Output, any Error> {
    let closure = IsolatedClosure(trying: areInIncreasingOrder)
    return tryBest(onMainActor: closure.isOfMainActor) { try closure.call($0, $1) }
  }

  /// Sends the least value by an order when the publisher finishes; fails when the order throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping @isolated(any) (Output, Output) throws -> Bool
  ) -> Publishers._Derived<Output, any Error> {
    let closure = IsolatedClosure(trying: areInIncreasingOrder)
    return tryBest(onMainActor: closure.isOfMainActor) { try closure.call($1, $0) }
  }

  /// Sends the first of the best values.
  private func tryBest(
    onMainActor isOfMainActor: Bool, _ isBetter: @escaping (Output, Output) throws -> Bool
  ) -> Publishers._Derived<Output, any Error> {
    tryGathering("TryComparison", onMainActor: isOfMainActor, from: Output?.none) { best, value in
      best = try best.map { try isBetter($0, value) ? value : $0 } ?? value
      return false
    } result: {
      $0
    }
  }

  /// Decodes each value; fails when the decoder throws.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers._Derived<Item, any Error> where Output == Coder.Input {
    tryStepping("Decode") { { .send(try decoder.decode(type, from: $0)) } }
  }

  /// Encodes each value; fails when the encoder throws.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers._Derived<Coder.Output, any Error> where Output: Encodable {
    tryStepping("Encode") { { .send(try encoder.encode($0)) } }
  }

  /// Traps when the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers._Derived<Output, Never> {
    stepping("AssertNoFailure", onMainActor: false) { completion in
      if case .failure(let error) = completion {
        fatalError("\(prefix)A publisher that must not fail has failed: \(error)", file: file, line: line)
      }
      return .finished
    } _: {
      ({ .send($0) }, { nil })
    }
  }
}
