extension ViewHost {
  /// Whether hosts print their issues to standard error as they are reported; the default is true unless the
  /// environment variable `ATTRIBUTE_GRAPH_PRINT_ISSUES` is `0`. Each host can be set otherwise.
  ///
  /// A host keeps its issues in either case.
  public static var printsIssues: Bool {
    get { Issue.arePrinted }
    set { Issue.arePrinted = newValue }
  }

  /// Whether this host prints its issues to standard error as they are reported: as all hosts do, until it is set.
  public var printsIssues: Bool {
    get { runtime.printsIssues ?? Issue.arePrinted }
    set { runtime.printsIssues = newValue }
  }

  /// Reports updates that were cut off after some passes, at the view whose body ran last.
  func reportUnsettled(after passes: Int) {
    let last = runtime.lastBody ?? root.children.first ?? root
    last.report(.updateDoesNotSettle(view: last.typeName, passes: passes))
  }
}
