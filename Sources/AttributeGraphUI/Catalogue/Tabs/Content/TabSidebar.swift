// Bars and sidebars of tab views: none is drawn here.

/// The place of a tab view's bar.
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
  /// The place of the bar of the enclosing tab view; nil, because there is none.
  public var tabBarPlacement: TabBarPlacement? { nil }
}

/// The way in which the tab bar shrinks while a person scrolls.
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

/// A bar that a person can turn into a sidebar.
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
  /// Sets whether tab views inside have a bar or a sidebar initially; there is neither, so it has no effect.
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

  /// Puts views over the bar if a condition holds; there is no bar, so it has no effect.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    tabViewBottomAccessory(content: content)
  }

  /// Sets how the bar shrinks; there is none, so it has no effect.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Sets how the tab with the role of a search starts one; here a search starts in its field.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

/// How a tab with the role of a search starts one.
public struct TabSearchActivation: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, searchTabSelection }
  private let kind: Kind
  /// The system's choice.
  public static let automatic = TabSearchActivation(kind: .automatic)
  /// When the tab is selected.
  public static let searchTabSelection = TabSearchActivation(kind: .searchTabSelection)
}

/// The place of the views over a tab bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar, between the tabs.
  case inline
  /// Over the bar.
  case expanded
}

extension EnvironmentValues {
  /// The place of the views over the tab bar: always nil, because a host has no such bar.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}
