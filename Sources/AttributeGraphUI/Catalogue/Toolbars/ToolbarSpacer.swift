/// The size of a space.
public struct SpacerSizing: Hashable, Sendable {
  /// Whether it takes the remaining space.
  let isFlexible: Bool
  /// As large as the remaining space.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// Of the system's fixed size: 8 points here.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between items of a toolbar.
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  /// The toolbar shows the space.
  public typealias Body = Never
  let item: ToolbarItem<(), _ToolbarSpace>

  /// Makes a space at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    item = ToolbarItem(placement, _ToolbarSpace(sizing: sizing))
  }

  /// Makes the space, if it is at the place.
  @MainActor public static func _makeItems(
    content: _GraphValue<Self>, at place: _ToolbarPlace, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    ToolbarItem<(), _ToolbarSpace>._makeItems(content: content.property(\.item), at: place, inputs: inputs)
  }

  /// The place of the space, if it is shown.
  @MainActor public var _places: Set<_ToolbarPlace> { item._places }
}

/// The view of a space between items.
nonisolated struct _ToolbarSpace: View {
  let sizing: SpacerSizing

  @MainActor var body: some View {
    if sizing.isFlexible { Spacer(minLength: 0) } else { Color.clear.frame(width: 8, height: 1) }
  }
}

/// A kind of system item.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private enum Kind: Hashable { case search, sidebarToggle, title }
  private let kind: Kind
  /// The field for a search.
  public static let search = ToolbarDefaultItemKind(kind: .search)
  /// The button that shows the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(kind: .title)
}

/// A system item; the toolbars here show none.
nonisolated public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  /// There is nothing to show.
  public typealias Body = Never

  /// Makes an item of a kind at a place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// Makes nothing.
  @MainActor public static func _makeItems(
    content: _GraphValue<Self>, at place: _ToolbarPlace, inputs: _ViewInputs
  ) -> _ViewListOutputs { .empty }
}

extension View {
  /// Removes a default item of a bar; bars here have none, so it has no effect.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
}
