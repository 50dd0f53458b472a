extension ViewHost {
  /// Whether issues are printed to standard error as they come; they are unless the environment variable
  /// `ATTRIBUTE_GRAPH_PRINT_ISSUES` is `0`.
  ///
  /// Printed or not, a host keeps its issues.
  public static var printsIssues: Bool {
    get { Issue.arePrinted }
    set { Issue.arePrinted = newValue }
  }
}
