import AttributeGraphUI
import TestSupport
import Testing

@MainActor
struct `Texts of several parts` {
  private func host(_ text: Text) -> ViewHost { ViewHost(proposing: .unspecified) { text } }

  private func size(_ text: Text, width: CGFloat? = nil) -> CGSize {
    let proposal = ProposedViewSize(width: width, height: nil)
    return ViewHost(proposing: proposal) { text }.sizeThatFits(proposal)
  }

  private func isNear(_ one: CGSize, _ other: CGSize) -> Bool {
    abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }

  @Test func `Joined texts are one text, each part with its own looks`() throws {
    let text = Text("a").bold() + Text("b").foregroundColor(.red) + Text("c").font(.title)
    let host = host(text.foregroundColor(.blue))
    #expect(host.texts == ["abc"])
    guard case .styledText(let runs)? = host.displayList.first?.content else {
      Issue.record("The item is no text of parts.")
      return
    }
    #expect(runs.map(\.string) == ["a", "b", "c"])
    #expect(runs.map(\.font) == [Font.body.bold(), .body, .title])
    #expect(runs.map(\.foreground) == [.color(.blue), .color(.red), .color(.blue)])
  }

  @Test func `Parts of the same looks are one part`() {
    #expect(host(Text("a") + Text("b")).displayList.first?.content == .text("ab", .body))
    #expect(isNear(size(Text("a b") + Text(" c d"), width: 30), size(Text(verbatim: "a b c d"), width: 30)))
  }

  @Test func `The parts of a line stand on one baseline`() throws {
    let host = host(Text("a").font(.caption) + Text("b").font(.largeTitle))
    #expect(host.sizeThatFits(.unspecified).height == size(Text("b").font(.largeTitle)).height)
    let row = ViewHost {
      HStack(alignment: .firstTextBaseline) {
        (Text("a").font(.caption) + Text("b").font(.largeTitle)).accessibilityIdentifier("joined")
        Text("c").font(.largeTitle).accessibilityIdentifier("plain")
      }
    }
    let frames = row.displayList.map(\.frame.minY)
    #expect(frames[0] == frames[1])
  }

  @Test func `A text of parts is broken into lines like a plain one`() {
    var numbers = SeededGenerator(seed: 11)
    let words = ["a", "to", "word", "longer", "exceptionally", "ü", "漢字", "\n"]
    for _ in 0..<200 {
      let string = (0..<Int.random(in: 1...12, using: &numbers)).map { _ in words.randomElement(using: &numbers)! }
        .joined(separator: " ")
      let width = CGFloat.random(in: 0...200, using: &numbers).rounded()
      let cut = string.index(string.startIndex, offsetBy: string.count / 2)
      // The parts differ in a line under them, so that nothing but their number differs from the plain text.
      let parts = Text(verbatim: String(string[..<cut])).baselineOffset(0.0001) + Text(verbatim: String(string[cut...]))
      let (one, other) = (size(parts, width: width), size(Text(verbatim: string), width: width))
      #expect(isNear(one, other), "seed 11: \(string.debugDescription) in \(width): \(one), \(other)")
    }
  }

  @Test func `Kerning and tracking make a text wider by each character`() {
    let plain = size(Text("abc"))
    #expect(abs(size(Text("abc").kerning(2)).width - plain.width - 6) < 0.01)
    #expect(abs(size(Text("abc").kerning(9).tracking(1)).width - plain.width - 3) < 0.01)
    let host = ViewHost(proposing: .unspecified) { Text("abc").kerning(3) }
    let inherited = ViewHost(proposing: .unspecified) { VStack { Text("abc") }.kerning(3) }
    #expect(host.sizeThatFits(.unspecified) == inherited.sizeThatFits(.unspecified))
  }

  @Test func `A raised part makes its line higher`() {
    let height = size(Text("a")).height
    #expect(abs(size(Text("a") + Text("2").baselineOffset(5)).height - height - 5) < 0.01)
  }

  @Test func `Lines under and through a text are told, and change no size`() throws {
    let text = Text("a").underline(true, color: .red).strikethrough(pattern: .dot)
    #expect(size(text) == size(Text("a")))
    guard case .styledText(let runs)? = host(text).displayList.first?.content else {
      Issue.record("The item is no text of parts.")
      return
    }
    #expect(runs.first?.underline == Text.LineStyle(color: .red))
    #expect(runs.first?.strikethrough == Text.LineStyle(pattern: .dot))
    #expect(host(Text("a").underline(false)).displayList.first?.content == .text("a", .body))
    let inherited = ViewHost { VStack { Text("a").underline(false) }.underline() }
    #expect(inherited.displayList.first?.content == .text("a", .body))
  }

  @Test func `A letter case changes what texts inside show`() {
    let host = ViewHost {
      VStack {
        Text("Straße")
        Text("ABC").textCase(.lowercase)
        Text("Abc").textCase(nil)
      }
      .textCase(.uppercase)
    }
    #expect(host.texts == ["STRASSE", "abc", "Abc"])
  }

  @Test func `A picture in a text is as wide as a symbol and stands in its line`() {
    let symbol = ViewHost(proposing: .unspecified) { Image(systemName: "star") }.sizeThatFits(.unspecified)
    let joined = size(Text("a") + Text(Image(systemName: "star")))
    #expect(isNear(joined, CGSize(width: size(Text("a")).width + symbol.width, height: symbol.height)))
  }

  @Test func `A string with attributes shows them`() throws {
    var string = AttributedString("one two")
    string.font = .title
    let range = try #require(string.range(of: "two"))
    string[range].foregroundColor = .red
    string[range].link = URL(string: "https://x.org")
    guard case .styledText(let runs)? = host(Text(string)).displayList.first?.content else {
      Issue.record("The item is no text of parts.")
      return
    }
    #expect(runs.map(\.string) == ["one ", "two"] && runs.map(\.font) == [.title, .title])
    #expect(runs[1].foreground == .color(.red) && runs[1].link == URL(string: "https://x.org"))
  }

  @Test func `A text of parts that is too long ends with an ellipsis in the font of its last part`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 40)) {
      (Text("short ").bold() + Text("and much longer")).lineLimit(1)
    }
    let line = try #require(host.element(text: "short and much longer")?.textLines.first)
    #expect(line.string.hasSuffix("…") && line.width <= 100.01)
    #expect(line.pieces.first?.run.string == "short ")
    let fonts = line.pieces.map(\.run.font)
    #expect(fonts.first == .body.bold() && fonts.last == .body)
  }

  struct Marked: FormatStyle {
    var locale = Locale(identifier: "en_US")

    func format(_ value: Int) -> AttributedString {
      var text = AttributedString("\(value) \(locale.identifier)")
      text.link = URL(string: "number:\(value)")
      return text
    }

    func locale(_ locale: Locale) -> Marked { Marked(locale: locale) }
  }

  @Test func `a format may write a string with attributes`() throws {
    let host = ViewHost { Text(42, format: Marked()).environment(\.locale, Locale(identifier: "de_DE")) }
    guard case .styledText(let runs)? = host.displayList.first?.content else {
      Issue.record("The item is no text of parts.")
      return
    }
    #expect(runs.map(\.string) == ["42 de_DE"] && runs[0].link == URL(string: "number:42"))
  }
}

@MainActor
struct `Texts that are made to fit` {
  private let long = Text(verbatim: "a text that is longer than its frame")

  private func font(of host: ViewHost) -> CGFloat? {
    guard case .text(_, let font)? = host.displayList.first?.content else { return nil }
    return BuiltInTextMeasurer().measure("", font: font, width: nil).size.height / 1.2
  }

  @Test func `A text shrinks until it fits, and no further than it may`() throws {
    func shown(_ factor: CGFloat) throws -> CGFloat {
      try #require(
        font(of: ViewHost(size: CGSize(width: 200, height: 40)) { long.lineLimit(1).minimumScaleFactor(factor) }))
    }
    let ideal = ViewHost(proposing: .unspecified) { long }.sizeThatFits(.unspecified).width
    let fitting = 17 * 200 / ideal
    #expect(try shown(0.1) <= fitting && shown(0.1) > fitting - 17.0 / 64)
    #expect(try abs(shown(0.95) - 17 * 0.95) < 0.001)
    #expect(try shown(1) == 17)
  }

  @Test func `A text that fits keeps its size`() {
    let host = ViewHost { Text("a").minimumScaleFactor(0.1) }
    #expect(host.displayList.first?.content == .text("a", .body))
  }

  @Test func `A text that shrinks to its height keeps all of its lines`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 40)) { long.minimumScaleFactor(0.1) }
    let lines = try #require(host.element(text: "a text that is longer than its frame")?.textLines)
    #expect(lines.map(\.string).joined(separator: " ") == "a text that is longer than its frame")
  }

  @Test func `Characters come nearer to each other before a text shrinks`() {
    let ideal = ViewHost(proposing: .unspecified) { long }.sizeThatFits(.unspecified).width
    let host = ViewHost(size: CGSize(width: ideal - 10, height: 40)) {
      long.lineLimit(1).allowsTightening(true).minimumScaleFactor(0.5)
    }
    guard case .styledText(let runs)? = host.displayList.first?.content else {
      Issue.record("The item is no text of parts.")
      return
    }
    #expect(runs.count == 1 && runs[0].font == .body && runs[0].kerning < 0)
  }
}

@MainActor
struct `Fonts in the size that a person has chosen` {
  private func height(_ view: some View) -> CGFloat {
    ViewHost(proposing: .unspecified) { view }.sizeThatFits(.unspecified).height
  }

  @Test func `A text style grows by its row of the system's table, a size in points does not`() {
    #expect(height(Text("a").dynamicTypeSize(.accessibility5)) == 53 * 1.2)
    #expect(abs(height(Text("a").font(.caption).dynamicTypeSize(.xSmall)) - 11 * 1.2) < 0.001)
    #expect(height(Text("a").font(.system(size: 10)).dynamicTypeSize(.accessibility5)) == 12)
    #expect(abs(height(Text("a").font(.custom("A", size: 34)).dynamicTypeSize(.xxxLarge)) - 46 * 1.2) < 0.001)
    #expect(height(Text("a").font(.custom("A", fixedSize: 10)).dynamicTypeSize(.accessibility1)) == 12)
  }

  @Test func `A range keeps the size inside of it`() {
    #expect(height(Text("a").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5)) == 17 * 1.2)
    #expect(abs(height(Text("a").dynamicTypeSize(.xLarge...).dynamicTypeSize(.small)) - 19 * 1.2) < 0.001)
  }

  @Test func `Wider letters and smaller text are measured`() {
    func width(_ text: Text) -> CGFloat {
      ViewHost(proposing: .unspecified) { text }.sizeThatFits(.unspecified).width
    }
    #expect(abs(width(Text("abc").fontWidth(.expanded)) - 1.2 * width(Text("abc"))) < 0.001)
    #expect(abs(width(Text("abc").textScale(.secondary)) - 0.85 * width(Text("abc"))) < 0.001)
    #expect(width(Text("abc").font(.body.smallCaps())) == width(Text("abc")))
  }

  @Test func `A scaled metric grows like its text style`() {
    struct Padded: View {
      @ScaledMetric var side: CGFloat = 10
      @ScaledMetric(relativeTo: .largeTitle) var title: Double = 34
      var body: some View { Color.red.frame(width: CGFloat(title), height: side) }
    }
    let host = ViewHost(proposing: .unspecified) { Padded() }
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 34, height: 10))
    host.setEnvironment(\.dynamicTypeSize, to: .accessibility5)
    host.flush()
    let size = host.sizeThatFits(.unspecified)
    #expect(size.width == 60 && abs(size.height - 31) < 0.34)
  }
}

@MainActor
struct `Texts of moments` {
  private let start = Date(timeIntervalSinceReferenceDate: 54_420)

  private func shown(_ text: Text, locale: String = "en_US") -> String {
    let host = ViewHost { text.environment(\.locale, Locale(identifier: locale)) }
    host.startDate = start
    host.flush()
    return host.texts.joined().replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test func `A moment has a time and a day`() {
    #expect(shown(Text(start, style: .time)) == "3:07 PM")
    #expect(shown(Text(start, style: .date)) == "January 1, 2001")
    #expect(shown(Text("at \(start, style: .time)")) == "at 3:07 PM")
  }

  @Test(arguments: ["en_US": "9:05 AM", "en_GB": "09:05", "de_DE": "09:05", "ja_JP": "9:05", "es_ES": "9:05"])
  func `The hour has as many digits as its locale says`(locale: String, expected: String) {
    let morning = Date(timeIntervalSinceReferenceDate: 32_700)
    #expect(shown(Text(morning, style: .time), locale: locale) == expected)
  }

  @Test func `A moment is so far from now`() {
    let expected: KeyValuePairs<TimeInterval, (String, String, String)> = [
      8_580: ("2 hours, 23 minutes", "-2 hours", "2:23:00"), -65: ("1 minute, 5 seconds", "+1 minute", "1:05"),
      0: ("0 seconds", "+0 seconds", "0:00"), 86_400: ("1 day", "-1 day", "24:00:00"),
    ]
    for (distance, (relative, offset, timer)) in expected {
      let date = start.addingTimeInterval(distance)
      #expect(shown(Text(date, style: .relative)) == relative)
      #expect(shown(Text(date, style: .offset)) == offset)
      #expect(shown(Text(date, style: .timer)) == timer)
    }
  }

  @Test func `A range of moments has a beginning and an end`() {
    let shown = shown(Text(start...start.addingTimeInterval(3600)))
    #expect(shown.contains("1/1/2001") && shown.contains("3:07") && shown.contains("4:07 PM"))
  }

  @Test func `A timer counts with the host's clock, and no body runs`() {
    struct Countdown: View {
      let start: Date
      var body: some View {
        Text(timerInterval: start...start.addingTimeInterval(90))
        Text(
          timerInterval: start...start.addingTimeInterval(90), pauseTime: start.addingTimeInterval(3), countsDown: false
        )
        Text(timerInterval: start...start.addingTimeInterval(7260), showsHours: false)
      }
    }
    let host = ViewHost { Countdown(start: start) }
    host.startDate = start
    host.flush()
    #expect(host.texts == ["1:30", "0:00", "121:00"])
    let report = host.advance(by: .seconds(5))
    #expect(host.texts == ["1:25", "0:03", "120:55"])
    #expect(report.total.bodies == 0)
    host.advance(by: .seconds(100))
    #expect(host.texts[0] == "0:00")
  }

  @Test func `Without texts that follow the time nothing is due`() {
    let host = ViewHost { Text(start, style: .date) }
    #expect(host.advance(by: .seconds(5)).total == WorkCounts())
  }
}
