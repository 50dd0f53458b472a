import Synchronization
import ThreadSupport

/// A clock that stands still until it is advanced: time in a host is as fast as a test.
///
/// Views wait on it as on any clock (`try await clock.sleep(for: .seconds(1))`), and animations follow it.
public final class VirtualClock: Clock, Sendable {
  /// A moment, by its distance from the clock's creation.
  public struct Instant: InstantProtocol, Hashable, Sendable {
    /// The distance from the clock's creation.
    public var offset: Duration

    /// The moment at a distance from the clock's creation.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// The moment some time later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this moment to another one.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether a moment is before another one.
    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Contents {
    var now = Instant(offset: .zero)
    var numbers = 0
    /// The tasks that wait.
    var sleepers = Timetable<Instant, CheckedContinuation<Void, any Error>>()
    /// Tasks that were cancelled before they began to wait.
    var cancelled: Set<Int> = []
    /// Scheduled actions.
    var alarms = Timetable<Instant, LockedValue<() -> Void>>()
  }

  private let contents = Mutex(Contents())

  /// The farthest moment of a clock, in seconds from its creation: a thousand years. Nothing is scheduled beyond it.
  static let farthest = 3.2e10

  /// Makes a clock at zero.
  public init() {}

  /// The current moment.
  public var now: Instant { contents.withLock { $0.now } }

  /// The smallest distance between two moments.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The first moment for which a task waits; nil if none does.
  ///
  /// - Complexity: O(1).
  public var nextDeadline: Instant? {
    contents.withLock { [$0.sleepers.firstMoment, $0.alarms.firstMoment].compactMap(\.self).min() }
  }

  /// Waits until the clock reaches a moment.
  ///
  /// - Throws: `CancellationError`, at once when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let number = contents.withLock {
      $0.numbers += 1
      return $0.numbers
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let isOver = contents.withLock { contents -> Result<Void, any Error>? in
          if contents.cancelled.remove(number) != nil { return .failure(CancellationError()) }
          if contents.now >= deadline { return .success(()) }
          contents.sleepers.insert(continuation, number: number, at: deadline)
          return nil
        }
        if let isOver { continuation.resume(with: isOver) }
      }
    } onCancel: {
      let sleeper = contents.withLock { contents -> CheckedContinuation<Void, any Error>? in
        let sleeper = contents.sleepers.remove(number)
        if sleeper == nil { contents.cancelled.insert(number) }
        return sleeper
      }
      sleeper?.resume(throwing: CancellationError())
    }
    contents.withLock { _ = $0.cancelled.remove(number) }
  }

  /// Advances to a moment, and wakes the tasks that wait for it or an earlier one, in the order of their moments.
  ///
  /// Actions that are scheduled up to then run here, each at its own moment.
  public func advance(to moment: Instant) {
    while let action = takeAlarm(until: moment) { action() }
    let woken = contents.withLock { contents in
      contents.now = max(contents.now, moment)
      var due: [CheckedContinuation<Void, any Error>] = []
      while let sleeper = contents.sleepers.takeFirst(until: contents.now) { due.append(sleeper.element) }
      return due
    }
    for sleeper in woken { sleeper.resume() }
  }

  /// Schedules an action for the time when the clock reaches a moment.
  ///
  /// - Returns: The number with which to cancel it.
  func schedule(at deadline: Instant, _ action: @escaping () -> Void) -> Int {
    let action = LockedValue(action)
    return contents.withLock { contents in
      contents.numbers += 1
      contents.alarms.insert(action, number: contents.numbers, at: max(deadline, contents.now))
      return contents.numbers
    }
  }

  /// Cancels an action.
  func cancel(_ number: Int) {
    // The closure is released outside of the lock.
    let removed = contents.withLock { contents -> LockedValue<() -> Void>? in contents.alarms.remove(number) }
    withExtendedLifetime(removed) {}
  }

  /// Removes and returns the first action that is scheduled up to a moment, and advances to its own.
  private func takeAlarm(until moment: Instant) -> (() -> Void)? {
    contents.withLock { contents -> LockedValue<() -> Void>? in
      let alarm = contents.alarms.takeFirst(until: moment)
      if let alarm { contents.now = max(contents.now, alarm.moment) }
      return alarm?.element
    }?.value
  }
}
