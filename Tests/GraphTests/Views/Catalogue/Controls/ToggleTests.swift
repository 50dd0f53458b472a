import AttributeGraphUI
import Testing

/// Switches.
@MainActor
struct `Toggles` {
  struct Settings: View {
    @State var wifi = true
    @State var bluetooth = false

    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $wifi)
        Toggle("Bluetooth", systemImage: "antenna", isOn: $bluetooth)
      }
    }
  }

  @Test func `a toggle sets its binding, and no body that only passes it on runs`() throws {
    let host = ViewHost { Settings() }
    #expect(host.viewList.map(\.description) == ["Wi-Fi", "switch on", "antenna", "Bluetooth", "switch off"])
    let report = try host.toggle("Wi-Fi")
    #expect(report.total.bodies == 0, "the parent only passes the binding on")
    #expect(report.total.displayItemsChanged == 1)
    #expect(host.viewList.map(\.description) == ["Wi-Fi", "switch off", "antenna", "Bluetooth", "switch off"])
    try host.tap("Bluetooth")
    #expect(try host.isOn("antenna"))
  }

  @Test func `the types are those of SwiftUI`() {
    #expect("\(type(of: Toggle("a", isOn: .constant(true))))" == "Toggle<Text>")
    #expect("\(type(of: Toggle("a", systemImage: "b", isOn: .constant(true))))" == "Toggle<Label<Text, Image>>")
  }

  @Test func `a toggle for several values is on when all are, and sets all`() throws {
    struct Option: Identifiable {
      let id: Int
      var isOn: Bool
    }
    struct All: View {
      @State var first = false
      @State var second = true
      var body: some View {
        Toggle(sources: [$first, $second], isOn: \.self) { Text("all") }
      }
    }
    let host = ViewHost { All() }
    #expect(try !host.isOn("all"))
    try host.toggle("all")
    #expect(try host.isOn("all"))
    try host.toggle("all")
    #expect(try !host.isOn("all"))
  }

  @Test func `a binding of closures is read again when the parent runs`() throws {
    final class Store { var isOn = false }
    struct Outside: View {
      let store: Store
      @State var tick = 0
      var body: some View {
        VStack {
          Button("tick \(tick)") { tick += 1 }
          Toggle("a", isOn: Binding(get: { store.isOn }, set: { store.isOn = $0 }))
        }
      }
    }
    let store = Store()
    let host = ViewHost { Outside(store: store) }
    store.isOn = true
    try host.tap("tick 0")
    #expect(host.viewList.last?.description == "switch on")
    try host.toggle("a")
    #expect(!store.isOn)
  }

  @Test func `a missing toggle throws an error that lists the toggles`() {
    let host = ViewHost {
      VStack {
        Settings()
        Button("Sound") {}
      }
    }
    let error = #expect(throws: HostError.self) { try host.toggle("Sound") }
    #expect(error?.description == "No toggle is titled 'Sound'. There are 2: 'Wi-Fi', 'Bluetooth'.")
  }

  @Test func `a label stands at one end and the switch at the other, or the switch alone without labels`() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      Toggle("a", isOn: .constant(true)).accessibilityIdentifier("row")
    }
    #expect(host.frame(identifier: "row")?.width == 200)
    #expect(host.displayList.last?.frame.maxX == 200)
    #expect(host.displayList.last?.frame.size == CGSize(width: 51, height: 31))
    let alone = ViewHost {
      Toggle("a", isOn: .constant(true)).accessibilityIdentifier("row").labelsHidden()
    }
    #expect(alone.frame(identifier: "row")?.size == CGSize(width: 51, height: 31))
    #expect(alone.texts == [])
  }
}
