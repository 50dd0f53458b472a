import Foundation

/// A point in a rectangle whose width and height are both 1: (0, 0) is the top leading corner, (1, 1) the opposite one.
///
/// Anchors of rotations, scales, gradients and placements are unit points, so they do not depend on a size. Values
/// outside 0…1 are points outside the rectangle.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from leading to trailing.
  public var x: CGFloat

  /// The fraction of the height, from top to bottom.
  public var y: CGFloat

  /// The point at fractions of the width and of the height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner, like `topLeading`.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Whether both fractions are numbers that stay finite when they are multiplied by a length.
  var isFinite: Bool { abs(x) < 1e100 && abs(y) < 1e100 }

  /// The origin of the rectangle, which is its top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)

  /// The middle of the rectangle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)

  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)

  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)

  /// The corner between the upper and the leading side.
  public static let topLeading = UnitPoint(x: 0, y: 0)

  /// The corner between the upper and the trailing side.
  public static let topTrailing = UnitPoint(x: 1, y: 0)

  /// The corner between the lower and the leading side.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)

  /// The corner between the lower and the trailing side.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point's place in a rectangle of the given size, in points from its top leading corner.
  package func position(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }
}

extension UnitPoint: Animatable {
  /// The two fractions, times 128, as in SwiftUI.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
  }
}
