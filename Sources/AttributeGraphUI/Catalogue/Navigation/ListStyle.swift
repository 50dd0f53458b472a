/// How the lists inside a view look.
///
/// There is one look here, in which frames and counts are the same on every platform: the styles are there for sources
/// that name one, and change nothing.
public protocol ListStyle {}

/// The look of the platform.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// Without decoration.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// With sections apart from each other.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// With sections apart from each other, and room at the sides.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// With room at the sides.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// As the first of several columns.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The look of the platform.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Without decoration.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// With sections apart from each other.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// With sections apart from each other, and room at the sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// With room at the sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// As the first of several columns.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Says how the lists inside look; there is one look, so nothing changes.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
