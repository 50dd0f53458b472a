/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab in which a person searches.
  public static var search: TabRole { TabRole(name: "search") }
}

/// Where a tab is shown in a tab view that has a bar and a sidebar.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = TabPlacement(name: "automatic")
  /// In the bar, where nobody moves it.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The form of a tab view that has a bar and a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// How far a person may change the place and the visibility of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
  /// Not at all.
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
  /// Its place alone.
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
}

/// Facts about a tab beside its view and its label, from modifiers on it and from sections around it.
///
/// Outer modifiers write first, so that an inner one wins.
struct TabTraits {
  /// The value by which the tab is selected.
  var value: AnyHashable?
  /// The purpose of the tab.
  var role: TabRole?
  /// The section that holds the tab.
  var section: TabSectionPlace?
  /// The text of the tab's badge.
  var badge: Text?
  /// Whether a modifier hides the tab from a person.
  var isHidden = false
  /// Whether a person cannot select the tab.
  var isDisabled = false
  /// The name of the tab in a customization.
  var customizationID: String?
  /// Where the tab is shown.
  var placement = TabPlacement.automatic
  /// Whether the tab is shown before a person changes it, by the form of the tab view.
  var defaultVisibility: [AdaptableTabBarPlacement: Visibility] = [:]
  /// How far a person may change the tab, by the form of the tab view.
  var customizationBehavior: [AdaptableTabBarPlacement: TabCustomizationBehavior] = [:]
  /// The name of the tab for tests.
  var identifier: String?
}

/// A section of tabs at its place: its header, and its name in a customization.
@MainActor
final class TabSectionPlace {
  /// The place of the header, which is not drawn, as there is no sidebar.
  private weak var header: ViewPosition?
  /// The name of the section in a customization.
  var customizationID: String?

  /// The section whose header stands at a position.
  init(header: ViewPosition) { self.header = header }

  /// The texts of the header.
  var title: String {
    var texts: [String] = []
    header?.forEachPosition { if let text = $0.leaf?.text { texts.append(text()) } }
    return texts.joined(separator: " ")
  }
}
