/// Navigation by a person.
///
/// The target of a navigation container is its identifier, an identifier around it, or a text on the page that it
/// shows; without a target, it is the first in the order of the source.
extension ViewHost {
  /// Follows a link.
  ///
  /// - Throws: `HostError` if there is no such link, with a list of the available ones, or if it is disabled.
  /// - Returns: The work that it caused.
  @discardableResult
  public func follow(_ link: ControlTarget) throws(HostError) -> UpdateReport {
    let (found, follow) = try find(link, kind: "link") { action -> (() -> Void)? in
      (action as? LinkAction)?.follow
    }
    try expectTouchable(found, kind: "link")
    guard found.control.isEnabled else { throw .disabled(found.name, kind: "link") }
    return act(on: found, as: "follow") { follow() }
  }

  /// Goes back to the previous page, or to the previous column of a split view that shows one at a time.
  ///
  /// - Throws: `HostError` if there is no navigation container, its root page is shown, or the page has
  ///   `navigationBarBackButtonHidden`.
  /// - Returns: The work that it caused.
  @discardableResult
  public func goBack(in target: ControlTarget? = nil) throws(HostError) -> UpdateReport {
    if let target {
      guard let top = try findPages(target).top, !top.isRoot else { throw .noWayBack }
      try expectBackButton(on: top)
      return perform(as: "go back") { top.leave() }
    }
    for root in rootsFromTheTop {
      if let page = root.first({ $0.knownInfo?[NavigationPages.self]?.top.flatMap { $0.isRoot ? nil : $0 } }) {
        try expectBackButton(on: page)
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

  /// The number of pages, including the root.
  ///
  /// - Throws: `HostError` if there is no navigation container.
  public func navigationDepth(in target: ControlTarget? = nil) throws(HostError) -> Int {
    try findPages(target).pages.count
  }

  /// The title of the visible page; nil if it has none.
  ///
  /// - Throws: `HostError` if there is no navigation container.
  public func navigationTitle(in target: ControlTarget? = nil) throws(HostError) -> String? {
    try findPages(target).top?.title
  }

  private func expectBackButton(on page: NavigationPage) throws(HostError) {
    guard page.hidesBackButton else { return }
    let name = page.title.map { "the page '\($0)'" } ?? "the page"
    throw .notOffered("back button on \(name)", reason: "navigationBarBackButtonHidden hides it")
  }

  private func findPages(_ target: ControlTarget?) throws(HostError) -> NavigationPages {
    try findContainer(target, kind: "navigation container") { $0.knownInfo?[NavigationPages.self] }
  }
}
