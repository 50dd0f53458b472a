/// Something that asks a publisher for values and takes them.
///
/// It gets a subscription first, then what it requests by it, then perhaps a completion; never two calls at once.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values it takes.
  associatedtype Input
  /// The type of the error with which they may end.
  associatedtype Failure: Error

  /// The publisher has taken it on; by the subscription it asks for values, now or later.
  func receive(subscription: any Subscription)

  /// A value that it had asked for.
  ///
  /// - Returns: How many more it asks for, beside those it has asked for already.
  func receive(_ input: Input) -> Subscribers.Demand

  /// The publisher has ended; nothing comes any more.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Something has happened, of which there is nothing more to say.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// What connects one subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for so many values more.
  ///
  /// - Precondition: For the subscriptions of this library: at least one.
  func request(_ demand: Subscribers.Demand)
}

/// The subscriptions that need no publisher.
public enum Subscriptions {
  /// A subscription through which nothing comes.
  public static var empty: any Subscription { EmptySubscription.shared }
}

/// A subscription through which nothing comes.
private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let shared = EmptySubscription()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}

  var description: String { "Empty" }
}

/// The subscribers of this library.
public enum Subscribers {}
