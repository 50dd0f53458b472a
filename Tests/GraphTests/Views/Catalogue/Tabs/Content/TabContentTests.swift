import AttributeGraphUI
import Testing
import ViewTestSupport

/// Tabs with labels and values of their own: selection, conditions, sections, and how a person arranges them.
@MainActor
struct `Tab contents` {
  enum Screen: Hashable { case home, search, library, part(Int) }

  struct Page: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button("\(name) \(taps)") { taps += 1 } }
  }

  struct Shop: View {
    @State var screen = Screen.home
    var showsSearch = true
    var body: some View {
      TabView(selection: $screen) {
        Tab("Home", systemImage: "house", value: .home) { Page(name: "home") }.badge(3)
        if showsSearch { Tab(value: .search, role: .search) { Page(name: "search") } }
        Tab(value: .library) {
          Page(name: "library")
        } label: {
          Label("Library", systemImage: "books.vertical")
        }
      }
    }
  }

  @Test func `a tab with a value is selected by a person and by the selection`() throws {
    let host = ViewHost { Shop() }
    #expect(try host.tabs() == ["Home", "Search", "Library"])
    #expect(host.texts == ["home 0"])
    try host.tap("home 0")
    try host.selectTab("Library")
    #expect(host.texts == ["library 0"])
    #expect(try host.selectedTab() == 3)
    try host.selectTab(tag: Screen.home)
    #expect(host.texts == ["home 1"])
    #expect(host.counts(of: Shop.self).bodies == 1)
    #expect(host.counts(of: Page.self).bodies == 3)
  }

  @Test func `a host tells the symbols, the role and the badge of a tab`() throws {
    let tabs = try ViewHost { Shop() }.tabItems()
    #expect(tabs.map(\.symbols) == [["house"], ["magnifyingglass"], ["books.vertical"]])
    #expect(tabs.map(\.role) == [nil, .search, nil])
    #expect(tabs.map(\.badge) == ["3", nil, nil])
    #expect(tabs.map(\.isSelected) == [true, false, false])
  }

  struct Older: View {
    var body: some View {
      TabView {
        Page(name: "one").tabItem { Label("One", systemImage: "1.circle") }.badge("new")
        Page(name: "two").tabItem { Text("Two") }
      }
    }
  }

  @Test func `tabs by tabItem are the same tabs`() throws {
    let host = ViewHost { Older() }
    let tabs = try host.tabItems()
    #expect(tabs.map(\.title) == ["One", "Two"])
    #expect(tabs.map(\.symbols) == [["1.circle"], []])
    #expect(tabs.map(\.badge) == ["new", nil])
    try host.selectTab("Two")
    #expect(host.texts == ["two 0"])
  }

  struct Unvalued: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") { Page(name: "one") }
        Tab(role: .search) { Page(name: "two") }
      }
    }
  }

  @Test func `a tab without a value is selected by its place`() throws {
    let host = ViewHost { Unvalued() }
    try host.selectTab(number: 2)
    #expect(host.texts == ["two 0"])
    try host.selectTab("One")
    #expect(host.texts == ["one 0"])
  }

  struct Conditional: View {
    @State private var isLong = false
    @State private var screen = 1
    var body: some View {
      VStack {
        Button("more") { isLong.toggle() }
        TabView(selection: $screen) {
          Tab("One", systemImage: "1.circle", value: 1) { Page(name: "one") }
          if isLong { Tab("Two", systemImage: "2.circle", value: 2) { Page(name: "two") } }
          Tab("Three", systemImage: "3.circle", value: 3) { Page(name: "three") }.hidden(isLong)
        }
      }
    }
  }

  @Test func `a tab comes and goes with its condition, and the others keep their state`() throws {
    let host = ViewHost { Conditional() }
    try host.tap("one 0")
    #expect(try host.tabs() == ["One", "Three"])
    try host.tap("more")
    #expect(try host.tabs() == ["One", "Two"])
    try host.selectTab("Two")
    try host.tap("two 0")
    try host.tap("more")
    #expect(host.texts == ["more", "one 1"])
    try host.tap("more")
    try host.selectTab("Two")
    #expect(host.texts == ["more", "two 0"])
  }

  struct Hiding: View {
    @State private var isHidden = true
    @State private var screen = 2
    var body: some View {
      VStack {
        Button("hide") { isHidden.toggle() }
        TabView(selection: $screen) {
          Tab("One", systemImage: "1.circle", value: 1) { Page(name: "one") }.hidden(isHidden)
          Tab("Two", systemImage: "2.circle", value: 2) { Page(name: "two") }.disabled(isHidden)
        }
        Button("go") { screen = 1 }
      }
    }
  }

  @Test func `a hidden tab is not shown to a person, and the selection shows it`() throws {
    let host = ViewHost { Hiding() }
    #expect(try host.tabs() == ["Two"])
    #expect(throws: HostError.self) { try host.selectTab("One") }
    #expect(throws: HostError.disabled("Two", kind: "tab")) { try host.selectTab("Two") }
    try host.tap("go")
    #expect(host.texts == ["hide", "one 0", "go"])
    try host.tap("hide")
    #expect(try host.tabs() == ["One", "Two"])
    #expect(host.counts(of: Page.self).bodies == 2)
  }

  struct Library: View {
    let names: [String]
    @State private var screen = "Home"
    @State private var customization = TabViewCustomization()
    var body: some View {
      TabView(selection: $screen) {
        Tab("Home", systemImage: "house", value: "Home") { Page(name: "home") }.customizationID("home")
        TabSection("Shelves") {
          ForEach(names, id: \.self) { name in
            Tab(name, systemImage: "book", value: name) { Page(name: name) }.customizationID(name)
          }
        }
        .customizationID("shelves")
        Tab("Late", systemImage: "clock", value: "Late") { Page(name: "late") }
          .customizationID("late").defaultVisibility(.hidden, for: .tabBar)
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($customization)
    }
  }

  @Test func `a person hides tabs, shows others, and orders the tabs of a section`() throws {
    let host = ViewHost { Library(names: ["a", "b", "c"]) }
    #expect(try host.tabs() == ["Home", "a", "b", "c"])
    #expect(try host.tabItems().map(\.section) == [nil, "Shelves", "Shelves", "Shelves"])
    try host.customizeTabs {
      $0[tab: "home"].tabBarVisibility = .hidden
      $0[tab: "late"].tabBarVisibility = .visible
      $0[section: "shelves"].tabOrder = ["c", "a"]
    }
    #expect(try host.tabs() == ["c", "a", "b", "Late"])
    #expect(host.texts == ["home 0"])
    try host.customizeTabs { customization in
      customization.resetVisibility()
      customization.resetSectionOrder()
    }
    #expect(try host.tabs() == ["Home", "a", "b", "c"])
  }

  @Test func `tabs cannot be arranged without a customization`() {
    let host = ViewHost { Shop() }
    #expect(throws: HostError.self) { try host.customizeTabs { $0.resetVisibility() } }
  }

  struct OwnTabs: TabContent {
    let number: Int
    @State private var taps = 0
    var body: some TabContent<Screen> {
      Tab("Part \(taps)", systemImage: "star", value: .part(number)) {
        Button("part \(number) \(taps)") { taps += 1 }
      }
    }
  }

  struct WithOwnTabs: View {
    @State private var screen = Screen.part(1)
    var body: some View {
      TabView(selection: $screen) {
        OwnTabs(number: 1)
        Group { OwnTabs(number: 2).badge(2) }.badge(1)
      }
    }
  }

  @Test func `tabs of one's own have a body with state`() throws {
    let host = ViewHost { WithOwnTabs() }
    try host.tap("part 1 0")
    #expect(host.texts == ["part 1 1"])
    #expect(try host.tabs() == ["Part 1", "Part 0"])
    #expect(try host.tabItems().map(\.badge) == [nil, "2"])
    #expect(host.counts(of: WithOwnTabs.self).bodies == 1)
  }

  @Test func `a customization is kept as data`() throws {
    var customization = TabViewCustomization()
    customization[tab: "a"].sidebarVisibility = .hidden
    customization[section: "b"].tabOrder = ["x"]
    #expect(customization[sidebarVisibility: "a"] == .hidden)
    #expect(customization[tab: "a"].tabBarVisibility == .automatic)
    customization[tab: "a"].sidebarVisibility = .automatic
    customization.resetSectionOrder(id: "b")
    #expect(customization == TabViewCustomization())
  }
}
