import Foundation

/// A guide along each axis: the alignment of a view in a larger or smaller rectangle, or of views on top of each other.
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

  /// The point at which the guides meet in a view without explicit guides.
  func point(in size: CGSize) -> CGPoint {
    CGPoint(
      x: horizontal.key.position(inLength: size.width, of: size),
      y: vertical.key.position(inLength: size.height, of: size))
  }

  /// The point at which the guides meet in a view without explicit guides, as a part of its lengths.
  var unitPoint: UnitPoint { UnitPoint(x: horizontal.key.fraction, y: vertical.key.fraction) }

  /// Centres aligned: the default of frames, overlays and `ZStack`.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// Leading sides aligned, centred vertically.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// Trailing sides aligned, centred vertically.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// Upper sides aligned, centred horizontally.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// Lower sides aligned, centred horizontally.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// Upper leading corners aligned.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// Upper trailing corners aligned.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// Lower leading corners aligned.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// Lower trailing corners aligned.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension Alignment {
  /// First baselines aligned, centred horizontally.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)

  /// Last baselines aligned, centred horizontally.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)

  /// First baselines and leading sides aligned.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)

  /// Last baselines and leading sides aligned.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)

  /// First baselines and trailing sides aligned.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)

  /// Last baselines and trailing sides aligned.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
