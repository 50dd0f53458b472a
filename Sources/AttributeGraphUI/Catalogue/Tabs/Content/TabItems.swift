/// A tab of a tab view, as a query of a test returns it.
public struct TabItem: Hashable, Sendable {
  /// The title of the tab: the texts of its label, or its value if it has none.
  public let title: String
  /// The names of the symbols in the label, in the order of the source.
  public let symbols: [String]
  /// The text of the badge; nil for none.
  public let badge: String?
  /// The purpose of the tab; nil for none.
  public let role: TabRole?
  /// The title of the section that holds the tab; nil outside of sections.
  public let section: String?
  /// The place of the tab in a tab view with a bar and a sidebar.
  public let placement: TabPlacement
  /// The name of the tab for tests.
  public let identifier: String?
  /// Whether a person can select the tab.
  public let isEnabled: Bool
  /// Whether the tab is shown.
  public let isSelected: Bool

  /// A tab, which may be the one that is shown.
  @MainActor init(_ tab: TabPages.Tab, isSelected: Bool) {
    let traits = tab.traits
    title = tab.name
    symbols = tab.source.label?.symbols ?? []
    badge = traits.badge?.string
    role = traits.role
    section = traits.section?.title
    placement = traits.placement
    identifier = traits.identifier
    isEnabled = !traits.isDisabled
    self.isSelected = isSelected
  }
}

extension Optional where Wrapped == TabViewCustomization {
  /// The visible ones of some tabs in a bar, in a person's order within each section.
  ///
  /// - Complexity: O(*n* log *n*) in the number of tabs.
  @MainActor func shown(of tabs: [TabPages.Tab]) -> [TabPages.Tab] {
    let shown = tabs.filter { isShown($0.traits) }
    guard let self else { return shown }
    var result = shown
    // The tabs of a section keep the places of the section, in another order.
    let places = Dictionary(grouping: result.indices) { result[$0].traits.section.map { ObjectIdentifier($0) } }
    for (section, places) in places where section != nil {
      guard let id = shown[places[0]].traits.section?.customizationID, let order = self[section: id].tabOrder else {
        continue
      }
      let ranks = places.map { place -> Int in
        shown[place].traits.customizationID.flatMap { order.firstIndex(of: $0) } ?? order.count
      }
      let sorted = zip(ranks, places).sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 < $1.0 }
      for (place, tab) in zip(places, sorted) { result[place] = shown[tab.1] }
    }
    return result
  }

  private func isShown(_ traits: TabTraits) -> Bool {
    guard !traits.isHidden else { return false }
    let own = traits.customizationID.flatMap { self?[tab: $0].tabBarVisibility } ?? .automatic
    let initial = traits.defaultVisibility[.tabBar] ?? traits.defaultVisibility[.automatic] ?? .automatic
    return (own == .automatic ? initial : own) != .hidden
  }
}
