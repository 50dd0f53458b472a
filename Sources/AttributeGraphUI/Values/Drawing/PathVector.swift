import Foundation

/// A direction and a distance between two points.
struct PathVector {
  /// The distance along each axis.
  var x: CGFloat, y: CGFloat

  /// A vector by its parts.
  init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The vector from one point to another.
  init(from start: CGPoint, to end: CGPoint) { self.init(x: end.x - start.x, y: end.y - start.y) }

  /// The distance.
  var length: CGFloat { hypot(x, y) }

  /// The same direction with the length 1; zero for a zero vector.
  var unit: PathVector { length > 0 ? scaled(by: 1 / length) : self }

  /// The vector rotated by a quarter turn, clockwise on the screen.
  var turned: PathVector { PathVector(x: -y, y: x) }

  /// The vector multiplied by a factor.
  func scaled(by factor: CGFloat) -> PathVector { PathVector(x: x * factor, y: y * factor) }

  /// The dot product of two vectors.
  func dot(_ other: PathVector) -> CGFloat { x * other.x + y * other.y }

  /// The cross product: positive if the other vector is clockwise from this one on the screen.
  func cross(_ other: PathVector) -> CGFloat { x * other.y - y * other.x }

  /// The sum of two vectors.
  static func + (one: PathVector, other: PathVector) -> PathVector {
    PathVector(x: one.x + other.x, y: one.y + other.y)
  }
}

extension CGPoint {
  /// The point at a distance.
  func moved(_ vector: PathVector) -> CGPoint { CGPoint(x: x + vector.x, y: y + vector.y) }
}
