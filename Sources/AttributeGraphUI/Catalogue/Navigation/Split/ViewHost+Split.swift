/// The columns of split views, as a person sees and changes them.
extension ViewHost {
  /// The columns of a split view that are on the screen, in their order; without a target of the first.
  ///
  /// - Throws: `HostError` where there is no such split view.
  public func splitColumns(in target: ControlTarget? = nil) throws(HostError)
    -> [NavigationSplitViewColumn]
  {
    try findSplit(target).shown.map(\.kind)
  }

  /// Shows other columns of a split view side by side, as a person does with its button.
  ///
  /// - Throws: `HostError` where there is no such split view.
  /// - Returns: What ran because of it.
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
