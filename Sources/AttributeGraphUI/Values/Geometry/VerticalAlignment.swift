import Foundation

/// A guide along the vertical axis: the point of each view's height that lies on a common horizontal line.
public struct VerticalAlignment: Hashable, Sendable {
  /// The guide, in the form layout algorithms use for both axes.
  package let key: AlignmentKey

  /// The alignment named by a custom type.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .vertical)
    CustomGuides.note(key)
  }

  /// The combination of the values that several views have for the guide; nil if none has one.
  ///
  /// It is their mean, unless the type of a custom guide combines them in another way; of first text baselines it is
  /// the least, and of last ones the greatest.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.id.combine(values)
  }

  /// The upper sides of the views lie on the line.
  public static let top = VerticalAlignment(Top.self)

  /// The centres of the views lie on the line.
  public static let center = VerticalAlignment(Center.self)

  /// The lower sides of the views lie on the line.
  public static let bottom = VerticalAlignment(Bottom.self)

  /// The baselines of the views' first lines of text lie on the line; a view without text has it at its lower side.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)

  /// The baselines of the views' last lines of text lie on the line; a view without text has it at its lower side.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: VerticalSide {
    static var part: LengthPart { .beginning }
  }

  private enum Center: VerticalSide {
    static var part: LengthPart { .middle }
  }

  private enum Bottom: VerticalSide {
    static var part: LengthPart { .end }
  }

  private enum FirstTextBaseline: BaselineAlignmentID {
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = min(parentValue ?? childValue, childValue)
    }
  }

  private enum LastTextBaseline: BaselineAlignmentID {
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = max(parentValue ?? childValue, childValue)
    }
  }
}

private protocol VerticalSide: BuiltInAlignmentID {}

extension VerticalSide {
  static var axis: Axis { .vertical }
}
