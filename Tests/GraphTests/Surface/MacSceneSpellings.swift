import SwiftUI

struct MacSceneSpelling: App {
  @AppStorage("showsMenuBarIcon") private var showsMenuBarIcon = true

  var body: some Scene {
    MenuBarExtra(isInserted: $showsMenuBarIcon) {
      Text("a")
    } label: {
      Image(systemName: "star")
    }
    .menuBarExtraStyle(.menu)
    MenuBarExtra("Title", isInserted: $showsMenuBarIcon) { Text("a") }
      .menuBarExtraStyle(.window)
    MenuBarExtra("Title", systemImage: "star", isInserted: $showsMenuBarIcon) { Text("a") }
      .menuBarExtraStyle(.automatic)
    MenuBarExtra("Title", image: "Icon") { Text("a") }
    MenuBarExtra("Title", image: "Icon", isInserted: $showsMenuBarIcon) { Text("a") }
    Group {
      WindowGroup { Text("a") }
        .backgroundTask(.appRefresh("refresh")) { await Task.yield() }
        .backgroundTask(.urlSession("session")) { identifier in print(identifier) }
      Window("About", id: "about") { AboutSpelling() }
        .windowBackgroundDragBehavior(.enabled)
        .defaultWindowPlacement { content, context in
          let display = context.defaultDisplay.visibleRect
          let size = content.sizeThatFits(.unspecified)
          return WindowPlacement(CGPoint(x: display.midX, y: display.maxY), size: size)
        }
        .commands {
          Group {
            CommandMenu("Panels") { Button("Left") {} }
            CommandGroup(after: .sidebar) { SettingsLink() }
          }
        }
    }
    Settings { Text("a") }
  }
}

struct AboutSpelling: View {
  @Environment(\.pushWindow) private var pushWindow

  var body: some View {
    HSplitView {
      VSplitView {
        Text("a")
        Text("b")
      }
      VStack {
        Button("Push") { pushWindow(id: "about") }
        Button("Push a value") { pushWindow(value: 1) }
        Button("Push both") { pushWindow(id: "about", value: "text") }
        SettingsLink { Label("Settings", systemImage: "gear") }
      }
    }
    .frame(minWidth: 300, minHeight: 100, maxHeight: .infinity, alignment: .leading)
    .windowResizeBehavior(.disabled)
    .windowMinimizeBehavior(.enabled)
    .windowFullScreenBehavior(.disabled)
    .windowDismissBehavior(.automatic)
    .contentShape(Rectangle())
    .gesture(WindowDragGesture())
    .allowsWindowActivationEvents(true)
  }
}
