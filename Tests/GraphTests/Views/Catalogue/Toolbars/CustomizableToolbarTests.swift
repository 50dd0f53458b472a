import AttributeGraphUI
import Foundation
import Testing

/// Toolbars that a person may rearrange elsewhere: which of their items are shown.
@MainActor
struct `Customizable toolbars` {
  private struct Items: CustomizableToolbarContent {
    let isEditing: Bool
    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "add") { Text("Add") }
      if isEditing {
        ToolbarItem(id: "cancel", placement: .cancellationAction) { Text("Cancel") }
      } else {
        ToolbarItem(id: "edit", placement: .principal) { Text("Edit") }
      }
      if isEditing { ToolbarItem(id: "delete", placement: .bottomBar) { Text("Delete") } }
    }
  }

  @Test func `items of branches come and go`() throws {
    struct Page: View {
      @State private var isEditing = false
      var body: some View {
        Button("switch") { isEditing.toggle() }.toolbar(id: "main") { Items(isEditing: isEditing) }
      }
    }
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { Page() }
    #expect(Set(host.texts) == ["switch", "Add", "Edit"])
    try host.tap("switch")
    #expect(Set(host.texts) == ["switch", "Add", "Cancel", "Delete"])
  }

  @Test func `items that are hidden, at once or by default, are not shown`() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      Color.red.toolbar(id: "main") {
        ToolbarItem(id: "a") { Text("a") }.hidden()
        ToolbarItem(id: "b") { Text("b") }.hidden(false).customizationBehavior(.disabled)
        ToolbarItem(id: "c") { Text("c") }.defaultCustomization(.hidden)
        ToolbarItem(id: "d", showsByDefault: false) { Text("d") }
        ToolbarItem(id: "e") { Text("e") }.defaultCustomization(options: .alwaysAvailable)
      }
    }
    #expect(host.texts == ["b", "e"])
  }

  @Test func `a menu for the title is an item like others, and not shown without content`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      Color.red.toolbar(id: "main") {
        ToolbarTitleMenu { Button("Rename") {} }
        ToolbarItem(id: "b") { Text("b") }
      }
    }
    try host.tap("chevron.down")
    #expect(host.texts.contains("Rename"))
    let empty = ViewHost { Text("page").toolbar { ToolbarTitleMenu() } }
    #expect(empty.texts == ["page"])
    #expect(throws: HostError.self) { try empty.tap("chevron.down") }
  }

  @Test func `items of a group are shown at their places`() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      Color.red.toolbar {
        Group {
          ToolbarItem(placement: .topBarLeading) { Text("first") }
          ToolbarItem(placement: .topBarTrailing) { Text("last") }
        }
      }
    }
    #expect(host.element(text: "first")?.frame?.minX == 16)
    #expect(host.element(text: "last")?.frame?.maxX == 284)
  }
}
