import Foundation

/// A rectangle with a radius for each corner, which takes the proposed size.
///
/// Its path has the leading corners on the left; as a view or a clip it is mirrored in right-to-left layouts.
nonisolated public struct UnevenRoundedRectangle: Shape, Equatable, Sendable {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Makes a rectangle from its corner radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle by the radii of its corners.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  /// The rectangle with its round corners.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  /// The radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// A smaller rectangle, whose corners are less round by as much.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

  /// A rectangle at a distance inside of another one.
  nonisolated struct _Inset: DistantShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
      Path(roundedRect: rect.inset(by: amount), cornerRadii: base.cornerRadii.inset(by: amount), style: base.style)
    }

    var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }

    @MainActor static var originName: String { UnevenRoundedRectangle.knownName }
  }
}

extension Path {
  /// The distance of the control points of a quarter of a circle, as a fraction of the radius.
  ///
  /// The best cubic approximation of a circle: 4/3 · tan(π/8).
  private static let circleControl: CGFloat = 4 / 3 * tan(.pi / 8)

  /// A rectangle with a radius for each corner, limited to half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rectangle with a radius for each corner, limited to half the shorter side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let longest = min(rect.width, rect.height) / 2
    func radius(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), longest) }
    let (topLeft, bottomLeft) = (radius(cornerRadii.topLeading), radius(cornerRadii.bottomLeading))
    let (bottomRight, topRight) = (radius(cornerRadii.bottomTrailing), radius(cornerRadii.topTrailing))
    var path = Path()
    /// Adds a corner: a line to its start, and a curve around its tip to its end.
    func corner(_ radius: CGFloat, at tip: CGPoint, from: Direction, to: Direction) {
      let reach = radius * (1 - Self.circleControl)
      path.addLine(to: from.point(radius, from: tip))
      guard radius > 0 else { return }
      path.addCurve(
        to: to.point(radius, from: tip), control1: from.point(reach, from: tip), control2: to.point(reach, from: tip))
    }
    let (left, right, up, down) = (Direction(-1, 0), Direction(1, 0), Direction(0, -1), Direction(0, 1))
    path.move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
    corner(topRight, at: CGPoint(x: rect.maxX, y: rect.minY), from: left, to: down)
    corner(bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: left)
    corner(bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), from: right, to: up)
    corner(topLeft, at: CGPoint(x: rect.minX, y: rect.minY), from: down, to: right)
    path.closeSubpath()
    addPath(path, transform: transform)
  }
}

/// A direction along an axis.
private struct Direction {
  let x: CGFloat, y: CGFloat

  init(_ x: CGFloat, _ y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The point at a distance in the direction.
  func point(_ distance: CGFloat, from point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + x * distance, y: point.y + y * distance)
  }
}
