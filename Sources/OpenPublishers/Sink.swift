import Foundation
import ThreadSupport

extension Subscribers {
  /// A subscriber of two closures, with unlimited demand.
  ///
  /// Closures that are isolated to the main actor are called on the main queue; for a value that arrives on another
  /// thread, asynchronously. Other closures are called on the thread on which the value arrives.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private enum State {
      case waiting
      case subscribed(any Subscription)
      case ended
    }

    private let lock = NSLock()
    private var state = State.waiting
    private var takeValue: ((Input) -> Void)?
    private var takeCompletion: ((Completion<Failure>) -> Void)?
    private let isOfMainActor: Bool

    /// Makes a subscriber of closures for the completion and for each value.
    public init(
      receiveCompletion: @escaping @isolated(any) (Completion<Failure>) -> Void,
      receiveValue: @escaping @isolated(any) (Input) -> Void
    ) {
      let (completion, value) = (IsolatedClosure(receiveCompletion), IsolatedClosure(receiveValue))
      isOfMainActor = completion.isOfMainActor || value.isOfMainActor
      takeCompletion = completion.call
      takeValue = value.call
    }

    /// Requests unlimited demand. A second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard case .waiting = state else { return false }
        state = .subscribed(subscription)
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Passes a value to the closure.
    public func receive(_ input: Input) -> Demand {
      if isElsewhere {
        SystemTime.onMainQueue { [self] in lock.withLock { takeValue }?(input) }
      } else {
        lock.withLock { takeValue }?(input)
      }
      return .none
    }

    /// Passes the completion to the closure, and releases both closures.
    public func receive(completion: Completion<Failure>) {
      if isElsewhere {
        SystemTime.onMainQueue { [self] in end().completion?(completion) }
      } else {
        end().completion?(completion)
      }
    }

    /// Whether the closures are isolated to the main actor, and this is not its thread.
    private var isElsewhere: Bool { isOfMainActor && !MainQueue.isCurrent }

    /// Cancels the subscription, and releases the closures.
    public func cancel() {
      end().subscription?.cancel()
    }

    /// The name of the type alone.
    public var description: String { "Sink" }

    /// Leaves the active state.
    ///
    /// The closure for values is released outside of the lock, because the release of its captures may run user code.
    private func end() -> (subscription: (any Subscription)?, completion: ((Completion<Failure>) -> Void)?) {
      let before = lock.withLock {
        let before = (state: state, value: takeValue, completion: takeCompletion)
        state = .ended
        takeValue = nil
        takeCompletion = nil
        return before
      }
      if case .subscribed(let subscription) = before.state { return (subscription, before.completion) }
      return (nil, before.completion)
    }
  }
}

extension Publisher {
  /// Runs closures for the values and for the completion.
  ///
  /// - Returns: A subscription that ends when it is cancelled or released.
  public func sink(
    receiveCompletion: @escaping @isolated(any) (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping @isolated(any) (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure for each value.
  ///
  /// - Returns: A subscription that ends when it is cancelled or released.
  public func sink(receiveValue: @escaping @isolated(any) (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { @Sendable _ in }, receiveValue: receiveValue)
  }
}
