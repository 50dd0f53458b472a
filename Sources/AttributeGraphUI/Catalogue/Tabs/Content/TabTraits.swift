/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The search tab.
  public static var search: TabRole { TabRole(name: "search") }
}

/// The place of a tab in a tab view with a bar and a sidebar.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = TabPlacement(name: "automatic")
  /// In the bar, where it cannot be moved.
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

/// The extent to which a person may customize the place and the visibility of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
  /// Not at all.
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
  /// Its place alone.
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
}

/// The traits of a tab besides its view and its label, from modifiers on it and from sections around it.
///
/// Outer modifiers write first, so that inner ones override them.
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
  /// The place of the tab.
  var placement = TabPlacement.automatic
  /// Whether the tab is visible by default, for each form of the tab view.
  var defaultVisibility: [AdaptableTabBarPlacement: Visibility] = [:]
  /// The extent to which a person may customize the tab, for each form of the tab view.
  var customizationBehavior: [AdaptableTabBarPlacement: TabCustomizationBehavior] = [:]
  /// The name of the tab for tests.
  var identifier: String?
}

/// A section of tabs: its header, and its name in a customization.
@MainActor
final class TabSectionPlace {
  /// The position of the header, which is not drawn, because there is no sidebar.
  private weak var header: ViewPosition?
  /// The name of the section in a customization.
  var customizationID: String?

  /// The section with the header at a position.
  init(header: ViewPosition) { self.header = header }

  /// The texts of the header.
  var title: String {
    var texts: [String] = []
    header?.forEachPosition { if let text = $0.leaf?.text { texts.append(text()) } }
    return texts.joined(separator: " ")
  }
}
