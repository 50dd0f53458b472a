import AttributeGraphUI
import Foundation
import Testing

/// Trimmed paths, and outlines of their strokes.
struct `Trimmed and stroked paths` {
  private let line = Path { path in
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
  }

  private func box(_ path: Path) -> [CGFloat] {
    let rect = path.boundingRect
    return [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 100).rounded() / 100 }
  }

  @Test func `a part is measured by the length of the path`() {
    #expect(box(line.trimmedPath(from: 0.25, to: 0.5)) == [25, 0, 25, 0])
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l")
    #expect(square.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
  }

  @Test func `a part of a circle begins at the right and goes clockwise`() {
    let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: 0, to: 0.5)
    #expect(box(half) == [0, 10, 20, 10])
    let quarter = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: 0.125, to: 0.25)
    #expect(abs(quarter.boundingRect.maxX - (10 + 10 / 2.0.squareRoot())) < 0.05)
  }

  @Test func `a part that ends before it starts is empty, and the whole is unchanged`() {
    #expect(line.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(line.trimmedPath(from: -1, to: 2) == line)
    #expect(box(line.trimmedPath(from: -1, to: 0.5)) == [0, 0, 50, 0])
  }

  @Test func `a part of several pieces leaves out the gaps between them`() {
    var path = line
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 50))
    #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "50 0 m 100 0 l 0 50 m 50 50 l")
  }

  @Test func `the outline of a line has the width of the line and includes its caps`() {
    #expect(box(line.strokedPath(StrokeStyle(lineWidth: 10))) == [0, -5, 100, 10])
    #expect(box(line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square))) == [-5, -5, 110, 10])
    #expect(box(line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))) == [-5, -5, 110, 10])
    #expect(!line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round)).contains(CGPoint(x: -4, y: -4)))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(line.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
  }

  @Test func `two lines are joined by a mitre, a curve or a bevel`() {
    let corner = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)]) }
    func contains(_ style: StrokeStyle, _ x: CGFloat, _ y: CGFloat) -> Bool {
      corner.strokedPath(style).contains(CGPoint(x: x, y: y))
    }
    let (pointed, round, cut) = (
      StrokeStyle(lineWidth: 20), StrokeStyle(lineWidth: 20, lineJoin: .round),
      StrokeStyle(lineWidth: 20, lineJoin: .bevel)
    )
    #expect(contains(pointed, 109, -9) && !contains(round, 109, -9) && !contains(cut, 109, -9))
    #expect(contains(round, 106, -6) && !contains(cut, 106, -6))
    #expect(contains(cut, 104, -4))
    #expect(!contains(StrokeStyle(lineWidth: 20, miterLimit: 1), 109, -9))
  }

  @Test func `the line along a closed path leaves out what it encloses`() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
    #expect(!ring.contains(CGPoint(x: 50, y: 50)))
    #expect(ring.contains(CGPoint(x: 98, y: 50)) && ring.contains(CGPoint(x: 103, y: 50)))
    #expect(!ring.contains(CGPoint(x: 94, y: 50)))
  }

  @Test func `dashes and gaps alternate, starting at the phase`() {
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5]))
    let inside = { (path: Path, x: CGFloat) in path.contains(CGPoint(x: x, y: 0.5)) }
    #expect(inside(dashed, 5) && !inside(dashed, 12) && inside(dashed, 20) && !inside(dashed, 28))
    let shifted = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 10))
    #expect(!inside(shifted, 2) && inside(shifted, 7))
    // An odd number of lengths counts twice.
    let alternating = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10]))
    #expect(inside(alternating, 5) && !inside(alternating, 15) && inside(alternating, 25))
    #expect(inside(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 0])), 50))
  }
}
