import SwiftUI

private let currency = NumberFormatter()
private let months = DateFormatter()

struct TextSpellings: View {
  var title = "Title"
  var key: LocalizedStringKey = "key"
  var count = 3
  var price = 1.5
  var size: CGFloat = 12
  var date = Date()
  var name: Substring = "name"
  var isOn = true
  var choice: Int?

  var body: some View {
    VStack {
      Text("literal")
      Text(title)
      Text(name)
      Text(verbatim: "as it is \(count)")
      Text(key)
      Text(LocalizedStringKey(title))
      Text(.init(title))
      Text(isOn ? "on" : "off")
      Text("key", tableName: "Other", bundle: .main, comment: "A note")
      Text("count \(count), price \(price, specifier: "%.2f"), size \(size), \(title)")
      Text("\(price, format: .number.precision(.fractionLength(1)))")
      Text("\(NSNumber(value: price), formatter: currency) on \(date, formatter: months)")
      Text("\(date, style: .time) \(date...date) \(DateInterval(start: date, duration: 60))")
      Text("\(Image(systemName: "star")) and \(Text("bold").bold()) and \(AttributedString("a"))")
      Text("\(UInt8(1)) \(Int64(2)) \(Float(1)) \(choice.map { "\($0)" } ?? "none")")
      Text("**strong** _and_ [a link](https://example.org) `code` ~gone~")
    }
    VStack {
      Text(price, format: .number)
      Text(date, format: .dateTime.day().month())
      Text(date, style: .date)
      Text(date, style: .relative)
      Text(date...date.addingTimeInterval(60))
      Text(DateInterval(start: date, duration: 60))
      Text(timerInterval: date...date.addingTimeInterval(60), countsDown: false)
      Text(timerInterval: date...date, pauseTime: date, countsDown: true, showsHours: false)
      Text(.currentDate, format: .dateTime)
      Text(.durationOffset(to: date), format: .time(pattern: .minuteSecond))
      Text(.currentDate, format: .stopwatch(startingAt: date))
      Text(.currentDate, format: .timer(countingDownIn: date..<date.addingTimeInterval(60)))
      Text("\(.currentDate, format: .offset(to: date)), \(.currentDate, format: .reference(to: date))")
      Text(date, formatter: months)
      Text(NSNumber(value: 1), formatter: currency)
      Text(AttributedString(title))
      Text(Image(systemName: "star"))
      Text("a") + Text(title).bold() + Text("\(count)").foregroundColor(.red)
      Text("Hello, ").font(.title) + Text(Image(systemName: "globe")) + Text("!").italic()
    }
  }
}

struct TextLookSpellings: View {
  var body: some View {
    VStack {
      Text("a").underline().strikethrough().kerning(2).tracking(1).baselineOffset(3).monospacedDigit()
      Text("a").underline(true, color: .red).strikethrough(false, color: .blue)
      Text("a").underline(pattern: .dot).strikethrough(true, pattern: .dashDot, color: .red)
      Text("a").fontDesign(.serif).fontWidth(.condensed).textScale(.secondary)
      Text("a").font(.body.smallCaps()).font(.body.lowercaseSmallCaps().width(.expanded).leading(.tight))
      Text("a").font(.system(.body, design: .rounded).monospacedDigit().uppercaseSmallCaps())
    }
    .underline().strikethrough(false).kerning(1).tracking(1).baselineOffset(1)
    .monospacedDigit().fontDesign(.rounded).fontWidth(.standard)
    .textCase(.uppercase).minimumScaleFactor(0.5).allowsTightening(true).lineLimit(1)
    .dynamicTypeSize(.xLarge).dynamicTypeSize(...DynamicTypeSize.accessibility1).dynamicTypeSize(.small ... .large)
    .environment(\.textCase, nil).textScale(.secondary, isEnabled: true)
  }
}

struct AttributedSpellings: View {
  private var attributed: AttributedString {
    var string = AttributedString("two words")
    string.font = .title
    if let range = string.range(of: "words") {
      string[range].foregroundColor = .red
      string[range].underlineStyle = .single
      string[range].link = URL(string: "https://example.org")
    }
    string.kern = 1
    string.swiftUI.baselineOffset = 2
    return string
  }

  var body: some View { Text(attributed) }
}

struct KeySpellings: View {
  let key: LocalizedStringKey
  @State private var text = ""
  @State private var number = 1.0
  @State private var isOn = false
  @State private var choice = 1

  var body: some View {
    List {
      Section("Section \(choice)") {
        Button(key) {}
        Button("Delete", role: .destructive) {}
        Button("Add \(choice)", systemImage: "plus") {}
        Label(key, systemImage: "star")
        Toggle(key, isOn: $isOn)
        Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn)
        TextField(key, text: $text)
        TextField("Number", value: $number, format: .number)
        TextField("Number", value: $number, formatter: currency, prompt: Text("A number"))
      }
      Section(key) {
        Picker(key, selection: $choice) { Text("One").tag(1) }
        Picker("Choice", systemImage: "star", selection: $choice) { Text("One").tag(1) }
        Stepper("Value: \(number)", value: $number, in: 0...10, step: 1)
        Stepper(key, onIncrement: {}, onDecrement: nil)
        ProgressView(key)
        ProgressView("Loading", value: number)
        Link(key, destination: URL(fileURLWithPath: "/"))
        DisclosureGroup(key) { Text("a") }
        DisclosureGroup("Group", isExpanded: $isOn) { Text("a") }
        GroupBox(key) { Text("a") }
        NavigationLink(key) { Text("a") }
        NavigationLink("Next", value: 1)
      }
    }
    .navigationTitle(key)
    .navigationTitle("Title \(choice)")
    .navigationTitle($text)
    .navigationBarTitle("Title")
    .navigationBarTitle(Text("Title"), displayMode: .inline)
    .alert(key, isPresented: $isOn) { Button("OK") {} }
    .alert("Alert \(choice)", isPresented: $isOn, actions: { Button("OK") {} }, message: { Text("Message") })
    .alert(Text("Alert"), isPresented: $isOn, presenting: text) { Text($0) }
    .alert(isPresented: $isOn, error: SpellingError.any) { Button("OK") {} }
    .confirmationDialog(key, isPresented: $isOn) { Button("OK") {} }
    .confirmationDialog("Dialog", isPresented: $isOn, presenting: text) {
      Text($0)
    } message: {
      Text($0)
    }
  }
}

private enum SpellingError: LocalizedError {
  case any
}
