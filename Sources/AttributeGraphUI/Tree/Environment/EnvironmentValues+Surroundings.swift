extension EnvironmentValues {
  private enum LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum MaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

  /// Whether the display is dimmed, as that of a watch that is not looked at; it is not, unless a view says so.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// The material behind the view; nil where there is none or nobody said so.
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
}
