import AttributeGraphUI
import Testing

@MainActor
struct `Surroundings of views in menus` {
  private struct Counter: View {
    @State private var taps = 0
    @Environment(\.lineLimit) private var limit

    var body: some View {
      Button("add") { taps += 1 }
      Text("taps \(taps), limit \(limit ?? 0)")
    }
  }

  private struct Pages: View {
    @State private var limit = 1

    var body: some View {
      NavigationStack {
        List {
          Menu("Menu") {
            NavigationLink("to a value", value: 1)
            NavigationLink("to a view") { Counter() }
            Menu("Inner") { NavigationLink("from inside") { Counter() } }
          }
          .lineLimit(limit)
          Text("row")
            .contextMenu { NavigationLink("from a row", value: 2) }
            .swipeActions { NavigationLink("from an edge", value: 3) }
        }
        .toolbar { Menu("More") { NavigationLink("from a bar", value: 4) } }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
      Button("limit") { limit += 1 }
    }
  }

  @Test(arguments: [
    ("to a value", ["page 1"]), ("to a view", ["add", "taps 0, limit 1"]), ("from inside", ["add", "taps 0, limit 1"]),
    ("from a row", ["page 2"]), ("from an edge", ["page 3"]), ("from a bar", ["page 4"]),
  ])
  func `a link pushes its page over that of the menu, and closes all menus`(title: String, page: [String]) throws {
    let host = ViewHost { Pages() }
    switch title {
    case "from a row": try host.longPress("row")
    case "from an edge": try host.swipe("row")
    case "from a bar": try host.tap("More")
    default: try host.tap("Menu")
    }
    if title == "from inside" { try host.tap("Inner") }
    try host.tap(ControlTarget(stringLiteral: title))
    #expect(try host.navigationDepth() == 2)
    #expect(host.texts == page + ["limit"] && host.presentations.isEmpty && host.issues.isEmpty)
    try host.goBack()
    #expect(host.texts.first == "Menu")
  }

  @Test func `a page that was pushed from a menu lives on without it`() throws {
    let host = ViewHost { Pages() }
    try host.tap("Menu")
    try host.tap("to a view")
    try host.tap("add")
    try host.tap("limit")
    #expect(host.texts == ["add", "taps 1, limit 2", "limit"])
    // The same link leads to a new page.
    try host.goBack()
    try host.tap("Menu")
    try host.tap("to a view")
    #expect(host.texts == ["add", "taps 0, limit 2", "limit"])
  }

  private struct Close: View {
    let title: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    init(_ title: String) { self.title = title }

    var body: some View { Button(isPresented ? title : "not presented") { dismiss() } }
  }

  private struct Sheet: View {
    @State private var isShown = true
    @State private var asks = false

    var body: some View {
      Text("root").sheet(isPresented: $isShown) {
        List {
          Text("row").contextMenu { Close("in a menu") }.swipeActions { Close("at an edge") }
          Button("ask") { asks = true }
        }
        .alert("Sure?", isPresented: $asks) { Close("in an alert") }
      }
    }
  }

  @Test(arguments: ["in a menu", "at an edge", "in an alert"])
  func `dismiss leaves the sheet with the menu or the alert`(title: String) throws {
    let host = ViewHost { Sheet() }
    switch title {
    case "in a menu": try host.longPress("row")
    case "at an edge": try host.swipe("row")
    default: try host.tap("ask")
    }
    try host.tap(ControlTarget(stringLiteral: title))
    #expect(host.sheet == nil && host.presentations.isEmpty && host.texts == ["root"])
  }
}
