import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Modifiers around several views that stand in no stack of the source.
@MainActor
struct `Modifiers of several views at the top of a place` {
  /// A view that has state of its own and prints when it comes and goes.
  struct Badge: View {
    @State private var count = 0
    var body: some View {
      Button("badge \(count)") { count += 1 }.frame(width: 10, height: 10).lifetime("badge")
    }
  }

  struct Two: View {
    var body: some View {
      Color.red.frame(width: 30, height: 10).named("a")
      Color.blue.frame(width: 50, height: 10).named("b")
    }
  }

  @Test func `an overlay of several views of a root exists once`() {
    let host = ViewHost { Group { Two() }.overlay { Badge() } }
    #expect(host.texts == ["badge 0"])
    let bodies = ViewHost { Two().overlay { Badge() } }
    #expect(bodies.texts == ["badge 0"])
  }

  @Test func `a frame of several views of a root is around all of them`() {
    expectMounted(
      proposing: nil, nil, size: (100, 40), frames: ["a": (35, 6, 30, 10), "b": (25, 24, 50, 10)]
    ) {
      Two().frame(width: 100, height: 40)
    }
  }

  @Test func `a background of several views of a root is behind all of them`() {
    let host = ViewHost(proposing: .unspecified) {
      Group {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 50, height: 10)
      }
      .background(Color.green)
    }
    #expect(host.displayList.map(\.content) == [.color(.green), .color(.red), .color(.blue)])
    #expect(host.displayList.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 28))
  }

  struct Changing: View {
    @State private var isOn = true
    var body: some View {
      Group {
        if isOn { Color.red.frame(width: 5, height: 5) }
        Button("switch") { isOn.toggle() }
      }
      .overlay { Badge() }
    }
  }

  @Test func `an overlay of views that come and go keeps its state`() throws {
    let host = ViewHost { Changing() }
    try host.tap("badge 0")
    let lines = try printedLines {
      try host.tap("switch")
      try host.tap("switch")
    }
    #expect(lines == [])
    #expect(host.texts == ["switch", "badge 1"])
  }

  @Test func `a modifier of several views of a sheet, a page and a tab applies to all of them as one`() {
    let sheet = ViewHost { Color.clear.sheet(isPresented: .constant(true)) { Two().overlay { Badge() } } }
    #expect(sheet.texts == ["badge 0"])
    let destination = ViewHost {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in Two().overlay { Badge() } }
      }
    }
    #expect(destination.texts == ["badge 0"])
    let page = ViewHost { NavigationStack { Two().overlay { Badge() } } }
    #expect(page.texts == ["badge 0"])
    let tab = ViewHost { TabView { Two().overlay { Badge() }.tabItem { Text("tab") } } }
    #expect(tab.texts == ["badge 0"])
  }

  @Test func `a modifier of several views in a layer applies to all of them as one`() {
    let host = ViewHost { Color.clear.overlay { Two().overlay { Badge() } } }
    #expect(host.texts == ["badge 0"])
    #expect(host.frame(named: "a")?.midY == host.frame(named: "b")?.midY)
  }

  @Test func `a modifier of several views in a stack, a branch, an id or beside others applies to each`() {
    let stack = ViewHost { HStack { Two().overlay { Badge() } } }
    #expect(stack.texts == ["badge 0", "badge 0"])
    let branch = ViewHost { if true { Two().overlay { Badge() } } }
    #expect(branch.texts == ["badge 0", "badge 0"])
    let id = ViewHost { Two().overlay { Badge() }.id(1) }
    #expect(id.texts == ["badge 0", "badge 0"])
    let beside = ViewHost {
      Two().overlay { Badge() }
      Text("x")
    }
    #expect(beside.texts == ["badge 0", "badge 0", "x"])
  }

  @Test func `a modifier with a body receives several views of a root as one`() {
    let host = ViewHost { Two().modifier(Badged()) }
    #expect(host.texts == ["badge 0"])
  }

  struct Badged: ViewModifier {
    func body(content: Content) -> some View { content.overlay { Badge() } }
  }
}
