import Foundation

/// How corners are round.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// By a quarter of a circle.
  case circular
  /// By a curve that goes over into the sides.
  case continuous
}

/// The radii of the corners of a rectangle.
public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  /// The radius at the top where lines begin.
  public var topLeading: CGFloat
  /// The radius at the bottom where lines begin.
  public var bottomLeading: CGFloat
  /// The radius at the bottom where lines end.
  public var bottomTrailing: CGFloat
  /// The radius at the top where lines end.
  public var topTrailing: CGFloat

  /// Radii in points.
  public nonisolated init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii.
  public nonisolated var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }

  /// The radii of the rectangle whose sides are moved inwards.
  nonisolated func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
      bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
  }
}
