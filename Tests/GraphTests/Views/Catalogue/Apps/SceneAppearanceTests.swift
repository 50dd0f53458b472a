import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

private struct StoredName: View {
  @AppStorage("name") private var name = "nobody"
  var body: some View { Text(name) }
}

private struct ToolsApp: App {
  static var store: UserDefaults { UserDefaults(suiteName: "looks of scenes") ?? .standard }

  var body: some Scene {
    WindowGroup(id: "main") { StoredName() }
      .windowToolbarStyle(.unified(showsTitle: false))
      .defaultLaunchBehavior(.presented)
      .restorationBehavior(.disabled)
      .defaultAppStorage(Self.store)
      .commands {
        SidebarCommands()
        CommandMenu("Own") { Button("Do") {} }
        TextEditingCommands()
      }
    UtilityWindow("Tools", id: "tools") { Text("tools") }
      .keyboardShortcut("t", modifiers: [.command, .shift])
  }
}

/// Wishes about windows that a host records, and the system's own commands.
@MainActor
struct `Looks of scenes` {
  private let app: AppHost

  init() {
    ToolsApp.store.set("Ann", forKey: "name")
    app = AppHost(launching: ToolsApp.self)
  }

  @Test func `wishes about a window are recorded`() throws {
    let window = try #require(app.windows.first)
    #expect(
      window.appearance == [
        "windowToolbarStyle UnifiedWindowToolbarStyle", "defaultLaunchBehavior presented",
        "restorationBehavior disabled",
      ])
  }

  @Test func `a scene says where its windows keep values`() throws {
    #expect(try #require(app.windows.first).host.texts == ["Ann"])
  }

  @Test func `a utility window is opened by its id`() throws {
    let tools = try #require(app.openWindow(id: "tools"))
    #expect(tools.host.texts == ["tools"])
    #expect(tools.appearance == ["keyboardShortcut ⇧⌘T"])
  }

  @Test func `the system's commands are in no menu`() {
    #expect(app.menus.map(\.title).contains("Own"))
    #expect(app.issues == [])
  }
}
