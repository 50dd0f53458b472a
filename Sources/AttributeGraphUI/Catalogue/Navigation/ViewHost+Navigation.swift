/// Following links and going back, by a person.
///
/// A navigation container is pointed at with an identifier of its own or around it, or with a text on the page that it
/// shows; without a target it is the first in the order of the source.
extension ViewHost {
  /// Follows a link.
  ///
  /// - Throws: `HostError` where there is no such link, with the names of those that there are, and where it is disabled.
  /// - Returns: What ran because of it.
  @discardableResult
  public func follow(_ link: ControlTarget) throws(HostError) -> UpdateReport {
    let (found, follow) = try find(link, kind: "link") { action -> (() -> Void)? in
      (action as? LinkAction)?.follow
    }
    guard found.control.isEnabled else { throw .disabled(found.name, kind: "link") }
    return act(on: found, as: "follow") { follow() }
  }

  /// Goes back to the page before, or to the column before in a split view that shows one at a time.
  ///
  /// - Throws: `HostError` where there is no navigation container, or its root page is shown.
  /// - Returns: What ran because of it.
  @discardableResult
  public func goBack(in target: ControlTarget? = nil) throws(HostError) -> UpdateReport {
    if let target {
      guard let top = try findPages(target).top, !top.isRoot else { throw .noWayBack }
      return perform(as: "go back") { top.leave() }
    }
    for root in rootsFromTheTop {
      if let page = root.first({ $0.knownFacts?[NavigationPages.self]?.top.flatMap { $0.isRoot ? nil : $0 } }) {
        return perform(as: "go back") {
          root.forEachPosition { $0.owned(SplitColumns.self)?.willLeave(page) }
          page.leave()
        }
      }
      if let split = root.first({ $0.owned(SplitColumns.self) }), split.previous != nil {
        return perform(as: "go back") { split.goBack() }
      }
    }
    _ = try findPages(nil)
    throw .noWayBack
  }

  /// How many pages are over each other, the root among them.
  ///
  /// - Throws: `HostError` where there is no navigation container.
  public func navigationDepth(in target: ControlTarget? = nil) throws(HostError) -> Int {
    try findPages(target).pages.count
  }

  /// The title of the page that is shown; nil where it has none.
  ///
  /// - Throws: `HostError` where there is no navigation container.
  public func navigationTitle(in target: ControlTarget? = nil) throws(HostError) -> String? {
    try findPages(target).top?.title
  }

  private func findPages(_ target: ControlTarget?) throws(HostError) -> NavigationPages {
    try findContainer(target, kind: "navigation container") { $0.knownFacts?[NavigationPages.self] }
  }
}
