import Foundation
import ThreadSupport

extension Publishers {
  /// A publisher that drops values that equal the value before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The upstream's output.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are compared.
    public let upstream: Upstream
    /// Whether the second value duplicates the first.
    public let predicate: (Output, Output) -> Bool
    private let isOfMainActor: Bool

    /// Makes a publisher that drops values that a predicate considers equal.
    public init(upstream: Upstream, predicate: @escaping @isolated(any) (Output, Output) -> Bool) {
      self.upstream = upstream
      let closure = IsolatedClosure(predicate)
      self.predicate = closure.call
      isOfMainActor = closure.isOfMainActor
    }

    /// Attaches a subscriber. Each subscriber has its own previous value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let last = LockedValue<Output?>(nil)
      let isNew = { (value: Output) in
        if let before = last.value, predicate(before, value) { return false }
        last.value = value
        return true
      }
      Filter(upstream: upstream, isIncluded: isNew, onMainActor: isOfMainActor).receive(subscriber: subscriber)
    }
  }

  /// A publisher that drops the first values of another.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The upstream's output.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose first values are dropped.
    public let upstream: Upstream
    /// The number of dropped values.
    public let count: Int

    /// Makes a publisher that drops the first values of another.
    ///
    /// - Precondition: The number is not negative.
    public init(upstream: Upstream, count: Int) {
      guard count >= 0 else {
        fatalError("A publisher was to leave out \(count) values. Leave out 0 or more.")
      }
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber. Values are counted for each subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let left = LockedValue(count)
      upstream.filter { _ in
        left.withLock { left in
          guard left > 0 else { return true }
          left -= 1
          return false
        }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// A publisher that combines each value with the result before, and sends the new result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are combined.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Combines the result before with the next value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output
    private let isOfMainActor: Bool

    /// Makes a publisher of partial results.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping @isolated(any) (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      let closure = IsolatedClosure(nextPartialResult)
      self.nextPartialResult = closure.call
      isOfMainActor = closure.isOfMainActor
    }

    /// Attaches a subscriber. Each subscriber starts from the initial result.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let result = LockedValue(initialResult)
      let take = { (value: Upstream.Output) in
        let next = nextPartialResult(result.value, value)
        result.value = next
        return next
      }
      Map(upstream: upstream, transform: take, onMainActor: isOfMainActor).receive(subscriber: subscriber)
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops values that equal the value before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Drops values that a predicate considers equal to the value before.
  public func removeDuplicates(by predicate: @escaping @isolated(any) (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Drops the first values.
  ///
  /// - Precondition: The number is not negative.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Combines each value with the result before, and sends the new result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping @isolated(any) (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
