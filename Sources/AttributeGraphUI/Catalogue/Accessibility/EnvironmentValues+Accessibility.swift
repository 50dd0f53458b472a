import Foundation

/// Settings of a person for whom something is hard. A host sets them with `setEnvironment(_:to:)`.
extension EnvironmentValues {
  private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum DifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ShowButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum PlayAnimatedImagesKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum DimFlashingLightsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum SwitchControlKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum LargeContentViewerKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum QuickActionsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum AssistiveAccessKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum PrefersHeadAnchorKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
  private enum ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

  /// Whether a person wants less to shine through.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether a person cannot tell things by their colour.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether the colours are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether buttons have an outline.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }

  /// Whether pictures move.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }

  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool {
    get { self[DimFlashingLightsKey.self] }
    set { self[DimFlashingLightsKey.self] = newValue }
  }

  /// Whether a voice reads the screen.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether a person uses the screen with switches.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }

  /// Whether things are shown larger where a finger rests.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentViewerKey.self] }
    set { self[LargeContentViewerKey.self] = newValue }
  }

  /// Whether gestures of the hand run quick actions.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[QuickActionsKey.self] }
    set { self[QuickActionsKey.self] = newValue }
  }

  /// Whether the system is made simple.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[AssistiveAccessKey.self] }
    set { self[AssistiveAccessKey.self] = newValue }
  }

  /// Whether nothing should follow the head.
  public var accessibilityPrefersHeadAnchorAlternative: Bool {
    get { self[PrefersHeadAnchorKey.self] }
    set { self[PrefersHeadAnchorKey.self] = newValue }
  }

  /// Whether any help is on.
  public var accessibilityEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// How heavy a person wants text.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// How far colours are apart.
  public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

  /// How far colours are apart, to be set by a host or a preview.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}

/// How heavy a person wants text.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}

/// How far colours are apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// Further.
  case increased
}
