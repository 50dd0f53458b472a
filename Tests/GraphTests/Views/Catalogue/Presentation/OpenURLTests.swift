import AttributeGraphUI
import Foundation
import Testing

/// Actions that pass on another URL than the one that a view opens.
@MainActor
struct `Opening of other URLs` {
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

  @Test func `what an action leaves to the system goes to the enclosing action, and to the host at last`() throws {
    let other = try #require(URL(string: "app:1"))
    var log: [String] = []
    func action(_ name: String, _ result: OpenURLAction.Result) -> OpenURLAction {
      OpenURLAction { url in
        log.append("\(name) \(url)")
        return result
      }
    }
    let host = ViewHost {
      Page()
        .environment(\.openURL, action("inner", .systemAction(other)))
        .environment(\.openURL, action("outer", .systemAction))
    }
    try host.tap("open")
    #expect(log == ["inner page:1", "outer app:1"])
    #expect(host.openedURLs == [other])
    let handling = ViewHost {
      Page().environment(\.openURL, action("inner", .systemAction)).environment(\.openURL, action("outer", .handled))
    }
    try handling.tap("open")
    #expect(log.suffix(2) == ["inner page:1", "outer page:1"])
    #expect(handling.openedURLs == [])
  }
}
