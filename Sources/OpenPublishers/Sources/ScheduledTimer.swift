import Foundation
import ThreadSupport

/// The timer as the closure of a scheduled timer receives it.
///
/// The compiler prefers a closure of this existential to one of `Timer`, so it chooses the function below for closures
/// that do not use their timer.
public protocol _ScheduledTimer: AnyObject {}

extension Timer: _ScheduledTimer {}

extension Timer {
  /// Makes a timer that runs a closure on the main queue, by the clock of the host that made a frame last.
  ///
  /// It replaces Foundation's function for closures that do not use their timer. Foundation's needs a run loop, which
  /// no test runs, and does not accept closures that use declarations of the main actor.
  ///
  /// - Parameters:
  ///   - interval: The seconds until the closure runs, and between its runs; at least a tenth of a millisecond.
  ///   - repeats: Whether the closure repeats until the timer is invalidated.
  ///   - block: The closure.
  /// - Returns: The timer, which is retained until it is invalidated or has fired.
  @preconcurrency @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (any _ScheduledTimer) -> Void
  ) -> Timer {
    FollowingTimer(interval: interval, repeats: repeats, block)
  }
}

/// A timer that follows the clock of a host, or without a host the system's.
private final class FollowingTimer: Timer {
  /// The running subscription; nil when the timer has ended.
  private let running = LockedValue<AnyCancellable?>(nil)

  init(interval: TimeInterval, repeats: Bool, _ block: @escaping @Sendable (any _ScheduledTimer) -> Void) {
    super.init(fire: .distantFuture, interval: interval, repeats: repeats, block: block)
    // The closure retains the timer until it ends, as a run loop does.
    running.value = Timer.publish(every: interval, on: .main, in: .common).autoconnect().sink { [self] _ in fire() }
  }

  /// Whether the timer will fire.
  override var isValid: Bool { running.value != nil }

  /// Ends the timer.
  override func invalidate() { running.value = nil }
}
