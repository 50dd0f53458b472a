import ThreadSupport

extension Publisher {
  /// Takes a subscriber on whose closures may belong to the main actor.
  ///
  /// What comes on the main queue is received at once, and what comes elsewhere as soon as the queue gets to it.
  func subscribe(_ subscriber: AnySubscriber<Output, Failure>, onMainActor: Bool) {
    guard onMainActor else { return subscribe(subscriber) }
    DelayedSubscription(of: subscriber, to: self, description: "MainActor") { action in
      if MainQueue.isCurrent { action() } else { SystemTime.onMainQueue(action) }
    }
    .begin()
  }
}
