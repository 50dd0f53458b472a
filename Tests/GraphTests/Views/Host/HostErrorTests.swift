import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The errors of a host: what they say, and when they are thrown.
@MainActor
struct `Errors of a host` {
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

  @Test func `a number that a request cannot use is an error, and nothing happens`() throws {
    var values: [Double] = []
    let host = ViewHost {
      ScrollView { Text("a").frame(height: 2_000) }.frame(height: 100)
      Slider(value: Binding(get: { 0.5 }, set: { values.append($0) })) { Text("S") }.accessibilityIdentifier("S")
      Text("drag me").gesture(DragGesture().onEnded { values.append($0.translation.width) })
      Text("tap me").onTapGesture { values.append(-1) }
    }
    let errors = [
      #expect(throws: HostError.self) { try host.scroll(by: .nan) },
      #expect(throws: HostError.self) { try host.scroll(to: CGFloat.nan) },
      #expect(throws: HostError.self) { try host.scroll(to: CGPoint(x: 0, y: CGFloat.nan)) },
      #expect(throws: HostError.self) { try host.slide(.identifier("S"), to: .nan) },
      #expect(throws: HostError.self) { try host.drag("drag me", by: CGSize(width: CGFloat.nan, height: 0)) },
      #expect(throws: HostError.self) { try host.tap("tap me", times: 0) },
      #expect(throws: HostError.self) { try host.tap("tap me", times: -1) },
    ]
    #expect(
      errors.map { $0?.description } == [
        "The distance of the scroll is nan. Give a number.",
        "The offset of the scroll is nan. Give a number.",
        "The offset of the scroll is (0.0, nan). Give two numbers.",
        "The value for the slider is nan. Give a number.",
        "The distance of the drag is nan by 0.0. Give two finite numbers.",
        "The number of taps is 0. Give 1 or more.",
        "The number of taps is -1. Give 1 or more.",
      ])
    #expect(values == [])
    #expect(try host.scrollOffset().y == 0)
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

  /// Rows with buttons under a sheet.
  struct Covered: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        ForEach(0..<30) { Button("row \($0)") {} }
        ForEach(0..<2) { _ in Button("Save") {} }
        Button("Secret") {}.hidden()
        Button("") {}.accessibilityIdentifier("done")
      }
      .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
    }
  }

  @Test func `a message names the controls in front first, and those of one name once`() throws {
    let host = ViewHost { Covered() }
    let error = #expect(throws: HostError.self) { try host.tap("nope") }
    let rows = (0..<19).map { "'row \($0)'" }.joined(separator: ", ")
    #expect(error?.description == "No control is titled 'nope'. There are 34: 'Close', \(rows), and 14 more.")
    try host.tap("Close")
    let other = #expect(throws: HostError.self) { try host.tap(.number(3, of: "Save")) }
    #expect(other?.description == "No control is found by the text 'Save', number 3. There are 2: 'Save' (2).")
  }

  @Test(arguments: [
    ("Secret", "The control 'Secret' is not visible: it, or a view around it, is hidden or has the opacity 0."),
    ("done", #"No control is titled 'done'. That is an accessibilityIdentifier: ask for .identifier("done")."#),
  ])
  func `a message says why a control is not found by its text`(title: String, message: String) throws {
    let host = ViewHost { Covered() }
    try host.tap("Close")
    let error = #expect(throws: HostError.self) { try host.tap(.text(title)) }
    #expect(error?.description == message)
  }

  @Test func `a message asks for a title that differs in case or in spaces`() throws {
    let host = ViewHost { Button("Add item") {} }
    let error = #expect(throws: HostError.self) { try host.tap("add item ") }
    #expect(
      error?.description == "No control is titled 'add item '. There is one: 'Add item'. Did you mean 'Add item'?")
  }

  @Test func `numbers of controls begin with 1`() throws {
    let host = ViewHost { Button("Add") {} }
    let error = #expect(throws: HostError.self) { try host.tap(.number(0, of: "Add")) }
    #expect(error?.description == "The number of a control is 0. Give 1 for the first one, or more.")
  }
}
