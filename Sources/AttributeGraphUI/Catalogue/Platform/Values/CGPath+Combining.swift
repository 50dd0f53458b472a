#if !canImport(Darwin)
import Foundation

/// Paths that are made of others: combinations of their insides, dashes, and lines in place of curves.
extension CGPath {
  /// The outline of the inside, without lines that do not separate inside from outside.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }

  /// The outline of the points inside at least one path.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// The outline of the points inside both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The outline of the points inside this path and not the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// The outline of the points inside exactly one path.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  /// The parts of the line that are inside of another path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The parts of the line that are outside of another path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }

  /// Whether there are points inside both paths.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The path with lines in place of curves, which hardly deviate from them whatever the threshold is.
  public func flattened(threshold: CGFloat) -> CGPath {
    var lines = Path()
    for piece in path.pieces {
      lines.addLines(piece.points)
      if piece.isClosed { lines.closeSubpath() }
    }
    return CGPath(lines)
  }

  /// The dashes of the line along the path, with lines in place of curves; the path itself without lengths.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.dashedPath(StrokeStyle(dash: lengths, dashPhase: phase)).applying(transform))
  }
}
#endif
