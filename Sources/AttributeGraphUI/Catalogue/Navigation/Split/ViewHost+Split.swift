/// The columns of split views, as a person sees and changes them.
extension ViewHost {
  /// The visible columns of a split view, in order; without a target, those of the first split view.
  ///
  /// - Throws: `HostError` if there is no such split view.
  public func splitColumns(in target: ControlTarget? = nil) throws(HostError)
    -> [NavigationSplitViewColumn]
  {
    try findSplit(target).shown.map(\.kind)
  }

  /// Shows other columns of a split view side by side, as its button does.
  ///
  /// - Throws: `HostError` if there is no such split view.
  /// - Returns: The work that it caused.
  @discardableResult
  public func showSplitColumns(
    _ visibility: NavigationSplitViewVisibility, in target: ControlTarget? = nil
  ) throws(HostError) -> UpdateReport {
    let split = try findSplit(target)
    return perform(as: "show the columns of a split view") { split.setVisibility(visibility) }
  }

  private func findSplit(_ target: ControlTarget?) throws(HostError) -> SplitColumns {
    try findContainer(target, kind: "split view") { $0.owned(SplitColumns.self) }
  }
}
