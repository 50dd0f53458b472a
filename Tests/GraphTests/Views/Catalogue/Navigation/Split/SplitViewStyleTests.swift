import AttributeGraphUI
import Foundation
import Testing

/// Split views in a style of the program.
@MainActor
struct `Split view styles` {
  struct Switching: NavigationSplitViewStyle {
    let isBalanced: Bool

    func makeBody(configuration: Configuration) -> some View {
      if isBalanced {
        BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
      } else {
        ProminentDetailNavigationSplitViewStyle().makeBody(configuration: configuration)
      }
    }
  }

  struct Replacing: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View { Text("no columns") }
  }

  struct Titled: View {
    @State private var count = 0
    @State private var isBalanced = true
    var body: some View {
      NavigationSplitView {
        Button("count") { count += 1 }
        Button("switch") { isBalanced.toggle() }
      } detail: {
        Text("detail \(count)")
      }
      .navigationSplitViewStyle(Switching(isBalanced: isBalanced))
    }
  }

  private func wide<Content: View>(_ content: Content) -> ViewHost {
    ViewHost(size: CGSize(width: 1000, height: 400)) { content.environment(\.horizontalSizeClass, .regular) }
  }

  @Test func `a style passes the columns to one of the library's styles`() throws {
    let host = wide(Titled())
    #expect(host.texts == ["count", "switch", "detail 0"])
    #expect(try host.splitColumns() == [.sidebar, .detail])
    try host.tap("count")
    #expect(host.texts == ["count", "switch", "detail 1"])
    try host.tap("switch")
    #expect(host.texts == ["count", "switch", "detail 1"])
    #expect(host.issues == [])
  }

  @Test func `the columns are where they are without a style`() {
    let columns = NavigationSplitView {
      Text("sidebar")
    } detail: {
      Text("detail")
    }
    let (plain, styled) = (wide(columns), wide(columns.navigationSplitViewStyle(Switching(isBalanced: true))))
    for text in ["sidebar", "detail"] {
      #expect(plain.element(text: text)?.frame == styled.element(text: text)?.frame)
    }
  }

  @Test func `a style without the columns replaces them`() {
    #expect(wide(Titled().navigationSplitViewStyle(Replacing())).texts == ["count", "switch", "detail 0"])
    let columns = NavigationSplitView {
      Text("sidebar")
    } detail: {
      Text("detail")
    }
    #expect(wide(columns.navigationSplitViewStyle(Replacing())).texts == ["no columns"])
  }
}
