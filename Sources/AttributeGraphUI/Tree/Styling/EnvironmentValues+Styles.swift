/// The styles that views inherit.
extension EnvironmentValues {
  private enum RanksKey: EnvironmentKey { static var defaultValue: [DisplayPaint]? { nil } }
  private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  /// The paints of the ranks of the foreground, if several are set.
  var foregroundRanks: [DisplayPaint]? {
    get { self[RanksKey.self] }
    set { self[RanksKey.self] = newValue }
  }

  /// The style of backgrounds; nil for the default.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}
