import Foundation

/// The dates at which a timeline view updates its content.
public protocol TimelineSchedule {
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The desired frequency of dates.
  typealias Mode = TimelineScheduleMode

  /// The dates from a start on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency with which a timeline view may update its content.
public enum TimelineScheduleMode: Sendable, Hashable {
  /// The usual frequency of the schedule.
  case normal
  /// Low; a host never requests this.
  case lowFrequency
}

/// A date, and equally spaced ones after it.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of a periodic schedule.
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
      // An interval that is not a number, infinite or too short has no further date.
      guard next > date, next.timeIntervalSinceReferenceDate.isFinite else { return nil }
      defer { date = next }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Makes a schedule of a date and those that follow at an interval, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates, from the last one that is not after a start.
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

  /// Makes a schedule of dates, in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Each time to which the host's clock is advanced.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The minimum distance between dates, in seconds; nil for any.
  let minimumInterval: TimeInterval?
  /// Whether there are no dates.
  let isPaused: Bool

  /// Makes the schedule.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// Dates at a distance of a frame, or of the minimum interval; none in low frequency.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = isPaused ? 0 : minimumInterval ?? 1 / 60
    let entries = PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
    return Entries(entries: mode == .lowFrequency ? nil : entries)
  }

  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var entries: PeriodicTimelineSchedule.Entries?

    /// The next date; nil at the end.
    public mutating func next() -> Date? { entries?.next() }
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

  /// Each time to which the host's clock is advanced, except those too close to the previous one.
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
