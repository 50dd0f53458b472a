import Foundation

/// A distance from each side of a rectangle towards its inside, in points; negative distances point outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper side.
  public var top: CGFloat

  /// The distance from the leading side.
  public var leading: CGFloat

  /// The distance from the lower side.
  public var bottom: CGFloat

  /// The distance from the trailing side.
  public var trailing: CGFloat

  /// Insets with a distance of their own for each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of zero, which change nothing.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets of `length` at the sides in `edges`, and of zero at the others.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The sum of the two distances along one axis: what the insets add to a length.
  func total(along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: leading + trailing
    case .vertical: top + bottom
    }
  }

  /// The distance at which the inner rectangle begins, seen from the outer one.
  var origin: CGPoint {
    CGPoint(x: leading, y: top)
  }
}
