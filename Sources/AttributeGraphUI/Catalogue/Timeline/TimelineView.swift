import Foundation

/// A view that is shown anew at the moments of a schedule, by the host's clock.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The moment for which the content is made.
  public struct Context {
    /// How often the content is shown anew.
    public enum Cadence: Comparable, Sendable {
      /// All the time.
      case live
      /// By the second.
      case seconds
      /// By the minute.
      case minutes
    }

    /// The moment of the schedule.
    public let date: Date
    /// How often the content is shown anew: here all the time.
    public let cadence: Cadence

    /// Has content computed anew that is kept for later; there is none.
    public func invalidateTimelineContent() {}
  }

  /// The moments.
  public var schedule: Schedule
  /// Makes the content of a moment.
  public var content: (Context) -> Content

  /// Makes a view of a schedule and a closure.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { context in
      content(TimelineViewDefaultContext(date: context.date, cadence: context.cadence == .live ? .live : .seconds))
    }
  }

  /// Makes the content, and an object that has it made anew.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let driver = TimelineDriver(view.read().schedule, in: inputs.runtime)
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

/// The moment for which the content of a timeline view is made.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Follows a schedule by the host's clock.
@MainActor
final class TimelineDriver<Schedule: TimelineSchedule>: RunningAnimation, Ending {
  /// Has the content shown anew.
  var showAnew: () -> Void = {}
  /// The moment that is shown.
  private(set) var date: Date
  private let runtime: HostRuntime
  private var schedule: Schedule
  private var entries: Schedule.Entries.Iterator?
  private var next: Date?
  /// When a frame was shown last.
  private var shownAt: VirtualClock.Instant

  /// The least time between two frames.
  private static var shortestFrame: Duration { .milliseconds(1) }
  /// How many moments of a schedule may pass from one frame to the next.
  private static var entriesPerFrame: Int { 100_000 }

  /// Begins to follow a schedule now.
  init(_ schedule: Schedule, in runtime: HostRuntime) {
    self.schedule = schedule
    self.runtime = runtime
    date = runtime.time.now
    shownAt = runtime.animations.now
    begin()
  }

  /// Follows another schedule from now on.
  func update(to new: Schedule) {
    // A schedule that comes out equal goes on where it is.
    guard !FieldPlan.plan(for: Schedule.self).areEqual(schedule, new) else { return }
    schedule = new
    begin()
  }

  private var isLive: Bool { (schedule as? AnimationTimelineSchedule).map { $0.minimumInterval == nil } ?? false }
  private var isPaused: Bool { (schedule as? AnimationTimelineSchedule)?.isPaused ?? false }

  private func begin() {
    runtime.animations.remove(self)
    date = runtime.time.now
    shownAt = runtime.animations.now
    next = nil
    entries = isLive ? nil : schedule.entries(from: date, mode: .normal).makeIterator()
    takeEntries()
    if (isLive || next != nil) && !isPaused { runtime.animations.follow(self) }
  }

  /// Takes the moments that have come.
  private func takeEntries() {
    let now = runtime.time.now
    var count = 0
    next = next ?? entries?.next()
    while let entry = next, !(entry > now) {
      // A date that is none is no moment.
      if entry <= now && !entry.timeIntervalSinceReferenceDate.isNaN { date = entry }
      next = entries?.next()
      count += 1
      guard count < Self.entriesPerFrame else {
        next = nil
        return runtime.report(.endlessSchedule(view: "TimelineView<\(Schedule.self)>", entries: count))
      }
    }
  }

  var followsTime: Bool { true }

  var deadline: VirtualClock.Instant? {
    next.flatMap { date in
      let seconds = date.timeIntervalSince(runtime.time.startDate)
      guard seconds < VirtualClock.farthest else { return nil }
      let moment = VirtualClock.Instant(offset: .nanoseconds(Int64((seconds * 1e9).rounded(.up))))
      // More frames than a screen shows in a second make no difference.
      return max(moment, shownAt.advanced(by: Self.shortestFrame))
    }
  }

  func step(to now: VirtualClock.Instant) -> Bool {
    let old = date
    shownAt = now
    if isLive { date = runtime.time.now } else { takeEntries() }
    if date != old { showAnew() }
    return !isLive && next == nil
  }

  func end() {
    runtime.animations.remove(self)
    showAnew = {}
  }
}
