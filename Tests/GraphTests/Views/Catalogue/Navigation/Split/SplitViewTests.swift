import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Split views: columns side by side, one at a time where there is little room, choices and links.
@MainActor
struct `Split views` {
  struct Detail: View {
    let name: String?
    @State private var taps = 0
    var body: some View { Button("detail \(name ?? "-") \(taps)") { taps += 1 } }
  }

  struct Sidebar: View {
    @Binding var chosen: String?
    @State private var taps = 0
    var body: some View {
      VStack(spacing: 0) {
        Button("taps \(taps)") { taps += 1 }
        List(["a", "b"], id: \.self, selection: $chosen) { name in NavigationLink(name, value: name) }
      }
      .navigationSplitViewColumnWidth(min: 100, ideal: 120)
    }
  }

  struct Two: View {
    @State var chosen: String?
    @State private var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Sidebar(chosen: $chosen)
      } detail: {
        VStack {
          Detail(name: chosen)
          Button(visibility == .detailOnly ? "only" : "all") { visibility = .detailOnly }
        }
      }
    }
  }

  private func wide<Content: View>(_ content: Content) -> ViewHost {
    ViewHost(size: CGSize(width: 500, height: 300)) { content.environment(\.horizontalSizeClass, .regular) }
  }

  @Test func `in a regular size class columns stand side by side`() throws {
    let host = wide(Two())
    #expect(host.texts == ["taps 0", "a", "b", "detail - 0", "all"])
    #expect(try host.splitColumns() == [.sidebar, .detail])
    let middle = try #require(host.element(text: "all")?.frame?.midX)
    #expect(abs(middle - 310) < 1)
  }

  @Test func `a link in the list chooses its row, and the detail follows`() throws {
    let host = wide(Two())
    try host.tap("a")
    #expect(host.texts == ["taps 0", "a", "b", "detail a 0", "all"])
    try host.tap("detail a 0")
    try host.follow("b")
    #expect(host.texts == ["taps 0", "a", "b", "detail b 1", "all"])
    #expect(host.counts(of: Two.self).bodies == 3)
    #expect(host.issues.isEmpty)
  }

  @Test func `a column that is hidden keeps its state`() throws {
    let host = wide(Two())
    try host.tap("taps 0")
    try host.tap("all")
    #expect(host.texts == ["detail - 0", "only"])
    try host.showSplitColumns(.all)
    #expect(host.texts == ["taps 1", "a", "b", "detail - 0", "all"])
    #expect(host.counts(of: Sidebar.self).bodies == 2)
  }

  @Test func `in a compact size class one column is shown, and a choice leads to the next`() throws {
    let host = ViewHost { Two() }
    #expect(host.texts == ["taps 0", "a", "b"])
    try host.tap("taps 0")
    try host.tap("b")
    #expect(host.texts == ["detail b 0", "all"])
    #expect(try host.splitColumns() == [.detail])
    try host.goBack()
    #expect(host.texts == ["taps 1", "a", "b"])
    #expect(throws: HostError.noWayBack) { try host.goBack() }
    try host.tap("b")
    #expect(host.texts == ["detail b 0", "all"])
  }

  @Test func `a choice that is made at first shows the detail`() {
    #expect(ViewHost { Two(chosen: "a") }.texts == ["detail a 0", "all"])
  }

  struct Restored: View {
    @State var group: Int?
    @State var item: String?
    var body: some View {
      NavigationSplitView {
        List(1..<3, id: \.self, selection: $group) { Text("group \($0)") }
      } content: {
        List(["x", "y"], id: \.self, selection: $item) { Text("item \($0)") }
      } detail: {
        Text("detail \(item ?? "-")")
      }
    }
  }

  @Test func `of three columns the one behind the last choice that is made at first is shown`() {
    #expect(ViewHost { Restored(group: 1, item: "y") }.texts == ["detail y"])
    #expect(ViewHost { Restored(group: 1) }.texts == ["item x", "item y"])
  }

  @Test func `columns follow the size class, and keep their state`() throws {
    let host = ViewHost(size: CGSize(width: 500, height: 300)) { Two() }
    try host.tap("a")
    try host.tap("detail a 0")
    host.setEnvironment(\.horizontalSizeClass, to: .regular)
    host.flush()
    #expect(host.texts == ["taps 0", "a", "b", "detail a 1", "all"])
    host.setEnvironment(\.horizontalSizeClass, to: .compact)
    host.flush()
    #expect(host.texts == ["detail a 1", "all"])
  }

  struct Three: View {
    @State private var group: Int?
    @State private var item: String?
    @State private var column = NavigationSplitViewColumn.content
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        List(1..<3, id: \.self, selection: $group) { Text("group \($0)") }
      } content: {
        List(["x", "y"], id: \.self, selection: $item) { Text("item \(group ?? 0)\($0)") }
      } detail: {
        Button("detail \(item ?? "-")") { column = .sidebar }
      }
    }
  }

  @Test func `three columns are gone through one by one`() throws {
    let host = ViewHost { Three() }
    #expect(host.texts == ["item 0x", "item 0y"])
    try host.goBack()
    try host.tap("group 2")
    #expect(host.texts == ["item 2x", "item 2y"])
    try host.tap("item 2y")
    #expect(host.texts == ["detail y"])
    try host.goBack()
    try host.goBack()
    #expect(host.texts == ["group 1", "group 2"])
    try host.tap("group 1")
    try host.tap("item 1x")
    try host.tap("detail x")
    #expect(host.texts == ["group 1", "group 2"])
  }

  @Test func `the visibility says how many columns are shown`() throws {
    let host = ViewHost(size: CGSize(width: 1_000, height: 300)) {
      Three().environment(\.horizontalSizeClass, .regular)
    }
    #expect(try host.splitColumns() == [.sidebar, .content, .detail])
    #expect(host.element(text: "detail -")?.frame?.midX == 820)
    try host.showSplitColumns(.doubleColumn)
    #expect(host.texts == ["item 0x", "item 0y", "detail -"])
    try host.showSplitColumns(.detailOnly)
    #expect(host.texts == ["detail -"])
  }

  struct Links: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("one") { NavigationLink("more") { Text("page two") } }
          NavigationLink("number", value: 7)
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      } detail: {
        Text("nothing")
      }
    }
  }

  @Test func `a link in the sidebar shows its page in the detail column`() throws {
    let host = wide(Links())
    try host.tap("one")
    #expect(host.texts == ["one", "number", "more"])
    try host.tap("more")
    #expect(host.texts == ["one", "number", "page two"])
    try host.tap("number")
    #expect(host.texts == ["one", "number", "page 7"])
    try host.goBack()
    #expect(host.texts == ["one", "number", "nothing"])
  }

  @Test func `in a compact size class the page of a link is left to the sidebar`() throws {
    let host = ViewHost { Links() }
    try host.tap("one")
    #expect(host.texts == ["more"])
    try host.tap("more")
    try host.goBack()
    #expect(host.texts == ["more"])
    try host.goBack()
    #expect(host.texts == ["one", "number"])
  }

  struct Stacked: View {
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        Sidebar(chosen: $chosen)
      } detail: {
        NavigationStack {
          NavigationLink("to \(chosen ?? "-")", value: 1)
            .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }
  }

  @Test func `a stack in the detail column has pages of its own`() throws {
    let host = ViewHost { Stacked() }
    try host.tap("a")
    try host.tap("to a")
    #expect(host.texts == ["number 1"])
    try host.goBack()
    #expect(host.texts == ["to a"])
    try host.goBack()
    #expect(host.texts == ["taps 0", "a", "b"])
  }

  @Test func `a split view lets go of everything when it is closed`() throws {
    let host = ViewHost { Two() }
    try host.tap("a")
    #expect(host.close().isEmpty)
  }

  struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    let number: Int
    var body: some View {
      Text("detail \(number) \(isPresented)")
      Button("leave") { dismiss() }
    }
  }

  struct Choosing: View {
    @State private var choice: Int?
    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $choice) { Text("row \($0)") }
      } detail: {
        if let choice { Leaving(number: choice) } else { Text("none") }
      }
    }
  }

  @Test func `the dismissal of a detail goes back to the list and clears its selection`() throws {
    let host = ViewHost { Choosing() }
    try host.tap("row 2")
    #expect(host.texts.first == "detail 2 false")
    try host.tap("leave")
    #expect(host.texts == ["row 1", "row 2"])
    try host.tap("row 2")
    #expect(host.texts.first == "detail 2 false")
    let wide = ViewHost(size: CGSize(width: 1_000, height: 700)) {
      Choosing().environment(\.horizontalSizeClass, .regular)
    }
    try wide.tap("row 1")
    #expect(wide.texts == ["row 1", "row 2", "detail 1 false", "leave"])
    try wide.tap("leave")
    #expect(wide.texts == ["row 1", "row 2", "none"])
  }
}
