import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Paths: how they are built, their bounds, and the points inside.
struct `Paths` {
  private let square = CGRect(x: 10, y: 20, width: 100, height: 100)

  /// The steps of a path, in a word each.
  private func steps(_ path: Path) -> String {
    var letters = ""
    path.forEach { element in
      switch element {
      case .move: letters += "m"
      case .line: letters += "l"
      case .quadCurve: letters += "q"
      case .curve: letters += "c"
      case .closeSubpath: letters += "h"
      }
    }
    return letters
  }

  @Test func `a closure draws step by step`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
      path.addCurve(to: .zero, control1: CGPoint(x: 5, y: 20), control2: CGPoint(x: 0, y: 20))
      path.closeSubpath()
    }
    #expect(path.description == "0 0 m 10 0 l 20 5 10 10 q 5 20 0 20 0 0 c h")
    #expect(path.currentPoint == .zero)
  }

  @Test func `a path without a start stays empty`() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty && path.currentPoint == nil)
    #expect(path == Path())
    #expect(path.boundingRect.isNull)
    path.addLines([])
    #expect(path.isEmpty)
  }

  @Test func `figures fill their rectangle`() {
    #expect(Path(square).boundingRect == square)
    for path in [Path(ellipseIn: square), Path(roundedRect: square, cornerRadius: 30)] {
      let box = path.boundingRect
      #expect(isNear(box.minX, 10) && isNear(box.minY, 20) && isNear(box.width, 100) && isNear(box.height, 100))
    }
    #expect(steps(Path(square)) == "mlllh")
    #expect(steps(Path(ellipseIn: square)) == "mcccch")
    #expect(steps(Path(roundedRect: square, cornerRadius: 30)) == "mlclclclch")
    #expect(steps(Path(roundedRect: square, cornerRadius: 0)) == "mlllh")
    #expect(Path(CGRect.null).isEmpty)
  }

  @Test func `corner radii are limited to half a side`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 50)
    #expect(!path.contains(CGPoint(x: 2, y: 1)))
    #expect(path.contains(CGPoint(x: 51, y: 0.1)))
    #expect(path.boundingRect.width == 100)
  }

  @Test func `the bounding rectangle of a curve excludes its control points`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(isNear(path.boundingRect.height, 5))
    #expect(isNear(path.boundingRect.width, 10))
  }

  @Test func `a point is inside by the winding rule or by the even-odd rule`() {
    var path = Path(square)
    path.addRect(square.insetBy(dx: 20, dy: 20))
    let middle = CGPoint(x: 60, y: 70)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 15, y: 25), eoFill: true))
    #expect(!path.contains(CGPoint(x: 5, y: 25)))
    #expect(Path(ellipseIn: square).contains(CGPoint(x: 12, y: 70)))
    #expect(!Path(ellipseIn: square).contains(CGPoint(x: 12, y: 25)))
  }

  /// A quarter of a circle of radius 10 around the origin, or what is left of the circle.
  private func arc(clockwise: Bool, to degrees: Double = 90) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(degrees), clockwise: clockwise)
    }
  }

  @Test func `an arc that is not clockwise runs clockwise on the screen, as in SwiftUI`() {
    let short = arc(clockwise: false).boundingRect
    #expect(isNear(short.minX, 0) && isNear(short.minY, 0) && isNear(short.width, 10) && isNear(short.height, 10))
    let long = arc(clockwise: true).boundingRect
    #expect(isNear(long.minX, -10) && isNear(long.minY, -10) && isNear(long.width, 20) && isNear(long.height, 20))
    #expect(isNear(arc(clockwise: true).currentPoint?.y ?? 0, 10))
  }

  @Test func `a full turn is a whole circle in both directions`() {
    for clockwise in [true, false] {
      let box = arc(clockwise: clockwise, to: 360).boundingRect
      #expect(isNear(box.width, 20) && isNear(box.height, 20))
    }
  }

  @Test func `an arc is joined to what was drawn before`() {
    let slice = Path { path in
      path.move(to: .zero)
      path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      path.closeSubpath()
    }
    #expect(steps(slice) == "mlch")
    #expect(slice.contains(CGPoint(x: 3, y: 3)))
    #expect(!slice.contains(CGPoint(x: 8, y: 8)))
    #expect(!slice.contains(CGPoint(x: -1, y: 3)))
  }

  @Test func `a corner is rounded between two lines`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    }
    #expect(steps(path) == "mlc")
    #expect(isNear(path.currentPoint?.x ?? 0, 100) && isNear(path.currentPoint?.y ?? 0, 20))
  }

  @Test func `a path is moved, turned and scaled`() {
    let moved = Path(square).offsetBy(dx: -10, dy: -20)
    #expect(moved.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
    let turned = moved.applying(CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 1))
    let box = turned.boundingRect
    #expect(isNear(box.minX, -100) && isNear(box.minY, 0) && isNear(box.width, 100) && isNear(box.height, 50))
    var both = Path()
    both.addPath(moved)
    both.addPath(moved, transform: CGAffineTransform(translationX: 200, y: 0))
    #expect(both.boundingRect.width == 300)
  }

  @Test func `angles are added, subtracted and multiplied`() {
    var angle = Angle.degrees(30) + .degrees(60) - .degrees(45)
    #expect(abs(angle.degrees - 45) < 1e-9)
    angle += .degrees(45)
    angle -= .degrees(30)
    #expect(abs((-angle * 2 / 4).degrees + 30) < 1e-9)
  }

  @Test func `a path can be made of its description`() {
    var path = Path(CGRect(x: 1, y: 2.5, width: 3, height: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: -7, y: 8))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    #expect(Path(path.description) == path)
    #expect(Path("0 0 m 10 0 l\n10 10 l h")?.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(Path("") == Path())
  }

  @Test(arguments: ["1 m", "1 2 x", "1 2", "1 2 3 l", "1 2 h", "a b m", "1 2 3 4 m"])
  func `a text that describes no path makes none`(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func `a transform is coded by its entries`() throws {
    let transform = CGAffineTransform(translationX: 3, y: 4).rotated(by: 1)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: JSONEncoder().encode(transform)) == transform)
  }

  @Test func `a transform leads back by its inverse`() {
    let transform = CGAffineTransform(translationX: 3, y: 4).rotated(by: 1).scaledBy(x: 2, y: 3)
    let point = CGPoint(x: 5, y: 6).applying(transform).applying(transform.inverted())
    #expect(isNear(point.x, 5) && isNear(point.y, 6))
    #expect(transform.concatenating(.identity) == transform && !transform.isIdentity)
  }
}
