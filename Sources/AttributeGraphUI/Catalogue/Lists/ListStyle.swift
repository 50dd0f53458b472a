/// The look of the lists inside a view.
///
/// There is one look here, with the same frames and counts on every platform: the styles exist for sources that name
/// one, and have no effect.
public protocol ListStyle {}

/// The default style of the platform.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// Without decoration.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// With sections set apart.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// With sections set apart, and space at the sides.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// With space at the sides.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style, with alternating or plain row backgrounds.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// For the first of several columns.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// With a border.
public struct BorderedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style, with alternating or plain row backgrounds.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// With rows that grow and shrink along a ring, for a watch.
public struct CarouselListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// With round rows, for a watch.
public struct EllipticalListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// With a border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// With a line around, and alternating or plain row backgrounds.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == CarouselListStyle {
  /// With rows that grow and shrink along a ring, for a watch.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  /// With round rows, for a watch.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style of the platform.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Without decoration.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// With sections set apart.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// With sections set apart, and space at the sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// With space at the sides.
  public static var inset: InsetListStyle { InsetListStyle() }
  /// With space at the sides, and alternating or plain row backgrounds.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// For the first of several columns.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of the lists inside; there is one look, so it has no effect.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
