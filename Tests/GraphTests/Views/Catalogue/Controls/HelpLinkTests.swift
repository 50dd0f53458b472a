import AttributeGraphUI
import Foundation
import Testing

/// Buttons that show help.
@MainActor
struct `Help links` {
  @Test func `a help link opens its URL`() throws {
    let url = try #require(URL(string: "https://example.com/help"))
    let host = ViewHost { HelpLink(destination: url) }
    try host.tap("Help")
    #expect(host.openedURLs == [url])
    #expect(host.texts.isEmpty, "Only the question mark is shown.")
    #expect(host.accessibilityTree().all.map(\.label) == ["Help"])
  }

  @Test func `a help link runs its action`() throws {
    struct Asking: View {
      @State private var isAsked = false
      var body: some View {
        HelpLink { isAsked = true }
        Text(isAsked ? "shown" : "hidden")
      }
    }
    let host = ViewHost { Asking() }
    try host.tap("Help")
    #expect(host.texts == ["shown"])
  }
}
