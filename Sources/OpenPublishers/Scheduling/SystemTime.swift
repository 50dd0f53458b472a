import Foundation
import ThreadSupport

/// A clock that delayed work follows in place of the system's: that of a host.
package protocol FollowedClock: Sendable {
  /// The nanoseconds since the clock's beginning.
  var nanoseconds: Int { get }
  /// The date that it shows.
  var date: Date { get }
  /// Runs a closure so many nanoseconds after the clock's beginning.
  ///
  /// - Returns: A closure that cancels it.
  func run(at nanoseconds: Int, _ action: @escaping () -> Void) -> () -> Void
}

/// When the schedulers of the system run closures.
///
/// Delayed work follows the clock of the host that made a frame last, so that a test that advances the clock sees it
/// at once. Without a host it waits as long as it says. What has not to wait goes through its queue.
package enum SystemTime {
  /// The clock to follow; nil where there is none.
  private static let clock = LockedValue<@Sendable () -> (any FollowedClock)?>({ nil })

  /// Has delayed work follow the clock that a closure gives, and the system's while it gives none.
  package static func follow(_ followed: @escaping @Sendable () -> (any FollowedClock)?) { clock.value = followed }

  /// Whether there is a clock to follow.
  static var isFollowed: Bool { clock.value() != nil }

  /// The date by the clock that is followed, or by the system's.
  static var date: Date { clock.value()?.date ?? Date() }

  /// Something of a clock has to differ from nothing at all.
  private static let virtualStart = 1_000_000_000

  /// The moment it is, in nanoseconds.
  static var now: Int {
    if let clock = clock.value() { return virtualStart + clock.nanoseconds }
    return Int(DispatchTime.now().uptimeNanoseconds)
  }

  /// Runs a closure at a moment in nanoseconds.
  ///
  /// - Returns: A closure that has it not run.
  static func run(
    at moment: Int, _ hand: @escaping (@escaping () -> Void) -> Void, _ action: @escaping () -> Void
  ) -> () -> Void {
    if let clock = clock.value() { return clock.run(at: moment - virtualStart) { hand(action) } }
    let waiting = LockedValue<(() -> Void)?>(action)
    let passage = LockedValue(hand)
    let distance = moment - Int(DispatchTime.now().uptimeNanoseconds)
    DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(max(distance, 0))) {
      passage.value { waiting.exchange(nil)?() }
    }
    return { waiting.value = nil }
  }

  /// Runs a closure at a moment in nanoseconds, and again after each interval.
  ///
  /// - Returns: Ends that.
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

  /// Runs a closure on the main queue: at once where that is the queue that runs.
  static func onMainQueue(_ action: @escaping () -> Void) {
    guard !MainQueue.isCurrent else { return action() }
    soon(on: .main, action)
  }

  /// Runs a closure on a queue as soon as that gets to it.
  static func soon(on queue: DispatchQueue, _ action: @escaping () -> Void) {
    let action = LockedValue(action)
    queue.async { action.value() }
  }
}
