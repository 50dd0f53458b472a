import Foundation

extension Subscribers {
  /// A subscriber that assigns each value to a property of an object. It retains the object until the completion.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// The failure: none.
    public typealias Failure = Never

    /// The property that is set.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let lock = NSLock()
    private var root: Root?
    private var subscription: (any Subscription)?

    /// The object whose property is set; nil after the completion or a cancellation.
    public var object: Root? { lock.withLock { root } }

    /// Makes a subscriber that sets a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// Requests unlimited demand. A second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard self.subscription == nil && root != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Sets the property.
    public func receive(_ input: Input) -> Demand {
      object?[keyPath: keyPath] = input
      return .none
    }

    /// Releases the object.
    public func receive(completion: Completion<Never>) {
      end()
    }

    /// Cancels the subscription, and releases the object.
    public func cancel() {
      end()?.cancel()
    }

    /// The name of the type alone.
    public var description: String { "Assign" }

    /// Releases the subscription and the object.
    ///
    /// The object is released outside of the lock, because its `deinit` may run user code.
    @discardableResult
    private func end() -> (any Subscription)? {
      let before = lock.withLock {
        let before = (subscription: subscription, root: root)
        subscription = nil
        root = nil
        return before
      }
      return before.subscription
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property of an object, which is retained meanwhile.
  ///
  /// - Returns: A subscription that ends when it is cancelled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Assigns each value to a published property, until the property is released.
  ///
  /// The property owns the subscription, which does not retain the object, so there is nothing to cancel.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.core.feed(from: self)
  }
}
