import SwiftUI

/// Names that SwiftUI has only on a watch.
struct WatchSpelling: View {
  @State private var date = Date()
  @State private var number = 1
  @Environment(\.defaultWheelPickerItemHeight) private var height

  var body: some View {
    NavigationStack {
      VStack {
        Gauge(value: 0.5) { Text("a") }.gaugeStyle(.circular)
        Gauge(value: 0.5) { Text("a") }.gaugeStyle(.linear)
        Gauge(value: 0.5) { Text("a") }.gaugeStyle(CircularGaugeStyle(tint: .red))
        Gauge(value: 0.5) { Text("a") }.gaugeStyle(LinearGaugeStyle(tint: Gradient(colors: [.red, .green])))
        TextFieldLink("Reply") { print($0) }
        TextFieldLink("Reply", prompt: Text("Words")) { print($0) }
        TextFieldLink(prompt: Text("Words")) {
          Label("Reply", systemImage: "star")
        } onSubmit: {
          print($0)
        }
        Button("a") {}.buttonStyle(.bordered(tint: .red)).buttonStyle(BorderedButtonStyle(tint: .red))
        NavigationLink("a", destinationName: "b")
        NavigationLink(destinationName: "b") { Text("a") }
        DatePicker("a", selection: $date, displayedComponents: .hourMinuteAndSecond)
        Picker("a", selection: $number) { Text("1").tag(1) }.pickerStyle(PopUpButtonPickerStyle())
        PasteButton(supportedTypes: ["public.text"]) { _ in }
      }
      .defaultWheelPickerItemHeight(height + 1)
      .navigationTitle { Image("a") }
    }
  }
}
