import Foundation

/// A line or a cubic curve of a path; quadratic curves are converted to cubic ones.
struct PathSegment {
  /// Its start, its control points, and its end.
  let start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint
  /// Whether it is straight.
  let isLine: Bool

  /// A straight line.
  init(from start: CGPoint, to end: CGPoint) {
    (self.start, control1, control2, self.end, isLine) = (start, start, end, end, true)
  }

  /// A cubic curve.
  init(from start: CGPoint, to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    (self.start, self.control1, self.control2, self.end, isLine) = (start, control1, control2, end, false)
  }

  /// The point at a parameter, 0 to 1.
  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    if isLine { return CGPoint(x: s * start.x + t * end.x, y: s * start.y + t * end.y) }
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The part between two parameters (de Casteljau's construction).
  func part(from low: CGFloat, to high: CGFloat) -> PathSegment {
    if isLine { return PathSegment(from: point(at: low), to: point(at: high)) }
    func mixed(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
    }
    /// The curve's symmetric form, whose arguments give the control points of any part.
    func blossom(_ t1: CGFloat, _ t2: CGFloat, _ t3: CGFloat) -> CGPoint {
      let (p, q, r) = (mixed(start, control1, t1), mixed(control1, control2, t1), mixed(control2, end, t1))
      return mixed(mixed(p, q, t2), mixed(q, r, t2), t3)
    }
    return PathSegment(
      from: blossom(low, low, low), to: blossom(high, high, high), control1: blossom(low, low, high),
      control2: blossom(low, high, high))
  }

  /// Points along the segment except the first, dense enough that lines between them hardly deviate.
  var points: [CGPoint] {
    if isLine { return [end] }
    let polygon =
      PathVector(from: start, to: control1).length + PathVector(from: control1, to: control2).length
      + PathVector(from: control2, to: end).length
    guard polygon.isFinite else { return [end] }
    let count = Int(min(max((2 * polygon.squareRoot()).rounded(.up), 8), 200))
    return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }

  /// The arc length.
  var length: CGFloat { lengths.last ?? 0 }

  /// The arc length up to each of `points`.
  private var lengths: [CGFloat] {
    var (previous, sum) = (start, CGFloat(0))
    return points.map { point in
      sum += PathVector(from: previous, to: point).length
      previous = point
      return sum
    }
  }

  /// The parameter at an arc length.
  func parameter(at distance: CGFloat) -> CGFloat {
    let lengths = lengths
    guard let total = lengths.last, total > 0 else { return 0 }
    if isLine { return (distance / total).clampedToUnit }
    guard let index = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
    let before = index == 0 ? 0 : lengths[index - 1]
    let step = lengths[index] - before
    let inside = step > 0 ? (distance - before) / step : 0
    return (CGFloat(index) + max(inside, 0)) / CGFloat(lengths.count)
  }

  /// The corners of the smallest rectangle around the segment: its ends, and its extremes along each axis.
  var extremes: [CGPoint] {
    guard !isLine else { return [start, end] }
    func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
      // The derivative is 3 (a t² + b t + c).
      let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
      if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
      let root = (b * b - 4 * a * c).squareRoot()
      return root.isNaN ? [] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    let turns =
      turns(start.x, control1.x, control2.x, end.x) + turns(start.y, control1.y, control2.y, end.y)
    return [start, end] + turns.filter { $0 > 0 && $0 < 1 }.map(point(at:))
  }
}

/// A piece of a path.
struct PathPiece {
  /// The start.
  let start: CGPoint
  /// Its segments, including the line that closes it.
  var segments: [PathSegment] = []
  /// Whether it returns to its start.
  var isClosed = false

  /// Points along the piece, dense enough that lines between them hardly deviate.
  var points: [CGPoint] { [start] + segments.flatMap(\.points) }
}

extension Path {
  /// The pieces, in order.
  var pieces: [PathPiece] {
    var pieces: [PathPiece] = []
    var piece: PathPiece?
    func closePiece(_ isClosed: Bool) {
      if var done = piece {
        done.isClosed = isClosed
        pieces.append(done)
      }
    }
    for element in elements {
      let from = piece?.segments.last?.end ?? piece?.start ?? .zero
      switch element {
      case .move(let point):
        if piece?.segments.isEmpty == false { closePiece(false) }
        piece = PathPiece(start: point)
      case .line(let point): piece?.segments.append(PathSegment(from: from, to: point))
      case .quadCurve(let point, let control):
        func pulled(_ end: CGPoint) -> CGPoint {
          CGPoint(x: end.x + 2 / 3 * (control.x - end.x), y: end.y + 2 / 3 * (control.y - end.y))
        }
        piece?.segments.append(PathSegment(from: from, to: point, control1: pulled(from), control2: pulled(point)))
      case .curve(let point, let control1, let control2):
        piece?.segments.append(PathSegment(from: from, to: point, control1: control1, control2: control2))
      case .closeSubpath:
        guard let start = piece?.start else { continue }
        if from != start { piece?.segments.append(PathSegment(from: from, to: start)) }
        closePiece(true)
        // Elements without a move continue from the start of the closed piece.
        piece = PathPiece(start: start)
      }
    }
    if piece?.segments.isEmpty == false { closePiece(false) }
    return pieces
  }
}
