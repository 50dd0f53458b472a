import AttributeGraphUI
import Foundation
import TestSupport
import Testing

/// What filled paths and shapes make together.
struct `Regions of paths` {
  static let left = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
  static let right = Path(CGRect(x: 10, y: 5, width: 20, height: 10))

  @Test func `rectangles are combined exactly`() {
    let (left, right) = (Self.left, Self.right)
    #expect(left.intersection(right).description == "10 5 m 20 5 l 20 10 l 10 10 l h")
    #expect(left.union(right).description == "0 0 m 20 0 l 20 5 l 30 5 l 30 15 l 10 15 l 10 10 l 0 10 l h")
    #expect(left.subtracting(right).description == "0 0 m 20 0 l 20 5 l 10 5 l 10 10 l 0 10 l h")
    #expect(
      left.symmetricDifference(right).description
        == "0 0 m 20 0 l 20 5 l 10 5 l 10 10 l 0 10 l h 20 5 m 30 5 l 30 15 l 10 15 l 10 10 l 20 10 l h")
  }

  @Test func `sides that touch vanish from a union, and what is apart stays apart`() {
    let beside = Path(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(Self.left.union(beside).description == "0 0 m 30 0 l 30 10 l 0 10 l h")
    #expect(Self.left.intersection(beside).isEmpty)
    let away = Path(CGRect(x: 50, y: 0, width: 10, height: 10))
    #expect(Self.left.union(away).description == "0 0 m 20 0 l 20 10 l 0 10 l h 50 0 m 60 0 l 60 10 l 50 10 l h")
    #expect(Self.left.subtracting(Self.left).isEmpty)
    #expect(Self.left.union(Self.left).description == Self.left.description)
  }

  @Test func `a hole is a piece that goes the other way`() {
    let ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30)).subtracting(
      Path(CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(ring.contains(CGPoint(x: 5, y: 15)) && !ring.contains(CGPoint(x: 15, y: 15)))
    #expect(ring.contains(CGPoint(x: 5, y: 15), eoFill: true) && !ring.contains(CGPoint(x: 15, y: 15), eoFill: true))
  }

  @Test func `a path that crosses itself is normalized by the rule of its filling`() {
    var star = Path()
    star.addLines([
      CGPoint(x: 50, y: 0), CGPoint(x: 80, y: 90), CGPoint(x: 0, y: 35), CGPoint(x: 100, y: 35), CGPoint(x: 20, y: 90),
    ])
    star.closeSubpath()
    let middle = CGPoint(x: 50, y: 50)
    #expect(star.normalized(eoFill: false).contains(middle, eoFill: true))
    #expect(!star.normalized(eoFill: true).contains(middle))
  }

  @Test func `lines are cut at the edge of a region`() {
    var line = Path()
    line.addLines([CGPoint(x: -10, y: 5), CGPoint(x: 40, y: 5)])
    #expect(line.lineIntersection(Self.left).description == "0 5 m 20 5 l")
    #expect(line.lineSubtraction(Self.left).description == "-10 5 m 0 5 l 20 5 m 40 5 l")
  }

  @Test(arguments: 0..<20) func `every point is inside of what the operation says`(number: Int) {
    let seed = UInt64(number) + 77
    var generator = SeededGenerator(seed: seed)
    func polygon() -> Path {
      let isRound = generator.next() % 3 == 0
      func coordinate() -> CGFloat { CGFloat(generator.next() % 13) * 8 }
      if isRound { return Path(ellipseIn: CGRect(x: coordinate(), y: coordinate(), width: 40, height: 30)) }
      var path = Path()
      path.addLines((0..<Int(3 + generator.next() % 4)).map { _ in CGPoint(x: coordinate(), y: coordinate()) })
      path.closeSubpath()
      return path
    }
    let (first, second) = (polygon(), polygon())
    let outcomes: [(Path, (Bool, Bool) -> Bool)] = [
      (first.union(second), { $0 || $1 }), (first.intersection(second), { $0 && $1 }),
      (first.subtracting(second), { $0 && !$1 }), (first.symmetricDifference(second), { $0 != $1 }),
    ]
    for x in stride(from: CGFloat(-3.37), to: 130, by: 7.13) {
      for y in stride(from: CGFloat(-2.71), to: 130, by: 6.89) {
        let point = CGPoint(x: x, y: y)
        for (index, (path, holds)) in outcomes.enumerated() {
          #expect(
            path.contains(point) == holds(first.contains(point), second.contains(point)),
            "seed \(seed), operation \(index), point \(point)")
        }
      }
    }
  }

  @MainActor @Test func `shapes are combined in their rectangle`() throws {
    let host = ViewHost {
      Rectangle().subtracting(Rectangle().offset(x: 50)).fill(.red).frame(width: 100, height: 100)
    }
    #expect(host.displayList.first?.figure?.path.description == "0 0 m 50 0 l 50 100 l 0 100 l h")
  }
}
