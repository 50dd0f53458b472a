// Bars and sidebars of tab views: none is drawn here.

/// Where the bar of a tab view stands.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// At the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// At the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
}

extension EnvironmentValues {
  /// Where the bar of the tab view around stands; nil, as there is none.
  public var tabBarPlacement: TabBarPlacement? { nil }
}

/// How the bar of tabs gets smaller while a person scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// Scrolling down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// Scrolling up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Not at all.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// A bar that a person can make a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

/// A bar alone.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

/// Tabs in a box.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar that a person can make a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar alone.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs in a box.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension View {
  /// Sets whether tab views inside have a bar or a sidebar at first; there is neither, so it has no effect.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Puts views at the top of the sidebar; there is none, so it has no effect.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Puts views at the end of the sidebar; there is none, so it has no effect.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Puts views at the bottom of the sidebar; there is none, so it has no effect.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Puts views over the bar; there is none, so it has no effect.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Sets how the bar gets smaller; there is none, so it has no effect.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
