import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Actions by accessibility.
@MainActor
struct `Accessibility actions` {
  struct Counter: View {
    @State private var count = 1
    var body: some View {
      Text("count \(count)").accessibilityLabel("Count").accessibilityValue("\(count)")
        .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
        .accessibilityAction { count = 100 }
        .accessibilityAction(named: "Reset") { count = 0 }
        .accessibilityAction(.magicTap) { count = 7 }
        .accessibilityScrollAction { edge in count = edge == .top ? 10 : 20 }
        .accessibilityZoomAction { count = $0.direction == .zoomIn ? 1000 : 1 }
    }
  }

  @Test func `an element is activated, adjusted, and does what has a name`() throws {
    let host = ViewHost { Counter() }
    let report = try host.accessibilityAdjust("Count", .increment)
    #expect(report.byType["Counter"]?.bodies == 1)
    #expect(host.accessibilityTree()["Count"]?.value == "2")
    try host.accessibilityActivate("Count")
    #expect(host.texts == ["count 100"])
    try host.accessibilityPerform("Reset", on: "Count")
    #expect(host.texts == ["count 0"])
    try host.accessibilityPerform(.magicTap, on: "Count")
    #expect(host.texts == ["count 7"])
    try host.accessibilityScroll("Count", to: .top)
    #expect(host.texts == ["count 10"])
    try host.accessibilityZoom("Count", .zoomIn)
    #expect(host.texts == ["count 1,000"])
    #expect(throws: HostError.self) { try host.accessibilityPerform("Fly", on: "Count") }
  }

  struct Buttons: View {
    @State private var log = ""
    var body: some View {
      Text(log)
      HStack {
        Text("row")
        Button("like") { log += "l" }
        Button("share") { log += "s" }
      }
      .accessibilityElement(children: .combine)
      Text("other").accessibilityActions {
        Button("copy") { log += "c" }
        Button("paste") { log += "p" }
      }
      Text("tapped").onTapGesture { log += "t" }
    }
  }

  @Test func `buttons in a group become actions with their names`() throws {
    let host = ViewHost { Buttons() }
    #expect(host.accessibilityTree()["row, like, share"]?.actionNames == ["like", "share"])
    try host.accessibilityPerform("share", on: "row, like, share")
    #expect(host.accessibilityTree()["other"]?.actionNames == ["copy", "paste"])
    try host.accessibilityPerform("paste", on: "other")
    try host.accessibilityActivate("tapped")
    #expect(host.texts.first == "spt")
  }

  @Test func `a disabled control does nothing`() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Toggle("Sound", isOn: $isOn).disabled(true) }
    }
    let host = ViewHost { Screen() }
    #expect(host.accessibilityTree()["Sound"]?.isEnabled == false)
    try host.accessibilityActivate("Sound")
    #expect(host.accessibilityTree()["Sound"]?.value == "0")
  }

  @Test func `a slider goes on by a step or by a tenth`() throws {
    struct Sliders: View {
      @State private var free = 0.0
      @State private var stepped = 0.0
      var body: some View {
        Slider(value: $free, in: 0...50) { Text("free") }
        Slider(value: $stepped, in: 0...50, step: 25) { Text("stepped") }
      }
    }
    let host = ViewHost { Sliders() }
    try host.accessibilityAdjust("free", .increment)
    try host.accessibilityAdjust("stepped", .increment)
    #expect(try host.value(of: "free") == 5)
    #expect(try host.value(of: "stepped") == 25)
    #expect(host.accessibilityTree()["stepped"]?.value == "50%")
  }

  struct Focus: View {
    enum Field { case one, other }
    @AccessibilityFocusState private var field: Field?
    @AccessibilityFocusState private var isOn: Bool
    var body: some View {
      Text("one").accessibilityFocused($field, equals: .one)
      Text("other").accessibilityFocused($field, equals: .other)
      Text("third").accessibilityFocused($isOn)
      Text("field \(field.map { "\($0)" } ?? "none"), third \(isOn)").accessibilityHidden(true)
      Button("jump") { field = .other }
    }
  }

  @Test func `the attention of a person and its value follow each other`() throws {
    let host = ViewHost { Focus() }
    #expect(host.accessibilityFocus == nil)
    try host.moveAccessibilityFocus(to: "one")
    #expect(host.texts.contains("field one, third false"))
    try host.moveAccessibilityFocus(to: "third")
    #expect(host.texts.contains("field none, third true"))
    try host.moveAccessibilityFocus(to: nil)
    #expect(host.texts.contains("field none, third false"))
    try host.tap("jump")
    #expect(host.accessibilityFocus?.label == "other")
  }

  struct MovingFocus: View {
    @AccessibilityFocusState private var field: Int?
    @State private var number = 1
    var body: some View {
      Text("view").accessibilityFocused($field, equals: number)
      Text("field \(field ?? 0)").accessibilityHidden(true)
      Button("more") { number += 1 }
    }
  }

  @Test func `the value of a view that gets the attention is the current one`() throws {
    let host = ViewHost { MovingFocus() }
    try host.tap("more")
    try host.moveAccessibilityFocus(to: "view")
    #expect(host.texts.contains("field 2"))
    try host.tap("more")
    #expect(host.accessibilityFocus == nil)
  }
}
