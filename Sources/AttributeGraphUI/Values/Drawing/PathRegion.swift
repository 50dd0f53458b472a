import Foundation

/// The area of a filled path, and combinations of two areas.
///
/// All lines are cut where they cross. Each part is kept if one side of it is inside the result and the other is not,
/// with the inside to its right on the screen. Curves are approximated by the lines between points along them, so the
/// result is exact for polygons only.
struct PathRegion {
  /// The lines of its boundary: open pieces are closed by a line.
  let edges: [Edge]
  /// Whether the even-odd rule applies, and not the nonzero winding rule.
  let eoFill: Bool

  /// The area that a path encloses.
  init(_ path: Path, eoFill: Bool) {
    edges = Self.edges(of: path, closing: true)
    self.eoFill = eoFill
  }

  /// Whether a point is inside.
  ///
  /// - Complexity: O(lines).
  func contains(_ p: CGPoint) -> Bool {
    var winding = 0
    for edge in edges {
      let (start, end) = (edge.start, edge.end)
      guard (start.y <= p.y) != (end.y <= p.y) else { continue }
      let x = start.x + (p.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x > p.x { winding += end.y > start.y ? 1 : -1 }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The distance below which two points are one, in points.
  private static let tolerance: CGFloat = 1e-6
  /// The distance from a line at which its sides are tested.
  private static let reach: CGFloat = 1e-4

  /// A point on the grid that merges nearby points.
  fileprivate struct Corner: Hashable {
    let x: Int
    let y: Int

    init(_ point: CGPoint) {
      (x, y) = (
        Int((point.x / PathRegion.tolerance).rounded()), Int((point.y / PathRegion.tolerance).rounded())
      )
    }
  }

  /// A line from one point to another.
  struct Edge {
    let start: CGPoint
    let end: CGPoint

    var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }
    var vector: PathVector { PathVector(from: start, to: end) }
  }

  /// The lines along a path.
  private static func edges(of path: Path, closing: Bool) -> [Edge] {
    path.pieces.flatMap { piece in
      var points = piece.points
      if closing && points.last != points.first { points.append(piece.start) }
      return zip(points, points.dropFirst()).filter { $0 != $1 }.map { Edge(start: $0, end: $1) }
    }
  }

  /// The parts of lines between their intersections with other lines.
  ///
  /// - Complexity: O(lines · others).
  private static func cut(_ edges: [Edge], by others: [Edge]) -> [Edge] {
    edges.flatMap { edge in
      let vector = edge.vector
      let square = vector.dot(vector)
      var shares: [CGFloat] = [0, 1]
      for other in others {
        let between = PathVector(from: edge.start, to: other.start)
        let otherVector = other.vector
        let area = vector.cross(otherVector)
        if abs(area) > 1e-12 * max(square, 1) {
          let share = between.cross(otherVector) / area
          let otherShare = between.cross(vector) / area
          if otherShare >= -1e-12 && otherShare <= 1 + 1e-12 { shares.append(share) }
        } else if abs(between.cross(vector)) <= tolerance * square.squareRoot() {
          // Collinear: each begins or ends in the other.
          shares.append(between.dot(vector) / square)
          shares.append(PathVector(from: edge.start, to: other.end).dot(vector) / square)
        }
      }
      let inside = shares.filter { $0 >= 0 && $0 <= 1 }.sorted()
      return zip(inside, inside.dropFirst()).compactMap { low, high in
        let part = Edge(
          start: low == 0 ? edge.start : edge.start.moved(vector.scaled(by: low)),
          end: high == 1 ? edge.end : edge.start.moved(vector.scaled(by: high)))
        return Corner(part.start) == Corner(part.end) ? nil : part
      }
    }
  }

  /// The outline of the points that satisfy a predicate on being inside this region, another one, or both.
  ///
  /// - Parameters:
  ///   - other: The other region.
  ///   - holds: Whether a point is inside the result, given whether it is inside each region.
  /// - Complexity: O(lines²).
  /// - Returns: Closed pieces.
  func outline(with other: PathRegion, where holds: (_ isHere: Bool, _ isThere: Bool) -> Bool) -> Path {
    let all = edges + other.edges
    func isInside(_ point: CGPoint) -> Bool { holds(contains(point), other.contains(point)) }
    var known: Set<[Corner]> = []
    var next: [Corner: [Edge]] = [:]
    for part in Self.cut(all, by: all) {
      let (from, to) = (Corner(part.start), Corner(part.end))
      // Several lines may coincide; the two sides decide for all of them.
      guard known.insert((from.x, from.y) < (to.x, to.y) ? [from, to] : [to, from]).inserted else { continue }
      let along = part.vector.unit.scaled(by: Self.reach)
      let isRight = isInside(part.middle.moved(along.turned))
      let isLeft = isInside(part.middle.moved(along.turned.scaled(by: -1)))
      guard isRight != isLeft else { continue }
      let edge = isRight ? part : Edge(start: part.end, end: part.start)
      next[Corner(edge.start), default: []].append(edge)
    }
    return Path(joining: &next)
  }

  /// The parts of a line that are inside, or those outside.
  ///
  /// - Complexity: O(lines of both, multiplied).
  func parts(of line: Path, inside isInside: Bool) -> Path {
    var path = Path()
    for part in Self.cut(Self.edges(of: line, closing: false), by: edges) where contains(part.middle) == isInside {
      if path.currentPoint.map(Corner.init) != Corner(part.start) { path.move(to: part.start) }
      path.addLine(to: part.end)
    }
    return path
  }
}

extension Path {
  /// Joins lines to closed pieces. If several continue from a point, the one that turns most to the right is taken, so
  /// that pieces that touch in a point stay separate.
  fileprivate init(joining next: inout [PathRegion.Corner: [PathRegion.Edge]]) {
    self.init()
    // From top to bottom and from left to right, so that the result does not depend on the order of a dictionary.
    let corners = next.keys.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    for corner in corners {
      while let first = next[corner]?.popLast() {
        var points = [first.start]
        var edge = first
        while PathRegion.Corner(edge.end) != corner {
          let here = PathRegion.Corner(edge.end)
          let back = edge.vector
          guard
            let index = next[here]?.indices.max(by: { one, other in
              guard let edges = next[here] else { return false }
              return back.turn(to: edges[one].vector) < back.turn(to: edges[other].vector)
            }), let following = next[here]?.remove(at: index)
          else { break }
          if abs(back.unit.cross(following.vector.unit)) > 1e-9 { points.append(edge.end) }
          edge = following
        }
        // A line that does not return to its start encloses nothing.
        guard PathRegion.Corner(edge.end) == corner, points.count > 1 else { continue }
        if points.count > 2, abs(edge.vector.unit.cross(first.vector.unit)) <= 1e-9 { points.removeFirst() }
        addLines(points)
        closeSubpath()
      }
    }
  }
}

extension PathVector {
  /// The angle of the turn to the right, on the screen, from this vector to another one.
  fileprivate func turn(to other: PathVector) -> CGFloat { atan2(cross(other), dot(other)) }
}

/// The part of a filled path that remains in a combination with another one.
extension Path {
  /// The outline of the inside, without lines that do not separate inside from outside.
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill) { isHere, _ in isHere } }

  /// The outline of the points inside both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 && $1 } }

  /// The outline of the points inside at least one path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 || $1 } }

  /// The outline of the points inside this path and not the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 && !$1 } }

  /// The outline of the points inside exactly one path.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// The parts of the line that are inside of another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegion(other, eoFill: eoFill).parts(of: self, inside: true)
  }

  /// The parts of the line that are outside of another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegion(other, eoFill: eoFill).parts(of: self, inside: false)
  }

  private func combined(with other: Path, _ eoFill: Bool, where holds: (Bool, Bool) -> Bool) -> Path {
    PathRegion(self, eoFill: eoFill).outline(with: PathRegion(other, eoFill: eoFill), where: holds)
  }
}
