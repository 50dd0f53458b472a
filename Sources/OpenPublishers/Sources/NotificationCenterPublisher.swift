import Foundation
import ThreadSupport

extension NotificationCenter {
  /// A publisher of the notifications of a name, of one sender or of all.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The sender; nil for any.
  /// - Returns: A publisher that sends the notifications as they are posted.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends the notifications of a center to each subscriber as they are posted, on the thread that posts.
  ///
  /// A notification that arrives without demand is lost. It never completes.
  public struct Publisher: OpenPublishers.Publisher {
    /// The output: notifications.
    public typealias Output = Notification
    /// The failure: none.
    public typealias Failure = Never

    /// The center at which they are posted.
    public let center: NotificationCenter
    /// The name.
    public let name: Notification.Name
    /// The sender; nil for any.
    public let object: AnyObject?

    /// Makes a publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber, and starts to observe the center for it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: NotificationSubscription(of: AnySubscriber(subscriber), to: self))
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both observe the same notifications of the same center.
  public static func == (one: Self, other: Self) -> Bool {
    one.center === other.center && one.name == other.name && one.object === other.object
  }
}

/// The observer of a notification center for one subscriber.
private final class NotificationSubscription: Subscription, CustomStringConvertible, Sendable {
  private struct State {
    var subscriber: AnySubscriber<Notification, Never>?
    var observer: (any NSObjectProtocol)?
    var demand = Subscribers.Demand.none
  }

  /// Serialises the calls to the subscriber.
  private let delivery = SerialDelivery()
  private let center: NotificationCenter
  private let state: LockedValue<State>

  init(of subscriber: AnySubscriber<Notification, Never>, to publisher: NotificationCenter.Publisher) {
    state = LockedValue(State(subscriber: subscriber))
    center = publisher.center
    // The center retains the closure, and the closure retains this subscription, so it lives until it is cancelled.
    let observer = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { notification in
      self.offer(notification)
    }
    state.withLock { $0.observer = observer }
  }

  var description: String { "NotificationCenter" }

  /// - Precondition: The demand is at least one value.
  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else {
      fatalError("A subscription to notifications was asked for no value. Ask for `.max(1)` or more, or do not ask.")
    }
    state.withLock { $0.demand += demand }
  }

  func cancel() {
    let ended = state.exchange(State())
    if let observer = ended.observer { center.removeObserver(observer) }
  }

  private func offer(_ notification: Notification) {
    guard let subscriber = takeDemand() else { return }
    delivery.perform {
      let more = subscriber.receive(notification)
      self.state.withLock { $0.demand += more }
    }
  }

  /// Takes one value from the demand.
  ///
  /// - Returns: The subscriber, if there was demand.
  private func takeDemand() -> AnySubscriber<Notification, Never>? {
    state.withLock { state in
      guard state.demand > .none, let subscriber = state.subscriber else { return nil }
      state.demand -= 1
      return subscriber
    }
  }
}
