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

  /// A task that waits for a moment.
  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// An action scheduled for a moment.
  private struct Alarm {
    let number: Int
    let deadline: Instant
    let action: LockedValue<() -> Void>
  }

  private struct Contents {
    var now = Instant(offset: .zero)
    var alarms: [Alarm] = []
    var numbers = 0
    var sleepers: [Sleeper] = []
    /// Tasks that were cancelled before they began to wait.
    var cancelled: Set<Int> = []
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
  /// - Complexity: O(those who wait).
  public var nextDeadline: Instant? {
    contents.withLock { ($0.sleepers.map(\.deadline) + $0.alarms.map(\.deadline)).min() }
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
          contents.sleepers.append(Sleeper(number: number, deadline: deadline, continuation: continuation))
          return nil
        }
        if let isOver { continuation.resume(with: isOver) }
      }
    } onCancel: {
      let sleeper = contents.withLock { contents -> Sleeper? in
        guard let index = contents.sleepers.firstIndex(where: { $0.number == number }) else {
          contents.cancelled.insert(number)
          return nil
        }
        return contents.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
    contents.withLock { _ = $0.cancelled.remove(number) }
  }

  /// Advances to a moment, and wakes the tasks that wait for it or an earlier one, in the order of their moments.
  ///
  /// Actions that are scheduled up to then run here, each at its own moment.
  public func advance(to moment: Instant) {
    while let action = takeAlarm(until: moment) { action() }
    let woken = contents.withLock { contents -> [Sleeper] in
      contents.now = max(contents.now, moment)
      let due = contents.sleepers.filter { $0.deadline <= contents.now }
      contents.sleepers.removeAll { $0.deadline <= contents.now }
      return due.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Schedules an action for the time when the clock reaches a moment.
  ///
  /// - Returns: The number with which to cancel it.
  func schedule(at deadline: Instant, _ action: @escaping () -> Void) -> Int {
    let action = LockedValue(action)
    return contents.withLock { contents in
      contents.numbers += 1
      contents.alarms.append(
        Alarm(number: contents.numbers, deadline: max(deadline, contents.now), action: action))
      return contents.numbers
    }
  }

  /// Cancels an action.
  func cancel(_ number: Int) {
    // The closure is released outside of the lock.
    let removed = contents.withLock { contents in
      defer { contents.alarms.removeAll { $0.number == number } }
      return contents.alarms.filter { $0.number == number }
    }
    withExtendedLifetime(removed) {}
  }

  /// Removes and returns the first action that is scheduled up to a moment, and advances to its own.
  private func takeAlarm(until moment: Instant) -> (() -> Void)? {
    contents.withLock { contents -> LockedValue<() -> Void>? in
      let next = contents.alarms.filter { $0.deadline <= moment }.min {
        ($0.deadline, $0.number) < ($1.deadline, $1.number)
      }
      guard let next else { return nil }
      contents.alarms.removeAll { $0.number == next.number }
      contents.now = max(contents.now, next.deadline)
      return next.action
    }?.value
  }
}
