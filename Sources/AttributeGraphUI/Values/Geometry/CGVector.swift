import Foundation

#if !canImport(Darwin)
/// A distance in two directions.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal distance.
  public var dx: CGFloat
  /// The vertical distance.
  public var dy: CGFloat

  /// No distance.
  public static let zero = CGVector()

  /// Makes no distance.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a distance.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a distance.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a distance.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
#endif
