import SwiftUI

struct SmallestApp: App {
  var body: some Scene {
    WindowGroup {
      Text("a")
    }
  }
}

final class SpellingStore: ObservableObject {
  @Published var count = 0
}

class SpellingDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {}
}

struct LargeApp: App {
  @UIApplicationDelegateAdaptor(SpellingDelegate.self) var delegate
  @UIApplicationDelegateAdaptor private var other: SpellingDelegate
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var store = SpellingStore()
  @State private var text = ""
  @AppStorage("spelling") private var stored = 0

  init() {
    print("launched")
  }

  var body: some Scene {
    WindowGroup("Title", id: "main") {
      VStack {
        WindowButtons()
      }
      .environmentObject(store)
    }
    .onChange(of: scenePhase) { phase in
      switch phase {
      case .active: text = "active"
      case .inactive, .background: text = ""
      }
    }
    .onChange(of: text) { old, new in print(old, new) }
    .onChange(of: text, initial: true) { print("changed") }
    .commands {
      SpellingCommands()
      CommandMenu("Tools") {
        Button("One") { text = "1" }
        Divider()
        Toggle("Two", isOn: .constant(true))
      }
      CommandGroup(replacing: .newItem) {}
    }
    .defaultSize(width: 600, height: 400)
    .windowResizability(.contentSize)
    .windowStyle(.hiddenTitleBar)
    .windowStyle(HiddenTitleBarWindowStyle())
    .keyboardShortcut("1")
    .keyboardShortcut(KeyboardShortcut("2", modifiers: .option, localization: .withoutMirroring))
    .keyboardShortcut("3", modifiers: [], localization: .custom)
    .defaultPosition(.center)
    .handlesExternalEvents(matching: ["*"])
    .environment(\.locale, .current)
    .environmentObject(store)

    WindowGroup(id: "detail", for: UUID.self) { $id in
      Text(id?.uuidString ?? "none")
    }
    WindowGroup(for: String.self) { text in
      TextField("Text", text: text)
    } defaultValue: {
      "default"
    }
    Window("About", id: "about") {
      Text("About")
    }
    .commandsRemoved()

    SpellingScene()
    Settings {
      Text("Settings")
    }
    MenuBarExtra("Extra", systemImage: "star") {
      Button("a") {}
    }
    if #available(macOS 26, iOS 26, *) {
      WindowGroup(id: "new") { Text("new") }
    }
  }
}

struct SpellingScene: Scene {
  @Environment(\.openWindow) private var openWindow

  var body: some Scene {
    WindowGroup(Text("A scene")) { Text("a") }
      .defaultSize(CGSize(width: 100, height: 100))
  }
}

struct SpellingCommands: Commands {
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandMenu(Text("More")) {
      Button("Open") { openWindow(id: "about") }
    }
    CommandGroup(before: .help) { Button("a") {} }
    CommandGroup(after: CommandGroupPlacement.sidebar) { Text("b") }
    EmptyCommands()
  }
}

struct WindowButtons: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    Button("Open") { openWindow(id: "detail", value: UUID()) }
    Button("Text") { openWindow(value: "text") }
    Button("Close") { dismissWindow() }
    Button("Close about") { dismissWindow(id: "about") }
    Button("Settings") { openSettings() }
      .disabled(!supportsMultipleWindows)
  }
}
