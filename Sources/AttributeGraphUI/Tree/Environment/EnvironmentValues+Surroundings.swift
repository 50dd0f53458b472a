extension EnvironmentValues {
  private enum LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum MaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
  private enum ProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
  private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum HoverEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }

  /// Whether the display is dimmed, like that of an idle watch; by default it is not.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// The material behind the view; nil if there is none or it is unknown.
  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }

  /// The prominence of the background behind the view; standard unless a view sets it, also in a selected row.
  public var backgroundProminence: BackgroundProminence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  /// Whether views show the system's focus ring; a host draws none.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }

  /// Whether views show the effects of `hoverEffect`; a host draws none.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }

  /// The size of a sidebar's rows; rows here do not depend on it.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }

  /// Whether the screen is recorded: always false in a host.
  public var isSceneCaptured: Bool { false }
  /// Whether the window is in front of others: always true in a host.
  public var appearsActive: Bool { true }
  /// Whether the nearest focusable ancestor has the focus; always false, because only text fields can have it here.
  public var isFocused: Bool { false }
  /// Whether the window is in front of others and its controls are active: always so in a host.
  public var controlActiveState: ControlActiveState { .key }
  /// Whether a tab bar shows the tabs of sections: always false, because a host has no such bar.
  public var isTabBarShowingSections: Bool { false }
  /// Whether a live activity fills the screen: always false in a host.
  public var isActivityFullscreen: Bool { false }
  /// Whether a widget has a background: always false, because a host has no widgets.
  public var showsWidgetContainerBackground: Bool { false }
  /// Resets the focus to its default; has no effect here.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// The prominence of a background.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  /// Like the content of a window.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// Like the background of a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// The activity of controls.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  /// In the key window, in the active program, or inactive.
  case key, active, inactive
}

/// The size of rows in a sidebar.
public enum SidebarRowSize: Sendable {
  /// Set by the system.
  case small, medium, large
}

/// Resets the focus to its default.
public struct ResetFocusAction: Sendable {
  /// Does nothing: a host moves the focus only on request.
  public func callAsFunction(in namespace: Namespace.ID) {}
}
