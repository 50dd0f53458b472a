import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Toolbars: where their items stand, and what a person does with them.
@MainActor
struct `Toolbars` {
  private func host(@ViewBuilder _ content: () -> some View) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 400), root: content)
  }

  private func frame(_ text: String, _ host: ViewHost) -> CGRect { host.element(text: text)?.frame ?? .null }

  @Test func `items stand in a bar by their placement, and a host taps them`() throws {
    var taps: [String] = []
    let host = host {
      Color.red.toolbar {
        ToolbarItem(placement: .navigationBarLeading) { Button("Back") { taps.append("back") } }
        ToolbarItem(placement: .principal) { Text("Title") }
        ToolbarItem { Button("Add") { taps.append("add") } }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("First") {}
          Spacer()
          Button("Last") { taps.append("last") }
        }
      }
    }
    #expect(frame("Back", host).minX == 16 && frame("Back", host).midY == 22)
    #expect(frame("Title", host).midX == 150)
    #expect(frame("Add", host).maxX == 284)
    #expect(frame("First", host).minX == 16 && frame("First", host).midY == 378)
    #expect(frame("Last", host).maxX == 284)
    for button in ["Add", "Last", "Back"] { try host.tap(button) }
    #expect(taps == ["add", "last", "back"])
  }

  @Test func `items over the keyboard stand at the bottom while a field is focused`() throws {
    struct Page: View {
      @State private var amount = ""
      @State private var name = ""
      @FocusState private var isEditing: Bool
      var body: some View {
        VStack {
          TextField("amount", text: $amount).focused($isEditing)
          TextField("name", text: $name)
        }
        .frame(maxHeight: .infinity)
        .toolbar {
          ToolbarItem(placement: .bottomBar) { Text("below") }
          ToolbarItemGroup(placement: .keyboard) {
            Text("\(amount)!")
            Spacer()
            Button("Done") { isEditing = false }
          }
        }
      }
    }
    let host = host { NavigationStack { Page() } }
    #expect(host.element(text: "Done") == nil)
    try host.type("7", into: "amount")
    #expect(frame("7!", host).minX == 16)
    #expect(frame("Done", host).maxX == 284 && frame("Done", host).midY == 378)
    #expect(frame("below", host).midY == 334)
    try host.focus("name")
    #expect(host.element(text: "Done") != nil)
    try host.focus("amount")
    try host.tap("Done")
    #expect(host.element(text: "Done") == nil)
    #expect(try !host.isFocused("amount"))
    #expect(host.issues.isEmpty)
  }

  @Test func `items over the keyboard go with the field that is removed`() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { TextField("name", text: .constant("")) }
          Button("remove") { isShown = false }
        }
        .toolbar { ToolbarItem(placement: .keyboard) { Text("Done") } }
      }
    }
    let host = host { Page() }
    try host.focus("name")
    #expect(host.element(text: "Done") != nil)
    try host.tap("remove")
    #expect(host.element(text: "Done") == nil)
    #expect(host.close().isEmpty)
  }

  @Test func `the view keeps out of the bars, and no items make no bar`() {
    let host = host {
      GeometryReader { proxy in Text("\(proxy.size.height)") }.toolbar { Button("Add") {} }
    }
    #expect(host.texts.contains("356.000000"))
    let empty = self.host { GeometryReader { proxy in Text("\(proxy.size.height)") }.toolbar { EmptyView() } }
    #expect(empty.texts == ["400.000000"])
  }

  @Test func `items of one content share its state at all places`() throws {
    struct Items: ToolbarContent {
      @State private var count = 0
      @StateObject private var model = Model()
      var body: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { Text("count \(count)") }
        ToolbarItem(placement: .topBarTrailing) { Button("add") { count += 1 } }
        ToolbarItem(placement: .bottomBar) { Button("model \(model.count)") { model.count += 1 } }
        ToolbarItem(placement: .principal) { Text("total \(count + model.count)") }
      }
      final class Model: ObservableObject { @Published var count = 0 }
    }
    struct Screen: View {
      @State private var isShown = true
      @State private var visibility = Visibility.visible
      var body: some View {
        VStack {
          Button("switch") { isShown.toggle() }
          Button("hide") { visibility = visibility == .hidden ? .visible : .hidden }
        }
        .frame(maxHeight: .infinity)
        .toolbar {
          if isShown { Items() }
          ToolbarItem(placement: .principal) { Text("title") }
          Items()
        }
        .toolbar(visibility, for: .navigationBar)
      }
    }
    let host = host { Screen() }
    try host.tap(.number(1, of: "add"))
    try host.tap("model 0")
    #expect(host.texts.filter { $0.hasPrefix("count") } == ["count 1", "count 0"])
    #expect(host.texts.filter { $0.hasPrefix("total") } == ["total 2", "total 0"])
    try host.tap("hide")
    try host.tap("hide")
    #expect(host.texts.filter { $0.hasPrefix("count") } == ["count 1", "count 0"])
    try host.tap("switch")
    #expect(host.texts.filter { $0.hasPrefix("total") } == ["total 0"])
    try host.tap("switch")
    #expect(host.texts.filter { $0.hasPrefix("total") } == ["total 0", "total 0"])
    #expect(host.close().isEmpty)
  }

  @Test func `items without an object that they need are reported once at each place, and not shown`() {
    final class Model: ObservableObject { @Published var count = 0 }
    struct Items: ToolbarContent {
      @EnvironmentObject private var model: Model
      var body: some ToolbarContent { ToolbarItem { Text("\(model.count)") } }
    }
    let host = host { Text("page").toolbar { Items() } }
    #expect(host.texts == ["page"])
    #expect(host.issues.map(\.view) == Array(repeating: "Items", count: 4))
    #expect(host.close().isEmpty)
  }

  @Test func `items come and go, and keep their state`() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Page: View {
      @State private var isEditing = false
      var body: some View {
        Color.red.toolbar {
          ToolbarItem { Counting() }
          if isEditing {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isEditing = false } }
          } else {
            ToolbarItem { Button("Edit") { isEditing = true } }
          }
          if isEditing { ToolbarItem(placement: .bottomBar) { Text("status") } }
        }
      }
    }
    let host = host { Page() }
    try host.tap("count 0")
    #expect(host.texts == ["count 1", "Edit"])
    try host.tap("Edit")
    #expect(host.texts == ["Cancel", "count 1", "status"])
    try host.tap("Cancel")
    #expect(host.texts == ["count 1", "Edit"])
  }

  @Test func `an item goes to another bar, and that keeps the view out of itself`() throws {
    struct Page: View {
      var hasRest = false
      @State private var isBelow = false
      var body: some View {
        GeometryReader { proxy in Text("\(proxy.frame(in: .global).minY)") }.toolbar {
          ToolbarItem(placement: isBelow ? .bottomBar : .navigation) { Button("Move") { isBelow.toggle() } }
          ToolbarItem(placement: isBelow ? .bottomBar : .primaryAction) { Text("Second") }
          if hasRest { ToolbarItem(placement: .navigation) { Text("Rest") } }
        }
      }
    }
    let host = host { Page() }
    #expect(host.texts == ["44.000000", "Move", "Second"])
    #expect(frame("Move", host).minX == 16 && frame("Move", host).midY == 22)
    try host.tap("Move")
    #expect(host.texts == ["0.000000", "Move", "Second"])
    #expect(frame("Move", host).midY == 378 && frame("Second", host).midY == 378)
    try host.tap("Move")
    #expect(frame("Move", host).midY == 22)
    let full = self.host { Page(hasRest: true) }
    try full.tap("Move")
    #expect(full.texts == ["44.000000", "Rest", "Move", "Second"])
  }

  @Test func `items of one's own have a body and read the environment`() throws {
    struct Items: ToolbarContent {
      @Environment(\.colorScheme) private var scheme
      let add: () -> Void
      var body: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) { Button("Add", action: add) }
        ToolbarItem(placement: .cancellationAction) { Text("\(scheme)") }
      }
    }
    var count = 0
    let host = host { Color.red.toolbar { Items { count += 1 } } }
    #expect(host.texts == ["light", "Add"])
    try host.tap("Add")
    #expect(count == 1)
  }

  @Test func `bars are hidden, coloured and given a scheme`() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(scheme)") }
    }
    let items = Group { Scheme() }
    let hidden = host { Color.red.toolbar { items }.toolbar(.hidden, for: .navigationBar) }
    #expect(hidden.texts == [])
    let other = host { Color.red.toolbar { items }.toolbar(.hidden, for: .tabBar, .bottomBar) }
    #expect(other.texts == ["light"])
    let styled = host {
      Color.red.toolbar { items }.toolbarBackground(.blue, for: .navigationBar).toolbarColorScheme(.dark)
    }
    #expect(styled.texts == ["dark"])
    let background = styled.displayList.first { $0.content == .shape("Rectangle", .blue) }
    #expect(background?.frame.size == CGSize(width: 300, height: 44))
    let plain = host {
      Color.red.toolbar { items }.toolbarBackground(.blue).toolbarBackground(.hidden, for: .navigationBar)
    }
    #expect(!plain.displayList.contains { $0.content == .shape("Rectangle", .blue) })
  }

  @Test func `a title menu opens, and the items of earlier releases stand at both ends`() throws {
    var taps = 0
    let host = host {
      Color.red.navigationBarItems(leading: Text("left"), trailing: Button("right") { taps += 1 })
      Color.red.toolbarTitleMenu { Button("Rename") { taps += 10 } }
    }
    try host.tap("right")
    try host.tap("chevron.down")
    try host.tap("Rename")
    #expect(taps == 11)
  }

  @Test func `a page of a navigation stack has a toolbar`() throws {
    let host = host {
      NavigationStack {
        NavigationLink("Next") { Text("Page").toolbar { Button("Share") {} } }.toolbar { Button("Settings") {} }
      }
    }
    #expect(host.texts.contains("Settings"))
    try host.tap("Next")
    #expect(host.texts.contains("Share") && !host.texts.contains("Settings"))
  }
}
