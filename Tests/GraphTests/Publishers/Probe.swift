import AttributeGraphUI

/// A subscriber that requests as much as a test says, and records its events.
final class Probe<Input, Failure: Error>: Subscriber {
  /// The events: `subscription`, values as they print, `finished` or `failure(…)`.
  private(set) var log: [String] = []
  /// The subscription, to ask for more or to cancel.
  private(set) var subscription: (any AttributeGraphUI.Subscription)?
  private let first: Subscribers.Demand
  private let next: (Input) -> Subscribers.Demand

  /// Makes a subscriber that asks for so much at first, and then again at each value.
  init(
    asking first: Subscribers.Demand = .unlimited, then next: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    self.first = first
    self.next = next
  }

  func receive(subscription: any AttributeGraphUI.Subscription) {
    log.append("subscription")
    self.subscription = subscription
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    return next(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.append("finished")
    case .failure(let error): log.append("failure(\(error))")
    }
  }
}

/// An error sent by these tests.
enum Trouble: Error, Equatable {
  case one
  case other
}
