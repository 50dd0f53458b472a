import AttributeGraphUI
import Testing

/// Menus, context menus and groups of controls.
@MainActor
struct `Menus` {
  final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func host(@ViewBuilder _ content: () -> some View) -> ViewHost { ViewHost(root: content) }

  @Test func `a tap on the label opens a menu, and a tap on a button in it closes it`() throws {
    let host = host {
      Menu("File") {
        Button("Open") { log.lines.append("open") }
        Button("Close") { log.lines.append("close") }
      }
    }
    #expect(host.texts == ["File"])
    #expect(host.presentation == nil)
    try host.tap("File")
    #expect(host.presentation?.kind == .menu)
    #expect(host.presentation?.texts == ["Open", "Close"])
    try host.tap("Close")
    #expect(log.lines == ["close"])
    #expect(host.presentation == nil)
  }

  @Test func `a menu is left without an action`() throws {
    let host = host { Menu("File") { Button("Open") { log.lines.append("open") } } }
    try host.tap("File")
    try host.dismiss()
    #expect(host.presentation == nil && log.lines.isEmpty)
  }

  @Test func `a menu in a menu opens over it`() throws {
    let host = host {
      Menu("File") {
        Menu {
          Button("Letter") { log.lines.append("letter") }
        } label: {
          Label("New", systemImage: "plus")
        }
      }
    }
    try host.tap("File")
    try host.tap("New")
    #expect(host.presentation?.texts == ["Letter"])
    try host.tap("Letter")
    #expect(log.lines == ["letter"])
  }

  @Test func `a menu with a primary action runs it by a tap, and opens when it is held`() throws {
    let host = host {
      Menu("Add") {
        Button("Many") { log.lines.append("many") }
      } primaryAction: {
        log.lines.append("one")
      }
    }
    try host.tap("Add")
    #expect(log.lines == ["one"])
    #expect(host.presentation == nil)
    try host.longPress("Add")
    try host.tap("Many")
    #expect(log.lines == ["one", "many"])
  }

  @Test func `a menu whose actions do not dismiss it stays`() throws {
    let host = host {
      Menu("Count") { Button("More") { log.lines.append("more") } }.menuActionDismissBehavior(.disabled)
    }
    try host.tap("Count")
    try host.tap("More")
    try host.tap("More")
    #expect(log.lines == ["more", "more"])
    #expect(host.presentation?.kind == .menu)
  }

  @Test func `an item that does not dismiss its menu leaves it open, and an item beside it closes it`() throws {
    let host = host {
      Menu("Count") {
        Button("More") { log.lines.append("more") }.menuActionDismissBehavior(.disabled)
        Button("Done") { log.lines.append("done") }
      }
    }
    try host.tap("Count")
    try host.tap("More")
    try host.tap("More")
    #expect(host.presentation?.kind == .menu)
    try host.tap("Done")
    #expect(host.presentation == nil && log.lines == ["more", "more", "done"])
  }

  @Test func `a style makes a menu of its own`() throws {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("<")
          Menu(configuration)
          Text(">")
        }
      }
    }
    let host = host {
      Menu("File") { Button("Open") { log.lines.append("open") } }.menuStyle(Framed())
      Menu("Edit") { Text("Undo") }.menuStyle(.borderlessButton)
    }
    #expect(host.texts == ["<", "File", ">", "Edit"])
    try host.tap("File")
    try host.tap("Open")
    #expect(log.lines == ["open"])
  }

  @Test func `a context menu opens when its view is held`() throws {
    let host = host {
      Text("Photo").contextMenu {
        Button("Delete", role: .destructive) { log.lines.append("delete") }
      } preview: {
        Text("large")
      }
      Text("Plain").contextMenu(ContextMenu<Text>?.none)
    }
    try host.longPress("Photo")
    #expect(host.presentation?.texts == ["large", "Delete"])
    try host.tap("Delete")
    #expect(log.lines == ["delete"])
    #expect(host.presentation == nil)
  }

  @Test func `a context menu without items is not shown`() throws {
    let isEmpty = true
    let host = host {
      Text("Plain").contextMenu(ContextMenu<Text>?.none)
      Text("Empty").contextMenu { if !isEmpty { Button("Delete") {} } }
      Text("List").contextMenu { ForEach(0..<0) { Text("\($0)") } }
    }
    for name: ControlTarget in ["Plain", "Empty", "List"] {
      try host.longPress(name)
      #expect(host.presentation == nil)
    }
  }

  @Test func `a group of controls is a row, or a menu by its style`() throws {
    let host = host {
      ControlGroup {
        Button("Cut") {}
        Button("Copy") { log.lines.append("copy") }
      }
      ControlGroup("Turn") {
        Button("Left") { log.lines.append("left") }
      }
      .controlGroupStyle(.menu)
    }
    #expect(host.texts == ["Cut", "Copy", "Turn"])
    try host.tap("Copy")
    try host.tap("Turn")
    try host.tap("Left")
    #expect(log.lines == ["copy", "left"])
  }

  struct Settings: View {
    @State private var isOn = false
    @State private var order = 1
    var body: some View {
      Menu("menu") {
        Toggle("wifi", isOn: $isOn)
        Picker("sort", selection: $order) {
          Text("up").tag(1)
          Text("down").tag(2)
        }
      }
      Text("\(isOn) \(order)")
    }
  }

  @Test func `toggles and options of pickers in a menu are tapped, and close it`() throws {
    let host = ViewHost { Settings() }
    try host.tap("menu")
    #expect(host.presentation?.texts == ["wifi", "sort", "up", "down"])
    try host.tap("wifi")
    #expect(host.texts == ["menu", "true 1"])
    try host.tap("menu")
    try host.tap("down")
    #expect(host.texts == ["menu", "true 2"])
    try host.tap("menu")
    try host.pick("up", in: "sort")
    #expect(host.texts == ["menu", "true 1"])
    #expect(host.issues.isEmpty)
  }
}
