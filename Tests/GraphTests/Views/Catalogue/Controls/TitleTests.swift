import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// How controls are found and shown by their titles.
@MainActor
struct `Titles` {
  @Test func `of labels in toolbars are not shown, and find their buttons all the same`() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Text("count \(count)").toolbar {
          ToolbarItem { Button("Add", systemImage: "plus") { count += 1 } }
        }
      }
    }
    let host = ViewHost { Page() }
    #expect(host.texts == ["count 0"])
    try host.tap("Add")
    try host.tap("plus")
    #expect(host.texts == ["count 2"])
  }

  @Test func `of labels in toolbars are shown where a style inside asks for them`() {
    let host = ViewHost {
      Text("a").toolbar { Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon) }
    }
    #expect(host.texts.contains("Add"))
  }

  @Test func `of buttons that show their symbol alone are their words for accessibility`() {
    let host = ViewHost { Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly) }
    #expect(host.accessibilityTree().all.map(\.label) == ["Add"])
  }

  @Test func `of fields with a prompt find the field, as the prompt does`() throws {
    struct Form: View {
      @State private var name = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name, prompt: Text("Required"))
          Text(name)
        }
      }
    }
    let host = ViewHost { Form() }
    try host.type("a", into: "Name")
    try host.type("b", into: "Name")
    #expect(host.texts.last == "ab")
  }

  @Test func `stand below the symbol where there is no content`() throws {
    let host = ViewHost { ContentUnavailableView("No Mail", systemImage: "tray") }
    let title = try #require(
      host.displayList.first { if case .text("No Mail", _) = $0.content { true } else { false } }?.frame)
    let symbol = try #require(host.displayList.first { $0.content == .symbol("tray") })
    #expect(symbol.frame.maxY < title.minY)
    #expect(symbol.frame.midX == title.midX)
  }

  @Test func `of controls are keys that are looked up and formatted`() {
    let count = 1234
    let host = ViewHost {
      VStack {
        DatePicker("\(count) dates", selection: .constant(Date()))
        ColorPicker("\(count) colours", selection: .constant(.red))
        Menu("**\(count)** menus") {}
        LabeledContent("\(count) rows", value: "b")
        LabeledContent("\(count)" as String, value: "b")
      }
    }
    let titles = host.texts.filter { $0.contains("234") }
    #expect(titles == ["1,234 dates", "1,234 colours", "1,234 menus", "1,234 rows", "1234"])
  }
}
