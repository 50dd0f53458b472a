import Foundation

extension Subscribers {
  /// A subscriber that keeps a property of an object at the latest value. It holds the object until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// What it takes cannot fail.
    public typealias Failure = Never

    /// The property that is set.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let lock = NSLock()
    private var root: Root?
    private var subscription: (any Subscription)?

    /// The object whose property is set; nil after the end.
    public var object: Root? { lock.withLock { root } }

    /// Makes a subscriber that sets a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// Asks for all values; a second subscription is cancelled.
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

    /// Lets go of the object.
    public func receive(completion: Completion<Never>) {
      end()
    }

    /// Ends the subscription, and lets go of the object.
    public func cancel() {
      end()?.cancel()
    }

    /// The name of the type alone.
    public var description: String { "Assign" }

    /// Lets go of everything.
    ///
    /// The object is released outside of the lock: its `deinit` may be code of the user.
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
  /// Keeps a property of an object at the latest value, and holds the object meanwhile.
  ///
  /// - Returns: What ends that when it is cancelled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Keeps a published property at the latest value, until the property itself goes.
  ///
  /// There is nothing to cancel: the subscription belongs to the property, and does not hold its object.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.core.feed(from: self)
  }
}
