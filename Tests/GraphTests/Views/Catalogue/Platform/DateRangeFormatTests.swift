#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

struct `Formats of ranges of dates` {
  private typealias Field = Date.ComponentsFormatStyle.Field

  private let start = Date(timeIntervalSinceReferenceDate: 751_451_410)
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func text(_ seconds: Double, _ style: DateRangeComponentsFormat) -> String {
    let style = style.locale(Locale(identifier: "en_US")).calendar(calendar)
    return (start..<start.addingTimeInterval(seconds)).formatted(style)
  }

  @Test(arguments: [
    (Date.ComponentsFormatStyle.Style.wide, "1 hour, 30 minutes"), (.abbreviated, "1 hr, 30 min"),
    (.condensedAbbreviated, "1hr 30min"), (.narrow, "1h 30m"), (.spellOut, "one hour, thirty minutes"),
  ])
  func `the time between dates is written in the units of its style`(
    _ style: Date.ComponentsFormatStyle.Style, _ words: String
  ) {
    #expect(text(5400, .components(style: style)) == words)
  }

  private static let fields: [(fields: Set<Field>?, words: String)] = [
    (nil, "4 wks, 2 days"), ([.day], "30 days"), ([.hour], "720 hr"), ([.week, .minute], "4 wks, 2,880 min"),
    ([.year], "0 yrs"),
  ]

  @Test func `the time between dates is written in the units that are wanted`() {
    for (fields, words) in Self.fields {
      #expect(text(30 * 86400, .components(style: .abbreviated, fields: fields)) == words)
    }
  }

  @Test func `months and years are those of the calendar`() throws {
    let first = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 1)))
    let last = try #require(calendar.date(from: DateComponents(year: 2027, month: 4, day: 1)))
    let style = DateRangeComponentsFormat(style: .abbreviated, calendar: calendar)
    #expect((first..<last).formatted(style) == "3 yrs, 2 mths")
    #expect((first..<last).formatted(.components(style: .narrow).calendar(calendar)) == "3y 2mo")
  }

  @Test(arguments: [(95.0, "1:35"), (5000, "1:23:20"), (5400, "1:30:00"), (60, "1:00"), (15, "15"), (0, "0")])
  func `a duration like that of a clock begins with a unit that it has`(_ seconds: Double, _ words: String) {
    #expect(text(seconds, .timeDuration) == words)
  }

  @Test func `an empty range has none of the smallest unit`() {
    #expect(text(0, .components(style: .wide)) == "0 seconds")
    #expect(text(0, .components(style: .narrow, fields: [.hour, .minute])) == "0m")
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.short, "3 yrs, 9 mths, 2 wks"), (.brief, "3yrs 9mths 2wks"),
    (.abbreviated, "3y 9mo 2w"),
    (.spellOut, "three years, nine months, two weeks"),
  ])
  func `a formatter of durations has the same words`(_ style: DateComponentsFormatter.UnitsStyle, _ words: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.year, .month, .weekOfMonth]
    #expect(formatter.string(from: DateComponents(year: 3, month: 9, weekOfMonth: 2)) == words)
  }
}
#endif
