#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// Titles of controls from resources.
@MainActor
struct `Titles from resources` {
  struct Screen: View {
    let count = 3
    @State private var isOn = false
    @State private var isShown = false
    @State private var name = ""

    private var title: LocalizedStringResource { "\(count) letters" }

    var body: some View {
      Toggle(title, isOn: $isOn).accessibilityHint(title)
      TextField(title, text: $name)
      Section(title) { Text(isOn ? "on" : "off") }
      Button("ask") { isShown = true }.alert(title, isPresented: $isShown) { Button(title) { isShown = false } }
    }
  }

  @Test func `they show the text of the resource, and find the control`() throws {
    let host = ViewHost { Screen() }
    #expect(host.texts.filter { $0 == "3 letters" }.count >= 2)
    try host.toggle("3 letters")
    #expect(host.texts.contains("on"))
    #expect(host.accessibilityTree()["3 letters"]?.hint == "3 letters")
    try host.tap("ask")
    #expect(host.texts.last == "3 letters")
  }

  @Test func `a literal is still a key`() {
    let host = ViewHost { Button("**Save**") {} }
    #expect(host.texts == ["Save"])
  }
}
#endif
