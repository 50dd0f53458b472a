import Foundation

/// A direction and a distance between two points.
struct PathVector {
  /// The distance along each axis.
  var x: CGFloat, y: CGFloat

  /// A vector by its parts.
  init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The way from one point to another.
  init(from start: CGPoint, to end: CGPoint) { self.init(x: end.x - start.x, y: end.y - start.y) }

  /// The distance.
  var length: CGFloat { hypot(x, y) }

  /// The same direction with the length 1; nothing for no distance.
  var unit: PathVector { length > 0 ? scaled(by: 1 / length) : self }

  /// The vector turned by a quarter, clockwise on the screen.
  var turned: PathVector { PathVector(x: -y, y: x) }

  /// The vector so many times as long.
  func scaled(by factor: CGFloat) -> PathVector { PathVector(x: x * factor, y: y * factor) }

  /// How far two vectors go the same way, times their lengths.
  func dot(_ other: PathVector) -> CGFloat { x * other.x + y * other.y }

  /// How far another vector turns clockwise from this one, times their lengths.
  func cross(_ other: PathVector) -> CGFloat { x * other.y - y * other.x }

  /// One way after the other.
  static func + (one: PathVector, other: PathVector) -> PathVector {
    PathVector(x: one.x + other.x, y: one.y + other.y)
  }
}

extension CGPoint {
  /// The point at a distance.
  func moved(_ vector: PathVector) -> CGPoint { CGPoint(x: x + vector.x, y: y + vector.y) }
}
