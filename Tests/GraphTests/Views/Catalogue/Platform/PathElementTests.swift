#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// The elements of a path of CoreGraphics, by their addresses.
struct `Elements of platform paths` {
  private let path: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    return path
  }()

  @Test func `a block is called with each element of a path, its control points before its end`() {
    var types: [CGPathElementType] = []
    var points: [[CGFloat]] = []
    unsafe path.applyWithBlock { element in
      let type = unsafe element.pointee.type
      let count =
        switch type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
      types.append(type)
      points.append((0..<count).map { unsafe element.pointee.points[$0].x })
    }
    #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(points == [[1], [3], [7, 5], [11, 13, 9], []])
  }

  @Test func `a function is called with the address of its caller and each element of a path`() {
    var end = CGPoint.zero
    unsafe path.apply(info: &end) { info, element in
      guard unsafe element.pointee.type == .addLineToPoint else { return }
      unsafe info?.assumingMemoryBound(to: CGPoint.self).pointee = element.pointee.points[0]
    }
    #expect(end == CGPoint(x: 3, y: 4))
  }

  @Test func `an empty path has no elements for a block`() {
    var count = 0
    unsafe CGMutablePath().applyWithBlock { _ in count += 1 }
    #expect(count == 0)
  }
}
#endif
