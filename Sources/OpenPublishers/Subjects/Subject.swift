/// A publisher that sends the values passed to it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers that ask for one.
  func send(_ value: Output)

  /// Ends, and notifies all subscribers of it.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes the subscription by which another publisher sends through this subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Notifies all subscribers that something has happened.
  public func send() {
    send(())
  }
}
