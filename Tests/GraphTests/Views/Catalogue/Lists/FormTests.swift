import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Forms, disclosure groups, and links to addresses.
@MainActor
struct `Forms, disclosure groups and links` {
  struct Row: View {
    let i: Int
    var body: some View { Text("\(i)").frame(height: 20) }
  }

  @Test func `a form makes only the visible rows, like a list`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      Form {
        Section("settings") { ForEach(0..<100, id: \.self) { Row(i: $0) } }
      }
      .formStyle(.grouped)
    }
    let list = ViewHost(size: CGSize(width: 100, height: 50)) {
      List { Section("settings") { ForEach(0..<100, id: \.self) { Row(i: $0) } } }
    }
    #expect(host.counts(of: Row.self).bodies == list.counts(of: Row.self).bodies)
    #expect(host.displayList.map(\.frame) == list.displayList.map(\.frame))
    try host.scroll(to: 100_000)
    #expect(host.texts.last == "99")
  }

  struct Details: View {
    var body: some View { Text("details").lifetime("details") }
  }

  @Test func `a disclosure group makes its views when it opens and removes them when it closes`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { DisclosureGroup("more") { Details() } }
    #expect(host.texts == ["more"])
    #expect(host.counts(of: Details.self).bodies == 0)
    #expect(try printedLines { try host.tap("more") } == ["details appear"])
    #expect(host.texts == ["more", "details"])
    #expect(try printedLines { try host.tap("more") } == ["details disappear"])
    #expect(host.texts == ["more"])
  }

  struct Kept: View {
    @State private var isOpen = true
    var body: some View {
      DisclosureGroup(isExpanded: $isOpen) {
        Text("inside")
      } label: {
        Text("label")
      }
      Button(isOpen ? "close" : "open") { isOpen.toggle() }
    }
  }

  @Test func `a disclosure group follows a binding and sets it`() throws {
    let host = ViewHost { Kept() }
    #expect(host.texts == ["label", "inside", "close"])
    try host.tap("close")
    #expect(host.texts == ["label", "open"])
    try host.tap("label")
    #expect(host.texts == ["label", "inside", "close"])
  }

  @Test func `a link opens its address`() throws {
    let url = try #require(URL(string: "https://swift.org"))
    let host = ViewHost {
      VStack {
        Link("Swift", destination: url)
        Link(destination: url) { Text("again") }
      }
    }
    try host.tap("Swift")
    try host.tap("again")
    #expect(host.openedURLs == [url, url])
  }

  @Test func `a link asks the app's openURL action first`() throws {
    let url = try #require(URL(string: "https://swift.org"))
    var asked: [URL] = []
    let host = ViewHost {
      Link("Swift", destination: url).environment(
        \.openURL,
        OpenURLAction { url in
          asked.append(url)
          return .handled
        })
    }
    try host.tap("Swift")
    #expect(asked == [url])
    #expect(host.openedURLs.isEmpty)
  }
}
