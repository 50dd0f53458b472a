import Foundation
import ThreadSupport

#if canImport(Darwin)
import Combine
#else
import OpenPublishers
#endif

/// A scheduler whose clock stands still until somebody turns it: what takes time runs the same each time.
///
/// ```swift
/// let scheduler = VirtualScheduler()
/// let sink = words.debounce(for: .milliseconds(300), scheduler: scheduler).sink { search($0) }
/// words.send("a")
/// scheduler.advance(by: .milliseconds(300))
/// ```
///
/// It may be used from any thread. What is due runs on the thread that turns the clock.
public final class VirtualScheduler: Scheduler {
  /// There is nothing to be said about how closures run.
  public typealias SchedulerOptions = Never

  /// A moment, counted from the making of the scheduler.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The time since the making of the scheduler.
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

  /// What is to run, and when.
  private struct Job {
    let number: UInt64
    let date: SchedulerTimeType
    let interval: Stride?
    let action: () -> Void
  }

  private struct Agenda {
    var clock = SchedulerTimeType(elapsed: .nanoseconds(0))
    /// In the order in which they are due; of those that are due together the first to come is the first.
    var jobs: [Job] = []
    var numbers: UInt64 = 0

    mutating func insert(_ job: Job) {
      let index = jobs.firstIndex { $0.date > job.date } ?? jobs.endIndex
      jobs.insert(job, at: index)
    }
  }

  private let agenda = LockedValue(Agenda())

  /// Makes a scheduler whose clock stands at the beginning.
  public init() {}

  /// The moment at which the clock stands.
  public var now: SchedulerTimeType { agenda.withLock { $0.clock } }

  /// Moments are kept exactly.
  public var minimumTolerance: Stride { .nanoseconds(0) }

  /// Runs a closure when the clock is turned next, be it by nothing.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    _ = add(at: now, interval: nil, action)
  }

  /// Runs a closure when the clock comes to a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    _ = add(at: date, interval: nil, action)
  }

  /// Runs a closure when the clock comes to a moment, and again after each interval, until it is cancelled.
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

  /// Turns the clock, and runs what becomes due on the way, each at its moment; also what is scheduled meanwhile.
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

  private func add(at date: SchedulerTimeType, interval: Stride?, _ action: @escaping () -> Void) -> UInt64 {
    agenda.withLock {
      $0.numbers += 1
      $0.insert(Job(number: $0.numbers, date: max(date, $0.clock), interval: interval, action: action))
      return $0.numbers
    }
  }

  private func remove(_ number: UInt64) {
    agenda.withLock { agenda in agenda.jobs.removeAll { $0.number == number } }
  }

  /// Takes out what is due next, and turns the clock there.
  private func takeNext(until end: SchedulerTimeType) -> (() -> Void)? {
    agenda.withLock {
      guard let job = $0.jobs.first, job.date <= end else { return nil }
      $0.jobs.removeFirst()
      $0.clock = max($0.clock, job.date)
      if let interval = job.interval {
        $0.insert(
          Job(number: job.number, date: job.date.advanced(by: interval), interval: interval, action: job.action))
      }
      return job.action
    }
  }
}

// MARK: - Intervals

extension VirtualScheduler.Stride {
  /// So many seconds.
  public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }
  /// So many seconds, rounded to the nanosecond; the longest interval there is where they are more.
  ///
  /// - Precondition: They are a number.
  public static func seconds(_ s: Double) -> Self {
    guard !s.isNaN else { fatalError("An interval of NaN seconds was asked for. Give it a number.") }
    return Self(nanoseconds: Int(exactly: (s * 1_000_000_000).rounded()) ?? (s < 0 ? -Int.max : Int.max))
  }
  /// So many thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }
  /// So many millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1_000) }
  /// So many nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

  /// So many seconds.
  public init(integerLiteral seconds: Int) { self = .seconds(seconds) }

  /// So many nanoseconds, if an `Int` can hold them.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let nanoseconds = Int(exactly: source) else { return nil }
    self = .nanoseconds(nanoseconds)
  }

  /// Whether one is shorter.
  public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
  /// Both together.
  public static func + (one: Self, other: Self) -> Self { .nanoseconds(one.magnitude + other.magnitude) }
  /// One without the other.
  public static func - (one: Self, other: Self) -> Self { .nanoseconds(one.magnitude - other.magnitude) }
  /// The product of both in nanoseconds.
  public static func * (one: Self, other: Self) -> Self { .nanoseconds(one.magnitude * other.magnitude) }
  /// Makes it longer.
  public static func += (one: inout Self, other: Self) { one = one + other }
  /// Makes it shorter.
  public static func -= (one: inout Self, other: Self) { one = one - other }
  /// Makes it the product of both in nanoseconds.
  public static func *= (one: inout Self, other: Self) { one = one * other }
}
