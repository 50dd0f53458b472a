import Foundation

// Settings for the windows of a scene that a host without a desktop only records, in `AppWindow.appearance`.

/// Whether a window of a scene opens at the launch.
public struct SceneLaunchBehavior: Hashable, Sendable {
  let name: String

  /// The system's choice.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// It is.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// It is not.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether a window of a scene is restored at the next launch.
public struct SceneRestorationBehavior: Hashable, Sendable {
  let name: String

  /// The system's choice.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// It does not.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// The style of a window's toolbar.
public protocol WindowToolbarStyle: Sendable {}

/// The system's choice.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

/// Beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style; a host draws no title.
  public init(showsTitle: Bool) {}
}

/// Beside the title, more compact.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style; a host draws no title.
  public init(showsTitle: Bool) {}
}

/// Below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The system's choice.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// Beside the title; a host draws no title.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Beside the title, with less room.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// Beside the title, with less room; a host draws no title.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension Scene {
  /// Records the style of the toolbar in `AppWindow.appearance`: a host draws no window frame.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    settings { $0.appearance.insert("windowToolbarStyle \(S.self)", at: 0) }
  }

  /// Records whether a window opens at the launch in `AppWindow.appearance`: the launch opens one of the first scene.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    settings { $0.appearance.insert("defaultLaunchBehavior \(behavior.name)", at: 0) }
  }

  /// Records whether a window is restored at the next launch in `AppWindow.appearance`: a host starts afresh.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    settings { $0.appearance.insert("restorationBehavior \(behavior.name)", at: 0) }
  }
}

extension Scene {
  /// Records the keys that open the window in `AppWindow.appearance`: a host has no menu bar.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Records the keys that open the window in `AppWindow.appearance`: a host has no menu bar.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    settings { settings in
      if let shortcut { settings.appearance.insert("keyboardShortcut \(shortcut.symbols)", at: 0) }
    }
  }
}

extension Scene {
  /// Sets the store of `AppStorage` in the windows of the scene.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}

/// The look of the items of a window's toolbar.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, titleAndIcon, titleOnly, iconOnly }
  private let kind: Kind
  /// The system's choice.
  public static let automatic = ToolbarLabelStyle(kind: .automatic)
  /// A title and a picture.
  public static let titleAndIcon = ToolbarLabelStyle(kind: .titleAndIcon)
  /// A title.
  public static let titleOnly = ToolbarLabelStyle(kind: .titleOnly)
  /// A picture.
  public static let iconOnly = ToolbarLabelStyle(kind: .iconOnly)
}

extension EnvironmentValues {
  private enum ToolbarLabelKey: EnvironmentKey { static var defaultValue: ToolbarLabelStyle { .automatic } }

  /// The look of the items of the window's toolbar, which a host does not apply.
  public var toolbarLabelStyle: ToolbarLabelStyle {
    get { self[ToolbarLabelKey.self] }
    set { self[ToolbarLabelKey.self] = newValue }
  }
}

extension Scene {
  /// Sets the look of the items of toolbars as `toolbarLabelStyle` of the environment; a host does not apply it.
  nonisolated public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene {
    environment(\.toolbarLabelStyle, fixed)
  }

  /// Sets the look of the items of toolbars, which a person may change, as `toolbarLabelStyle` of the environment; a
  /// host does not apply it and offers no menu for it.
  nonisolated public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene {
    environment(\.toolbarLabelStyle, toolbarLabelStyle.wrappedValue)
  }
}
