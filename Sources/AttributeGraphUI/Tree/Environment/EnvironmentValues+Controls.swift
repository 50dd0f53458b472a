extension EnvironmentValues {
  private enum ForegroundPaintKey: EnvironmentKey { static var defaultValue: DisplayPaint? { nil } }
  private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The paint of texts, symbols and shapes without a style of their own.
  var foregroundPaint: DisplayPaint? {
    get { self[ForegroundPaintKey.self] }
    set { self[ForegroundPaintKey.self] = newValue }
  }

  /// The same as a colour.
  var foregroundColor: Color? {
    get { foregroundPaint?.color }
    set { foregroundPaint = newValue.map(DisplayPaint.color) }
  }

  /// Whether controls show labels: automatic by default, or hidden.
  public var labelsVisibility: Visibility {
    get { labelsAreHidden ? .hidden : .automatic }
    set { labelsAreHidden = newValue == .hidden }
  }

  /// Whether controls show no labels.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
