import AttributeGraphUI
import Testing

private struct BarApp: App {
  @State private var isShown = false
  @State private var isOtherShown = true

  var body: some Scene {
    Group {
      WindowGroup(id: "main") {
        Button("switch") { isShown.toggle() }
        Button("switch the other") { isOtherShown.toggle() }
        SettingsLink()
        Pushing()
      }
      .commands { Group { CommandMenu("Own") { Button("Do") {} } } }
      .commands { Stored(menu: CommandMenu("Stored") { Button("2") {} }) }
      .commands { Stored<EmptyCommands>(menu: nil) }
      .commands { if isOtherShown { CommandMenu("First") { Button("1") {} } } else { CommandMenu("Second") {} } }
      Window("About", id: "about") { Text("about") }
    }
    .windowBackgroundDragBehavior(.enabled)
    MenuBarExtra("Extra", isInserted: $isShown) { Text("in the bar") }
      .menuBarExtraStyle(.window)
    MenuBarExtra("Other", systemImage: "star", isInserted: $isOtherShown) { Text("other") }
    Settings { Text("settings") }
  }
}

private struct Stored<Menu: Commands>: Commands {
  let menu: Menu?
  var body: some Commands { menu }
}

private struct Pushing: View {
  @Environment(\.pushWindow) private var pushWindow
  var body: some View { Button("push") { pushWindow(id: "about") } }
}

private struct PhasedApp: App {
  @Environment(\.scenePhase) private var phase
  static var phases: [ScenePhase] = []
  var body: some Scene {
    WindowGroup { Text("main") }.onChange(of: phase) { Self.phases += [$0, $1] }
    MenuBarExtra("Extra") { Text("in the bar") }
  }
}

/// Menus in the bar of the system that come and go, and windows that buttons open.
@MainActor
struct `Menus in the bar` {
  private let app = AppHost(launching: BarApp.self)

  private var bar: [String] { app.windows.filter { $0.kind == .menuBarExtra }.map(\.title) }

  @Test func `a menu exists while its binding is true`() throws {
    let main = try #require(app.windows.first { $0.sceneID == "main" })
    #expect(bar == ["Other"])
    try main.host.tap("switch")
    #expect(bar.sorted() == ["Extra", "Other"])
    #expect(app.windows.first { $0.title == "Extra" }?.appearance == ["menuBarExtraStyle WindowMenuBarExtraStyle"])
    try main.host.tap("switch the other")
    #expect(bar == ["Extra"])
    try main.host.tap("switch")
    #expect(bar == [])
    #expect(app.issues == [])
  }

  @Test func `a program with a menu in the bar is active from its launch on`() {
    let app = AppHost(launching: PhasedApp.self)
    #expect(PhasedApp.phases == [.inactive, .active])
    #expect(app.phase == .active)
  }

  @Test func `a link opens the settings, and a push a window in front`() throws {
    let main = try #require(app.windows.first { $0.sceneID == "main" })
    try main.host.tap("Settings…")
    #expect(app.frontWindow?.kind == .settings)
    try main.host.tap("push")
    #expect(app.frontWindow?.sceneID == "about")
    #expect(main.isOpen)
  }

  @Test func `scenes and commands of groups exist`() {
    #expect(app.menus.map(\.title).contains("Own"))
    #expect(app.menus.map(\.title).contains("Stored"))
    #expect(app.menus.map(\.title).contains("First") && !app.menus.map(\.title).contains("Second"))
    #expect(app.windows.first { $0.sceneID == "main" }?.appearance == ["windowBackgroundDragBehavior enabled"])
  }
}
