import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The labels, tags and badges of tabs inside of bodies and groups, and the bodies that run to find them.
@MainActor
struct `Traits of tabs` {
  struct Tabbed: View {
    let n: Int
    @State private var taps = 0
    var body: some View {
      Button("page \(n), \(taps)") { taps += 1 }.tabItem { Label("T\(n)", systemImage: "star") }.tag(n).badge(n)
    }
  }

  struct Home: View {
    @State private var selection = 2
    @State private var isLong = false
    var body: some View {
      VStack {
        Button("longer") { isLong = true }
        TabView(selection: $selection) {
          Tabbed(n: 1)
          Tabbed(n: 2)
          if isLong { Tabbed(n: 3).padding() }
        }
      }
    }
  }

  @Test func `a label, a tag and a badge in the body of a view are those of its tab`() throws {
    let host = ViewHost { Home() }
    #expect(try host.tabItems().map(\.title) == ["T1", "T2"])
    #expect(try host.tabItems().map(\.badge) == ["1", "2"])
    #expect(host.texts.last == "page 2, 0")
    try host.tap("page 2, 0")
    try host.selectTab(tag: 1)
    #expect(host.texts.last == "page 1, 0")
    try host.tap("longer")
    #expect(try host.tabs() == ["T1", "T2", "T3"])
    try host.selectTab("T2")
    #expect(host.texts.last == "page 2, 1")
    #expect(host.issues.isEmpty)
  }

  struct Two: View {
    @State private var title = "B"
    var body: some View {
      Button("rename") { title = "C" }.tabItem { Text("A") }.tag(0)
      Text("b").tabItem { Text(title) }.tag(1)
    }
  }

  @Test func `a view with two tabs in its body makes two tabs, which follow its state`() throws {
    let host = ViewHost { TabView { Two() } }
    #expect(try host.tabs() == ["A", "B"])
    #expect(host.texts == ["rename"])
    try host.tap("rename")
    #expect(try host.tabs() == ["A", "C"])
    #expect(host.counts(of: Two.self).bodies == 2)
    try host.selectTab(number: 2)
    #expect(host.texts == ["b"])
  }

  struct Marked: View {
    let name: String
    var body: some View { Text(name) }
  }

  struct Wrapped: View {
    let name: String
    var body: some View { Marked(name: name).tabItem { Text(name) } }
  }

  @Test func `only bodies whose type has traits of tabs run before their tab is selected`() {
    let plain = ViewHost {
      TabView {
        Marked(name: "a").tag(1)
        Marked(name: "b").tag(2)
        Wrapped(name: "c").tabItem { Text("outside") }
      }
    }
    #expect(plain.counts(of: Marked.self).bodies == 1)
    #expect(plain.counts(of: Wrapped.self).bodies == 0)
    let wrapped = ViewHost {
      TabView {
        Wrapped(name: "a")
        Wrapped(name: "b")
      }
    }
    #expect(wrapped.counts(of: Wrapped.self).bodies == 2)
    #expect(wrapped.counts(of: Marked.self).bodies == 1)
  }

  struct Inherited: View {
    @Environment(\.locale) private var locale
    @EnvironmentObject private var store: Store
    var body: some View { Text(store.name).tabItem { Text("\(locale.identifier) \(store.name)") } }
  }

  final class Store: ObservableObject {
    @Published var name = "store"
  }

  @Test func `a body with the label of a tab runs in the environment of the modifiers around it`() throws {
    struct Root: View {
      @StateObject private var store = Store()
      @State private var identifier = "de"
      var body: some View {
        VStack {
          Button("change") { identifier = "fr" }
          Button("rename") { store.name = "shop" }
          TabView {
            Group { Inherited() }.environment(\.locale, Locale(identifier: identifier)).environmentObject(store)
          }
        }
      }
    }
    let host = ViewHost { Root() }
    #expect(try host.tabs() == ["de store"])
    try host.tap("change")
    #expect(try host.tabs() == ["fr store"])
    try host.tap("rename")
    #expect(try host.tabs() == ["fr shop"])
    #expect(host.texts.last == "shop")
    #expect(host.issues.isEmpty)
  }

  @Test func `the id of the row around a view is the tag of a tab in its body`() throws {
    struct Rows: View {
      @State private var selection = "y"
      var body: some View { TabView(selection: $selection) { ForEach(["x", "y"], id: \.self) { Wrapped(name: $0) } } }
    }
    let host = ViewHost { Rows() }
    #expect(host.texts == ["y"])
    try host.selectTab(tag: "x")
    #expect(host.texts == ["x"])
  }

  @Test func `tabs behind an id, an erased type or a modified group keep their labels`() throws {
    let host = ViewHost {
      TabView {
        Text("a").tabItem { Text("A") }.id(1)
        AnyView(Text("b").tabItem { Text("B") }).tag(2)
        Group {
          Text("c").tabItem { Text("C") }
          Text("d").tabItem { Text("D") }
        }.padding()
      }
    }
    #expect(try host.tabs() == ["A", "B", "C", "D"])
  }

  struct Container<Content: View>: View {
    let form: Int
    @ViewBuilder let content: Content
    var body: some View {
      switch form {
      case 0: TabView { ForEach(subviews: content) { $0 } }
      case 1: TabView { Group(subviews: content) { subviews in ForEach(subviews) { $0 } } }
      case 2:
        TabView { Group(subviews: content) { subviews in ForEach(subviews.indices, id: \.self) { subviews[$0] } } }
      default: TabView { _VariadicView.Tree(Listed()) { content } }
      }
    }
  }

  struct Listed: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View { ForEach(children) { $0 } }
  }

  @Test func `each subview of a block is a tab with its own label`() throws {
    for form in 0..<4 {
      let host = ViewHost {
        Container(form: form) {
          Two()
          Text("c").tabItem { Text("C") }
        }
      }
      #expect(try host.tabs() == ["A", "B", "C"])
      try host.selectTab("C")
      #expect(host.texts == ["c"])
    }
  }

  @Test func `a group of subviews gives each of them the label of its tab`() throws {
    struct Labelled<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        TabView {
          Group(subviews: content) { subviews in
            ForEach(subviews.indices, id: \.self) { index in
              subviews[index].tabItem { Label("tab \(index)", systemImage: "star") }
            }
          }
        }
      }
    }
    let host = ViewHost {
      Labelled {
        Text("q")
        Text("r")
      }
    }
    #expect(try host.tabs() == ["tab 0", "tab 1"])
    try host.selectTab("tab 1")
    #expect(host.texts == ["r"])
  }
}
