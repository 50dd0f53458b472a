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

/// Looks and closing of windows, and the name of the closure in newer versions.
struct MacLookSpelling: App {
  @State private var style = ToolbarLabelStyle.automatic
  @Environment(\.toolbarLabelStyle) private var labelStyle

  var body: some Scene {
    WindowGroup(makeContent: MacLookContent.init)
      .windowStyle(.plain)
      .windowToolbarStyle(.unifiedCompact(showsTitle: false))
      .windowToolbarLabelStyle($style)
      .persistentSystemOverlays(.hidden)
      .dialogSeverity(.critical)
    WindowGroup(id: "a", makeContent: MacLookContent.init)
      .windowStyle(PlainWindowStyle())
      .windowToolbarLabelStyle(fixed: .iconOnly)
    WindowGroup("Title", makeContent: MacLookContent.init)
    WindowGroup("Title", id: "b", makeContent: MacLookContent.init)
    WindowGroup(Text("Title"), makeContent: MacLookContent.init)
    WindowGroup(Text("Title"), id: "c", makeContent: MacLookContent.init)
    WindowGroup(String("Title"), makeContent: MacLookContent.init)
    WindowGroup(String("Title"), id: "d", makeContent: MacLookContent.init)
    WindowGroup(String("Title"), id: "e") { MacLookContent() }
    WindowGroup(String("Title")) { MacLookContent() }
      .defaultWindowPlacement { content, context in
        let insets = context.defaultDisplay.safeAreaInsets
        let placement = WindowPlacement(.center)
        return placement == WindowPlacement(.top) || insets.top > 0 ? placement : WindowPlacement(.center)
      }
  }

  nonisolated func scenes() {
    _ = WindowGroup { Text("a") }
    _ = Window("a", id: "b") { Text("a") }
    _ = CommandMenu("a") { Text("a") }
    _ = CommandGroup(after: .sidebar) { Text("a") }
    _ = Settings { Text("a") }
  }
}

struct MacLookContent: View {
  @State private var items = [MacItem(id: 1)]
  @State private var selection = 1

  nonisolated init() {}

  var body: some View {
    List($items, editActions: .all, selection: $selection) { $item in Text("\(item.id)") }
      .dismissalConfirmationDialog("Close?", shouldPresent: true) { Button("Close") {} }
      .dismissalConfirmationDialog(Text("Close?"), shouldPresent: items.isEmpty) {
        Button("Close") {}
      } message: {
        Text("All is lost.")
      }
      .dismissalConfirmationDialog(String("Close?"), shouldPresent: false) { Button("Close") {} }
      .onPasteCommand(of: [.text], validator: { $0.first }) { provider in print(provider) }
      .onPasteCommand(of: ["public.text"]) { providers in print(providers.count) }
      .onPasteCommand(of: ["public.text"], validator: { $0.first }) { provider in print(provider) }
  }
}

struct MacItem: Identifiable {
  var id: Int
}
