import Foundation

/// The record of a subject for one subscriber: its demand, and whether it has received the latest value.
final class SubjectSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
  /// The number by which the subject finds it, which those that came later have greater ones than; nil before it was
  /// admitted. The lock of the subject's core guards it.
  var ticket: UInt64?

  /// What there is until the end.
  private struct Connection {
    let subscriber: AnySubscriber<Output, Failure>
    let core: SubjectCore<Output, Failure>
    let owner: AnyObject
    /// The value that the subject keeps; nil where it keeps none.
    let latest: (() -> Output)?
  }

  private let lock = NSLock()
  /// Gives the subscriber one call at a time: a value has arrived when sending returns, unless another thread delivers
  /// meanwhile.
  private let delivery = SerialDelivery()
  private var connection: Connection?
  private var demand = Subscribers.Demand.none
  /// Whether there is a latest value that the subscriber has not got.
  private var isBehind: Bool

  /// Makes the subscription of a subscriber to a subject.
  init(
    of subscriber: AnySubscriber<Output, Failure>, to core: SubjectCore<Output, Failure>, owner: AnyObject,
    latest: (() -> Output)?
  ) {
    connection = Connection(subscriber: subscriber, core: core, owner: owner, latest: latest)
    isBehind = latest != nil
  }

  /// Delivers a value if the subscriber has asked for one; otherwise it is lost, or is got later as the latest.
  func offer(_ value: Output) {
    if let subscriber = takeDemand() { deliver(value, to: subscriber) }
  }

  /// Tells the subscriber of the end, and lets go of everything.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let connection = end() else { return }
    delivery.perform { connection.subscriber.receive(completion: completion) }
  }

  /// Asks for values; of a subject that keeps its latest one, that comes at once where it was not seen yet.
  ///
  /// - Precondition: At least one value is asked for.
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

  /// Ends the subscription.
  func cancel() {
    if let connection = end() { connection.core.remove(self) }
  }

  /// The name of the kind of subscription alone.
  var description: String { "Subject" }

  private func deliver(_ value: Output, to subscriber: AnySubscriber<Output, Failure>) {
    delivery.perform {
      let more = subscriber.receive(value)
      guard more > .none else { return }
      self.lock.withLock { self.demand += more }
      self.catchUp()
    }
  }

  /// Delivers the latest value, where the subscriber asks and has not got it.
  private func catchUp() {
    if let connection = takeDemandBehind(), let latest = connection.latest {
      deliver(latest(), to: connection.subscriber)
    }
  }

  /// Takes one value from the demand, for a value that is sent.
  ///
  /// - Returns: The subscriber, if it has asked for a value.
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
  /// - Returns: Where that is, if the subscriber has asked for a value and has not got it.
  private func takeDemandBehind() -> Connection? {
    lock.withLock {
      guard isBehind, demand > .none, let connection else { return nil }
      demand -= 1
      isBehind = false
      return connection
    }
  }

  /// Leaves the subject.
  ///
  /// - Returns: What it was connected to, which is to be released outside of the lock: code of the user may run then.
  private func end() -> Connection? {
    lock.withLock {
      defer { connection = nil }
      return connection
    }
  }
}
