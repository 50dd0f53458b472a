/// A publisher that sends the values passed to it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers with demand.
  func send(_ value: Output)

  /// Sends the completion to all subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Receives the subscription of a publisher that sends through this subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Notifies all subscribers, without a value.
  public func send() {
    send(())
  }
}
