import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Views that are shown anew at moments of the host's clock.
@MainActor
struct `Timelines` {
  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  struct Clock<Schedule: TimelineSchedule>: View {
    var schedule: Schedule
    var body: some View {
      TimelineView(schedule) { context in
        Text("\(Int((context.date.timeIntervalSinceReferenceDate * 10).rounded()))")
      }
    }
  }

  private func host<S: TimelineSchedule>(_ schedule: S) -> ViewHost {
    let clock = VirtualClock()
    var host = ViewHost(clock: clock) { EmptyView() }
    host.startDate = Self.start
    host = ViewHost(clock: clock) { Dated(schedule: schedule) }
    return host
  }

  /// Shows the timeline once the host has its date.
  struct Dated<Schedule: TimelineSchedule>: View {
    var schedule: Schedule
    @State private var isShown = false
    var body: some View {
      if isShown { Clock(schedule: schedule) }
      Button("show") { isShown = true }
    }
  }

  private func shown<S: TimelineSchedule>(_ schedule: S) throws -> ViewHost {
    let host = host(schedule)
    host.startDate = Self.start
    try host.tap("show")
    return host
  }

  @Test func `a periodic schedule is shown at each of its moments and between them not`() throws {
    let host = try shown(.periodic(from: Self.start, by: 0.5))
    #expect(host.texts.first == "0")
    #expect(host.advance(by: .milliseconds(400)).total.bodies == 0)
    #expect(host.texts.first == "0")
    host.advance(by: .milliseconds(100))
    #expect(host.texts.first == "5")
    host.advance(by: .seconds(2))
    #expect(host.texts.first == "25")
    #expect(!host.isAnimating)
  }

  @Test func `given moments end`() throws {
    let host = try shown(.explicit([Self.start.addingTimeInterval(1), Self.start.addingTimeInterval(3)]))
    #expect(host.texts.first == "0")
    host.advance(by: .seconds(1))
    #expect(host.texts.first == "10")
    host.advance(by: .seconds(1))
    #expect(host.texts.first == "10")
    host.advance(by: .seconds(5))
    #expect(host.texts.first == "30")
  }

  @Test func `an animation schedule is shown at each tick unless it is paused`() throws {
    let host = try shown(.animation)
    host.step(frames: 3, perSecond: 10)
    #expect(host.texts.first == "3")
    let paused = try shown(.animation(paused: true))
    paused.step(frames: 3, perSecond: 10)
    #expect(paused.texts.first == "0")
    let slow = try shown(.animation(minimumInterval: 0.5))
    slow.step(frames: 7, perSecond: 10)
    #expect(slow.texts.first == "5")
    let rare = AnimationTimelineSchedule().entries(from: Date(timeIntervalSince1970: 0), mode: .lowFrequency)
    #expect(Array(rare).isEmpty)
  }

  @Test func `minutes begin with the minute`() throws {
    let host = try shown(.everyMinute)
    host.advance(by: .seconds(59))
    #expect(host.texts.first == "0")
    host.advance(by: .seconds(1))
    #expect(host.texts.first == "600")
  }

  @Test func `a timeline follows another start date of the host`() throws {
    let host = ViewHost { Clock(schedule: .periodic(from: Self.start, by: 1)) }
    host.startDate = Date(timeIntervalSinceReferenceDate: 900)
    host.flush()
    #expect(host.texts == ["9,000"])
    host.advance(by: .seconds(5))
    #expect(host.texts == ["9,050"])
    host.startDate = Date(timeIntervalSinceReferenceDate: 100)
    host.advance(by: .milliseconds(1500))
    #expect(host.texts == ["1,060"])
  }

  @Test func `a timeline that has gone follows no start date`() throws {
    let host = try shown(.periodic(from: Self.start, by: 1))
    host.close()
    host.startDate = Date(timeIntervalSinceReferenceDate: 900)
    host.flush()
    #expect(host.close().isEmpty)
  }

  /// Seconds since the date that the body has read last.
  struct Seconds: View {
    var interval = 1.0
    var body: some View {
      let start = Date.now
      TimelineView(.periodic(from: start, by: interval)) { context in
        let _ = print("\(context.date.timeIntervalSince(start) / interval)")
        EmptyView()
      }
    }
  }

  @Test(arguments: [1, 0.1]) func `a schedule from now begins with the mount`(interval: Double) {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Seconds(interval: interval) } } == ["0.0"])
    for tick in 1...20 {
      let half = Duration.seconds(interval) / 2
      #expect(printedLines { host?.advance(by: half) } == [])
      let lines = printedLines { host?.advance(by: half) }
      #expect(lines.count == 1)
      #expect(abs((lines.first.flatMap(Double.init) ?? 0) - Double(tick)) < 0.00001)
    }
  }

  /// A view that comes with an action, with schedules from then on.
  struct Later: View {
    @State private var isShown = false
    var body: some View {
      let now = Date.now
      Button("show") { isShown = true }
      if isShown { Seconds() }
      if isShown { TimelineView(.explicit([now, now + 2])) { _ in let _ = print("explicit") } }
    }
  }

  @Test func `a schedule from now begins with the frame of the body that reads the date`() throws {
    let host = ViewHost { Later() }
    #expect(try printedLines { try host.tap("show") } == ["0.0", "explicit"])
    #expect(printedLines { host.advance(by: .milliseconds(999)) } == [])
    #expect(printedLines { host.advance(by: .milliseconds(1)) } == ["1.0"])
    #expect(printedLines { host.advance(by: .seconds(1)) }.sorted() == ["2.0", "explicit"])
  }

  @Test func `no date of a timeline is before a date that its view has read at the mount`() {
    struct Live: View {
      @State private var start = Date()
      var body: some View {
        TimelineView(.animation) { context in Text("\(context.date >= start)") }
        TimelineView(.everyMinute) { _ in Text("\(Date.distantPast < start)") }
      }
    }
    let host = ViewHost { Live() }
    #expect(host.texts == ["true", "true"])
  }
}
