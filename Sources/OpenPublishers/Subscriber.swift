/// Requests values from a publisher, and receives them.
///
/// It receives a subscription first, then the requested values, then perhaps a completion; never two calls at once.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that it receives.
  associatedtype Input
  /// The type of the error with which the publisher may end.
  associatedtype Failure: Error

  /// Receives the subscription, through which it requests values now or later.
  func receive(subscription: any Subscription)

  /// Receives a requested value.
  ///
  /// - Returns: The additional demand.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the completion, after which nothing is sent.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a notification without a value.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// The connection of one subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests more values.
  ///
  /// - Precondition: For the subscriptions of this library, the demand is at least one value.
  func request(_ demand: Subscribers.Demand)
}

/// The subscriptions that need no publisher.
public enum Subscriptions {
  /// A subscription without values.
  public static var empty: any Subscription { EmptySubscription.shared }
}

/// A subscription without values.
private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let shared = EmptySubscription()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}

  var description: String { "Empty" }
}

/// The subscribers of this library.
public enum Subscribers {}
