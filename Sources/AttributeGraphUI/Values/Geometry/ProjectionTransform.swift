import Foundation

/// A transform of a view's drawing, as a matrix of three rows and columns.
///
/// (x, y) maps to (m11 x + m21 y + m31, m12 x + m22 y + m32), both divided by m13 x + m23 y + m33.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Changes nothing.
  public init() {}

  /// A transform of the plane.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty
    )
  }

  /// A transform of space, seen from the front.
  public init(_ transform: CATransform3D) {
    (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
    (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
    (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
  }

  /// Whether it is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it maps parallels to parallels.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform first, then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let rows = [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
    let columns = [[rhs.m11, rhs.m21, rhs.m31], [rhs.m12, rhs.m22, rhs.m32], [rhs.m13, rhs.m23, rhs.m33]]
    func entry(_ row: Int, _ column: Int) -> CGFloat { zip(rows[row], columns[column]).reduce(0) { $0 + $1.0 * $1.1 } }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (entry(0, 0), entry(0, 1), entry(0, 2))
    (result.m21, result.m22, result.m23) = (entry(1, 0), entry(1, 1), entry(1, 2))
    (result.m31, result.m32, result.m33) = (entry(2, 0), entry(2, 1), entry(2, 2))
    return result
  }

  /// Inverts the transform.
  ///
  /// - Returns: Whether there is an inverse; without one the transform stays as it is.
  @discardableResult
  public mutating func invert() -> Bool {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    guard determinant != 0, determinant.isFinite else { return false }
    var result = ProjectionTransform()
    result.m11 = (m22 * m33 - m23 * m32) / determinant
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m21 = (m23 * m31 - m21 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m31 = (m21 * m32 - m22 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    self = result
    return true
  }

  /// The inverse; the transform itself if there is none.
  public func inverted() -> ProjectionTransform {
    var transform = self
    transform.invert()
    return transform
  }

  /// Whether all entries are finite numbers.
  var isFinite: Bool { Self.entries.allSatisfy { self[keyPath: $0].isFinite } }

  /// The transform whose entries are interpolated towards those of another one, by a fraction from 0 to 1.
  func mixed(with other: ProjectionTransform, by part: Double) -> ProjectionTransform {
    Self.entries.reduce(into: self) { result, entry in
      result[keyPath: entry] += (other[keyPath: entry] - result[keyPath: entry]) * CGFloat(part)
    }
  }

  /// The entries of the matrix.
  private static var entries: [WritableKeyPath<ProjectionTransform, CGFloat>] {
    [\.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33]
  }

  /// The affine approximation around a point: it has the same value and slopes there.
  func affine(around point: CGPoint) -> DisplayTransform {
    let depth = m13 * point.x + m23 * point.y + m33
    guard depth != 0, depth.isFinite else { return .identity }
    let x = (m11 * point.x + m21 * point.y + m31) / depth
    let y = (m12 * point.x + m22 * point.y + m32) / depth
    let (a, b) = ((m11 - x * m13) / depth, (m12 - y * m13) / depth)
    let (c, d) = ((m21 - x * m23) / depth, (m22 - y * m23) / depth)
    return DisplayTransform(
      a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y, ty: y - b * point.x - d * point.y)
  }
}

extension CGAffineTransform {
  /// The part of a projection that maps parallels to parallels.
  public init(_ projection: ProjectionTransform) {
    self.init(
      a: projection.m11, b: projection.m12, c: projection.m21, d: projection.m22, tx: projection.m31,
      ty: projection.m32)
  }
}
