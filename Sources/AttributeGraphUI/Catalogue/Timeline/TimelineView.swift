import Foundation

/// A view that is updated at the dates of a schedule, by the host's clock.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The date and the cadence of the content.
  public struct Context {
    /// The frequency of updates.
    public enum Cadence: Comparable, Sendable {
      /// All the time.
      case live
      /// By the second.
      case seconds
      /// By the minute.
      case minutes
    }

    /// The date of the schedule.
    public let date: Date
    /// The frequency of updates: here continuous.
    public let cadence: Cadence

    /// Invalidates content that was computed in advance; there is none.
    public func invalidateTimelineContent() {}
  }

  /// The moments.
  public var schedule: Schedule
  /// Makes the content for a date.
  public var content: (Context) -> Content

  /// Makes a view from a schedule and a closure.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { context in
      content(TimelineViewDefaultContext(date: context.date, cadence: context.cadence == .live ? .live : .seconds))
    }
  }

  /// Makes the content, and the object that remakes it.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let driver = TimelineDriver(view.read().schedule, at: position)
    position.own(driver)
    let content = ClosureContent(at: position, inputs: inputs) {
      view.read().content(Context(date: driver.date, cadence: .live))
    }
    driver.showAnew = { [weak content] in content?.invalidate() }
    view.updater.add {
      driver.update(to: view.read().schedule)
      content.invalidate()
    }
    return content.makeViewList(inputs: inputs.inside(position))
  }
}

/// The context of a timeline view's content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Follows a schedule by the host's clock.
@MainActor
final class TimelineDriver<Schedule: TimelineSchedule>: RunningAnimation, DateFollower, Ending {
  /// Updates the content.
  var showAnew: () -> Void = {}
  /// The current date.
  private(set) var date: Date
  private unowned let position: ViewPosition
  private let runtime: HostRuntime
  private var schedule: Schedule
  private var entries: Schedule.Entries.Iterator?
  private var next: Date?
  /// An entry, and the moment at which it is due; nil if entries are due when the host's date reaches them.
  private var anchor: (entry: Date, moment: VirtualClock.Instant)?
  /// The time of the last frame.
  private var shownAt: VirtualClock.Instant

  /// The minimum time between two frames.
  private static var shortestFrame: Duration { .milliseconds(1) }
  /// The maximum number of entries of a schedule between two frames.
  private static var entriesPerFrame: Int { 100_000 }

  /// Begins to follow a schedule.
  init(_ schedule: Schedule, at position: ViewPosition) {
    self.schedule = schedule
    self.position = position
    runtime = position.runtime
    date = runtime.time.now
    shownAt = runtime.animations.now
    runtime.time.add(self)
    begin()
  }

  /// Begins the schedule again at the new date.
  func startDateChanged() {
    begin()
    showAnew()
  }

  /// Follows another schedule from now on.
  func update(to new: Schedule) {
    // An equal schedule continues at its current entry.
    guard !FieldPlan.plan(for: Schedule.self).areEqual(schedule, new) else { return }
    schedule = new
    begin()
  }

  private var isLive: Bool { (schedule as? AnimationTimelineSchedule).map { $0.minimumInterval == nil } ?? false }
  private var isPaused: Bool { (schedule as? AnimationTimelineSchedule)?.isPaused ?? false }

  private func begin() {
    runtime.animations.remove(self)
    let datesRead = runtime.time.datesRead()
    date = runtime.time.now
    shownAt = runtime.animations.now
    entries = isLive ? nil : schedule.entries(from: date, mode: .normal).makeIterator()
    next = entries?.next()
    // A schedule that begins with a date that a view has just read begins now.
    anchor = next.flatMap { datesRead.contains($0) ? ($0, shownAt) : nil }
    takeEntries()
    if (isLive || next != nil) && !isPaused { runtime.animations.follow(self) }
  }

  /// Takes the entries up to now.
  private func takeEntries() {
    let now = runtime.animations.now
    var count = 0
    while let entry = next {
      // A date that is not a number is no entry.
      if !entry.timeIntervalSinceReferenceDate.isNaN {
        guard let moment = moment(of: entry), moment <= now else { break }
        date = entry
      }
      next = entries?.next()
      count += 1
      guard count < Self.entriesPerFrame else {
        next = nil
        return position.report(.endlessSchedule(view: "TimelineView<\(Schedule.self)>", entries: count))
      }
    }
  }

  /// The moment at which an entry is due; nil if it never is.
  ///
  /// Dates of this century are precise to a tenth of a microsecond, so a moment is rounded to a microsecond: one that
  /// follows another at an interval is due after exactly that interval.
  private func moment(of entry: Date) -> VirtualClock.Instant? {
    let (origin, moment) = anchor ?? (runtime.time.startDate, VirtualClock.Instant(offset: .zero))
    let seconds = entry.timeIntervalSince(origin)
    guard seconds < VirtualClock.farthest else { return nil }
    return moment.advanced(by: .microseconds(Int64((max(0, seconds) * 1e6).rounded())))
  }

  var followsTime: Bool { true }

  var deadline: VirtualClock.Instant? {
    // More frames than a screen shows in a second make no difference.
    next.flatMap(moment).map { max($0, shownAt.advanced(by: Self.shortestFrame)) }
  }

  func step(to now: VirtualClock.Instant) -> Bool {
    let old = date
    shownAt = now
    if isLive { date = runtime.time.now } else { takeEntries() }
    if date != old { showAnew() }
    return !isLive && next == nil
  }

  func end() {
    runtime.time.remove(self)
    runtime.animations.remove(self)
    showAnew = {}
  }
}
