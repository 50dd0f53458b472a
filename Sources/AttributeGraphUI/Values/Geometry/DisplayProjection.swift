import AttributeGraph2
import Foundation

/// A perspective projection of the drawing: (x, y) maps to (X / W, Y / W), where X, Y and W are the products of the
/// rows of a matrix with (x, y, 1).
public struct DisplayProjection: Hashable, Sendable {
  /// The rows of the matrix, of three entries each.
  private(set) var rows: [[CGFloat]]

  /// A projection by the rows of its matrix.
  ///
  /// - Precondition: There are three rows of three entries.
  init(rows: [[CGFloat]]) {
    trap(unless: rows.count == 3 && rows.allSatisfy { $0.count == 3 }, "A projection has three rows of three entries.")
    self.rows = rows
  }

  /// An affine transform as a projection.
  init(_ transform: DisplayTransform) {
    self.init(rows: [
      [transform.a, transform.c, transform.tx], [transform.b, transform.d, transform.ty], [0, 0, 1],
    ])
  }

  /// A rotation in space about an axis through a point, seen from in front.
  ///
  /// Nearer points are larger: a point at the distance z in front of the screen is magnified by 1 / (1 - z ·
  /// `perspective`).
  ///
  /// - Parameters:
  ///   - radians: The angle; about the axis (0, 0, 1) it is clockwise.
  ///   - axis: The axis, of any length; a zero axis rotates nothing.
  ///   - point: The point of the screen through which the axis leads.
  ///   - depth: The distance of the axis in front of the screen.
  ///   - perspective: The reciprocal of the distance of the eye, in points.
  init(
    radians: CGFloat, axis: (x: CGFloat, y: CGFloat, z: CGFloat), about point: CGPoint, depth: CGFloat,
    perspective: CGFloat
  ) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else {
      self.init(.identity)
      return
    }
    let k = [axis.x / length, axis.y / length, axis.z / length]
    let (cosine, sine) = (cos(radians), sin(radians))
    // Rodrigues' formula: v cos + (k × v) sin + k (k · v) (1 - cos), for the unit vectors.
    func turned(_ v: [CGFloat]) -> [CGFloat] {
      let cross = [k[1] * v[2] - k[2] * v[1], k[2] * v[0] - k[0] * v[2], k[0] * v[1] - k[1] * v[0]]
      let along = (k[0] * v[0] + k[1] * v[1] + k[2] * v[2]) * (1 - cosine)
      return (0..<3).map { v[$0] * cosine + cross[$0] * sine + k[$0] * along }
    }
    let (ex, ey, ez) = (turned([1, 0, 0]), turned([0, 1, 0]), turned([0, 0, 1]))
    // The coordinate of a rotated point of the screen, as a row over (x, y, 1).
    func row(_ index: Int) -> [CGFloat] {
      [ex[index], ey[index], -ex[index] * point.x - ey[index] * point.y - ez[index] * depth]
    }
    let z = row(2)
    let w = [-perspective * z[0], -perspective * z[1], 1 - perspective * (z[2] + depth)]
    self.init(rows: [
      zip(row(0), w).map { $0 + point.x * $1 }, zip(row(1), w).map { $0 + point.y * $1 }, w,
    ])
  }

  /// The equal affine transform; nil for a projection in perspective.
  public var transform: DisplayTransform? {
    let (x, y, w) = (rows[0], rows[1], rows[2])
    guard w[0] == 0, w[1] == 0, w[2] != 0 else { return nil }
    return DisplayTransform(
      a: x[0] / w[2], b: y[0] / w[2], c: x[1] / w[2], d: y[1] / w[2], tx: x[2] / w[2], ty: y[2] / w[2])
  }

  /// The image of a point; nil if it is not in front of the eye.
  public func applied(to point: CGPoint) -> CGPoint? {
    func product(_ row: [CGFloat]) -> CGFloat { row[0] * point.x + row[1] * point.y + row[2] }
    let w = product(rows[2])
    return w > 0 ? CGPoint(x: product(rows[0]) / w, y: product(rows[1]) / w) : nil
  }

  /// This projection first, then another one.
  public func followed(by next: DisplayProjection) -> DisplayProjection {
    DisplayProjection(
      rows: next.rows.map { row in
        (0..<3).map { column in row[0] * rows[0][column] + row[1] * rows[1][column] + row[2] * rows[2][column] }
      })
  }

  /// The inverse; nil if there is none.
  public var inverted: DisplayProjection? {
    func cofactor(_ row: Int, _ column: Int) -> CGFloat {
      let (r, c) = ([0, 1, 2].filter { $0 != row }, [0, 1, 2].filter { $0 != column })
      let minor = rows[r[0]][c[0]] * rows[r[1]][c[1]] - rows[r[0]][c[1]] * rows[r[1]][c[0]]
      return (row + column).isMultiple(of: 2) ? minor : -minor
    }
    let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * cofactor(0, $1) }
    guard determinant != 0, determinant.isFinite else { return nil }
    return DisplayProjection(rows: (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } })
  }

  /// The best affine approximation at a point, for renderers without perspective.
  func transform(near point: CGPoint) -> DisplayTransform {
    guard let place = applied(to: point) else { return .identity }
    let w = rows[2][0] * point.x + rows[2][1] * point.y + rows[2][2]
    let (a, c) = ((rows[0][0] - rows[2][0] * place.x) / w, (rows[0][1] - rows[2][1] * place.x) / w)
    let (b, d) = ((rows[1][0] - rows[2][0] * place.y) / w, (rows[1][1] - rows[2][1] * place.y) / w)
    return DisplayTransform(
      a: a, b: b, c: c, d: d, tx: place.x - a * point.x - c * point.y, ty: place.y - b * point.x - d * point.y)
  }
}
