import AttributeGraphUI
import Testing

/// Button styles: how and when they draw a button.
@MainActor
struct `Button styles` {
  struct Marked: ButtonStyle {
    var mark = "*"
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(mark)
        configuration.label
        if configuration.isPressed { Text("pressed") }
        if configuration.role == .destructive { Text("!") }
      }
      .padding(5)
    }
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test func `a style draws the buttons inside, and their actions stay`() throws {
    let host = ViewHost {
      VStack {
        Counter()
        Button("delete", role: .destructive) {}
      }
      .buttonStyle(Marked())
    }
    #expect(host.texts == ["*", "count 0", "*", "delete", "!"])
    try host.tap("count 0")
    #expect(host.texts == ["*", "count 1", "*", "delete", "!"])
  }

  @Test func `a style is pressed until the release, which runs the action`() throws {
    let host = ViewHost { Counter().buttonStyle(Marked()) }
    try host.press("count 0")
    #expect(host.texts == ["*", "count 0", "pressed"])
    let report = try host.release("count 0")
    #expect(host.texts == ["*", "count 1"])
    #expect(report.byType["Counter"]?.bodies == 1)
  }

  @Test func `a button without a style does not show that it is pressed`() throws {
    let host = ViewHost { Counter() }
    #expect(try host.press("count 0").total.bodies == 0)
    try host.release("count 0")
    #expect(host.texts == ["count 1"])
  }

  struct Changing: View {
    @State private var mark = "a"
    var body: some View {
      VStack {
        Button("inside") {}.buttonStyle(Marked(mark: mark))
        Button("same") { mark = mark }
        Button("other") { mark = "b" }
      }
    }
  }

  @Test func `a changed style draws the button again, an equal one does not`() throws {
    let host = ViewHost { Changing() }
    #expect(try host.tap("same").byType["Marked"] == nil)
    #expect(try host.tap("other").byType["Marked"]?.bodies == 1)
    #expect(host.texts.prefix(2) == ["b", "inside"])
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test func `a primitive style decides when the action runs`() throws {
    let host = ViewHost { Counter().buttonStyle(Twice()) }
    #expect(throws: HostError.self) { try host.tap("count 0") }
    try host.tap("count 0", times: 2)
    #expect(host.texts == ["count 1"])
  }

  struct Wrapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("in")
        Button(configuration)
      }
    }
  }

  @Test func `a style can contain a default button`() throws {
    let host = ViewHost { Counter().buttonStyle(Wrapped()) }
    #expect(host.texts == ["in", "count 0"])
    try host.tap("count 0")
    #expect(host.texts == ["in", "count 1"])
  }

  @Test func `the built-in styles have the default look`() {
    let plain = ViewHost { Button("a") {} }
    let styled = ViewHost {
      Button("a") {}.buttonStyle(.bordered).buttonStyle(.plain).buttonStyle(.automatic).buttonStyle(.borderless)
        .buttonStyle(.borderedProminent).buttonStyle(Marked())
    }
    let reset = ViewHost { VStack { Button("a") {}.buttonStyle(.plain) }.buttonStyle(Marked()) }
    #expect(reset.displayList.map(\.frame) == plain.displayList.map(\.frame))
    #expect(styled.texts == ["a"], "The innermost style counts.")
  }

  @Test func `a disabled button does nothing in any style`() throws {
    let host = ViewHost { Counter().buttonStyle(Marked()).disabled(true) }
    try host.tap("count 0")
    try host.press("count 0")
    try host.release("count 0")
    #expect(host.texts == ["*", "count 0"])
  }

  @Test func `a link is a button to a style`() throws {
    let host = ViewHost {
      NavigationStack { NavigationLink("go") { Text("there") } }.buttonStyle(Marked())
    }
    #expect(host.texts == ["*", "go"])
    try host.press("go")
    #expect(host.texts == ["*", "go", "pressed"])
    try host.release("go")
    #expect(host.texts == ["there"])
    let led = ViewHost { NavigationStack { NavigationLink("go") { Text("there") } }.buttonStyle(Twice()) }
    try led.tap("go", times: 2)
    #expect(led.texts == ["there"])
  }

  struct Asking: View {
    @State private var isShown = false
    var body: some View {
      Button("ask") { isShown = true }
        .alert("Sure?", isPresented: $isShown) { Button("yes") {} }
        .buttonStyle(Marked())
    }
  }

  @Test func `the buttons of an alert have no style`() throws {
    let host = ViewHost { Asking() }
    try host.tap("ask")
    #expect(host.alert?.texts == ["Sure?", "yes"])
  }

  struct Coming: View {
    @State private var isThere = true
    @State private var count = 0
    var body: some View {
      Button("count") { count += 1 }
      Button(isThere ? "hide" : "show") { isThere.toggle() }
      Button("label \(count)") {}.buttonStyle(Hiding(isHidden: !isThere))
    }
  }

  struct Hiding: ButtonStyle {
    let isHidden: Bool
    func makeBody(configuration: Configuration) -> some View {
      if !isHidden { configuration.label }
    }
  }

  @Test func `a label that a style shows and hides is up to date whenever it is shown`() throws {
    let host = ViewHost { Coming() }
    try host.tap("hide")
    try host.tap("count")
    #expect(host.texts == ["count", "show"])
    try host.tap("show")
    #expect(host.texts == ["count", "hide", "label 1"])
    try host.tap("count")
    #expect(host.texts == ["count", "hide", "label 2"])
  }

  struct Coloured: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var number = 0
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(isEnabled ? "on" : "off")
      Text("\(number)").onAppear { number += 1 }
    }
  }

  struct Disabling: View {
    @State private var isDisabled = false
    var body: some View {
      Button("styled") {}.buttonStyle(Coloured()).disabled(isDisabled)
      Button("switch") { isDisabled.toggle() }
    }
  }

  @Test func `a style has dynamic properties like a view`() throws {
    let host = ViewHost { Disabling() }
    #expect(host.texts == ["styled", "on", "1", "switch"])
    let report = try host.tap("switch")
    #expect(host.texts == ["styled", "off", "1", "switch"])
    #expect(report.byType["Coloured"]?.bodies == 1)
  }
}
