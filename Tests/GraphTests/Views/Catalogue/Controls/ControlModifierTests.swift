import AttributeGraphUI
import Testing
import ViewTestSupport

/// Modifiers of controls, and of their look.
@MainActor
struct `Modifiers of controls` {
  struct Guarded: View {
    @State var isLocked = true
    @State var count = 0
    var body: some View {
      VStack {
        VStack {
          Button("count \(count)") { count += 1 }
          Toggle("on", isOn: .constant(true)).disabled(false)
        }
        .disabled(isLocked)
        Button("unlock") { isLocked = false }
      }
    }
  }

  @Test func `a disabled control does nothing, and nothing inside can enable itself again`() throws {
    let host = ViewHost { Guarded() }
    #expect(try !host.isEnabled("count 0"))
    #expect(try !host.isEnabled("on"))
    #expect(try host.isEnabled("unlock"))
    let report = try host.tap("count 0")
    #expect(report.total == WorkCounts())
    try host.tap("unlock")
    #expect(try host.isEnabled("on"))
    try host.tap("count 0")
    #expect(host.texts.first == "count 1")
  }

  @Test func `a body that reads isEnabled runs when it changes`() throws {
    struct Reader: View {
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Text(isEnabled ? "enabled" : "disabled") }
    }
    struct Owner: View {
      @State var isLocked = true
      var body: some View {
        VStack {
          Reader().disabled(isLocked)
          Button("unlock") { isLocked = false }
        }
      }
    }
    let host = ViewHost { Owner() }
    #expect(host.texts == ["disabled", "unlock"])
    try host.tap("unlock")
    #expect(host.texts == ["enabled", "unlock"])
    #expect(host.counts(of: Reader.self).bodies == 2)
  }

  @Test func `hidden and transparent views keep their space and cannot be tapped`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 10).hidden()
        Button("hidden") {}.hidden()
        Button("transparent") {}.opacity(0)
        Button("faint") {}.opacity(0.1)
      }
    }
    #expect(host.displayList.map(\.opacity) == [0, 0, 0, 0.1])
    #expect(throws: HostError.invisible("hidden", kind: "control")) { try host.tap("hidden") }
    #expect(throws: HostError.invisible("transparent", kind: "control")) { try host.tap("transparent") }
    #expect(throws: Never.self) { try host.tap("faint") }
  }

  @Test func `a foreground colour applies to texts and symbols without one of their own`() {
    let host = ViewHost {
      VStack {
        Text("usual")
        VStack {
          Text("inherited")
          Text("own").foregroundColor(.red)
          Image(systemName: "star")
          Label("a", systemImage: "b").foregroundStyle(.secondary)
          Text("back").foregroundColor(nil)
        }
        .foregroundColor(.blue)
      }
    }
    #expect(host.displayList.map(\.foregroundColor) == [nil, .blue, .red, .blue, .secondary, .secondary, .blue])
  }

  @Test func `a foreground style fills the shapes without one of their own`() {
    let host = ViewHost {
      HStack {
        Circle()
        Circle().fill(.red)
        Circle().foregroundStyle(.green)
        Circle().fill(.foreground).foregroundStyle(.tertiary)
      }
    }
    #expect(
      host.displayList.map(\.content) == [
        .shape("Circle", .primary), .shape("Circle", .red), .shape("Circle", .green),
        .shape("Circle", .primary.opacity(0.3)),
      ])
  }

  @Test func `a changed colour redraws, and runs only the body that set it`() throws {
    struct Leaf: View {
      var body: some View { Text("leaf") }
    }
    struct Owner: View {
      @State var isRed = false
      var body: some View {
        VStack {
          Leaf().foregroundColor(isRed ? .red : .blue)
          Button("red") { isRed = true }
        }
      }
    }
    let host = ViewHost { Owner() }
    let report = try host.tap("red")
    #expect(report.total.bodies == 1)
    #expect(report.total.displayItemsChanged == 1)
    #expect(host.displayList.first?.foregroundColor == .red)
  }

  @Test func `the types of modified texts are those of SwiftUI`() {
    #expect("\(type(of: Text("a").foregroundColor(.red)))" == "Text")
    #expect("\(type(of: Text("a").foregroundStyle(.red)))" == "Text")
    #expect(
      "\(type(of: Circle().foregroundColor(.red)))"
        == "ModifiedContent<Circle, _EnvironmentKeyWritingModifier<Optional<Color>>>")
    #expect(
      "\(type(of: Circle().foregroundStyle(.red)))" == "ModifiedContent<Circle, _ForegroundStyleModifier<Color>>")
    #expect(
      "\(type(of: Circle().disabled(true)))" == "ModifiedContent<Circle, _EnvironmentKeyTransformModifier<Bool>>")
    #expect(
      "\(type(of: Circle().accessibilityIdentifier("a")))"
        == "ModifiedContent<Circle, AccessibilityAttachmentModifier>")
  }

  @Test func `an identifier is found on a control, around it or inside it`() throws {
    var log: [String] = []
    let host = ViewHost {
      VStack {
        Button("a") { log.append("on") }.accessibilityIdentifier("on")
        HStack { Button("b") { log.append("around") } }.padding().accessibilityIdentifier("around")
        Button(action: { log.append("inside") }) { Text("c").accessibilityIdentifier("inside") }
      }
    }
    for identifier in ["on", "around", "inside"] { try host.tap(.identifier(identifier)) }
    #expect(log == ["on", "around", "inside"])
    let error = #expect(throws: HostError.self) { try host.tap(.identifier("nowhere")) }
    #expect(
      error?.description == """
        No control is found by the identifier 'nowhere'. There are 3: 'on', 'around', 'inside'.
        """)
  }

  @Test func `the frame of a view is asked for by its identifier, which may change`() throws {
    struct Owner: View {
      @State var name = "old"
      var body: some View {
        VStack {
          Color.red.frame(width: 30, height: 20).accessibilityIdentifier(name)
          Button("rename") { name = "new" }
        }
      }
    }
    let host = ViewHost { Owner() }
    #expect(host.frame(identifier: "old")?.size == CGSize(width: 30, height: 20))
    try host.tap("rename")
    #expect(host.frame(identifier: "old") == nil)
    #expect(host.frame(identifier: "new")?.size == CGSize(width: 30, height: 20))
  }

  @Test func `a label is a symbol beside a title, as high as a line`() {
    let host = ViewHost {
      VStack(spacing: 0) {
        Label("title", systemImage: "star").accessibilityIdentifier("label")
        Text("title").named("text")
        Image(systemName: "star").resizable().frame(width: 40, height: 20)
      }
    }
    #expect(host.viewList.map(\.description) == ["star", "title", "title", "star"])
    #expect(host.frame(identifier: "label")?.height == host.frame(named: "text")?.height)
    #expect(host.displayList.first?.frame.width == host.displayList.first?.frame.height)
    #expect(host.displayList.last?.frame.size == CGSize(width: 40, height: 20))
    #expect(host.displayList.first?.content == .symbol("star"))
  }
}
