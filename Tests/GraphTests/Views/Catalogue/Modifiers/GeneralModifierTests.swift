import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Modifiers that apply to any view.
@MainActor
struct `General modifiers` {
  private func effects(_ host: ViewHost) -> [[DisplayEffect.Kind]] { host.displayList.map { $0.effects.map(\.kind) } }

  @Test func `placeholders hide texts and symbols, not shapes, but for what is not redacted`() {
    struct Reasons: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(reasons.contains(.placeholder) ? "hidden" : "shown") }
    }
    let host = ViewHost {
      VStack {
        Text("a")
        Image(systemName: "star")
        Color.red
        Text("b").unredacted()
        Reasons()
      }
      .redacted(reason: .placeholder)
    }
    #expect(effects(host) == [[.redacted], [.redacted], [], [], [.redacted]])
    #expect(host.texts == ["a", "b", "hidden"])
  }

  @Test func `privacy hides what is sensitive`() {
    let host = ViewHost {
      VStack {
        Text("open")
        Text("secret").privacySensitive()
        Text("not").privacySensitive(false)
      }
      .redacted(reason: .privacy)
    }
    #expect(effects(host) == [[], [.redacted], []])
  }

  @Test func `a keyboard shortcut uses the control inside`() throws {
    var actions: [String] = []
    struct Switch: View {
      @State private var isOn = false
      var body: some View {
        Toggle("\(isOn)", isOn: $isOn).keyboardShortcut("t", modifiers: [.command, .shift])
      }
    }
    let host = ViewHost {
      Button("save") { actions.append("save") }.keyboardShortcut("s")
      VStack { Button("ok") { actions.append("ok") } }.keyboardShortcut(.defaultAction)
      Button("none") { actions.append("none") }.keyboardShortcut(nil)
      Switch()
    }
    try host.pressKey("s")
    try host.pressKey(.return, modifiers: [])
    try host.pressKey("t", modifiers: [.shift, .command])
    #expect(actions == ["save", "ok"])
    #expect(host.texts.last == "true")
    #expect(throws: HostError.nothingShown(kind: "control with this keyboard shortcut")) {
      try host.pressKey("s", modifiers: [])
    }
  }

  @Test func `a keyboard shortcut uses a control that is hidden, transparent or on a covered page`() throws {
    struct Keys: View {
      @State private var log = ""
      var body: some View {
        Text(log)
        NavigationStack {
          NavigationLink("go") { Button("save") { log += "p" }.keyboardShortcut("s") }
          Button("find") { log += "f" }.keyboardShortcut("f").hidden()
          Button("new") { log += "n" }.keyboardShortcut("n").opacity(0)
          Button("save") { log += "s" }.keyboardShortcut("s")
        }
      }
    }
    let host = ViewHost { Keys() }
    for key: KeyEquivalent in ["f", "n", "s"] { try host.pressKey(key) }
    #expect(host.texts.first == "fns")
    try host.tap("go")
    for key: KeyEquivalent in ["f", "n", "s"] { try host.pressKey(key) }
    #expect(host.texts.first == "fnsfnp", "the page on the screen comes first")
  }

  @Test func `a disabled control is not used by its shortcut`() throws {
    var count = 0
    let host = ViewHost { Button("save") { count += 1 }.keyboardShortcut("s").disabled(true) }
    try host.pressKey("s")
    #expect(count == 0)
  }

  @Test func `badges are told`() throws {
    let host = ViewHost {
      VStack {
        Text("a").badge(3)
        Text("b").badge(0)
        Text("c").badge("new")
        Text("d").badge(Text("old"))
      }
      .accessibilityIdentifier("all")
    }
    #expect(host.element(identifier: "all")?.badges == ["3", "new", "old"])
  }

  @Test func `a preferred colour scheme is that of the views inside`() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(scheme)") }
    }
    let host = ViewHost {
      Scheme().preferredColorScheme(.dark)
      Scheme().preferredColorScheme(nil)
    }
    #expect(host.texts == ["dark", "light"])
  }

  @Test func `sizes, prominences and repetition are values of the environment`() {
    struct Values: View {
      @Environment(\.controlSize) private var size
      @Environment(\.headerProminence) private var header
      @Environment(\.badgeProminence) private var badge
      @Environment(\.buttonRepeatBehavior) private var repeats
      var body: some View {
        Text("\(size) \(header) \(badge == .decreased) \(repeats == .enabled)")
      }
    }
    let host = ViewHost {
      Values()
      Values().controlSize(.large).headerProminence(.increased).badgeProminence(.decreased)
        .buttonRepeatBehavior(.enabled)
    }
    #expect(host.texts == ["regular standard false false", "large increased true true"])
  }

  @Test func `a view that mirrors is mirrored where lines begin on the right`() {
    func scale(_ direction: LayoutDirection, _ behavior: LayoutDirectionBehavior) -> CGFloat? {
      ViewHost { F(10, 10).layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction) }
        .displayList.first?.transform.a
    }
    #expect(scale(.leftToRight, .mirrors) == 1 && scale(.rightToLeft, .mirrors) == -1)
    #expect(scale(.rightToLeft, .fixed) == 1 && scale(.leftToRight, .mirrors(in: .leftToRight)) == -1)
  }

  @Test func `the padding of a scene is the usual padding`() {
    let host = ViewHost(proposing: .unspecified) { F(10, 10).scenePadding(.horizontal) }
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 42, height: 10))
  }

  @Test func `the edit button begins and ends editing for all views of a host`() throws {
    struct Editing: View {
      @Environment(\.editMode) private var editMode
      var body: some View { Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading") }
    }
    let host = ViewHost {
      EditButton()
      Editing()
    }
    #expect(host.texts == ["Edit", "reading"])
    try host.tap("Edit")
    #expect(host.texts == ["Done", "editing"])
    try host.tap("Done")
    #expect(host.texts == ["Edit", "reading"])
  }

  @Test func `what was copied is pasted, as far as it is of the type, and what is shared is kept`() throws {
    var pasted: [String] = []
    let host = ViewHost {
      PasteButton(payloadType: String.self) { pasted += $0 }
      ShareLink("Send", item: "letter", preview: SharePreview("Letter"))
      ShareLink(items: ["one", "two"]) { Text("Texts") }
      ShareLink(Text("Addresses"), items: [URL(filePath: "/a"), URL(filePath: "/b")])
      ShareLink(Text("Data"), item: Data("d".utf8), preview: SharePreview(Text("Preview"), icon: Image("icon")))
    }
    try host.tap("Paste")
    host.pasteboardItems = ["a", 1, "b"]
    try host.tap("Paste")
    #expect(pasted == ["a", "b"])
    try host.tap("Send")
    try host.tap("Texts")
    try host.tap("Addresses")
    #expect(host.sharedItems.map { "\($0)" } == ["letter", "one", "two", "file:///a", "file:///b"])
    try host.tap("Data")
    #expect(host.sharedItems.last as? Data == Data("d".utf8))
  }
}
