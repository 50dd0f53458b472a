import AttributeGraphUI
import Foundation
import Testing

/// A format of tenths of a second since 2001.
private struct Tenths: DiscreteFormatStyle {
  var prefix = ""
  func format(_ value: Date) -> String { prefix + String(Int((value.timeIntervalSinceReferenceDate * 10).rounded())) }
  func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-0.1) }
  func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(0.1) }
}

/// A format of the whole seconds of a duration.
private struct Seconds: DiscreteFormatStyle {
  func format(_ value: Duration) -> String { String(value.components.seconds) }
  func discreteInput(before input: Duration) -> Duration? { nil }
  func discreteInput(after input: Duration) -> Duration? { nil }
}

/// A format of the seconds of a range, with attributes.
private struct Length: DiscreteFormatStyle {
  func format(_ value: Range<Date>) -> AttributedString {
    AttributedString("\(Int(value.upperBound.timeIntervalSince(value.lowerBound))) s")
  }
  func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
  func discreteInput(after input: Range<Date>) -> Range<Date>? { nil }
  func input(before input: Range<Date>) -> Range<Date>? { nil }
  func input(after input: Range<Date>) -> Range<Date>? { nil }
}

@MainActor struct `Live texts` {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func host(@ViewBuilder _ view: @escaping () -> some View) -> ViewHost {
    let host = ViewHost { view() }
    host.startDate = start
    host.flush()
    return host
  }

  @Test func `A text of the current date follows the host's clock between two seconds, and no body runs`() {
    struct Clock: View {
      var body: some View { Text(.currentDate, format: Tenths()) }
    }
    let host = host { Clock() }
    #expect(host.texts == ["0"])
    let report = host.advance(by: .milliseconds(300))
    #expect(host.texts == ["3"])
    #expect(report.total.bodies == 0)
    host.advance(by: .seconds(2))
    #expect(host.texts == ["23"])
  }

  @Test func `A duration counts from its date, and is negative before`() {
    let start = start
    let host = host {
      Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
      Text(.durationOffset(to: start.addingTimeInterval(10)), format: .units(width: .narrow))
    }
    host.advance(by: .seconds(75))
    #expect(host.texts == ["1:15", "1m 5s"])
    #expect(
      Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
        != Text(.durationOffset(to: start + 1), format: .time(pattern: .minuteSecond)))
  }

  @Test func `A range from a date grows from then on, and one to a date shrinks until then`() {
    let (from, to) = (start.addingTimeInterval(2), start.addingTimeInterval(5))
    let host = host {
      Text(.dateRange(startingAt: from), format: Length())
      Text(.dateRange(endingAt: to), format: Length())
    }
    #expect(host.texts == ["0 s", "5 s"])
    host.advance(by: .seconds(4))
    #expect(host.texts == ["2 s", "1 s"])
    host.advance(by: .seconds(4))
    #expect(host.texts == ["6 s", "0 s"])
  }

  @Test func `A date that is not a number counts as now, and an endless distance is cut off`() {
    let nan = Date(timeIntervalSinceReferenceDate: .nan)
    let host = host {
      Text(.durationOffset(to: nan), format: .time(pattern: .minuteSecond))
      Text(.dateRange(startingAt: nan), format: Length())
      Text(.dateRange(endingAt: nan), format: Length())
      Text(.durationOffset(to: Date(timeIntervalSinceReferenceDate: -.infinity)), format: Seconds())
    }
    #expect(host.texts == ["0:00", "0 s", "0 s", "1000000000000000"])
  }

  @Test func `A stopwatch and a timer run with the host's clock`() {
    let start = start
    let host = host {
      Text(.currentDate, format: .stopwatch(startingAt: start))
      Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(90)))
    }
    #expect(host.texts == ["00:00.00", "1:30"])
    host.advance(by: .milliseconds(5_230))
    #expect(host.texts == ["00:05.23", "1:25"])
  }

  @Test func `A key has values that follow the clock`() {
    let host = host { Text("At \(.currentDate, format: Tenths(prefix: "t"))") }
    #expect(host.texts == ["At t0"])
    host.advance(by: .milliseconds(100))
    #expect(host.texts == ["At t1"])
  }

  @Test func `Texts of one source in equal formats are equal`() {
    #expect(Text(.currentDate, format: Tenths()) == Text(.currentDate, format: Tenths()))
    #expect(Text(.currentDate, format: Tenths()) != Text(.currentDate, format: Tenths(prefix: "t")))
  }
}
