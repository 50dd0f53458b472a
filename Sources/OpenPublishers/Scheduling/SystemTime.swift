import Foundation
import ThreadSupport

/// A clock that delayed work follows in place of the system's, such as that of a host.
package protocol FollowedClock: Sendable {
  /// The nanoseconds since the clock's beginning.
  var nanoseconds: Int { get }
  /// The date that it shows.
  var date: Date { get }
  /// Runs a closure a number of nanoseconds after the clock's beginning.
  ///
  /// - Returns: A closure that cancels it.
  func run(at nanoseconds: Int, _ action: @escaping () -> Void) -> () -> Void
}

/// The time by which the system schedulers run closures.
///
/// Delayed work follows the clock of the host that made a frame last, so a test that advances the clock sees it at
/// once. Without a host it follows the system's clock. Work without a delay goes through its queue.
package enum SystemTime {
  /// The clock to follow; nil if there is none.
  private static let clock = LockedValue<@Sendable () -> (any FollowedClock)?>({ nil })

  /// Sets the clock that delayed work follows; while the closure returns nil, the system's.
  package static func follow(_ followed: @escaping @Sendable () -> (any FollowedClock)?) { clock.value = followed }

  /// Whether there is a clock to follow.
  static var isFollowed: Bool { clock.value() != nil }

  /// The date by the clock that is followed, or by the system's.
  static var date: Date { clock.value()?.date ?? Date() }

  /// The moment at which a followed clock begins. It is not 0, so that every current moment is positive.
  private static let offsetOfFollowedClock = 1_000_000_000

  /// The current moment, in nanoseconds.
  static var now: Int {
    if let clock = clock.value() { return offsetOfFollowedClock + clock.nanoseconds }
    return Int(DispatchTime.now().uptimeNanoseconds)
  }

  /// Runs a closure at a moment in nanoseconds.
  ///
  /// - Returns: A closure that cancels it.
  static func run(
    at moment: Int, _ hand: @escaping (@escaping () -> Void) -> Void, _ action: @escaping () -> Void
  ) -> () -> Void {
    if let clock = clock.value() { return clock.run(at: moment - offsetOfFollowedClock) { hand(action) } }
    let waiting = LockedValue<(() -> Void)?>(action)
    let forwarder = LockedValue(hand)
    let distance = moment - Int(DispatchTime.now().uptimeNanoseconds)
    DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(max(distance, 0))) {
      forwarder.value { waiting.exchange(nil)?() }
    }
    return { waiting.value = nil }
  }

  /// Runs a closure at a moment in nanoseconds, and repeats it after each interval.
  ///
  /// - Returns: The repetition, which can be cancelled.
  static func run(
    at moment: Int, every interval: Int, _ hand: @escaping (@escaping () -> Void) -> Void,
    _ action: @escaping (_ moment: Int) -> Void
  ) -> AnyCancellable {
    let next = LockedValue<(() -> Void)?>(nil)
    let hasEnded = LockedValue(false)
    func schedule(_ moment: Int) {
      next.value = run(at: moment, hand) {
        guard !hasEnded.value else { return }
        schedule(moment + max(interval, 1))
        action(moment)
      }
    }
    schedule(moment)
    return AnyCancellable {
      hasEnded.value = true
      next.exchange(nil)?()
    }
  }

  /// Runs a closure on the main queue: at once if that is the current queue.
  static func onMainQueue(_ action: @escaping () -> Void) {
    guard !MainQueue.isCurrent else { return action() }
    soon(on: .main, action)
  }

  /// Runs a closure on a queue asynchronously.
  static func soon(on queue: DispatchQueue, _ action: @escaping () -> Void) {
    let action = LockedValue(action)
    queue.async { action.value() }
  }
}
