import Foundation
import ThreadSupport

#if canImport(Darwin)
import Combine
#else
import OpenPublishers
#endif

/// A scheduler with a clock that stands still until it is advanced, so that timed work runs the same way each time.
///
/// ```swift
/// let scheduler = VirtualScheduler()
/// let sink = words.debounce(for: .milliseconds(300), scheduler: scheduler).sink { search($0) }
/// words.send("a")
/// scheduler.advance(by: .milliseconds(300))
/// ```
///
/// It may be used from any thread. Scheduled closures run on the thread that advances the clock.
public final class VirtualScheduler: Scheduler {
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// A moment, counted from the scheduler's creation.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The time since the scheduler's creation.
    public let elapsed: Stride

    /// The moment after an interval.
    public func advanced(by interval: Stride) -> SchedulerTimeType {
      SchedulerTimeType(elapsed: elapsed + interval)
    }

    /// The interval until another moment.
    public func distance(to other: SchedulerTimeType) -> Stride {
      other.elapsed - elapsed
    }
  }

  /// An interval, to the nanosecond.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Sendable {
    /// The interval in nanoseconds.
    public var magnitude: Int

    private init(nanoseconds: Int) {
      magnitude = nanoseconds
    }
  }

  /// A scheduled closure.
  private struct Job {
    let interval: Stride?
    let action: () -> Void
  }

  private struct Agenda {
    var clock = SchedulerTimeType(elapsed: .nanoseconds(0))
    var jobs = Timetable<SchedulerTimeType, Job>()
    var numbers = 0
  }

  private let agenda = LockedValue(Agenda())

  /// Makes a scheduler whose clock stands at the beginning.
  public init() {}

  /// The current moment of the clock.
  public var now: SchedulerTimeType { agenda.withLock { $0.clock } }

  /// Moments are exact.
  public var minimumTolerance: Stride { .nanoseconds(0) }

  /// Runs a closure when the clock is advanced next, even by nothing.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    _ = add(at: now, interval: nil, action)
  }

  /// Runs a closure when the clock reaches a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    _ = add(at: date, interval: nil, action)
  }

  /// Runs a closure when the clock reaches a moment, and again after each interval, until it is cancelled.
  ///
  /// - Precondition: The interval is above 0.
  public func schedule(
    after date: SchedulerTimeType, interval: Stride, tolerance: Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard interval > .nanoseconds(0) else {
      fatalError("Something was to run every \(interval.magnitude) nanoseconds. Give it an interval above 0.")
    }
    let number = add(at: date, interval: interval, action)
    return AnyCancellable { [weak self] in self?.remove(number) }
  }

  /// Advances the clock, and runs the closures scheduled on the way, each at its moment, including closures scheduled
  /// meanwhile.
  ///
  /// - Precondition: The interval is not negative.
  public func advance(by interval: Stride = .nanoseconds(0)) {
    guard interval >= .nanoseconds(0) else {
      fatalError("A clock was turned back by \(-interval.magnitude) nanoseconds. Turn it forward.")
    }
    let end = now.advanced(by: interval)
    while let action = takeNext(until: end) { action() }
    agenda.withLock { $0.clock = max($0.clock, end) }
  }

  private func add(at date: SchedulerTimeType, interval: Stride?, _ action: @escaping () -> Void) -> Int {
    agenda.withLock {
      $0.numbers += 1
      $0.jobs.insert(Job(interval: interval, action: action), number: $0.numbers, at: max(date, $0.clock))
      return $0.numbers
    }
  }

  private func remove(_ number: Int) {
    // The closure is released outside of the lock.
    let removed = agenda.withLock { $0.jobs.remove(number) }
    withExtendedLifetime(removed) {}
  }

  /// Removes and returns the next closure, and advances the clock to its moment.
  private func takeNext(until end: SchedulerTimeType) -> (() -> Void)? {
    agenda.withLock {
      guard let (date, number, job) = $0.jobs.takeFirst(until: end) else { return nil }
      $0.clock = max($0.clock, date)
      if let interval = job.interval { $0.jobs.insert(job, number: number, at: date.advanced(by: interval)) }
      return job.action
    }
  }
}

// MARK: - Intervals

extension VirtualScheduler.Stride {
  /// A number of seconds.
  public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }
  /// A number of seconds, rounded to the nanosecond and limited to the longest interval.
  ///
  /// - Precondition: It is a number.
  public static func seconds(_ s: Double) -> Self {
    guard !s.isNaN else { fatalError("An interval of NaN seconds was asked for. Give it a number.") }
    return Self(nanoseconds: Int(exactly: (s * 1_000_000_000).rounded()) ?? (s < 0 ? -Int.max : Int.max))
  }
  /// A number of milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }
  /// A number of microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1_000) }
  /// A number of nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

  /// A number of seconds.
  public init(integerLiteral seconds: Int) { self = .seconds(seconds) }

  /// A number of nanoseconds, if it fits an `Int`.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let nanoseconds = Int(exactly: source) else { return nil }
    self = .nanoseconds(nanoseconds)
  }

  /// Whether one interval is shorter than another.
  public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
  /// Both together.
  public static func + (one: Self, other: Self) -> Self { .nanoseconds(one.magnitude + other.magnitude) }
  /// The difference of two intervals.
  public static func - (one: Self, other: Self) -> Self { .nanoseconds(one.magnitude - other.magnitude) }
  /// The product of both in nanoseconds.
  public static func * (one: Self, other: Self) -> Self { .nanoseconds(one.magnitude * other.magnitude) }
  /// Makes it longer.
  public static func += (one: inout Self, other: Self) { one = one + other }
  /// Makes it shorter.
  public static func -= (one: inout Self, other: Self) { one = one - other }
  /// Multiplies both in nanoseconds.
  public static func *= (one: inout Self, other: Self) { one = one * other }
}
