import AttributeGraphUI
import Foundation
import TestSupport
import Testing

private let english = Locale(identifier: "en_US")

private let gregorian: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}()

struct `References to dates` {
  private typealias Field = Date.RelativeFormatStyle.Field

  /// 9:41 on Monday, June 3, 2019.
  private let event =
    DateComponents(
      calendar: gregorian, year: 2019, month: 6, day: 3, hour: 9, minute: 41
    ).date ?? .distantPast

  /// The description of the event so many seconds after it.
  private func shown(
    _ seconds: TimeInterval, _ fields: Set<Field> = [.year, .month, .day, .hour, .minute], maxCount: Int = 2,
    threshold: Field = .day, in locale: Locale = english
  ) -> String {
    let style = SystemFormatStyle.DateReference(
      to: event, allowedFields: fields, maxFieldCount: maxCount, thresholdField: threshold)
    return String(style.locale(locale).calendar(gregorian).format(event.addingTimeInterval(seconds)).characters)
      .replacingOccurrences(of: "\u{202F}", with: " ")
  }

  private let hour = 3600.0
  private let day = 86400.0

  @Test func `a near date is described by its distance`() {
    #expect(shown(0) == "now")
    #expect(shown(59) == "now" && shown(-59) == "now")
    #expect(shown(-300) == "in 5 minutes")
    #expect(shown(300) == "5 minutes ago")
    #expect(shown(-3 * hour) == "in 3 hours")
    #expect(shown(90) == "1 minute ago")
    #expect(shown(3 * day) == "3 days ago")
    #expect(shown(27 * day) == "27 days ago")
  }

  @Test func `days are those of the calendar`() {
    #expect(shown(-day) == "tomorrow" && shown(day) == "yesterday")
    #expect(shown(-day + 1) == "in 23 hours")
    #expect(shown(-33 * hour) == "tomorrow" && shown(-34 * hour) == "in 2 days")
    #expect(shown(-10 * hour, [.day]) == "tomorrow" && shown(-9 * hour, [.day]) == "today")
  }

  @Test func `a date that is a month away is written`() {
    #expect(shown(-32 * day) == "Monday, June 3" && shown(32 * day) == "Monday, June 3")
    #expect(shown(-400 * day) == "June 2019" && shown(400 * day) == "June 2019")
  }

  @Test(arguments: [(0, "2019"), (1, "2019"), (2, "June 2019"), (3, "June 3, 2019"), (5, "June 3, 2019 at 9:41 AM")])
  func `a written date has as many fields as it may`(_ count: Int, _ words: String) {
    #expect(shown(400 * day, maxCount: count) == words)
  }

  @Test(arguments: [(1, "June"), (2, "Monday, June 3"), (3, "June 3 at 9 AM"), (4, "June 3 at 9:41 AM")])
  func `a written date leaves out the year that it shares with the formatted date`(_ count: Int, _ words: String) {
    #expect(shown(40 * day, maxCount: count) == words)
  }

  @Test func `the threshold is the largest unit of a distance`() {
    #expect(shown(-59, threshold: .second) == "in 59 seconds")
    #expect(shown(-60, threshold: .second) == "9:41 AM")
    #expect(shown(-3 * hour, threshold: .minute) == "9:41 AM")
    #expect(shown(-day, threshold: .hour) == "Monday, June 3")
    #expect(shown(40 * day, threshold: .month) == "last month")
    #expect(shown(-90 * day, threshold: .month) == "in 3 months")
    #expect(shown(400 * day, threshold: .month) == "June 2019")
    #expect(shown(40 * day, threshold: .year) == "last month")
    #expect(shown(800 * day, threshold: .year) == "2 years ago")
  }

  @Test func `a distance uses the threshold and the smaller units that are allowed`() {
    #expect(shown(-3 * hour, [.minute]) == "in 180 minutes")
    #expect(shown(-3 * hour, [.month, .week]) == "today")
    #expect(shown(20 * day, [.week, .day], threshold: .week) == "3 weeks ago")
    #expect(shown(8 * day, [.week, .day], threshold: .week) == "last week")
    #expect(shown(5, [.second]) == "5 seconds ago")
  }

  @Test func `a written date follows its locale`() {
    #expect(shown(400 * day, in: Locale(identifier: "de_DE")) == "Juni 2019")
    #expect(shown(-300, in: Locale(identifier: "ar_EG")) == "in ٥ minutes")
  }

  @Test func `a reference changes when its text does`() throws {
    let style = SystemFormatStyle.DateReference(to: event).locale(english).calendar(gregorian)
    let midnight = try #require(gregorian.date(from: DateComponents(year: 2019, month: 6, day: 1)))
    #expect(style.discreteInput(after: midnight - 3600) == midnight)
    #expect(style.discreteInput(after: event) == event + 60)
    let newYear = try #require(gregorian.date(from: DateComponents(year: 2020)))
    #expect(style.discreteInput(after: event + 100 * day) == newYear)
    #expect(style.discreteInput(after: newYear) == nil)
    #expect(style.discreteInput(before: newYear) == newYear.addingTimeInterval(-0.000_001))
  }

  @Test func `a date that is written before and after its moment changes at the moment`() {
    let style = SystemFormatStyle.DateReference(to: event, thresholdField: .second).locale(english).calendar(gregorian)
    #expect(style.discreteInput(after: event - 3600) == event.addingTimeInterval(-59.999_999))
    #expect(style.discreteInput(before: event + 3600) == event.addingTimeInterval(59.999_999))
  }
}

struct `Changes of the formats of time` {
  private let berlin: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return calendar
  }()

  private let fields: [Date.ComponentsFormatStyle.Field] = [.year, .month, .week, .day, .hour, .minute, .second]

  /// Checks that the neighbours of a date are the nearest ones with another text.
  private func check<F: DiscreteFormatStyle>(_ style: F, around date: Date, _ comment: Comment)
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    let text = style.format(date)
    let microsecond = 0.000_001
    if let next = style.discreteInput(after: date) {
      #expect(next > date && style.format(next) != text, comment)
      let last = next.addingTimeInterval(-microsecond)
      #expect(last <= date || style.format(last) == text, comment)
    } else {
      #expect(style.format(date.addingTimeInterval(1e9)) == text, comment)
    }
    if let previous = style.discreteInput(before: date) {
      #expect(previous < date && style.format(previous) != text, comment)
      let first = previous.addingTimeInterval(microsecond)
      #expect(first >= date || style.format(first) == text, comment)
    } else {
      #expect(style.format(date.addingTimeInterval(-1e9)) == text, comment)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the text at a neighbour of a date is another one, and the text between them is not`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let precisions: [Duration] = [
      .milliseconds(10), .milliseconds(250), .seconds(1), .seconds(7), .seconds(60), .seconds(90), .seconds(3600),
    ]
    for _ in 0..<25 {
      let origin = Date(timeIntervalSinceReferenceDate: Double.random(in: -1e9...1e9, using: &random))
      // Distances from microseconds to decades.
      let distance = pow(10, Double.random(in: -6...9, using: &random)) * (random.oneIn(2) ? 1 : -1)
      let date = origin.addingTimeInterval(distance)
      let (count, showsHours) = (1 + random.below(4), random.oneIn(2))
      let precision = precisions[random.below(precisions.count)]
      let comment: Comment = "seed \(seed), origin \(origin), distance \(distance)"
      let stopwatch = SystemFormatStyle.Stopwatch(
        startingAt: origin, showsHours: showsHours, maxFieldCount: count, maxPrecision: precision)
      check(stopwatch.locale(english), around: date, comment)

      let length = abs(distance) * Double.random(in: 0.5...3, using: &random)
      let interval = origin..<origin.addingTimeInterval(length)
      let down = SystemFormatStyle.Timer(
        countingDownIn: interval, showsHours: showsHours, maxFieldCount: count, maxPrecision: precision)
      check(down.locale(english), around: date, comment)
      let up = SystemFormatStyle.Timer(
        countingUpIn: interval, showsHours: showsHours, maxFieldCount: count, maxPrecision: precision)
      check(up.locale(english), around: date, comment)

      let allowed = Set(fields.filter { _ in random.oneIn(2) })
      let sign: NumberFormatStyleConfiguration.SignDisplayStrategy = random.oneIn(2) ? .never : .automatic
      let offset = SystemFormatStyle.DateOffset(to: origin, allowedFields: allowed, maxFieldCount: count, sign: sign)
      check(offset.locale(english).calendar(berlin), around: date, comment)

      let reference = SystemFormatStyle.DateReference(
        to: origin, allowedFields: allowed, maxFieldCount: count, thresholdField: fields[random.below(7)])
      check(reference.locale(english).calendar(berlin), around: date, comment)
    }
  }

  /// Seconds from 2001: four thousand years, more than a calendar counts, and no number.
  @Test(arguments: [-63e9, 63e9, 1e15, -1e300, .infinity, -.infinity, .nan])
  func `a date at the end of time has a text, and its changes are found`(_ seconds: TimeInterval) {
    let limit = Date(timeIntervalSinceReferenceDate: seconds)
    let date = Date(timeIntervalSinceReferenceDate: 0)
    for (origin, input) in [(date, limit), (limit, date), (limit, limit)] {
      let styles: [any DiscreteFormatStyle<Date, AttributedString>] = [
        SystemFormatStyle.Stopwatch(startingAt: origin),
        SystemFormatStyle.DateOffset(to: origin).calendar(gregorian),
        SystemFormatStyle.DateReference(to: origin).calendar(gregorian),
      ]
      for style in styles {
        #expect(!style.format(input).characters.isEmpty)
        // Foundation cannot describe these dates, so only a Boolean value is checked.
        let isAfter = style.discreteInput(after: input).map { !($0 <= input) } ?? true
        let isBefore = style.discreteInput(before: input).map { !($0 >= input) } ?? true
        #expect(isAfter && isBefore)
      }
    }
  }

  @Test func `a format can be stored`() throws {
    func stored<F: FormatStyle>(_ style: F) throws -> Bool {
      let style = style.locale(english)
      return try JSONDecoder().decode(F.self, from: JSONEncoder().encode(style)) == style
    }
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(try stored(SystemFormatStyle.Stopwatch(startingAt: date)))
    #expect(try stored(SystemFormatStyle.Timer(countingUpIn: date..<date + 1)))
    #expect(try stored(SystemFormatStyle.DateOffset(to: date).calendar(gregorian)))
    #expect(try stored(SystemFormatStyle.DateReference(to: date).calendar(gregorian)))
  }
}
