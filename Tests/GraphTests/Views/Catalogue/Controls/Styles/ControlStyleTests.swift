import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Styles of toggles, labels, progress views and group boxes.
@MainActor
struct `Styles of other controls` {
  struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Text(configuration.isOn ? "[x]" : "[ ]")
        configuration.label
      }
    }
  }

  struct Switch: View {
    @State private var isOn = false
    var body: some View {
      Toggle("wifi", isOn: $isOn)
      Text(isOn ? "connected" : "alone")
    }
  }

  @Test func `a toggle style sets the value itself`() throws {
    let host = ViewHost { VStack { Switch() }.toggleStyle(Checkbox()) }
    #expect(host.texts == ["[ ]", "wifi", "alone"])
    try host.tap("wifi")
    #expect(host.texts == ["[x]", "wifi", "connected"])
    #expect(try host.isOn("wifi"))
    try host.toggle("wifi")
    #expect(host.texts == ["[ ]", "wifi", "alone"])
  }

  @Test func `a toggle is drawn as a button or as a switch`() throws {
    let button = ViewHost { VStack { Switch() }.toggleStyle(.button) }
    try button.tap("wifi")
    #expect(button.texts == ["wifi", "connected"])
    #expect(button.displayList.count == 2)
    let usual = ViewHost { VStack { Switch() }.toggleStyle(.switch) }
    #expect(usual.displayList.map(\.frame) == ViewHost { VStack { Switch() } }.displayList.map(\.frame))
  }

  struct Below: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test func `a label style arranges the parts of a label`() throws {
    let host = ViewHost { Label("rain", systemImage: "cloud").labelStyle(Below()) }
    let (title, icon) = (try #require(host.displayList.first), try #require(host.displayList.last))
    #expect(title.frame.maxY <= icon.frame.minY)
    #expect(host.texts == ["rain"])
  }

  @Test func `a label may be its title or its icon alone`() {
    let host = ViewHost {
      VStack {
        Label("one", systemImage: "1.circle").labelStyle(.titleOnly)
        Label("two", systemImage: "2.circle").labelStyle(.iconOnly)
        Label("three", systemImage: "3.circle").labelStyle(.titleAndIcon)
      }
    }
    #expect(host.viewList.map(\.description) == ["one", "2.circle", "3.circle", "three"])
  }

  @Test func `a progress view is a bar with a value and a spinner without one`() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      VStack {
        ProgressView()
        ProgressView("loading")
        ProgressView(value: 0.25)
        ProgressView("done", value: 30, total: 40)
        ProgressView(value: 7.0, total: 5) {
          Text("label")
        } currentValueLabel: {
          Text("all")
        }
        ProgressView(value: Double?.none)
      }
    }
    #expect(
      host.viewList.map(\.description) == [
        "progress wheel", "progress wheel", "loading", "progress bar 0.25", "done", "progress bar 0.75", "label",
        "progress bar 1.0", "all", "progress wheel",
      ])
    #expect(host.displayList.first { $0.content == .control(.progressBar, value: "0.25") }?.frame.size.width == 100)
  }

  struct InWords: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) %" } ?? "some time")
    }
  }

  struct Loading: View {
    @State private var done = 0.5
    var body: some View {
      VStack {
        ProgressView("a", value: done)
        ProgressView()
        Button("go on") { done += 0.25 }
      }
      .progressViewStyle(InWords())
    }
  }

  @Test func `a progress view style follows the value`() throws {
    let host = ViewHost { Loading() }
    #expect(host.texts == ["a", "50 %", "some time", "go on"])
    try host.tap("go on")
    #expect(host.texts == ["a", "75 %", "some time", "go on"])
  }

  @Test func `a group box is a padded column below its label`() {
    expectMounted(proposing: nil, nil, size: (62, 66), frames: ["in": (16, 40, 30, 10), "label": (16, 16, 20, 16)]) {
      GroupBox {
        F(30, 10).named("in")
      } label: {
        F(20, 16).named("label")
      }
    }
  }

  struct Bare: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      configuration.label
    }
  }

  @Test func `a group box style arranges label and content`() {
    let host = ViewHost { GroupBox("title") { Text("content") }.groupBoxStyle(Bare()) }
    #expect(host.texts == ["content", "title"])
  }
}
