extension EnvironmentValues {
  private enum ForegroundColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
  private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The colour of texts and symbols that have none of their own.
  var foregroundColor: Color? {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }

  /// Whether controls show no labels.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
