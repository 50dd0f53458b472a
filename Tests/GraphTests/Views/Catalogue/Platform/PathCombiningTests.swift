#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// Paths of CoreGraphics and UIKit that are made of others, their dashes, and the parts of transforms.
@MainActor
struct `Combined platform paths` {
  private let left = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
  private let right = CGPath(rect: CGRect(x: 10, y: 0, width: 20, height: 10))

  @Test func `paths of CoreGraphics are combined like paths of views`() {
    #expect(left.union(right).boundingBox == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(left.intersection(right).boundingBox == CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(left.subtracting(right).boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!left.symmetricDifference(right, using: .evenOdd).contains(CGPoint(x: 15, y: 5)))
    #expect(left.symmetricDifference(right).contains(CGPoint(x: 5, y: 5)))
    #expect(left.union(right) == (Path(left).union(Path(right))).cgPath)
    #expect(left.normalized() == Path(left).normalized(eoFill: false).cgPath)
  }

  @Test func `paths of CoreGraphics intersect where both have an inside`() {
    #expect(left.intersects(right))
    #expect(!left.intersects(CGPath(rect: CGRect(x: 40, y: 0, width: 5, height: 5))))
  }

  @Test func `the line of a path of CoreGraphics is cut at the outline of another one`() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -10, y: 5))
    line.addLine(to: CGPoint(x: 40, y: 5))
    #expect(line.lineIntersection(left).boundingBox == CGRect(x: 0, y: 5, width: 20, height: 0))
    #expect(line.lineSubtracting(left).boundingBox == CGRect(x: -10, y: 5, width: 50, height: 0))
  }

  @Test func `a flattened path has lines in place of curves`() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).flattened(threshold: 0.1)
    var curves = 0
    Path(circle).forEach { element in
      switch element {
      case .curve, .quadCurve: curves += 1
      case .move, .line, .closeSubpath: break
      }
    }
    #expect(curves == 0)
    #expect(circle.contains(CGPoint(x: 5, y: 5)))
    #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func `a dashed path has a piece for each dash`() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    func pieces(_ path: CGPath) -> [[CGFloat]] {
      var pieces: [[CGFloat]] = []
      Path(path).forEach { element in
        switch element {
        case .move(let point): pieces.append([point.x])
        case .line(let point): pieces[pieces.count - 1].append(point.x)
        case .curve, .quadCurve, .closeSubpath: pieces.append([])
        }
      }
      return pieces
    }
    #expect(pieces(line.copy(dashingWithPhase: 0, lengths: [3, 2])) == [[0, 3], [5, 8]])
    #expect(pieces(line.copy(dashingWithPhase: 1, lengths: [3, 2])) == [[0, 2], [4, 7], [9, 10]])
    #expect(line.copy(dashingWithPhase: 1, lengths: []) == line)
    let moved = line.copy(
      dashingWithPhase: 0, lengths: [3, 2], transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(pieces(moved) == [[100, 103], [105, 108]])
  }

  @Test func `the dashes of a path of UIKit are stored, and copied with it`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.setLineDash([4, 2, 9], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    var (pattern, count, phase): ([CGFloat], Int, CGFloat) = ([], 0, 0)
    copy.getLineDash(&pattern, count: &count, phase: &phase)
    #expect((pattern, count, phase) == ([4, 2], 2, 1))
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(&pattern, count: &count, phase: &phase)
    #expect((pattern, count, phase) == ([], 0, 0))
  }

  private func rounded(_ transform: CGAffineTransform) -> [CGFloat] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map {
      ($0 * 1000).rounded() / 1000
    }
  }

  @Test(arguments: [
    CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 5, ty: 6), CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
    CGAffineTransform(a: -2, b: 0, c: 0, d: 3, tx: 0, ty: 0), CGAffineTransform(a: 0, b: 0, c: 1, d: 2, tx: 0, ty: 0),
  ])
  func `a transform is made of its parts again`(_ transform: CGAffineTransform) {
    #expect(rounded(CGAffineTransform(transform.decomposed())) == rounded(transform))
  }

  @Test func `a transform has the scale, the rotation and the translation that it was made of`() {
    let parts = CGAffineTransform(translationX: 7, y: 8).rotated(by: 0.5).scaledBy(x: 2, y: 3).decomposed()
    func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-9 }
    #expect(near(parts.scale.width, 2) && near(parts.scale.height, 3))
    #expect(near(parts.rotation, 0.5) && near(parts.horizontalShear, 0))
    #expect(parts.translation == CGVector(dx: 7, dy: 8))
    #expect(CGAffineTransform(CGAffineTransformComponents()) == .identity)
  }
}
#endif
