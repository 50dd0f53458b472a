import Foundation

/// The moments at which a timeline view shows its content anew.
public protocol TimelineSchedule {
  /// The type of the row of moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often moments are wanted.
  typealias Mode = TimelineScheduleMode

  /// The moments from a date on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline view may show its content anew.
public enum TimelineScheduleMode: Sendable, Hashable {
  /// As often as it wants.
  case normal
  /// Seldom; a host never asks for this.
  case lowFrequency
}

/// A moment, and equally distant ones after it.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments of a period.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var date: Date
    private let interval: TimeInterval

    init(from date: Date, by interval: TimeInterval) {
      self.date = date
      self.interval = interval
    }

    /// The next moment.
    public mutating func next() -> Date? {
      let next = date.addingTimeInterval(interval)
      // An interval that is not a number, has no end or is too short to be told leads to no other moment.
      guard next > date, next.timeIntervalSinceReferenceDate.isFinite else { return nil }
      defer { date = next }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Makes a schedule of a moment and those that are so many seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The moments, from the last one that is not after a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 && interval.isFinite else { return Entries(from: start, by: 0) }
    let periods = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(from: start.addingTimeInterval(max(periods, 0) * interval), by: interval)
  }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The beginnings of minutes, from the last one that is not after a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(
      from: startDate, mode: mode)
  }
}

/// Given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Makes a schedule of moments, in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every moment at which the host's clock is advanced.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// How many seconds moments are apart at least; nil for any.
  let minimumInterval: TimeInterval?
  /// Whether there is none.
  let isPaused: Bool

  /// Makes the schedule.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// Moments a frame apart, or the least interval.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: start, by: isPaused ? 0 : minimumInterval ?? 1 / 60).entries(from: start, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A moment, and equally distant ones after it.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every moment at which the host's clock is advanced.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every moment at which the host's clock is advanced, but for those that are too near to the one before.
  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Given moments.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
