import Foundation
import ThreadSupport

/// A timer as the closure of a scheduled timer receives it.
///
/// A closure for any such timer is more special than one for a `Timer`, so the compiler prefers the function below for
/// closures that do not use their timer.
public protocol _ScheduledTimer: AnyObject {}

extension Timer: _ScheduledTimer {}

extension Timer {
  /// Makes a timer that runs a closure on the main queue, by the clock of the host that made a frame last.
  ///
  /// It takes the place of Foundation's function for a closure that does not use its timer. Foundation's needs a run
  /// loop, which no test runs, and refuses closures that use what belongs to the main actor.
  ///
  /// - Parameters:
  ///   - interval: The seconds until the closure runs, and between its runs; at least a tenth of a millisecond.
  ///   - repeats: Whether it runs until the timer is invalidated, and not just once.
  ///   - block: The closure.
  /// - Returns: The timer, which lives until it ends.
  @preconcurrency @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (any _ScheduledTimer) -> Void
  ) -> Timer {
    FollowingTimer(interval: interval, repeats: repeats, block)
  }
}

/// A timer that follows the clock of a host, or that of the system without a host.
private final class FollowingTimer: Timer {
  /// Ends the timer; nil once it has ended.
  private let running = LockedValue<AnyCancellable?>(nil)

  init(interval: TimeInterval, repeats: Bool, _ block: @escaping @Sendable (any _ScheduledTimer) -> Void) {
    super.init(fire: .distantFuture, interval: interval, repeats: repeats, block: block)
    // The closure keeps the timer until it ends, as a run loop does.
    running.value = Timer.publish(every: interval, on: .main, in: .common).autoconnect().sink { [self] _ in fire() }
  }

  /// Whether the timer will fire.
  override var isValid: Bool { running.value != nil }

  /// Ends the timer.
  override func invalidate() { running.value = nil }
}
