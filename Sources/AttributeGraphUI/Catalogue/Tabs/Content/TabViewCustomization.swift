import Foundation

/// A person's customization of the tabs of a tab view: their visibility, and their order in sections.
public struct TabViewCustomization: Hashable, Sendable, Codable {
  /// A person's customization of a tab.
  public struct TabCustomization: Hashable, Sendable, Codable {
    private var sidebar: Bool?
    private var tabBar: Bool?

    /// Nothing is changed.
    init() {}

    /// Whether the tab is shown in the sidebar; `automatic` unless a person changed it.
    public var sidebarVisibility: Visibility {
      get { sidebar.map { $0 ? .visible : .hidden } ?? .automatic }
      set { sidebar = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Whether the tab is shown in the bar; `automatic` unless a person changed it.
    public var tabBarVisibility: Visibility {
      get { tabBar.map { $0 ? .visible : .hidden } ?? .automatic }
      set { tabBar = newValue == .automatic ? nil : newValue == .visible }
    }
  }

  /// A person's customization of a section.
  public struct SectionCustomization: Hashable, Sendable, Codable {
    /// The names of the section's tabs, in their order; nil unless a person changed it.
    public var tabOrder: [String]?

    /// Nothing is changed.
    init() {}
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Nothing is changed.
  public init() {}

  /// A person's customization of the tab with a name.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
  }

  /// A person's customization of the section with a name.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
  }

  /// Whether the tab with a name is shown in the sidebar.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }

  /// Whether the tab with a name is shown in the bar.
  public subscript(tabBarVisibility id: String) -> Visibility {
    get { self[tab: id].tabBarVisibility }
    set { self[tab: id].tabBarVisibility = newValue }
  }

  /// Resets the visibility of all tabs.
  public mutating func resetVisibility() { tabs = [:] }

  /// Resets the order of all sections.
  public mutating func resetSectionOrder() { sections = [:] }

  /// Resets the order of the section with a name.
  public mutating func resetSectionOrder(id: String) { sections[id] = nil }
}

extension EnvironmentValues {
  private enum TabViewCustomizationKey: EnvironmentKey {
    static var defaultValue: Binding<TabViewCustomization>? { nil }
  }

  /// The storage of a person's customization; nil if tabs cannot be customized.
  var tabViewCustomization: Binding<TabViewCustomization>? {
    get { self[TabViewCustomizationKey.self] }
    set { self[TabViewCustomizationKey.self] = newValue }
  }
}

extension View {
  /// Lets a person customize the visibility of tabs, and their order in sections.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabViewCustomization, customization)
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// Stores a person's customization of tabs.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key: key, store: store, coding: .data)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Stores the user's customization of tabs.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String) {
    self.init(key: key, initial: wrappedValue, decode: { $0 as? Value }, encode: { $0 })
  }
}
