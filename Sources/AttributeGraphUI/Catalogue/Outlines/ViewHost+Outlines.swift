/// Expands and collapses disclosure groups, rows of outlines, and sections.
///
/// The target is a text in the label, or an identifier of the label or of a view around it.
extension ViewHost {
  /// Expands a label, so that its content is shown; a label that is already expanded does not change.
  ///
  /// - Throws: `HostError` if there is no such label.
  /// - Returns: The work that it caused.
  @discardableResult
  public func expand(_ target: ControlTarget) throws(HostError) -> UpdateReport { try setExpanded(true, target) }

  /// Collapses a label; a label that is already collapsed does not change.
  ///
  /// - Throws: `HostError` if there is no such label.
  /// - Returns: The work that it caused.
  @discardableResult
  public func collapse(_ target: ControlTarget) throws(HostError) -> UpdateReport { try setExpanded(false, target) }

  /// Whether the content of a label is shown.
  ///
  /// - Throws: `HostError` if there is no such label.
  public func isExpanded(_ target: ControlTarget) throws(HostError) -> Bool {
    let disclosure = try disclosure(target)
    return runtime.graph.untracked { disclosure.isExpanded?.get() ?? false }
  }

  private func setExpanded(_ isExpanded: Bool, _ target: ControlTarget) throws(HostError) -> UpdateReport {
    let disclosure = try disclosure(target)
    return perform(as: isExpanded ? "expand" : "collapse") {
      guard let access = disclosure.isExpanded, access.get() != isExpanded else { return }
      access.set(isExpanded)
    }
  }

  private func disclosure(_ target: ControlTarget) throws(HostError) -> Disclosure {
    try findContainer(target, kind: "label that can be expanded") { $0.owned(Disclosure.self) }
  }
}
