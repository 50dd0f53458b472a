/// Labels that a person expands: of disclosure groups, of rows of outlines, and of sections.
///
/// One is pointed at with a text in its label, or with an identifier of it or around it.
extension ViewHost {
  /// Expands a label, so that the views that belong to it are shown; nothing happens where they are already.
  ///
  /// - Throws: `HostError` if there is no such label.
  /// - Returns: The work that it caused.
  @discardableResult
  public func expand(_ target: ControlTarget) throws(HostError) -> UpdateReport { try setExpanded(true, target) }

  /// Collapses a label; nothing happens where the views that belong to it are hidden already.
  ///
  /// - Throws: `HostError` if there is no such label.
  /// - Returns: The work that it caused.
  @discardableResult
  public func collapse(_ target: ControlTarget) throws(HostError) -> UpdateReport { try setExpanded(false, target) }

  /// Whether the views that belong to a label are shown.
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
