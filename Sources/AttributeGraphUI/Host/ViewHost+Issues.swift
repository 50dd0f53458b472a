extension ViewHost {
  /// Whether issues are printed to standard error as they are reported; the default is true unless the environment
  /// variable `ATTRIBUTE_GRAPH_PRINT_ISSUES` is `0`.
  ///
  /// A host keeps its issues in either case.
  public static var printsIssues: Bool {
    get { Issue.arePrinted }
    set { Issue.arePrinted = newValue }
  }
}
