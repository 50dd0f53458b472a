import AttributeGraphUI
import Testing

/// Alerts that show data.
@MainActor
struct `Alerts with data` {
  struct Failing: View {
    @State private var isShown = false
    @State private var failure: String?
    @State private var log = ""
    var body: some View {
      VStack {
        Button("fail") { (failure, isShown) = ("no network", true) }
        Button("nothing") { (failure, isShown) = (nil, true) }
        Button("other") { failure = "no disk" }
        Button("forget") { failure = nil }
        Text("\(isShown) \(log)")
      }
      .alert("Failed", isPresented: $isShown, presenting: failure) { failure in
        Button("retry \(failure)") { log = "retried \(failure)" }
        Button("cancel", role: .cancel) {}
      } message: { failure in
        Text("because of \(failure)")
      }
    }
  }

  @Test func `an alert shows the data at the time of its presentation`() throws {
    let host = ViewHost { Failing() }
    try host.tap("fail")
    let alert = try #require(host.alert)
    #expect(alert.title == "Failed")
    #expect(alert.message == "because of no network")
    #expect(alert.buttons == ["retry no network", "cancel"])
    try host.tap("other")
    #expect(host.alert?.message == "because of no network", "It does not change with them.")
    try host.tap("forget")
    #expect(host.alert?.message == "because of no network", "It stays without them.")
    try host.tap("retry no network")
    #expect(host.alert == nil)
    #expect(host.texts.contains("false retried no network"))
    try host.tap("fail")
    try host.tap("cancel")
    #expect(host.texts.contains("false retried no network"))
  }

  @Test func `an alert without data is not presented`() throws {
    let host = ViewHost { Failing() }
    try host.tap("nothing")
    #expect(host.alert == nil)
    #expect(host.texts.contains("true "))
    try host.tap("other")
    #expect(host.alert?.message == "because of no disk", "It is presented when there are some.")
  }

  struct Choosing: View {
    @State private var isShown = false
    var body: some View {
      Button("choose") { isShown = true }
        .confirmationDialog("Delete?", isPresented: $isShown, presenting: 3) { count in Button("delete \(count)") {} }
    }
  }

  @Test func `a confirmation dialog shows data as well`() throws {
    let host = ViewHost { Choosing() }
    try host.tap("choose")
    #expect(host.presentation?.kind == .confirmationDialog)
    try host.tap("delete 3")
    #expect(host.presentation == nil)
  }

  struct Confirming: View {
    @State private var isShown = true
    let hasCancel: Bool
    var body: some View {
      Text(isShown ? "asked" : "answered").confirmationDialog("Sure?", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
        if hasCancel { Button("Keep", role: .cancel) {} }
      }
    }
  }

  @Test func `a dialog has a button to cancel, unless one of its own has that role`() throws {
    let usual = ViewHost { Confirming(hasCancel: false) }
    #expect(usual.presentation?.texts == ["Sure?", "Delete", "Cancel"])
    try usual.tap("Cancel")
    #expect(usual.texts == ["answered"])
    let own = ViewHost { Confirming(hasCancel: true) }
    #expect(own.presentation?.texts == ["Sure?", "Delete", "Keep"])
    let none = ViewHost { Text("x").confirmationDialog("Sure?", isPresented: .constant(true)) {} }
    #expect(none.presentation?.texts == ["Sure?", "Cancel"])
  }
}
