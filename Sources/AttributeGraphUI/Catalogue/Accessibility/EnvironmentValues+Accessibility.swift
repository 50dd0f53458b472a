import Foundation

/// Accessibility settings of the system. A host sets them with `setEnvironment(_:to:)`.
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

  /// Whether transparency is reduced.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether transparency is reduced, under the name by which previews set it.
  public var _accessibilityReduceTransparency: Bool {
    get { accessibilityReduceTransparency }
    set { accessibilityReduceTransparency = newValue }
  }

  /// Whether colour must not be the only difference between things.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether colour must not be the only difference between things, under the name by which previews set it.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilityDifferentiateWithoutColor }
    set { accessibilityDifferentiateWithoutColor = newValue }
  }

  /// Whether the colours are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether the colours are inverted, under the name by which previews set it.
  public var _accessibilityInvertColors: Bool {
    get { accessibilityInvertColors }
    set { accessibilityInvertColors = newValue }
  }

  /// Whether buttons show their shapes.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }

  /// Whether buttons show their shapes, under the name by which previews set it.
  public var _accessibilityShowButtonShapes: Bool {
    get { accessibilityShowButtonShapes }
    set { accessibilityShowButtonShapes = newValue }
  }

  /// Whether animated images play.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }

  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool {
    get { self[DimFlashingLightsKey.self] }
    set { self[DimFlashingLightsKey.self] = newValue }
  }

  /// Whether the screen reader is on.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether the screen is controlled with switches.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }

  /// Whether views are shown enlarged while a finger rests on them.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentViewerKey.self] }
    set { self[LargeContentViewerKey.self] = newValue }
  }

  /// Whether gestures of the hand run quick actions.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[QuickActionsKey.self] }
    set { self[QuickActionsKey.self] = newValue }
  }

  /// Whether the system shows its simplified interface.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[AssistiveAccessKey.self] }
    set { self[AssistiveAccessKey.self] = newValue }
  }

  /// Whether an alternative to content that follows the head is preferred.
  public var accessibilityPrefersHeadAnchorAlternative: Bool {
    get { self[PrefersHeadAnchorKey.self] }
    set { self[PrefersHeadAnchorKey.self] = newValue }
  }

  /// Whether any assistive technology is on.
  public var accessibilityEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// The preferred weight of text.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The contrast between colours.
  public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

  /// The contrast between colours, to be set by a host or a preview.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}

/// The preferred weight of text.
public enum LegibilityWeight: Hashable, Sendable {
  /// Regular.
  case regular
  /// Bold.
  case bold
}

/// The contrast between colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The standard contrast.
  case standard
  /// Further.
  case increased
}
