import Foundation

/// A key of the environment that the library declares, with a value that needs no type of its own.
private protocol StandardKey: EnvironmentKey where Value: Equatable {}

extension EnvironmentValues {
  private enum FontKey: StandardKey { static var defaultValue: Font? { nil } }
  private enum EnabledKey: StandardKey { static var defaultValue: Bool { true } }
  private enum ColorSchemeKey: StandardKey { static var defaultValue: ColorScheme { .light } }
  private enum LayoutDirectionKey: StandardKey { static var defaultValue: LayoutDirection { .leftToRight } }
  private enum LocaleKey: StandardKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
  private enum CalendarKey: StandardKey { static var defaultValue: Calendar { Calendar(identifier: .gregorian) } }
  private enum TimeZoneKey: StandardKey { static var defaultValue: TimeZone { .gmt } }
  private enum DisplayScaleKey: StandardKey { static var defaultValue: CGFloat { 1 } }
  private enum ReduceMotionKey: StandardKey { static var defaultValue: Bool { false } }
  private enum DynamicTypeSizeKey: StandardKey { static var defaultValue: DynamicTypeSize { .large } }
  private enum HorizontalSizeClassKey: StandardKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
  private enum VerticalSizeClassKey: StandardKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
  private enum ScenePhaseKey: StandardKey { static var defaultValue: ScenePhase { .active } }

  /// The font of texts that have none of their own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Whether controls react to a person.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The direction of layout.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The language and the formats; by default the same on every machine.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone; by default Greenwich, on every machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether to avoid motion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether to avoid motion, under the name by which previews set it.
  public var _accessibilityReduceMotion: Bool {
    get { accessibilityReduceMotion }
    set { accessibilityReduceMotion = newValue }
  }

  /// A person's preferred text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The horizontal size class; by default compact, as on a phone, whatever the size of a host. This rule is ours.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class; by default regular, as on a phone. This rule is ours.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The phase of the scene around the view.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// The phase of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It cannot be seen.
  case background
  /// It is visible and receives no events.
  case inactive
  /// It is visible and receives events.
  case active
}
