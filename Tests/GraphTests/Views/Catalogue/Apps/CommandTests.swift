import AttributeGraphUI
import Testing

private struct PaintApp: App {
  @State private var size = 1
  @State private var isBold = false
  @State private var log = ""
  var body: some Scene {
    WindowGroup {
      Text("size \(size) bold \(isBold) \(log)")
      Button("In the window") { log += "w" }.keyboardShortcut("w")
      Button("Twice") { log += "v" }.keyboardShortcut("t")
      TextField("Name", text: .constant("")).onKeyPress("k") {
        log += "k"
        return .handled
      }
    }
    .commands {
      CommandMenu("Brush") {
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Toggle("Bold", isOn: $isBold).keyboardShortcut("b", modifiers: [.command, .shift])
        Button("Clear") { log += "c" }.keyboardShortcut("c")
        Button("Undo") { log += "u" }.keyboardShortcut("u").disabled(true)
        Button("Second") { log += "s" }.keyboardShortcut("t")
      }
    }
  }
}

private struct NestedApp: App {
  @State private var log = ""
  var body: some Scene {
    WindowGroup { Text(log) }
      .commands {
        CommandMenu("Format it") {
          Menu("Text") {
            Button("Bold") { log += "b" }.keyboardShortcut("b")
            Menu("Align") {
              Button("Left") { log += "l" }
              Button("Right") { log += "r" }.keyboardShortcut("r", modifiers: [.command, .shift])
            } primaryAction: {
              log += "a"
            }
          }
        }
      }
  }
}

/// Commands of a program: their shortcuts and their pickers.
@MainActor
struct `Commands of programs` {
  private let app = AppHost(launching: PaintApp.self)

  private var text: String? { app.frontWindow?.host.texts.first }

  @Test func `are performed by their shortcuts in a window, after its own controls and before the actions of keys`()
    throws
  {
    let window = try #require(app.frontWindow)
    try window.host.pressKey("c")
    #expect(text == "size 1 bold false c")
    try window.host.pressKey("b", modifiers: [.command, .shift])
    #expect(text == "size 1 bold true c")
    try window.host.pressKey("t")
    try window.host.pressKey("w")
    try window.host.pressKey("k", modifiers: [])
    #expect(text == "size 1 bold true cvwk")
    try window.host.pressKey("u")
    #expect(text == "size 1 bold true cvwk", "a disabled command does nothing")
  }

  @Test func `are performed by their shortcuts in the program, also without a window`() throws {
    try app.pressKey("c")
    try app.pressKey("w")
    #expect(text == "size 1 bold false cw")
    app.close(try #require(app.frontWindow))
    try app.pressKey("c")
    #expect(throws: HostError.nothingShown(kind: "control with this keyboard shortcut")) { try app.pressKey("w") }
    app.openNewWindow()
    #expect(text == "size 1 bold false cwc")
  }

  @Test func `in a menu inside of a menu are performed by their titles and their shortcuts`() throws {
    let app = AppHost(launching: NestedApp.self)
    #expect(app.menus.map(\.texts) == [["Text", "Bold", "Align", "Left", "Right"]])
    try app.pressKey("b")
    try app.perform(command: "Left", in: "Format it")
    try app.pressKey("r", modifiers: [.command, .shift])
    try app.perform(command: "Align")
    #expect(app.frontWindow?.host.texts == ["blra"])
  }

  @Test func `of a picker are its options`() throws {
    #expect(app.menus.map(\.texts) == [["Size", "Small", "Large", "Bold", "Clear", "Undo", "Second"]])
    try app.perform(command: "Large")
    #expect(text == "size 2 bold false ")
    try app.perform(command: "Small", in: "Brush")
    #expect(text == "size 1 bold false ")
  }

  @Test func `in a menu that does not exist are an error with the menus`() throws {
    let error = #expect(throws: HostError.self) { try app.perform(command: "Clear", in: "Pen") }
    #expect(error?.description == "No menu is titled 'Pen'. There is one: 'Brush'.")
  }
}
