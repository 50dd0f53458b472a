import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The errors of a host: what they say, and when they are thrown.
@MainActor
@Suite struct `Errors of a host` {
  @Test func `an error lists twenty names and the number of the others`() {
    let host = ViewHost { VStack { ForEach(0..<1_000, id: \.self) { Button("b\($0)") {} } } }
    let error = #expect(throws: HostError.self) { try host.tap("nope") }
    let names = (0..<20).map { "'b\($0)'" }.joined(separator: ", ")
    #expect(error?.description == "No control is titled 'nope'. There are 1000: \(names), and 980 more.")
  }

  @Test func `an error about a row or a label lists those that are there`() {
    let host = ViewHost {
      List {
        ForEach(["Milk", "Bread"], id: \.self) { Text($0) }.onDelete { _ in }
      }
      DisclosureGroup("More") { Text("inside") }
    }
    let row = #expect(throws: HostError.self) { try host.deleteRow("nope") }
    #expect(row?.description == "No row is found by the text 'nope'. There are 2: 'Milk', 'Bread'.")
    let label = #expect(throws: HostError.self) { try host.expand("nope") }
    #expect(label?.description == "No label that can be expanded is found by the text 'nope'. There is one: 'More'.")
  }

  @Test func `a closed host says that it is closed`() {
    let host = ViewHost {
      Button("b") {}
      ScrollView { Text("a") }
      List { Text("c") }
    }
    host.close()
    #expect(throws: HostError.closed) { try host.tap("b") }
    #expect(throws: HostError.closed) { try host.isEnabled("b") }
    #expect(throws: HostError.closed) { try host.scroll(by: 1) }
    #expect(throws: HostError.closed) { try host.listRows() }
    #expect(throws: HostError.closed) { try host.deleteRow("c") }
    #expect("\(HostError.closed)" == "The host is closed, so nothing is on its screen. Mount the view in another host.")
  }

  @Test func `a control that takes no touches is refused`() throws {
    var taps: [String] = []
    var isOn = false
    let host = ViewHost {
      Button("b") { taps.append("b") }.allowsHitTesting(false)
      VStack { Toggle("t", isOn: Binding(get: { isOn }, set: { isOn = $0 })) }.allowsHitTesting(false)
      Text("g").onTapGesture { taps.append("g") }.allowsHitTesting(false)
      Button("c") { taps.append("c") }.allowsHitTesting(true)
      Button("d") { taps.append("d") }.overlay { Color.red }
    }
    #expect(throws: HostError.untouchable("b", kind: "control")) { try host.tap("b") }
    #expect(throws: HostError.untouchable("b", kind: "button")) { try host.press("b") }
    #expect(throws: HostError.untouchable("t", kind: "toggle")) { try host.toggle("t") }
    #expect(throws: HostError.untouchable("g", kind: "control")) { try host.tap("g") }
    try host.tap("c")
    try host.tap("d")
    #expect(taps == ["c", "d"], "A control is tapped by its title, whatever covers it.")
    #expect(!isOn)
    #expect(
      "\(HostError.untouchable("b", kind: "control"))"
        == "The control 'b' takes no touches, because of allowsHitTesting(false) on it or on a view around it.")
  }
}
