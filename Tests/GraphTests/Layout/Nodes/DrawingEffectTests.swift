import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Effects change the drawing and leave layout as it is.
@MainActor
struct `Drawing effects` {
  /// The one item that is drawn.
  private func item(@ViewBuilder _ content: () -> some View) -> DisplayItem? {
    ViewHost(size: CGSize(width: 100, height: 100), root: content).displayList.first
  }

  @Test func `a scale and a rotation change no frame`() {
    expectMounted(proposing: nil, nil, size: (40, 20), frames: ["a": (0, 0, 20, 20), "b": (20, 0, 20, 20)]) {
      HStack(spacing: 0) {
        F(20, 20).named("a").scaleEffect(3)
        F(20, 20).named("b").rotationEffect(.degrees(45))
      }
    }
  }

  @Test func `a scale is about the middle, or about an anchor`() {
    let scaled = item { F(20, 10).scaleEffect(2) }
    #expect(scaled?.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(scaled.map { $0.transform.applied(to: $0.frame) } == CGRect(x: 30, y: 40, width: 40, height: 20))
    let corner = item { F(20, 10).scaleEffect(x: 2, y: 1, anchor: .topLeading) }
    #expect(corner.map { $0.transform.applied(to: $0.frame) } == CGRect(x: 40, y: 45, width: 40, height: 10))
  }

  @Test func `a quarter turn puts the width where the height was`() {
    let turned = item { F(20, 10).rotationEffect(.degrees(90)) }
    let rect = turned.map { $0.transform.applied(to: $0.frame) } ?? .zero
    #expect(isNear(rect.minX, 45) && isNear(rect.minY, 40) && isNear(rect.width, 10) && isNear(rect.height, 20))
  }

  @Test func `nested effects apply from the inside out`() {
    let both = item { F(20, 10).scaleEffect(2).offset(x: 10).rotationEffect(.degrees(180)) }
    let rect = both.map { $0.transform.applied(to: $0.frame) } ?? .zero
    #expect(isNear(rect.midX, 40) && isNear(rect.midY, 50) && isNear(rect.width, 40) && isNear(rect.height, 20))
  }

  @Test func `a clipped view is visible only within its rectangle`() {
    let clipped = item { F(80, 80).frame(width: 20, height: 10).clipped() }
    #expect(clipped?.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(clipped?.clip == CGRect(x: 40, y: 45, width: 20, height: 10))
    let twice = item { F(80, 80).frame(width: 20, height: 10).clipped().frame(width: 10, height: 20).clipped() }
    #expect(twice?.clip == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(item { F(8, 8) }?.clip == nil)
  }

  @Test func `a changed scale asks for no size and changes only the drawing inside`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { ScalingSample() }
    try host.tap("scale")
    let report = host.advance(by: .milliseconds(500))
    #expect(report.total.sizeQueries == 0)
    #expect(report.total.placements == 0)
    #expect(report.total.displayItemsChanged == 1)
    #expect(host.displayList.first?.transform.a == 2)
    host.advance(by: .milliseconds(600))
    #expect(host.displayList.first?.transform.a == 3)
  }

  @Test func `a factor that is not finite is reported and counts as 0`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { F(10, 10).scaleEffect(.nan) }
    #expect(host.displayList.first?.transform.a == 0)
    #expect(host.issues.map(\.property) == ["x", "y"])
  }

  struct Moving: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * 2, y: 0))
    }
  }

  /// The corners of a square of 10 points in the middle of 100 points, as it is drawn from right to left.
  private func corners(_ view: some View) -> [CGPoint] {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { view.environment(\.layoutDirection, .rightToLeft) }
    let item = host.displayList[0]
    return [item.frame.origin, CGPoint(x: item.frame.maxX, y: item.frame.maxY)].map { point in
      let (t, x, y) = (item.transform, point.x, point.y)
      return CGPoint(x: (t.a * x + t.c * y + t.tx).rounded(), y: (t.b * x + t.d * y + t.ty).rounded())
    }
  }

  @Test func `from right to left, effects are mirrored`() {
    let square = F(10, 10)
    #expect(corners(square.scaleEffect(2, anchor: .leading)) == [CGPoint(x: 35, y: 40), CGPoint(x: 55, y: 60)])
    #expect(
      corners(square.rotationEffect(.degrees(90), anchor: .leading)) == [CGPoint(x: 50, y: 60), CGPoint(x: 60, y: 50)])
    let moved = [CGPoint(x: 25, y: 45), CGPoint(x: 35, y: 55)]
    #expect(corners(square.modifier(Moving())) == moved)
    #expect(corners(square.transformEffect(CGAffineTransform(translationX: 20, y: 0))) == moved)
    #expect(corners(square.visualEffect { content, _ in content.offset(x: 20) }) == moved)
    #expect(
      corners(square.rotation3DEffect(.degrees(180), axis: (0, 1, 0), anchor: .leading, perspective: 0))
        == [CGPoint(x: 65, y: 45), CGPoint(x: 55, y: 55)])
  }
}

/// A view whose scale animates.
private struct ScalingSample: View {
  @State private var isLarge = false

  var body: some View {
    F(10, 10).scaleEffect(isLarge ? 3 : 1)
    Button("scale") { withAnimation(.linear(duration: 1)) { isLarge = true } }
  }
}
