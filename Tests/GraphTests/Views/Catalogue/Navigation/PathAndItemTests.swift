import AttributeGraphUI
import Testing
import ViewTestSupport

/// A path of values beside pages of bindings in one stack.
@MainActor
struct `A path beside pages of bindings` {
  @Observable final class Route {
    var path: [Int] = []
    var item: String?
  }

  struct Stack: View {
    @Bindable var route: Route
    var body: some View {
      NavigationStack(path: $route.path) {
        Text("root")
          .navigationDestination(for: Int.self) { NumberPage(number: $0) }
          .navigationDestination(item: $route.item) { item in
            VStack {
              Text(item)
              NavigationLink("link", value: 7)
            }
          }
      }
    }
  }

  /// A page of a value, with a page of a binding on top of it.
  struct NumberPage: View {
    let number: Int
    @State private var isOpen = false
    var body: some View {
      VStack {
        Text("number \(number)")
        Button("open") { isOpen = true }
      }
      .navigationDestination(isPresented: $isOpen) { Text("over \(number)") }
    }
  }

  let route = Route()

  private func mounted() -> ViewHost { ViewHost { Stack(route: route) } }

  @Test func `a page of a binding that is set from the beginning is shown`() {
    route.item = "item"
    let host = mounted()
    #expect(host.texts == ["item", "link"])
    #expect(route.item == "item" && route.path == [])
  }

  @Test func `a page of a binding comes while the path is emptied`() {
    route.path = [1, 2]
    let host = mounted()
    host.perform {
      route.path = []
      route.item = "item"
    }
    #expect(host.texts == ["item", "link"])
    #expect(route.item == "item" && route.path == [])
  }

  @Test func `a page of the path comes while a page of a binding goes`() throws {
    route.item = "item"
    let host = mounted()
    host.perform {
      route.path = [1]
      route.item = nil
    }
    #expect(host.texts == ["number 1", "open"])
    #expect(route.item == nil && route.path == [1])
    try host.goBack()
    #expect(host.texts == ["root"] && route.path == [])
  }

  @Test func `pages of the path come on top of a page of a binding, which stays below them`() throws {
    route.item = "item"
    let host = mounted()
    host.perform { route.path = [1, 2] }
    #expect(host.texts == ["number 2", "open"])
    try host.goBack()
    #expect(host.texts == ["number 1", "open"] && route.path == [1])
    try host.goBack()
    #expect(host.texts == ["item", "link"] && route.path == [])
    try host.goBack()
    #expect(host.texts == ["root"] && route.item == nil)
  }

  @Test func `a link on a page of a binding leads to a page on top of it`() throws {
    route.item = "item"
    let host = mounted()
    try host.follow("link")
    #expect(host.texts == ["number 7", "open"])
    #expect(route.item == "item" && route.path == [7])
    host.perform { route.path = [] }
    #expect(host.texts == ["item", "link"])
  }

  @Test func `a page of a binding goes with the page of the path from which it was pushed`() throws {
    route.path = [1]
    let host = mounted()
    try host.tap("open")
    #expect(host.texts == ["over 1"])
    host.perform { route.path = [2] }
    #expect(host.texts == ["number 2", "open"])
  }
}
