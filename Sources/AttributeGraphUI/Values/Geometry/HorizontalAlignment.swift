import Foundation

/// A guide along the horizontal axis: the point of each view's width that lies on a common vertical line.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide as an axis-independent key for layout algorithms.
  package let key: AlignmentKey

  /// The alignment named by a custom type.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .horizontal)
    CustomGuides.note(key)
  }

  /// The combination of the values that several views have for the guide; nil if none has one.
  ///
  /// It is their mean, unless the type of a custom guide combines them in another way.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.id.combine(values)
  }

  /// The leading sides of the views lie on the line.
  public static let leading = HorizontalAlignment(Leading.self)

  /// The centres of the views lie on the line.
  public static let center = HorizontalAlignment(Center.self)

  /// The trailing sides of the views lie on the line.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum Leading: HorizontalSide {
    static var part: LengthPart { .beginning }
  }

  private enum Center: HorizontalSide {
    static var part: LengthPart { .middle }
  }

  private enum Trailing: HorizontalSide {
    static var part: LengthPart { .end }
  }
}

private protocol HorizontalSide: BuiltInAlignmentID {}

extension HorizontalSide {
  static var axis: Axis { .horizontal }
}
