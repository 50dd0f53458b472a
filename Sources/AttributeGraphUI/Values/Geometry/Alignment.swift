import Foundation

/// A guide in each direction: where a view lies in a larger or smaller rectangle, or views on top of each other.
public struct Alignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment

  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// The alignment that uses one guide for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The guide along one axis, in the form layout algorithms use.
  subscript(axis: Axis) -> AlignmentKey {
    switch axis {
    case .horizontal: horizontal.key
    case .vertical: vertical.key
    }
  }

  /// The middles on top of each other: the default of frames, overlays and `ZStack`.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// Leading sides together, middles level.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// Trailing sides together, middles level.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// Upper sides together, middles in one column.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// Lower sides together, middles in one column.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// The upper leading corners together.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// The upper trailing corners together.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// The lower leading corners together.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// The lower trailing corners together.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension Alignment {
  /// First lines of text level, middles in one column.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)

  /// Last lines of text level, middles in one column.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)

  /// First lines of text level, leading sides together.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)

  /// Last lines of text level, leading sides together.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)

  /// First lines of text level, trailing sides together.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)

  /// Last lines of text level, trailing sides together.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
