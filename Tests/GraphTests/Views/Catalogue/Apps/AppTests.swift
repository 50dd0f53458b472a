import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// A program with windows of several sorts.
private struct NotesApp: App {
  @State private var count = 0
  @Environment(\.scenePhase) private var phase
  static var phases: [ScenePhase] = []

  var body: some Scene {
    WindowGroup("Notes", id: "notes") {
      NoteList(count: $count)
    }
    .onChange(of: phase) { Self.phases.append($1) }
    .commands {
      CommandMenu("Notes") {
        Button("Add a note") { count += 1 }
        Button("Remove all") { count = 0 }.disabled(count == 0)
      }
      CommandGroup(replacing: .newItem) { Button("New note") { count += 10 } }
      CommandGroup(after: .help) { Button("Ask") {} }
    }
    WindowGroup("Note", for: Int.self) { number in
      Text("Note \(number.wrappedValue ?? -1)")
      Button("Next") { number.wrappedValue = (number.wrappedValue ?? 0) + 1 }
    }
    .defaultSize(width: 200, height: 100)
    Window("About", id: "about") { Text("About \(count)") }
    Settings { Text("Settings \(count)") }
  }
}

private struct NoteList: View {
  @Binding var count: Int
  @State private var own = 0
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.scenePhase) private var phase
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("\(count) notes, own \(own), \(phase == .active ? "active" : "not active")")
      Button("Leave") { dismiss() }
      Button("Add") { count += 1 }
      Button("Own") { own += 1 }
      Button("Open") { openWindow(value: count) }
      Button("About") { openWindow(id: "about") }
      Button("Nothing") { openWindow(id: "nothing") }
      Button("Settings") { openSettings() }
      Button("Close") { dismissWindow() }
      Button("Close about") { dismissWindow(id: "about") }
    }
  }
}

@MainActor
struct `A program` {
  private let app = AppHost(launching: NotesApp.self)

  private func note(_ window: AppWindow) -> String { window.host.texts.first ?? "" }

  @Test func `the launch opens a window of the first scene and no other`() throws {
    #expect(app.windows.map(\.title) == ["Notes"])
    let window = try #require(app.frontWindow)
    #expect(window.kind == .windowGroup)
    #expect(window.sceneID == "notes")
    #expect(note(window) == "0 notes, own 0, active")
    #expect(app.issues == [])
  }

  @Test func `windows of one scene share the state of the program and have their own`() throws {
    let first = app.windows[0]
    let second = try #require(app.openNewWindow())
    try first.host.tap("Add")
    try second.host.tap("Own")
    #expect(note(first) == "1 notes, own 0, active")
    #expect(note(second) == "1 notes, own 1, active")
  }

  @Test func `a change of the program's state runs its body once, and those of the views that are given it`() throws {
    app.openNewWindow()
    let report = try app.windows[0].host.tap("Add")
    #expect(report.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["NotesApp": 1, "NoteList": 2])
    // The body reads the phase of the program, which is active only when the first window is open.
    #expect(app.counts(of: NotesApp.self).bodies == 3)
  }

  @Test func `a value opens a window that presents it, and a second time that one comes to the front`() throws {
    let main = app.windows[0]
    try main.host.tap("Open")
    #expect(app.windows.map(\.value) == [nil, 0])
    try main.host.tap("Add")
    try main.host.tap("Open")
    #expect(app.windows.map { note($0) } == ["1 notes, own 0, active", "Note 0", "Note 1"])
    app.openWindow(value: 0)
    #expect(app.windows.map { note($0) } == ["1 notes, own 0, active", "Note 1", "Note 0"])
    #expect(app.windows.last?.host.picture.text.hasPrefix("screen 200 × 100") == true)
  }

  @Test func `the content of a window changes the value that it presents`() throws {
    let window = try #require(app.openWindow(value: 5))
    try window.host.tap("Next")
    #expect(note(window) == "Note 6")
    #expect(window.value == AnyHashable(6))
  }

  @Test func `the only window of a scene is opened once`() throws {
    let main = app.windows[0]
    try main.host.tap("About")
    try main.host.tap("About")
    #expect(app.windows.map(\.title) == ["Notes", "About"])
    try main.host.tap("Close about")
    #expect(app.windows.map(\.title) == ["Notes"])
  }

  @Test func `the settings are opened by an action and by the host`() throws {
    try app.windows[0].host.tap("Settings")
    #expect(app.windows.map(\.kind) == [.windowGroup, .settings])
    let settings = try #require(app.openSettings())
    #expect(app.windows.count == 2)
    #expect(settings.host.texts == ["Settings 0"])
  }

  @Test func `an id of no scene is an issue`() throws {
    try app.windows[0].host.tap("Nothing")
    #expect(
      app.issues.map(\.message) == [
        #"No scene answers openWindow(id: "nothing"). A WindowGroup or Window with it may be missing in the App."#
      ])
    #expect(app.openWindow(id: "nothing") == nil)
    #expect(app.openWindow(value: "text") == nil)
  }

  @Test func `a window that is closed loses its state, and the others stay`() throws {
    let first = app.windows[0]
    let second = try #require(app.openNewWindow())
    try first.host.tap("Own")
    try first.host.tap("Close")
    #expect(app.windows.map(\.id) == [second.id])
    #expect(!first.isOpen)
    #expect(first.host.texts == [])
    try second.host.tap("Add")
    #expect(note(second) == "1 notes, own 0, active")
    app.close(second)
    #expect(app.frontWindow == nil)
    #expect(app.phase == .background)
  }

  @Test func `a view that leaves what it stands in closes its window, and the program is in the background`() throws {
    NotesApp.phases = []
    try app.windows[0].host.tap("Leave")
    #expect(app.windows.isEmpty)
    #expect(NotesApp.phases == [.background])
    app.openNewWindow()
    #expect(NotesApp.phases == [.background, .active])
  }

  @Test func `a phase reaches the window, and the program when it is that of all windows`() throws {
    NotesApp.phases = []
    let first = app.windows[0]
    let second = try #require(app.openNewWindow())
    app.setPhase(.inactive, of: first)
    #expect(note(first) == "0 notes, own 0, not active")
    #expect(note(second) == "0 notes, own 0, active")
    #expect(NotesApp.phases == [])
    app.setPhase(.background)
    app.setPhase(.active)
    #expect(NotesApp.phases == [.background, .active])
  }

  @Test func `menus have the commands of the program in the order of a bar`() {
    #expect(app.menus.map(\.title) == ["File", "Notes", "Help"])
    #expect(app.menus.map(\.texts) == [["New note"], ["Add a note", "Remove all"], ["Ask"]])
  }

  @Test func `a command is performed, and is disabled by the state of the program`() throws {
    try app.perform(command: "Remove all")
    #expect(app.counts(of: NotesApp.self).bodies == 2)
    try app.perform(command: "Add a note", in: "Notes")
    try app.perform(command: "New note")
    #expect(note(app.windows[0]) == "11 notes, own 0, active")
    try app.perform(command: "Remove all")
    #expect(note(app.windows[0]) == "0 notes, own 0, active")
    #expect(
      throws: HostError.noControl(
        title: "Fly", available: ["New note", "Add a note", "Remove all", "Ask"], kind: "command")
    ) {
      try app.perform(command: "Fly")
    }
  }

  @Test func `the description shows each window with its title`() {
    #expect(app.description.hasPrefix("window 1 'Notes'\nscreen 390 × 700\n  text '0 notes, own 0, active'"))
  }

  @Test func `a program that ended frees its windows`() throws {
    weak var window: AppWindow?
    do {
      let app = AppHost(launching: NotesApp.self)
      app.openNewWindow()
      window = app.windows.last
    }
    #expect(window == nil)
  }
}
