extension EnvironmentValues {
  private enum LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum MaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

  /// Whether the display is dimmed, as that of a watch that is not looked at; it is not, unless a view says so.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// The material behind the view; nil if there is none or nobody said so.
  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }

  /// Whether the screen is recorded: a host is not.
  public var isSceneCaptured: Bool { false }
  /// Whether effects of a pointer are shown: a host shows none.
  public var isHoverEffectEnabled: Bool { false }
  /// Whether the window is in front of others: that of a host is.
  public var appearsActive: Bool { true }
  /// Whether the nearest view that can have the focus has it; here only fields have it, and none is around a view.
  public var isFocused: Bool { false }
  /// Whether the window is in front of others and its controls are in use: those of a host are.
  public var controlActiveState: ControlActiveState { .key }
  /// Whether a bar of tabs shows those of sections: a host has no such bar.
  public var isTabBarShowingSections: Bool { false }
  /// Whether a live activity has the whole screen: a host has none.
  public var isActivityFullscreen: Bool { false }
  /// Whether a widget has a ground: a host has no widgets.
  public var showsWidgetContainerBackground: Bool { false }
  /// How large rows of a sidebar are.
  public var sidebarRowSize: SidebarRowSize { .medium }
  /// Gives the focus back to what had it first; here nothing happens.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// Whether controls are in use.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  /// In the window that gets keys, in one of the program, or in none.
  case key, active, inactive
}

/// How large rows of a sidebar are.
public enum SidebarRowSize: Sendable {
  /// By the setting of the system.
  case small, medium, large
}

/// Gives the focus back to what had it first.
public struct ResetFocusAction: Sendable {
  /// Does nothing: a host moves the focus as it is asked to.
  public func callAsFunction(in namespace: Namespace.ID) {}
}
