import Foundation

/// The outline of the line along a path.
extension Path {
  /// The outline of the line along the path, to be filled by the nonzero winding rule.
  ///
  /// It consists of a rectangle for each straight part, of the joins between them, and of the caps. All have the same
  /// direction, so overlaps count as one. Curves become short lines.
  ///
  /// - Complexity: O(length), and with dashes O(length / shortest dash) more.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let width = style.usableWidth
    let box = boundingRect
    guard width > 0, box.width.isFinite, box.height.isFinite else { return Path() }
    var outline = StrokeOutline(style: style, reach: width / 2)
    for piece in pieces {
      let line = Polyline(points: piece.points, isClosed: piece.isClosed)
      for part in line.dashed(style) { outline.add(part) }
    }
    return outline.path
  }

  /// The dashes of the line along the path, as pieces of their own; the path itself if the style has none.
  ///
  /// Curves become short lines.
  ///
  /// - Complexity: O(length / shortest dash).
  func dashedPath(_ style: StrokeStyle) -> Path {
    let box = boundingRect
    guard !style.usableDash.isEmpty, box.width.isFinite, box.height.isFinite else { return self }
    var dashes = Path()
    for piece in pieces {
      let line = Polyline(points: piece.points, isClosed: piece.isClosed)
      for dash in line.dashed(style) { dashes.addLines(dash.points) }
    }
    return dashes
  }
}

/// Straight lines from point to point.
private struct Polyline {
  /// The points; neighbours differ.
  let points: [CGPoint]
  /// Whether the last point is the first.
  let isClosed: Bool

  init(points: [CGPoint], isClosed: Bool) {
    var different: [CGPoint] = []
    for point in points where different.last != point { different.append(point) }
    if isClosed && different.count > 1 && different.last == different.first { different.removeLast() }
    self.points = different
    self.isClosed = isClosed
  }

  /// The dashes of this line.
  func dashed(_ style: StrokeStyle) -> [Polyline] {
    let lengths = style.usableDash
    guard !lengths.isEmpty, points.count > 1 else { return [self] }
    let period = lengths.reduce(0, +)
    var phase = (style.dashPhase.isFinite ? style.dashPhase : 0).truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    var index = 0
    while phase >= lengths[index] {
      phase -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - phase
    var lines: [Polyline] = []
    var current: [CGPoint] = index.isMultiple(of: 2) ? [points[0]] : []
    for (start, end) in zip(points, points.dropFirst() + (isClosed ? [points[0]] : [])) {
      let way = PathVector(from: start, to: end)
      var done: CGFloat = 0
      while way.length - done > left {
        done += left
        let point = start.moved(way.unit.scaled(by: done))
        if index.isMultiple(of: 2) {
          lines.append(Polyline(points: current + [point], isClosed: false))
          current = []
        } else {
          current = [point]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= way.length - done
      if index.isMultiple(of: 2) { current.append(end) }
    }
    if !current.isEmpty { lines.append(Polyline(points: current, isClosed: false)) }
    return lines
  }
}

/// The pieces of the outline of a line.
private struct StrokeOutline {
  let style: StrokeStyle
  /// The distance of the outline from the line.
  let reach: CGFloat
  /// The outline so far.
  private(set) var path = Path()

  /// The change of direction from which on a join is rounded; curves turn by less at each of their points.
  private static let leastRoundTurn: CGFloat = 0.3

  init(style: StrokeStyle, reach: CGFloat) {
    self.style = style
    self.reach = reach
  }

  mutating func add(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point) }
      return
    }
    let ends = line.isClosed ? Array(points.dropFirst()) + [points[0]] : Array(points.dropFirst())
    let ways = zip(points, ends).map { PathVector(from: $0, to: $1).unit }
    for (index, (start, end)) in zip(points, ends).enumerated() {
      let way = ways[index]
      let extends = style.lineCap == .square && !line.isClosed
      let first = extends && index == 0 ? start.moved(way.scaled(by: -reach)) : start
      let last = extends && index == ways.count - 1 ? end.moved(way.scaled(by: reach)) : end
      let side = way.turned.scaled(by: reach)
      add([first.moved(side), last.moved(side), last.moved(side.scaled(by: -1)), first.moved(side.scaled(by: -1))])
      if index > 0 || line.isClosed {
        addCorner(at: start, from: ways[index == 0 ? ways.count - 1 : index - 1], to: way)
      }
    }
    if style.lineCap == .round && !line.isClosed {
      for end in [points[0], points[points.count - 1]] { addCircle(around: end) }
    }
  }

  /// A line without length is visible if it has caps.
  private mutating func addDot(at point: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(around: point)
    case .square:
      path.addRect(CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach))
    }
  }

  private mutating func addCorner(at point: CGPoint, from before: PathVector, to after: PathVector) {
    let turn = atan2(before.cross(after), before.dot(after))
    guard abs(turn) > 1e-6 else { return }
    if style.lineJoin == .round && abs(turn) > Self.leastRoundTurn { return addCircle(around: point) }
    // The open side of a join is opposite to the turn.
    let side = turn > 0 ? -reach : reach
    let (first, last) = (before.turned.scaled(by: side), after.turned.scaled(by: side))
    var corner = [point, point.moved(first)]
    let half = cos(turn / 2)
    if style.lineJoin == .miter && half > 0 && 1 / half <= style.miterLimit {
      corner.append(point.moved((first + last).unit.scaled(by: reach / half)))
    }
    add(corner + [point.moved(last)])
  }

  private mutating func addCircle(around point: CGPoint) {
    path.addEllipse(in: CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach))
  }

  /// Adds a polygon, clockwise.
  private mutating func add(_ points: [CGPoint]) {
    let next = points.dropFirst() + points.prefix(1)
    let area = zip(points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    path.addLines(area < 0 ? points.reversed() : points)
    path.closeSubpath()
  }
}
