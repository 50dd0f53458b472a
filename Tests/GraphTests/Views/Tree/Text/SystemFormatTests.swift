import AttributeGraphUI
import Foundation
import Testing

/// A moment that is no whole number of seconds: 9:41:00.123 on Tuesday, January 9, 2007, in Greenwich.
private let moment = Date(timeIntervalSinceReferenceDate: 190_028_460.123)

private let english = Locale(identifier: "en_US")

private let gregorian: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}()

/// The text of a format some seconds after the moment, with plain spaces.
private func text<F: FormatStyle>(_ style: F, _ seconds: TimeInterval, _ locale: Locale = english) -> String
where F.FormatInput == Date, F.FormatOutput == AttributedString {
  String(style.locale(locale).format(moment.addingTimeInterval(seconds)).characters)
    .replacingOccurrences(of: "\u{202F}", with: " ")
}

/// An interval of so many seconds that begins at the moment.
private func interval(_ seconds: TimeInterval) -> Range<Date> { moment..<moment.addingTimeInterval(seconds) }

struct `Stopwatches` {
  private let long = 5025.67

  @Test(arguments: [
    (-3.0, "00:00.00"), (0, "00:00.00"), (5.23, "00:05.23"), (5.239, "00:05.23"), (2730.12, "45:30.12"),
    (3599.999, "59:59.99"), (3600, "01:00:00.00"), (90_061, "25:01:01.00"),
  ])
  func `a stopwatch counts hundredths of a second from a date on`(_ seconds: TimeInterval, _ words: String) {
    #expect(text(.stopwatch(startingAt: moment), seconds) == words)
  }

  @Test func `a stopwatch without hours counts on in minutes`() {
    #expect(text(.stopwatch(startingAt: moment, showsHours: false), 4530) == "75:30.00")
    #expect(text(.stopwatch(startingAt: moment, showsHours: false, maxPrecision: .seconds(60)), 4530) == "75 minutes")
    #expect(text(.stopwatch(startingAt: moment, showsHours: false, maxFieldCount: 2), 4530.5) == "75:30")
  }

  @Test func `the precision of a stopwatch is its smallest step`() {
    func shown(_ precision: Duration, _ seconds: TimeInterval = 83.456_789) -> String {
      text(.stopwatch(startingAt: moment, maxPrecision: precision), seconds)
    }
    #expect(shown(.seconds(1)) == "01:23")
    #expect(shown(.milliseconds(100)) == "01:23.4")
    #expect(shown(.milliseconds(1)) == "01:23.456")
    #expect(shown(.milliseconds(250)) == "01:23.25")
    #expect(shown(.seconds(5)) == "01:20")
    #expect(shown(.zero) == "01:23.456789" && shown(.seconds(-1e18)) == shown(.nanoseconds(1)))
    #expect(shown(.seconds(1e18)) == "0 hours")
  }

  @Test func `a stopwatch to the minute writes its units`() {
    func shown(_ seconds: TimeInterval, _ precision: Duration = .seconds(60)) -> String {
      text(.stopwatch(startingAt: moment, maxPrecision: precision), seconds)
    }
    #expect(shown(3600) == "1 hour")
    #expect(shown(1439) == "23 minutes")
    #expect(shown(long) == "1 hour, 23 minutes")
    #expect(shown(59) == "0 minutes")
    #expect(shown(long, .seconds(3600)) == "1 hour")
  }

  @Test(arguments: [(5, "01:23:45.67"), (4, "01:23:45.67"), (3, "01:23:45"), (2, "1:23"), (1, "1 hour"), (0, "1 hour")])
  func `a stopwatch leaves out its smallest fields first`(_ count: Int, _ words: String) {
    #expect(text(.stopwatch(startingAt: moment, maxFieldCount: count), long) == words)
  }

  @Test(arguments: [(3, "23:45.67"), (2, "23:45"), (1, "23 minutes")])
  func `a stopwatch has room for smaller fields before the first hour`(_ count: Int, _ words: String) {
    #expect(text(.stopwatch(startingAt: moment, maxFieldCount: count), long - 3600) == words)
  }

  @Test func `a stopwatch has the digits and separators of its locale`() {
    #expect(text(.stopwatch(startingAt: moment), 65.5, Locale(identifier: "de_DE")) == "01:05,50")
    #expect(text(.stopwatch(startingAt: moment), 65.5, Locale(identifier: "ar_EG")) == "٠١:٠٥٫٥٠")
  }

  @Test func `a stopwatch changes at each step, and not before its start`() {
    let style = SystemFormatStyle.Stopwatch(startingAt: moment)
    #expect(style.discreteInput(after: moment - 100) == moment.addingTimeInterval(0.01))
    #expect(style.discreteInput(before: moment) == nil)
    let toTheMinute = SystemFormatStyle.Stopwatch(startingAt: moment, maxPrecision: .seconds(60))
    #expect(toTheMinute.discreteInput(after: moment + 61) == moment + 120)
    #expect(toTheMinute.discreteInput(before: moment + 61) == moment.addingTimeInterval(59.999_999))
  }
}

struct `Timers` {
  @Test(arguments: [
    (-9.0, "5:00"), (0, "5:00"), (0.5, "5:00"), (60, "4:00"), (270, "0:30"), (299.9, "0:01"), (300, "0:00"),
    (400, "0:00"),
  ])
  func `a timer that counts down shows the time that remains`(_ seconds: TimeInterval, _ words: String) {
    #expect(text(.timer(countingDownIn: interval(300)), seconds) == words)
  }

  @Test(arguments: [
    (-9.0, "0:00"), (0, "0:00"), (30, "0:30"), (30.9, "0:30"), (3599, "59:59"), (3600, "1:00:00"), (9000, "1:00:00"),
  ])
  func `a timer that counts up shows the time that has passed`(_ seconds: TimeInterval, _ words: String) {
    #expect(text(.timer(countingUpIn: interval(3600)), seconds) == words)
  }

  @Test func `a timer leaves its hours when there is none`() {
    let down = SystemFormatStyle.Timer(countingDownIn: interval(5400))
    #expect([0, 1800, 1801, 1802].map { text(down, $0) } == ["1:30:00", "1:00:00", "59:59", "59:58"])
    #expect(text(.timer(countingDownIn: interval(5400), showsHours: false), 0) == "90:00")
  }

  @Test func `a timer to the minute writes its units`() {
    let down = SystemFormatStyle.Timer(countingDownIn: interval(300), maxPrecision: .seconds(60))
    #expect(
      [0, 59, 60, 240, 299, 300].map { text(down, $0) } == [
        "5 minutes", "5 minutes", "4 minutes", "1 minute", "1 minute", "0 minutes",
      ])
  }

  @Test(arguments: [(3, "1:23:45"), (2, "1:23"), (1, "1 hour")])
  func `a timer leaves out its smallest fields first`(_ count: Int, _ words: String) {
    #expect(text(.timer(countingUpIn: interval(9000), maxFieldCount: count), 5025) == words)
    #expect(text(.timer(countingDownIn: interval(9000), maxFieldCount: count), 3975) == words)
  }

  @Test func `a finer timer has digits after the seconds`() {
    let style = SystemFormatStyle.Timer(countingDownIn: interval(10), maxPrecision: .milliseconds(100))
    #expect(text(style, 0.25) == "0:09.8")
  }

  @Test func `an empty timer shows zero`() {
    let style = SystemFormatStyle.Timer(countingDownIn: moment..<moment)
    #expect(text(style, 0) == "0:00" && style.discreteInput(after: moment) == nil)
  }

  @Test func `a timer changes only inside of its interval`() {
    let style = SystemFormatStyle.Timer(countingDownIn: interval(300))
    #expect(style.discreteInput(after: moment - 100) == moment + 1)
    #expect(style.discreteInput(after: moment + 299) == moment + 300)
    #expect(style.discreteInput(after: moment + 300) == nil)
    #expect(style.discreteInput(before: moment) == nil)
    #expect(style.discreteInput(before: moment + 500) == moment.addingTimeInterval(299.999_999))
  }
}

struct `Offsets of dates` {
  private typealias Field = Date.ComponentsFormatStyle.Field

  private func shown(
    _ seconds: TimeInterval, _ fields: Set<Field> = [.year, .month, .day, .hour, .minute, .second], _ maxCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> String {
    text(.offset(to: moment, allowedFields: fields, maxFieldCount: maxCount, sign: sign).calendar(gregorian), seconds)
  }

  @Test(arguments: [
    (0.0, "0 seconds"), (1, "1 second"), (222, "3 minutes, 42 seconds"), (222.9, "3 minutes, 42 seconds"),
    (5663, "1 hour, 34 minutes"), (3600, "1 hour"), (3605, "1 hour"), (183_900, "2 days, 3 hours"), (-5, "-5 seconds"),
    (-5.9, "-5 seconds"), (-0.9, "0 seconds"),
  ])
  func `an offset is written in its two largest units`(_ seconds: TimeInterval, _ words: String) {
    #expect(shown(seconds) == words)
  }

  @Test func `an offset has as many units as it may`() {
    #expect(shown(5663, maxCount: 1) == "1 hour")
    #expect(shown(5663, maxCount: 0) == "1 hour")
    #expect(shown(5663, maxCount: 9) == "1 hour, 34 minutes, 23 seconds")
  }

  private func shown(_ seconds: TimeInterval, maxCount: Int) -> String {
    shown(seconds, [.year, .month, .day, .hour, .minute, .second], maxCount)
  }

  @Test func `an offset counts months and years of the calendar`() throws {
    let later = try #require(gregorian.date(byAdding: DateComponents(month: 3, day: 11), to: moment))
    #expect(shown(later.timeIntervalSince(moment)) == "3 months, 11 days")
    #expect(shown(later.timeIntervalSince(moment) - 1) == "3 months, 10 days")
    #expect(text(.offset(to: later).calendar(gregorian), 0) == "-3 months, 11 days")
  }

  @Test func `only the initializer counts weeks by default`() {
    #expect(shown(777_600) == "9 days")
    #expect(text(SystemFormatStyle.DateOffset(to: moment).calendar(gregorian), 777_600) == "1 week, 2 days")
  }

  @Test func `an offset of minutes and seconds, or of hours too, is like a clock`() {
    #expect(shown(332, [.minute, .second]) == "5:32")
    #expect(shown(4532, [.minute, .second]) == "75:32")
    #expect(shown(3932, [.hour, .minute, .second], 3) == "1:05:32")
    #expect(shown(332, [.hour, .minute, .second], 3) == "5:32")
    #expect(shown(-332, [.minute, .second]) == "-5:32")
    #expect(shown(3932, [.hour, .minute]) == "1 hour, 5 minutes")
    #expect(shown(3932, [.hour, .minute, .second]) == "1 hour, 5 minutes")
    #expect(shown(332, [.minute, .second], 1) == "5 minutes")
  }

  @Test func `the strategy decides on the sign of an offset`() {
    #expect(shown(-5, sign: .never) == "5 seconds")
    #expect(shown(5, sign: .always(includingZero: false)) == "+5 seconds")
    #expect(shown(-5, sign: .always(includingZero: false)) == "-5 seconds")
    #expect(shown(0, sign: .always(includingZero: false)) == "0 seconds")
    #expect(shown(0, sign: .always(includingZero: true)) == "+0 seconds")
    #expect(shown(-332, [.minute, .second], sign: .never) == "5:32")
  }

  @Test func `an offset in few units shows nothing smaller`() {
    #expect(shown(90_000, [.day]) == "1 day")
    #expect(shown(-3600, [.day]) == "0 days")
    #expect(shown(777_600, [.week]) == "1 week")
    #expect(shown(31_622_400, [.minute]) == "527,040 minutes")
    #expect(shown(5, []) == "")
  }

  @Test func `an offset changes when one of its units does`() {
    let style = SystemFormatStyle.DateOffset(to: moment, maxFieldCount: 1).calendar(gregorian)
    #expect(style.discreteInput(after: moment) == moment + 1)
    #expect(style.discreteInput(after: moment + 61) == moment + 120)
    #expect(style.discreteInput(before: moment + 61) == moment.addingTimeInterval(59.999_999))
    #expect(style.discreteInput(after: moment - 60) == moment.addingTimeInterval(-59.999_999))
    let empty = SystemFormatStyle.DateOffset(to: moment, allowedFields: [])
    #expect(empty.discreteInput(after: moment) == nil && empty.discreteInput(before: moment) == nil)
  }
}
