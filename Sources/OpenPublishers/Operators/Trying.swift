import Foundation
import ThreadSupport

/// A type that makes values of data.
public protocol TopLevelDecoder<Input> {
  /// The type of the data.
  associatedtype Input
  /// Makes a value of data.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that makes data of values.
public protocol TopLevelEncoder<Output> {
  /// The type of the data.
  associatedtype Output
  /// Makes data of a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

/// Publishers that fail as a closure does.
extension Publisher {
  /// Sends what a closure makes of each value, and fails as it does.
  public func tryMap<T>(_ transform: @escaping @isolated(any) (Output) throws -> T) -> Publishers._Derived<T, any Error>
  {
    let closure = IsolatedClosure(trying: transform)
    return tryStepping("TryMap", onMainActor: closure.isOfMainActor) { { .send(try closure.call($0)) } }
  }

  /// Sends the values that a closure lets pass, and fails as it does.
  public func tryFilter(
    _ isIncluded: @escaping @isolated(any) (Output) throws -> Bool
  ) -> Publishers._Derived<Output, any Error> {
    let closure = IsolatedClosure(trying: isIncluded)
    return tryStepping("TryFilter", onMainActor: closure.isOfMainActor) {
      { try closure.call($0) ? .send($0) : .skip }
    }
  }

  /// Sends what a closure makes of each value, where it makes something, and fails as it does.
  public func tryCompactMap<T>(
    _ transform: @escaping @isolated(any) (Output) throws -> T?
  ) -> Publishers._Derived<T, any Error> {
    let closure = IsolatedClosure(trying: transform)
    return tryStepping("TryCompactMap", onMainActor: closure.isOfMainActor) {
      { try closure.call($0).map { .send($0) } ?? .skip }
    }
  }

  /// Leaves out values that a closure, which may fail, takes for equal to the one sent before.
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

  /// Sends what a closure makes of all values until then, and fails as it does.
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

  /// Sends what a closure makes of all values when the publisher ends, and fails as it does.
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

  /// Sends the first value that a closure accepts, and ends, or fails as the closure does.
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

  /// Sends the last value that a closure accepts when the publisher ends, and fails as the closure does.
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

  /// Sends whether a closure accepts all values, false at the first that it does not, and fails as it does.
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

  /// Sends whether a closure accepts any value, true at the first that it does, and fails as it does.
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

  /// Sends the greatest value by an order when the publisher ends, and fails as the order does.
  public func tryMax(
    by areInIncreasingOrder: @escaping @isolated(any) (Output, Output) throws -> Bool
  ) -> Publishers._Derived<Output, any Error> {
    let closure = IsolatedClosure(trying: areInIncreasingOrder)
    return tryBest(onMainActor: closure.isOfMainActor) { try closure.call($0, $1) }
  }

  /// Sends the least value by an order when the publisher ends, and fails as the order does.
  public func tryMin(
    by areInIncreasingOrder: @escaping @isolated(any) (Output, Output) throws -> Bool
  ) -> Publishers._Derived<Output, any Error> {
    let closure = IsolatedClosure(trying: areInIncreasingOrder)
    return tryBest(onMainActor: closure.isOfMainActor) { try closure.call($1, $0) }
  }

  /// Sends the first value than which no other is better.
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

  /// Sends the values that a decoder makes of data, and fails as it does.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers._Derived<Item, any Error> where Output == Coder.Input {
    tryStepping("Decode") { { .send(try decoder.decode(type, from: $0)) } }
  }

  /// Sends the data that an encoder makes of values, and fails as it does.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers._Derived<Coder.Output, any Error> where Output: Encodable {
    tryStepping("Encode") { { .send(try encoder.encode($0)) } }
  }

  /// Traps where the publisher fails.
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
