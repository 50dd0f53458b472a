import Foundation

/// The space around the view of a row.
struct ListRowInsetsChange: ListRowChange {
  let insets: [Edge: CGFloat]

  func apply(to traits: inout ListRowTraits) { traits.insets.merge(insets) { inner, _ in inner } }
}

/// The tint of a row.
struct ListItemTintChange: ListRowChange {
  let tint: ListItemTint?

  func apply(to traits: inout ListRowTraits) { traits.itemTint = traits.itemTint ?? tint }
}

/// The distance of a section to its neighbours.
struct ListSectionSpacingChange: ListRowChange {
  let spacing: ListSectionSpacing

  func apply(to traits: inout ListRowTraits) { traits.sectionSpacing = traits.sectionSpacing ?? spacing }
}

/// The actions that a modifier disables for a row.
struct ListRowDisabledChange: ListRowChange {
  var deletion: Bool?
  var move: Bool?
  var selection: Bool?

  func apply(to traits: inout ListRowTraits) {
    traits.isDeleteDisabled = traits.isDeleteDisabled ?? deletion
    traits.isMoveDisabled = traits.isMoveDisabled ?? move
    traits.isSelectionDisabled = traits.isSelectionDisabled ?? selection
  }
}

/// The tint of a row's symbols and marks.
public struct ListItemTint: Hashable, Sendable {
  private enum Kind: Hashable { case fixed, preferred, monochrome }
  private let kind: Kind
  /// The colour; nil for the text colour.
  public let color: Color?

  /// A colour that overrides the person's preference.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed, color: tint) }
  /// A colour that a person's preference overrides; there is no such preference here.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred, color: tint) }
  /// The colour of the text.
  public static let monochrome = ListItemTint(kind: .monochrome, color: nil)
}

/// The distance between two sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  /// The distance in points.
  let points: CGFloat

  private init(points: CGFloat) { self.points = points }

  /// No distance, as for every system value.
  public static let `default` = ListSectionSpacing(points: 0)
  /// No distance, as for every system value.
  public static let compact = ListSectionSpacing(points: 0)
  /// A distance in points; 0 for one that is not a finite number.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: Length.finite(spacing) ?? 0)
  }
}

/// Whether every second row has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, enabled, disabled }
  private let kind: Kind

  /// The system's choice: no alternation.
  public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
  /// It has.
  public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
  /// It has not.
  public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

extension EnvironmentValues {
  private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }
  private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum ContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  private enum AlternatingRowsKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
  }

  /// The distance between the rows of lists; nil for none.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The distance between the sections of lists.
  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The minimum height of list rows, in points; by default 0, so that rows are as high as their views.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The minimum height of list headers, in points; nil for that of rows.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// Whether scrollable content has a background. None is drawn; a host only reports the setting.
  var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }

  /// Whether every second row has another background; none is drawn.
  var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
    get { self[AlternatingRowsKey.self] }
    set { self[AlternatingRowsKey.self] = newValue }
  }
}

extension View {
  /// Sets the space between the edges of a row and its view, in points; nil for the list's insets, which are zero.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    let edges: [Edge: CGFloat] =
      insets.map { [.top: $0.top, .leading: $0.leading, .bottom: $0.bottom, .trailing: $0.trailing] } ?? [:]
    return modifier(_ListRowModifier(change: ListRowInsetsChange(insets: edges.compactMapValues { Length.finite($0) })))
  }

  /// Sets the space between some edges of a row and its view, in points; nil for the list's insets, which are zero.
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    var insets: [Edge: CGFloat] = [:]
    if let length = Length.finite(length) {
      for edge in Edge.allCases where edges.contains(edge) { insets[edge] = length }
    }
    return modifier(_ListRowModifier(change: ListRowInsetsChange(insets: insets)))
  }

  /// Sets the distance between the rows of the lists inside, in points; nil for none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, Length.finite(spacing))
  }

  /// Sets the distance between the sections of the lists inside, or between a section and its neighbours.
  ///
  /// Between two sections with different distances, the smaller one applies.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(_ListRowModifier(change: ListSectionSpacingChange(spacing: spacing)))
      .environment(\.listSectionSpacing, spacing)
  }

  /// Sets the distance between the sections of the lists inside, or between a section and its neighbours, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Tints the symbols and marks of a row. The tint is not drawn; a host reports it.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(_ListRowModifier(change: ListItemTintChange(tint: tint)))
  }

  /// Tints the symbols and marks of a row. The tint is not drawn; a host reports it.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }

  /// Sets whether a person can delete a row.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_ListRowModifier(change: ListRowDisabledChange(deletion: isDisabled)))
  }

  /// Sets whether a person can move a row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_ListRowModifier(change: ListRowDisabledChange(move: isDisabled)))
  }

  /// Sets whether a person can select a row.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_ListRowModifier(change: ListRowDisabledChange(selection: isDisabled)))
  }

  /// Sets whether the lists, forms and editors inside have a background. None is drawn; a host only reports the
  /// setting.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets whether every second row of the lists inside has another background; none is drawn.
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  {
    environment(\.alternatingRowBackgrounds, behavior)
  }
}
