import AttributeGraphUI
import Foundation
import Testing

/// Controls that SwiftUI has only on a watch.
@MainActor
struct `Controls of a watch` {
  struct Replying: View {
    @State private var reply = "-"
    var body: some View {
      Text(reply)
      TextFieldLink("Reply", prompt: Text("Words")) { reply = $0 }
    }
  }

  @Test func `a text field link hands on the text that a person submits in its sheet`() throws {
    let host = ViewHost { Replying() }
    try host.tap("Reply")
    #expect(host.sheet != nil)
    try host.type("fine", into: "Words")
    try host.submit("Words")
    #expect(host.sheet == nil)
    #expect(host.texts == ["fine", "Reply"])
  }

  @Test func `a date picker may show seconds`() {
    let date = Date(timeIntervalSinceReferenceDate: 7)
    let host = ViewHost {
      DatePicker("time", selection: .constant(date), displayedComponents: .hourMinuteAndSecond)
        .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
    }
    let shown = host.displayList.compactMap { item -> String? in
      if case .control(_, let words) = item.content { words } else { nil }
    }
    #expect(shown.first?.contains("12:00:07") == true)
  }

  @Test func `the options on a wheel have the height that is set`() {
    let host = ViewHost(size: CGSize(width: 100, height: 300)) {
      Picker("n", selection: .constant(0)) {
        Text("0").tag(0).named("0")
        Text("1").tag(1).named("1")
      }
      .pickerStyle(.wheel)
      .labelsHidden()
      .defaultWheelPickerItemHeight(50)
    }
    let distance = (host.frame(named: "1")?.midY ?? 0) - (host.frame(named: "0")?.midY ?? 0)
    #expect(distance == 50)
  }

  struct Titled: View {
    @State private var count = 1
    var body: some View {
      Button("more") { count += 1 }.navigationTitle {
        Text("page")
        Text("\(count)")
      }
    }
  }

  @Test func `the title of a page may be made of views`() throws {
    let host = ViewHost { NavigationStack { Titled() } }
    #expect(try host.navigationTitle() == "page 1")
    try host.tap("more")
    #expect(try host.navigationTitle() == "page 2")
  }

  @Test func `a button gesture reports presses, and runs its action`() throws {
    var log: [String] = []
    let host = ViewHost {
      Text("a")._onButtonGesture(pressing: { log.append($0 ? "down" : "up") }, perform: { log.append("tap") })
    }
    try host.press("a")
    try host.release("a")
    #expect(log == ["down", "tap", "up"])
  }
}
