import Synchronization
import ThreadSupport

/// A clock that stands still until somebody advances it: time in a host is as fast as a test.
///
/// Views wait on it as on any clock (`try await clock.sleep(for: .seconds(1))`), and animations follow it.
public final class VirtualClock: Clock, Sendable {
  /// A moment, by its distance from the making of the clock.
  public struct Instant: InstantProtocol, Hashable, Sendable {
    /// The distance from the making of the clock.
    public var offset: Duration

    /// The moment at a distance from the making of the clock.
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

  /// Somebody who waits for a moment.
  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// An action that is to run at a moment.
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
    /// Those who were cancelled before they began to wait.
    var cancelled: Set<Int> = []
  }

  private let contents = Mutex(Contents())

  /// How many seconds ahead of its making a clock is asked for: those of a thousand years. Beyond it nothing is due.
  static let farthest = 3.2e10

  /// Makes a clock at zero.
  public init() {}

  /// The moment it is.
  public var now: Instant { contents.withLock { $0.now } }

  /// The least distance between two moments.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The first moment for which somebody waits; nil if nobody does.
  ///
  /// - Complexity: O(those who wait).
  public var nextDeadline: Instant? {
    contents.withLock { ($0.sleepers.map(\.deadline) + $0.alarms.map(\.deadline)).min() }
  }

  /// Waits until the clock was advanced to a moment.
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

  /// Advances to a moment, and wakes whoever waits for it or an earlier one, in the order of the moments.
  ///
  /// Actions that are to run by then run here, each at its own moment.
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

  /// Has an action run when the clock was advanced to a moment.
  ///
  /// - Returns: The number by which it is cancelled.
  func schedule(at deadline: Instant, _ action: @escaping () -> Void) -> Int {
    let action = LockedValue(action)
    return contents.withLock { contents in
      contents.numbers += 1
      contents.alarms.append(
        Alarm(number: contents.numbers, deadline: max(deadline, contents.now), action: action))
      return contents.numbers
    }
  }

  /// Has an action not run any more.
  func cancel(_ number: Int) { contents.withLock { $0.alarms.removeAll { $0.number == number } } }

  /// Takes the first action that is to run by a moment, and advances to its own.
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
