import AttributeGraphUI
import Foundation
import Testing

/// Shapes that are made of others, and where a shape is expected.
@MainActor
struct `Shapes made of others` {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func box(_ shape: some Shape) -> CGRect {
    let rect = shape.path(in: square).boundingRect
    func rounded(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
    return CGRect(
      x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width), height: rounded(rect.height))
  }

  @Test func `a shape is scaled, turned, moved, sized and transformed in its rectangle`() {
    #expect(box(Rectangle().scale(0.5)) == CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(box(Rectangle().scale(x: 0.5, anchor: .topLeading)) == CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(
      box(Rectangle().rotation(.degrees(90), anchor: .topLeading)) == CGRect(x: -100, y: 0, width: 100, height: 100))
    #expect(box(Rectangle().offset(x: 5, y: 6)) == CGRect(x: 5, y: 6, width: 100, height: 100))
    #expect(box(Rectangle().offset(CGPoint(x: 1, y: 2))) == CGRect(x: 1, y: 2, width: 100, height: 100))
    #expect(box(Rectangle().size(width: 20, height: 10)) == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      box(Rectangle().size(CGSize(width: 20, height: 10), anchor: .center))
        == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(
      box(Rectangle().transform(CGAffineTransform(translationX: 3, y: 4)))
        == CGRect(x: 3, y: 4, width: 100, height: 100))
    #expect(box(Circle().inset(by: 10).offset(x: 1).scale(2)) == CGRect(x: -28, y: -30, width: 160, height: 160))
  }

  @Test func `an erased shape draws and measures as the shape does`() {
    #expect(AnyShape(Circle()).path(in: square) == Circle().path(in: square))
    #expect(AnyShape(Circle()).sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 20, height: 20))
  }

  @Test func `an uneven rectangle has corners of their own, which shrink with it`() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 10)
    let path = shape.path(in: square)
    #expect(path.boundingRect == square)
    for (point, isInside) in [
      (CGPoint(x: 5, y: 5), false), (CGPoint(x: 95, y: 5), true), (CGPoint(x: 5, y: 95), true),
      (CGPoint(x: 99, y: 99), false), (CGPoint(x: 12, y: 12), true),
    ] {
      #expect(path.contains(point) == isInside, "\(point)")
    }
    #expect(shape.inset(by: 10).path(in: square).boundingRect == square.insetBy(dx: 10, dy: 10))
    #expect(!shape.inset(by: 10).path(in: square).contains(CGPoint(x: 12, y: 12)))
    let limited = UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 500))
    #expect(limited.path(in: square).contains(CGPoint(x: 20, y: 20)))
  }

  @Test func `shapes stand where a shape is expected`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.clipShape(.circle)
      Color.red.clipShape(.rect(cornerRadius: 5))
      Color.red.clipShape(.rect(topLeadingRadius: 5, bottomTrailingRadius: 3))
      Color.red.background(.blue, in: .capsule)
    }
    #expect(host.displayList.map(\.effects.count) == [1, 1, 1, 0, 0])
    #expect(host.displayList[3].content == .shape("Capsule", .blue))
  }

  @Test func `the radii of corners follow animations`() throws {
    struct Card: View {
      @State private var radius: CGFloat = 0
      var body: some View {
        Button("go") { withAnimation(.linear(duration: 1)) { radius = 40 } }
        UnevenRoundedRectangle(topLeadingRadius: radius).frame(width: 100, height: 100)
      }
    }
    let host = ViewHost { Card() }
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    let expected = UnevenRoundedRectangle(topLeadingRadius: 20).path(in: square)
    #expect(host.displayList.last?.figure?.path == expected)
  }

  @Test func `a shape relative to its container has that shape, less round by the distance`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ContainerRelativeShape().padding(10).containerShape(RoundedRectangle(cornerRadius: 30))
    }
    let path = try #require(host.displayList.first?.figure?.path)
    #expect(path == RoundedRectangle(cornerRadius: 20).path(in: CGRect(x: 0, y: 0, width: 80, height: 80)))
    let plain = ViewHost(size: CGSize(width: 100, height: 100)) { ContainerRelativeShape() }
    #expect(plain.displayList.first?.figure?.path.boundingRect == square)
  }
}
