import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Popovers, action sheets, and dialogs with hidden titles.
@MainActor
struct `Popovers and action sheets` {
  struct Item: Identifiable {
    let id: String
  }

  struct Screen: View {
    @State private var isPresented = false
    @State private var item: Item?
    var body: some View {
      Button("flag") { isPresented = true }
        .popover(isPresented: $isPresented, arrowEdge: .bottom) {
          Text("by flag")
          Button("stay") {}
        }
      Button("item") { item = Item(id: "x") }
        .popover(item: $item, attachmentAnchor: .point(.center)) { Text("by \($0.id)" as String) }
      Text(isPresented || item != nil ? "open" : "closed")
    }
  }

  @Test func `a popover is presented, stays when a button in it is tapped, and is left`() throws {
    let host = ViewHost { Screen() }
    try host.tap("flag")
    #expect(host.presentation?.kind == .popover)
    try host.tap("stay")
    #expect(host.presentation?.texts == ["by flag", "stay"])
    try host.dismiss()
    #expect(host.presentation == nil)
    #expect(host.texts.last == "closed")
  }

  @Test func `a popover of an item sets the binding to nil when it is left`() throws {
    let host = ViewHost { Screen() }
    try host.tap("item")
    #expect(host.presentation?.texts == ["by x"])
    try host.dismiss()
    #expect(host.texts.last == "closed")
  }

  struct Choice: View {
    @State private var isPresented = true
    @State private var log = "nothing"
    var body: some View {
      Text(log)
        .actionSheet(isPresented: $isPresented) {
          ActionSheet(
            title: Text("Sort"), message: Text("How?"),
            buttons: [.default(Text("Up")) { log = "up" }, .destructive(Text("Drop")), .cancel()])
        }
    }
  }

  @Test func `an action sheet has a title, a message and buttons that leave it`() throws {
    let host = ViewHost { Choice() }
    #expect(host.alert?.kind == .confirmationDialog)
    #expect(host.alert?.title == "Sort")
    #expect(host.alert?.message == "How?")
    #expect(host.alert?.buttons == ["Up", "Drop", "Cancel"])
    try host.tap("Up")
    #expect(host.texts == ["up"])
  }

  struct Quiet: View {
    @State private var isPresented = true
    var body: some View {
      Text("a").confirmationDialog("Sure?", isPresented: $isPresented, titleVisibility: .hidden) { Button("Yes") {} }
    }
  }

  @Test func `the title of a dialog may be hidden`() {
    let host = ViewHost { Quiet() }
    #expect(host.alert?.title == nil)
    #expect(host.alert?.buttons == ["Yes", "Cancel"])
  }
}
