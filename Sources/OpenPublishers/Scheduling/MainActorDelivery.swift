import ThreadSupport

extension Publisher {
  /// Attaches a subscriber whose closures may be isolated to the main actor.
  ///
  /// Values that arrive on the main queue are received at once, values from elsewhere when the queue runs next.
  func subscribe(_ subscriber: AnySubscriber<Output, Failure>, onMainActor: Bool) {
    guard onMainActor else { return subscribe(subscriber) }
    DelayedSubscription(of: subscriber, to: self, description: "MainActor") { action in
      if MainQueue.isCurrent { action() } else { SystemTime.onMainQueue(action) }
    }
    .begin()
  }
}
