import Foundation

/// The area of a filled path, and combinations of two areas.
///
/// All lines are cut where they cross. Each part is kept where one side of it is inside of the outcome and the other is
/// not, with the inside to its right as it is seen on the screen. Curves count as the lines between points along them, so
/// the outcome is exact for polygons alone.
struct PathRegion {
  /// The lines around it: open pieces are closed by a line.
  let edges: [Edge]
  /// Whether the rule of even and odd holds, and not that of windings.
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

  /// Points nearer to each other than this are one, in points.
  private static let tolerance: CGFloat = 1e-6
  /// How far from a line it is asked what is inside.
  private static let reach: CGFloat = 1e-4

  /// A point as one of the grid on which points near each other are one.
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

  /// The parts of lines between the points in which they cross or touch others.
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
          // On one line: each begins or ends in the other.
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

  /// The outline of the points for which it holds that they are inside of this region, of another, or of both.
  ///
  /// - Parameters:
  ///   - other: The other region.
  ///   - holds: Whether a point is inside of the outcome, by whether it is inside of each region.
  /// - Complexity: O(lines²).
  /// - Returns: Closed pieces.
  func outline(with other: PathRegion, where holds: (_ isHere: Bool, _ isThere: Bool) -> Bool) -> Path {
    let all = edges + other.edges
    func isInside(_ point: CGPoint) -> Bool { holds(contains(point), other.contains(point)) }
    var known: Set<[Corner]> = []
    var next: [Corner: [Edge]] = [:]
    for part in Self.cut(all, by: all) {
      let (from, to) = (Corner(part.start), Corner(part.end))
      // Several lines may run along each other; what is on both sides says all.
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
  /// Joins lines to closed pieces; where several go on from a point, it is the one that turns most to the right, so that
  /// pieces that touch in a point stay apart.
  fileprivate init(joining next: inout [PathRegion.Corner: [PathRegion.Edge]]) {
    self.init()
    // From the top to the bottom and from left to right, so that the order of a dictionary does not matter.
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
        // A way that does not come back encloses nothing.
        guard PathRegion.Corner(edge.end) == corner, points.count > 1 else { continue }
        if points.count > 2, abs(edge.vector.unit.cross(first.vector.unit)) <= 1e-9 { points.removeFirst() }
        addLines(points)
        closeSubpath()
      }
    }
  }
}

extension PathVector {
  /// The angle by which one turns to the right, as on the screen, to go on along another vector.
  fileprivate func turn(to other: PathVector) -> CGFloat { atan2(cross(other), dot(other)) }
}

/// The part of a filled path that remains in a combination with another one.
extension Path {
  /// The outline of what is inside, without lines that are not between inside and outside.
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill) { isHere, _ in isHere } }

  /// The outline of what is inside of both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 && $1 } }

  /// The outline of what is inside of one path at least.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 || $1 } }

  /// The outline of what is inside of this path and not of the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 && !$1 } }

  /// The outline of what is inside of one path and not of the other.
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
