import AttributeGraphUI
import Testing

/// A program whose menus depend on its state.
private struct Editor: App {
  @State private var isExpert = false
  @State private var mode = "read"

  var body: some Scene {
    WindowGroup {
      Button("Expert") { isExpert.toggle() }
      Button("Mode") { mode = mode == "read" ? "write" : "read" }
    }
    .commands {
      CommandMenu("First") { Button("One") {} }
      if isExpert {
        CommandMenu("Expert") { Button("Purge \(mode)") {} }
        CommandGroup(after: .newItem) { Button("New log") {} }
      }
      CommandGroup(after: .newItem) { Button("New file") {} }
      if mode == "read" {
        CommandMenu("Reading") { Button("Turn page") {} }
      } else {
        CommandMenu("Writing") { Button("Save") {} }
      }
    }
  }
}

/// A program with windows that present numbers.
private struct Numbers: App {
  var body: some Scene {
    WindowGroup("Start") { OpenButtons() }
    WindowGroup(for: Int.self) { $number in
      Text("number \(number ?? 0)")
      Button("Next") { number = (number ?? 0) + 1 }
    }
  }
}

private struct OpenButtons: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    ForEach(1..<3) { number in
      Button("Open \(number)") { openWindow(value: number) }
      Button("Close \(number)") { dismissWindow(value: number) }
    }
  }
}

@MainActor
struct `Parts of a program that change` {
  @Test func `A condition around commands adds and removes them at their place in the source`() throws {
    let app = AppHost(launching: Editor.self)
    let usual = ["File", "First", "Reading"]
    #expect(app.menus.map(\.title) == usual)
    try app.windows[0].host.tap("Expert")
    #expect(app.menus.map(\.title) == ["File", "First", "Expert", "Reading"])
    #expect(app.menus[0].texts == ["New log", "New file"] && app.menus[2].texts == ["Purge read"])
    try app.windows[0].host.tap("Mode")
    #expect(app.menus.map(\.title) == ["File", "First", "Expert", "Writing"])
    #expect(app.menus[2].texts == ["Purge write"])
    try app.windows[0].host.tap("Expert")
    try app.windows[0].host.tap("Mode")
    #expect(app.menus.map(\.title) == usual && app.menus[0].texts == ["New file"])
  }

  @Test func `A window is found by the value that it presents now`() throws {
    let app = AppHost(launching: Numbers.self)
    let start = app.windows[0].host
    try start.tap("Open 1")
    try app.windows[1].host.tap("Next")
    #expect(app.windows[1].value == AnyHashable(2))
    try start.tap("Open 2")
    #expect(app.windows.count == 2)
    try start.tap("Open 1")
    #expect(app.windows.map(\.value) == [nil, AnyHashable(2), AnyHashable(1)])
    try start.tap("Close 2")
    #expect(app.windows.map(\.value) == [nil, AnyHashable(1)])
  }
}
