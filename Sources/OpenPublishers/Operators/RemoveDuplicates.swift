import Foundation
import ThreadSupport

extension Publishers {
  /// A publisher that leaves out values that equal the one sent before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// It sends what the other sends.
    public typealias Output = Upstream.Output
    /// It fails as the other does.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are compared.
    public let upstream: Upstream
    /// Whether the second value is left out after the first.
    public let predicate: (Output, Output) -> Bool
    private let isOfMainActor: Bool

    /// Makes a publisher that leaves out what a closure takes for equal.
    public init(upstream: Upstream, predicate: @escaping @isolated(any) (Output, Output) -> Bool) {
      self.upstream = upstream
      let closure = IsolatedClosure(predicate)
      self.predicate = closure.call
      isOfMainActor = closure.isOfMainActor
    }

    /// Takes a subscriber on; each has values of its own to compare with.
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

  /// A publisher that leaves out the first values of another.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// It sends what the other sends.
    public typealias Output = Upstream.Output
    /// It fails as the other does.
    public typealias Failure = Upstream.Failure

    /// The publisher whose first values are left out.
    public let upstream: Upstream
    /// How many are.
    public let count: Int

    /// Makes a publisher without the first values of another.
    ///
    /// - Precondition: The number is not negative.
    public init(upstream: Upstream, count: Int) {
      guard count >= 0 else {
        fatalError("A publisher was to leave out \(count) values. Leave out 0 or more.")
      }
      self.upstream = upstream
      self.count = count
    }

    /// Takes a subscriber on; each has its own first values left out.
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

  /// A publisher that sends what a closure makes of all values until then.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// It fails as the other does.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken together.
    public let upstream: Upstream
    /// What there is before the first value.
    public let initialResult: Output
    /// What takes the next value in.
    public let nextPartialResult: (Output, Upstream.Output) -> Output
    private let isOfMainActor: Bool

    /// Makes a publisher of what a closure makes of all values until then.
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

    /// Takes a subscriber on; each has its values taken together from the beginning.
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
  /// Leaves out values that equal the one sent before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Leaves out values that a closure takes for equal to the one sent before.
  public func removeDuplicates(by predicate: @escaping @isolated(any) (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Leaves out the first values.
  ///
  /// - Precondition: The number is not negative.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Sends what a closure makes of all values until then.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping @isolated(any) (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
