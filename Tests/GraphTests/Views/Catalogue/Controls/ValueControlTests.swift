import AttributeGraphUI
import Foundation
import Testing

/// Controls for dates, colours and texts, and those that show a value.
@MainActor
struct `Controls for values` {
  /// 2 January 2001, 03:04:00 in Greenwich.
  nonisolated private static let day = Date(timeIntervalSinceReferenceDate: 97_440)

  private func faces(_ host: ViewHost) -> [String] {
    host.displayList.compactMap { item in
      if case .control(let kind, let value) = item.content { "\(kind.rawValue) \(value)" } else { nil }
    }
  }

  struct Dates: View {
    let range: ClosedRange<Date>
    @State private var date = `Controls for values`.day
    var body: some View {
      DatePicker("When", selection: $date, in: range, displayedComponents: .date)
      Text("\(date.timeIntervalSinceReferenceDate)")
    }
  }

  @Test func `a date picker shows its date in words, and a host chooses the nearest in its range`() throws {
    let range = Self.day.addingTimeInterval(-86_400)...Self.day.addingTimeInterval(86_400)
    let host = ViewHost { Dates(range: range) }
    #expect(faces(host) == ["date field Jan 2, 2001"])
    let report = try host.choose(Self.day.addingTimeInterval(900_000), in: "When")
    #expect(report.total.bodies == 1)
    #expect(try host.date(in: "When") == range.upperBound)
    #expect(faces(host) == ["date field Jan 3, 2001"])
    try host.choose(.distantPast, in: "When")
    #expect(try host.date(in: "When") == range.lowerBound)
    #expect(throws: HostError.noControl(title: "Who", available: ["When"], kind: "date picker")) {
      try host.choose(Self.day, in: "Who")
    }
  }

  @Test func `the components and the style decide how a date picker looks`() {
    let host = ViewHost {
      DatePicker("a", selection: .constant(Self.day), displayedComponents: .hourAndMinute)
      DatePicker("b", selection: .constant(Self.day), in: Self.day...).datePickerStyle(.graphical)
      DatePicker(selection: .constant(Self.day), in: ...Self.day) { Text("c") }.datePickerStyle(WheelDatePickerStyle())
    }
    let kinds = host.displayList.compactMap { item -> ControlKind? in
      if case .control(let kind, _) = item.content { kind } else { nil }
    }
    #expect(kinds == [.dateField, .calendar, .dateWheel])
    #expect(faces(host)[0].contains("3:04"))
  }

  @Test func `several days are chosen, and those beyond the bounds left out`() throws {
    struct Days: View {
      @State private var days: Set<DateComponents> = []
      var body: some View {
        MultiDatePicker("Days", selection: $days, in: `Controls for values`.day...)
        Text("\(days.count)")
      }
    }
    let host = ViewHost { Days() }
    let days: Set = [DateComponents(year: 2001, month: 1, day: 5), DateComponents(year: 2000, month: 1, day: 5)]
    try host.choose(days, in: "Days")
    #expect(host.texts == ["1"])
    #expect(faces(host) == ["calendar Jan 5, 2001"])
  }

  @Test func `a colour picker shows and sets a colour, opaque where no opacity can be chosen`() throws {
    struct Colours: View {
      @State private var one = Color.red
      @State private var other = Color.red
      var body: some View {
        ColorPicker("one", selection: $one)
        ColorPicker("other", selection: $other, supportsOpacity: false)
      }
    }
    let host = ViewHost { Colours() }
    #expect(faces(host) == ["color well red", "color well red"])
    try host.choose(Color.blue.opacity(0.5), in: "one")
    try host.choose(Color.blue.opacity(0.5), in: "other")
    #expect(try host.color(in: "one") == .blue.opacity(0.5))
    #expect(faces(host) == ["color well 50% blue", "color well blue"])
  }

  @Test func `a secure field shows dots, and an editor what it holds`() throws {
    struct Fields: View {
      @State private var secret = ""
      @State private var notes = "a"
      let log: (String) -> Void
      var body: some View {
        SecureField("Password", text: $secret) { log(secret) }
        TextEditor(text: $notes).accessibilityIdentifier("notes")
      }
    }
    var committed: [String] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Fields { committed.append($0) } }
    try host.type("abc", into: "Password")
    try host.type("b", into: .identifier("notes"))
    #expect(faces(host) == ["secure field •••", "text editor ab"])
    #expect(try host.text(in: .identifier("notes")) == "ab")
    try host.submit("Password")
    #expect(committed == ["abc"])
    #expect(host.displayList[1].frame.width == 100)
  }

  @Test func `a vertical field is as high as its lines`() throws {
    struct Growing: View {
      @State private var text = ""
      var body: some View { TextField("Note", text: $text, axis: .vertical).frame(width: 60) }
    }
    let host = ViewHost { Growing() }
    let line = host.displayList[0].frame.height
    try host.type("several words that need more than one line", into: "Note")
    #expect(host.displayList[0].frame.height > 2 * line)
    try host.replaceText(in: "Note", with: "")
    #expect(host.displayList[0].frame.height == line)
  }

  @Test func `a vertical field has as many lines as its limits say`() throws {
    struct Fields: View {
      let text: String
      @State private var most = 2
      private var field: some View { TextField("Note", text: .constant(text), axis: .vertical) }
      var body: some View {
        VStack {
          field.lineLimit(3)
          field.lineLimit(3, reservesSpace: true)
          field.lineLimit(2...4)
          field.lineLimit(5...)
          field.lineLimit(most)
          TextField("Note", text: .constant(text)).lineLimit(3, reservesSpace: true)
        }
        Button("more") { most = 4 }
      }
    }
    func lines(_ host: ViewHost) -> [Int] {
      host.displayList.filter { if case .control(.textField, _) = $0.content { true } else { false } }
        .map { Int(($0.frame.height / 20.4).rounded()) }
    }
    #expect(lines(ViewHost { Fields(text: "") }) == [1, 3, 2, 5, 1, 1])
    let host = ViewHost { Fields(text: "a\nb\nc\nd\ne\nf") }
    #expect(lines(host) == [3, 3, 4, 6, 2, 1])
    try host.tap("more")
    #expect(lines(host) == [3, 3, 4, 6, 4, 1])
  }

  @Test func `a style makes something of a text field, which goes on to work`() throws {
    struct Boxed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
          Text(">")
          configuration.padding(5)
        }
      }
    }
    struct Fields: View {
      @State private var one = ""
      @State private var other = ""
      var body: some View {
        TextField("One", text: $one).textFieldStyle(Boxed())
        TextField("Other", text: $other).textFieldStyle(.roundedBorder)
        SecureField("Secret", text: $one).textFieldStyle(RoundedBorderTextFieldStyle())
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { Fields() }
    try host.type("x", into: "One")
    try host.type("y", into: "Other")
    #expect(faces(host) == ["text field x", "text field y", "secure field •"])
    let field = try #require(host.displayList.first { $0.content == .control(.textField, value: "y") })
    let border = try #require(host.displayList.first { $0.figure?.stroke != nil })
    #expect(border.frame == field.frame.insetBy(dx: -7, dy: -7))
  }

  @Test func `labelled content is a row, or what a style makes of it`() {
    struct Column: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let host = ViewHost {
      LabeledContent("Name", value: "Ada")
      LabeledContent("Age", value: 36, format: .number)
      LabeledContent("Plan") { Text("Free") }.labeledContentStyle(Column())
    }
    #expect(host.texts == ["Name", "Ada", "Age", "36", "Free", "Plan"])
    let (name, ada) = (host.element(text: "Name")?.frame, host.element(text: "Ada")?.frame)
    #expect(name?.midY == ada?.midY)
    #expect(ada?.maxX == 390)
  }

  @Test func `the formatted value of labelled content follows the locale like a text`() {
    let host = ViewHost {
      Group {
        Text(12.5, format: .currency(code: "USD"))
        LabeledContent("Total", value: 12.5, format: .currency(code: "USD"))
        LabeledContent("Total" as String, value: 12.5, format: .currency(code: "USD"))
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(host.texts == ["12,50\u{A0}$", "Total", "12,50\u{A0}$", "Total", "12,50\u{A0}$"])
  }

  @Test func `a gauge shows the part of its range by its style`() {
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(Int(configuration.value * 100))%")
        configuration.label
        configuration.currentValueLabel
      }
    }
    let host = ViewHost {
      Gauge(value: 25, in: 0...100) {
        Text("speed")
      } currentValueLabel: {
        Text("25")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      Gauge(value: 5, in: 0...4) { Text("full") }.gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 0.5) { Text("own") }.gaugeStyle(Words())
    }
    #expect(host.texts == ["speed", "0", "100", "25", "full", "50%", "own"])
    #expect(faces(host) == ["gauge 0.25", "circular gauge 1.0"])
  }

  @Test func `a view says that there is nothing`() throws {
    var actions = 0
    let host = ViewHost {
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("Nothing came."))
      ContentUnavailableView.search(text: "abc")
      ContentUnavailableView {
        Text("Offline")
      } description: {
        Text("Check the cable.")
      } actions: {
        Button("Retry") { actions += 1 }
      }
    }
    #expect(host.texts.prefix(3) == ["No Mail", "Nothing came.", "No Results for “abc”"])
    try host.tap("Retry")
    #expect(actions == 1)
  }
}
