import Foundation

/// The record of a subject for one subscriber: its demand, and whether it has received the latest value.
final class SubjectSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
  /// The number by which the subject finds it, increasing in the order of arrival; nil before it was admitted. The lock
  /// of the subject's core guards it.
  var ticket: UInt64?

  /// The state before the completion.
  private struct Connection {
    let subscriber: AnySubscriber<Output, Failure>
    let core: SubjectCore<Output, Failure>
    let owner: AnyObject
    /// The value that the subject keeps; nil if it keeps none.
    let latest: (() -> Output)?
  }

  private let lock = NSLock()
  /// Serialises the calls to the subscriber: a value has arrived when sending returns, unless another thread delivers
  /// meanwhile.
  private let delivery = SerialDelivery()
  private var connection: Connection?
  private var demand = Subscribers.Demand.none
  /// Whether there is a latest value that the subscriber has not received.
  private var isBehind: Bool

  /// Makes the subscription of a subscriber to a subject.
  init(
    of subscriber: AnySubscriber<Output, Failure>, to core: SubjectCore<Output, Failure>, owner: AnyObject,
    latest: (() -> Output)?
  ) {
    connection = Connection(subscriber: subscriber, core: core, owner: owner, latest: latest)
    isBehind = latest != nil
  }

  /// Delivers a value if there is demand. Otherwise it is lost, or received later as the latest.
  func offer(_ value: Output) {
    if let subscriber = takeDemand() { deliver(value, to: subscriber) }
  }

  /// Sends the completion to the subscriber, and releases the connection.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let connection = end() else { return }
    delivery.perform { connection.subscriber.receive(completion: completion) }
  }

  /// Requests values. A latest value that the subscriber has not received is delivered at once.
  ///
  /// - Precondition: The demand is at least one value.
  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else {
      fatalError("A subscription to a subject was asked for no value. Ask for `.max(1)` or more, or do not ask.")
    }
    let core = lock.withLock {
      self.demand += demand
      return connection?.core
    }
    core?.ask()
    catchUp()
  }

  /// Cancels the subscription.
  func cancel() {
    if let connection = end() { connection.core.remove(self) }
  }

  /// The name of the kind of subscription.
  var description: String { "Subject" }

  private func deliver(_ value: Output, to subscriber: AnySubscriber<Output, Failure>) {
    delivery.perform {
      let more = subscriber.receive(value)
      guard more > .none else { return }
      self.lock.withLock { self.demand += more }
      self.catchUp()
    }
  }

  /// Delivers the latest value, if there is demand and the subscriber has not received it.
  private func catchUp() {
    if let connection = takeDemandBehind(), let latest = connection.latest {
      deliver(latest(), to: connection.subscriber)
    }
  }

  /// Takes one value from the demand, for a value that is sent.
  ///
  /// - Returns: The subscriber, if there was demand.
  private func takeDemand() -> AnySubscriber<Output, Failure>? {
    lock.withLock {
      guard let connection, demand > .none else {
        isBehind = self.connection?.latest != nil
        return nil
      }
      demand -= 1
      isBehind = false
      return connection.subscriber
    }
  }

  /// Takes one value from the demand, for the latest value.
  ///
  /// - Returns: The connection with the latest value, if there was demand and the subscriber has not received it.
  private func takeDemandBehind() -> Connection? {
    lock.withLock {
      guard isBehind, demand > .none, let connection else { return nil }
      demand -= 1
      isBehind = false
      return connection
    }
  }

  /// Disconnects from the subject.
  ///
  /// - Returns: The former connection, to be released outside of the lock, because its release may run user code.
  private func end() -> Connection? {
    lock.withLock {
      defer { connection = nil }
      return connection
    }
  }
}
