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

  /// The distance from one side.
  subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The sum of the two distances along one axis.
  package func total(along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: leading + trailing
    case .vertical: top + bottom
    }
  }

  /// The origin of the inner rectangle, in the coordinates of the outer one.
  var origin: CGPoint {
    CGPoint(x: leading, y: top)
  }
}

extension EdgeInsets: Animatable {
  /// The type of the animated distances: top, leading, bottom and trailing.
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  /// All four distances.
  public var animatableData: AnimatableData {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
