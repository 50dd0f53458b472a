import Foundation

/// Measures of paths: their bounds, the points inside them, and parts of them.
extension Path {
  /// The smallest rectangle around the lines and curves, without the control points; the null rectangle for an empty
  /// path.
  ///
  /// - Complexity: O(steps).
  public var boundingRect: CGRect {
    CGRect(around: pieces.flatMap { piece in [piece.start] + piece.segments.flatMap(\.extremes) })
  }

  /// Whether the smallest rectangle around the lines and curves has an area.
  ///
  /// The ends of its parts decide for nearly all paths, so that no curve is taken apart.
  var hasArea: Bool {
    let ends = CGRect(around: pieces.flatMap { piece in [piece.start] + piece.segments.map(\.end) })
    return ends.size.hasArea || boundingRect.size.hasArea
  }

  /// Whether a point is inside the filled path, by the nonzero winding rule or by the even-odd rule.
  ///
  /// - Complexity: O(length).
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    PathRegion(self, eoFill: eoFill).contains(p)
  }

  /// The part of the path between two fractions of its length, 0 to 1; all pieces together have the length 1.
  ///
  /// It is empty if the end is not after the start.
  ///
  /// - Complexity: O(length).
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (low, high) = (from.clampedToUnit, to.clampedToUnit)
    if low == 0 && high == 1 { return self }
    guard low < high else { return Path() }
    let pieces = pieces
    let total = pieces.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } }
    let (first, last) = (low * total, high * total)
    var trimmed = Path()
    var distance: CGFloat = 0
    for piece in pieces {
      var isDrawing = false
      for segment in piece.segments {
        let length = segment.length
        defer { distance += length }
        let (begin, end) = (max(first - distance, 0), min(last - distance, length))
        guard begin < end else { continue }
        let part = segment.part(
          from: begin == 0 ? 0 : segment.parameter(at: begin), to: end == length ? 1 : segment.parameter(at: end))
        if !isDrawing || begin > 0 { trimmed.move(to: part.start) }
        isDrawing = true
        trimmed.append(part)
      }
    }
    return trimmed
  }

  /// Adds a line or a curve that starts at the current point.
  mutating func append(_ segment: PathSegment) {
    if segment.isLine {
      addLine(to: segment.end)
    } else {
      addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
    }
  }
}

extension CGRect {
  /// The smallest rectangle around points; the null rectangle where there are none.
  fileprivate init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension CGSize {
  /// Whether both lengths are above 0.
  var hasArea: Bool { width > 0 && height > 0 }
}
