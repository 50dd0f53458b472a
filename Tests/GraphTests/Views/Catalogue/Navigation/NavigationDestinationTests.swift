import AttributeGraphUI
import Testing
import ViewTestSupport

/// Pages shown by bindings, without a link.
@MainActor
struct `Navigation destinations of bindings` {
  struct Page: View {
    let title: String
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("\(title) \(taps)") { taps += 1 }.lifetime(title)
      Button("leave") { dismiss() }
    }
  }

  struct Flagged: View {
    @State private var isShown = false
    @State private var title = "page"
    var body: some View {
      NavigationStack {
        VStack {
          Button("show") { isShown = true }
          Text(isShown ? "shown" : "hidden")
          Button("rename") { title = "renamed" }
        }
        .navigationDestination(isPresented: $isShown) { Page(title: title) }
      }
    }
  }

  @Test func `a page is shown while a binding is true`() throws {
    let host = ViewHost { Flagged() }
    #expect(host.counts(of: Page.self).bodies == 0)
    #expect(try printedLines { try host.tap("show") } == ["page appear"])
    #expect(host.texts == ["page 0", "leave"])
    #expect(try printedLines { try host.tap("leave") } == ["page disappear"])
    #expect(host.texts == ["show", "hidden", "rename"])
  }

  @Test func `going back sets the binding to false`() throws {
    let host = ViewHost { Flagged() }
    try host.tap("show")
    try host.goBack()
    #expect(host.texts == ["show", "hidden", "rename"])
    try host.tap("show")
    #expect(host.texts == ["page 0", "leave"])
  }

  struct Chosen: View {
    @State private var item: String?
    var body: some View {
      NavigationStack {
        VStack {
          Button("one") { item = "one" }
          Text(item ?? "nothing")
        }
        .navigationDestination(item: $item) { item in
          Page(title: item)
          Button("other") { self.item = "other" }
        }
      }
    }
  }

  @Test func `a page is made from the value of a binding`() throws {
    let host = ViewHost { Chosen() }
    try host.tap("one")
    #expect(host.texts == ["one 0", "leave", "other"])
    try host.tap("one 0")
    try host.tap("other")
    #expect(host.texts == ["other 0", "leave", "other"], "The page of another value is another view.")
    #expect(try host.navigationDepth() == 2)
    try host.goBack()
    #expect(host.texts == ["one", "nothing"])
  }

  @Test func `outside of a navigation container no page is shown`() throws {
    struct Lost: View {
      @State private var isShown = false
      var body: some View {
        Button("show") { isShown = true }.navigationDestination(isPresented: $isShown) { Text("page") }
      }
    }
    let host = ViewHost { Lost() }
    try host.tap("show")
    #expect(host.texts == ["show"])
  }
}
