import AttributeGraphUI
import Foundation
import Testing

/// Actions that pass on another URL than the one that a view opens.
@MainActor
@Suite struct `Opening of other URLs` {
  private struct Page: View {
    @Environment(\.openURL) private var openURL
    var body: some View {
      Button("open") { if let url = URL(string: "page:1") { openURL(url, prefersInApp: true) } }
    }
  }

  @Test func `the host opens the URL that an action names, or else the same`() throws {
    let other = try #require(URL(string: "app:1"))
    let host = ViewHost {
      Page().environment(\.openURL, OpenURLAction { _ in .systemAction(other) })
    }
    try host.tap("open")
    #expect(host.openedURLs == [other])
    let plain = ViewHost { Page() }
    try plain.tap("open")
    #expect(plain.openedURLs.map(\.absoluteString) == ["page:1"])
  }
}
