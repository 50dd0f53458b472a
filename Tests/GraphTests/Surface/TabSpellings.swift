import SwiftUI

struct TabSpellings: View {
  enum Screen: Hashable { case home, search, library(Int) }

  @State private var screen = Screen.home
  @State private var optional: Screen?
  @State private var customization = TabViewCustomization()
  @AppStorage("tabs") private var kept: TabViewCustomization
  @SceneStorage("tabs") private var keptForScene = TabViewCustomization()
  @Environment(\.tabBarPlacement) private var placement
  let count: Int
  let title: String

  var body: some View {
    TabView {
      Tab("Received", systemImage: "tray.and.arrow.down.fill") { Text("Received") }
        .badge(2)
      Tab(title, image: "picture") { Text("Sent") }
      Tab("Account", systemImage: "person.crop.circle.fill") { Text("Account") }
        .badge("!")
      Tab(role: .search) { Text("Search") }
      Tab {
        Text("Other")
      } label: {
        Label("Other", systemImage: "star")
      }
    }
    TabView(selection: $screen) {
      Tab("Home", systemImage: "house", value: .home) { Text("Home") }
        .customizationID("home")
        .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      Tab("Home", systemImage: "house", value: Screen.home, role: nil) { Text("Home") }
      Tab(value: .search, role: .search) { Text("Search") }
        .hidden(count == 0)
      if count > 1 {
        Tab(title, systemImage: "books.vertical", value: .library(1)) { Text("One") }
          .defaultVisibility(.hidden, for: .tabBar)
      } else {
        Tab(value: .library(2)) {
          Text("Two")
        } label: {
          Text("Two")
        }
      }
      TabSection("Library") {
        ForEach(0..<3) { index in
          Tab("Part \(index)", systemImage: "book", value: Screen.library(index)) { Text("\(index)") }
            .badge(index)
            .disabled(index == 1)
        }
        ForEach(["a", "b"], id: \.self) { name in
          Tab(name, systemImage: "book", value: Screen.library(name.count)) { Text(name) }
        }
      }
      .tabPlacement(.sidebarOnly)
      .customizationID("library")
      .sectionActions { Button("Add") {} }
      TabSection {
        OwnTabs(isLong: true)
      } header: {
        Label("Own", systemImage: "star")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
    .tabViewSidebarHeader { Text("Header") }
    .tabViewSidebarFooter { Text("Footer") }
    .tabViewSidebarBottomBar { Text("Bar") }
    .defaultAdaptableTabBarPlacement(.sidebar)
    .tabBarMinimizeBehavior(.onScrollDown)
    TabView(selection: $optional) {
      Tab("Home", systemImage: "house", value: Screen.home) { Text("Home") }
      Tab(value: Screen.search) {
        Text("Search")
      } label: {
        Text("Search")
      }
    }
    .tabViewStyle(.tabBarOnly)
    .tabViewCustomization($kept)
    TabView { Tab("One", systemImage: "1.circle") { Text("One") } }.tabViewStyle(.grouped)
  }

  private func change() {
    customization[tab: "home"].tabBarVisibility = .hidden
    customization[section: "library"].tabOrder = ["a", "b"]
    customization.resetVisibility()
    customization.resetSectionOrder()
    keptForScene = customization
  }

  @TabContentBuilder<Screen> private var more: some TabContent<Screen> {
    Tab("Home", systemImage: "house", value: .home) { Text("Home") }
    Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("Search") }
  }
}

private struct OwnTabs: TabContent {
  let isLong: Bool

  var body: some TabContent<TabSpellings.Screen> {
    Tab("Own", systemImage: "star", value: TabSpellings.Screen.library(9)) { Text("Own") }
    if isLong { Tab("More", systemImage: "star", value: TabSpellings.Screen.library(10)) { Text("More") } }
  }
}
