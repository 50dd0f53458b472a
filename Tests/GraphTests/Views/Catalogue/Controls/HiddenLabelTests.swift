import AttributeGraphUI
import Foundation
import Testing

/// Labels of controls that are not shown.
@MainActor
struct `Hidden labels` {
  struct Controls: View {
    @State private var isOn = true
    @State private var count = 1
    @State private var level = 0.5
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var days: Set<DateComponents> = []
    @State private var color = Color.red
    @State private var size = "s"
    var body: some View {
      Group {
        Toggle("Sound", isOn: $isOn)
        Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn)
        Stepper("Guests", value: $count)
        Slider(value: $level) { Text("Volume").bold().padding() }
        DatePicker("Start", selection: $date, displayedComponents: .date)
        MultiDatePicker("Days", selection: $days)
        ColorPicker("Tint", selection: $color)
        Picker("Size", selection: $size) {
          Text("Small").tag("s")
          Text("Large").tag("l")
        }
      }
      .labelsHidden()
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test func `are not shown`() {
    let host = ViewHost { Controls() }
    #expect(host.texts == ["Small", "Large"], "the options of the picker")
    #expect(!host.displayList.contains { $0.content == .symbol("wifi") })
  }

  @Test func `are those of the accessibility elements`() {
    let host = ViewHost { Controls() }
    let elements = host.accessibilityTree().all
    #expect(
      elements.map(\.label) == ["Sound", "Wi-Fi", "Guests", "Volume", "Start", "Days", "Tint", "Size"])
    #expect(elements.last?.value == "Small")
    #expect(elements.last?.traits == .isButton)
  }

  @Test func `find their controls`() throws {
    let host = ViewHost { Controls() }
    try host.toggle("Sound")
    #expect(try host.isOn("Wi-Fi") == false)
    try host.increment("Guests")
    try host.slide("Volume", to: 1)
    #expect(try host.value(of: "Volume") == 1)
    try host.choose(Date(timeIntervalSince1970: 86_400), in: "Start")
    #expect(try host.date(in: "Start") == Date(timeIntervalSince1970: 86_400))
    try host.choose(Color.blue, in: "Tint")
    try host.pick("Large", in: "Size")
    #expect(host.accessibilityTree()["Size"]?.value == "Large")
    let error = #expect(throws: HostError.self) { try host.isOn("Light") }
    #expect(error?.description == "No toggle is titled 'Light'. There are 2: 'Sound', 'Wi-Fi'.")
  }

  @Test func `the name of a control in an error finds it, also one of several texts`() throws {
    struct Network: View {
      @State private var isOn = false
      var body: some View {
        Toggle(isOn: $isOn) {
          Text("Wi-Fi")
          Text("at home")
        }
      }
    }
    let host = ViewHost { Network() }
    let error = #expect(throws: HostError.self) { try host.toggle("Sound") }
    #expect(error?.description == "No toggle is titled 'Sound'. There is one: 'Wi-Fi at home'.")
    try host.toggle("Wi-Fi at home")
    #expect(try host.isOn("Wi-Fi at home"))
  }
}
