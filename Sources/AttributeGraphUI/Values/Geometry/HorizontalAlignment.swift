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

  /// The leading sides of the views lie on the line.
  public static let leading = HorizontalAlignment(Leading.self)

  /// The centres of the views lie on the line.
  public static let center = HorizontalAlignment(Center.self)

  /// The trailing sides of the views lie on the line.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum Leading: BuiltInAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: BuiltInAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: BuiltInAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
