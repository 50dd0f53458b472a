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

/// With a line around.
public struct BorderedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style, with backgrounds of rows that alternate or do not.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// With rows that grow and shrink along a ring, as on a watch.
public struct CarouselListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// With round rows, as on a watch.
public struct EllipticalListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// With a line around.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// With a line around, and backgrounds of rows that alternate or do not.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == CarouselListStyle {
  /// With rows that grow and shrink along a ring, as on a watch.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  /// With round rows, as on a watch.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
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
