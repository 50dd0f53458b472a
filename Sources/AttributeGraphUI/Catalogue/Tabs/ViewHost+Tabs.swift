/// Selection of tabs by a person.
///
/// The target of a tab view is its identifier, an identifier around it, or a text in the tab that it shows; without a
/// target, it is the first in the order of the source.
extension ViewHost {
  /// Selects the tab whose label has a title.
  ///
  /// - Throws: `HostError` if there is no tab view, or no such tab; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func selectTab(_ title: String, in target: ControlTarget? = nil) throws(HostError) -> UpdateReport {
    try selectTab(title, in: target) { _, tab in tab.title == title || tab.titles.contains(title) }
  }

  /// Selects the tab with a tag.
  ///
  /// - Throws: `HostError` if there is no tab view, or no such tab; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func selectTab<Tag: Hashable>(tag: Tag, in target: ControlTarget? = nil) throws(HostError) -> UpdateReport {
    try selectTab("\(tag)", in: target) { _, tab in tab.tag?.tagged(Tag.self) == tag }
  }

  /// Selects a tab by its number, from 1 on.
  ///
  /// - Throws: `HostError` if there is no tab view, or no such tab; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func selectTab(number: Int, in target: ControlTarget? = nil) throws(HostError) -> UpdateReport {
    try selectTab("\(number)", in: target) { index, _ in index + 1 == number }
  }

  /// The titles of the tabs, in the order of the source.
  ///
  /// - Throws: `HostError` if there is no tab view.
  public func tabs(in target: ControlTarget? = nil) throws(HostError) -> [String] {
    try findTabs(target).shownTabs.map(\.name)
  }

  /// The number of the visible tab, from 1 on; nil if there is none.
  ///
  /// - Throws: `HostError` if there is no tab view.
  public func selectedTab(in target: ControlTarget? = nil) throws(HostError) -> Int? {
    let pages = try findTabs(target)
    return pages.shownTabs.firstIndex { $0.source === pages.current }.map { $0 + 1 }
  }

  private func selectTab(
    _ name: String, in target: ControlTarget?, where isWanted: (Int, TabPages.Tab) -> Bool
  ) throws(HostError) -> UpdateReport {
    let pages = try findTabs(target)
    let tabs = pages.shownTabs
    guard let tab = tabs.enumerated().first(where: { isWanted($0, $1) })?.element else {
      throw .noTab(name, available: tabs.map(\.name))
    }
    guard !tab.traits.isDisabled else { throw .disabled(name, kind: "tab") }
    return perform(as: "select a tab") { pages.select(tab) }
  }

  /// The visible tabs, in order, with their traits.
  ///
  /// - Throws: `HostError` if there is no tab view.
  public func tabItems(in target: ControlTarget? = nil) throws(HostError) -> [TabItem] {
    let pages = try findTabs(target)
    return pages.shownTabs.map { TabItem($0, isSelected: $0.source === pages.current) }
  }

  /// Changes which tabs are visible, and their order in sections, as a person does by customizing.
  ///
  /// - Throws: `HostError` if there is no tab view, or its tabs cannot be customized.
  /// - Returns: The work that it caused.
  @discardableResult
  public func customizeTabs(
    in target: ControlTarget? = nil, _ change: (inout TabViewCustomization) -> Void
  ) throws(HostError) -> UpdateReport {
    guard let customization = try findTabs(target).customization else {
      throw .disabled("tabs", kind: "customization of the tab view")
    }
    return perform(as: "customize the tabs") { change(&customization.wrappedValue) }
  }

  private func findTabs(_ target: ControlTarget?) throws(HostError) -> TabPages {
    try findContainer(target, kind: "tab view") { $0.knownInfo?[TabPages.self] }
  }
}

extension TabPages.Tab {
  /// Its name: the title of its label, or its tag if it has none.
  @MainActor var name: String {
    title.isEmpty ? tag.map { "\($0)" } ?? "" : title
  }
}
