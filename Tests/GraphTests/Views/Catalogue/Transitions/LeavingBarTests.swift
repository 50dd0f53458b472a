import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Toolbars and searches of views that were removed and are still shown.
@MainActor
struct `The bars of leaving views` {
  struct Branches: View {
    @State private var isFirst = true
    @State private var text = ""
    @State private var hits: [String] = []
    let isSearched: Bool
    var body: some View {
      VStack {
        if isFirst { first } else { Text("second").toolbar { Button("bar 2") { hits.append("2") } } }
        Button("switch") { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
        Text("hits: \(hits.joined())")
      }
    }

    @ViewBuilder private var first: some View {
      if isSearched {
        Text("first").searchable(text: $text)
      } else {
        Text("first").toolbar { Button("bar 1") { hits.append("1") } }
      }
    }
  }

  private func host(isSearched: Bool = false) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 400)) { Branches(isSearched: isSearched) }
  }

  @Test func `the items of a toolbar go when their view begins to leave`() throws {
    let host = host()
    try host.tap("switch")
    host.advance(by: .milliseconds(300))
    #expect(host.texts == ["first", "second", "bar 2", "switch", "hits: "])
    #expect(throws: HostError.self) { try host.tap("bar 1") }
    host.advance(by: .seconds(1))
    #expect(host.texts == ["second", "bar 2", "switch", "hits: "])
  }

  @Test func `the items come back with a view that has not left yet`() throws {
    let host = host()
    try host.tap("switch")
    host.advance(by: .milliseconds(300))
    try host.tap("switch")
    try host.tap("bar 1")
    #expect(host.texts.last == "hits: 1")
    #expect(throws: HostError.self) { try host.tap("bar 2") }
  }

  @Test func `a view that leaves keeps its place although its bar goes`() throws {
    let host = host()
    func frame() -> CGRect? {
      host.displayList.first { if case .text("first", _) = $0.content { true } else { false } }?.frame
    }
    let old = try #require(frame())
    try host.tap("switch")
    host.advance(by: .milliseconds(300))
    #expect(frame() == old)
  }

  @Test func `a search ends when its view begins to leave`() throws {
    let host = host(isSearched: true)
    try host.search(for: "a")
    #expect(host.isSearching)
    try host.tap("switch")
    host.advance(by: .milliseconds(300))
    #expect(!host.isSearching)
    #expect(host.searchText == nil)
  }
}
