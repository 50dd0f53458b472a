import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Shapes as leaves and as fills behind and over other views.
@MainActor
struct `Shapes` {
  private func size(_ view: some View, _ proposal: ProposedViewSize) -> CGSize {
    ViewHost(proposing: proposal) { view }.sizeThatFits(proposal)
  }

  @Test func `every shape but a circle takes the proposal, and 10 where that is unspecified`() {
    let proposal = ProposedViewSize(width: 100, height: 50)
    #expect(size(Rectangle(), proposal) == CGSize(width: 100, height: 50))
    #expect(size(RoundedRectangle(cornerRadius: 80), proposal) == CGSize(width: 100, height: 50))
    #expect(size(Capsule(), proposal) == CGSize(width: 100, height: 50))
    #expect(size(Ellipse().fill(.red), proposal) == CGSize(width: 100, height: 50))
    #expect(size(Rectangle(), .unspecified) == CGSize(width: 10, height: 10))
    #expect(size(Circle(), proposal) == CGSize(width: 50, height: 50))
  }

  @Test func `a circle takes a square of the smaller side`() {
    expectMounted(proposing: 100, 50, size: (50, 50)) { Circle() }
    expectMounted(proposing: nil, 50, size: (50, 50)) { Circle().fill(.red) }
    expectMounted(proposing: nil, nil, size: (10, 10)) { Circle() }
    expectMounted(proposing: .infinity, 20, size: (20, 20)) { Circle() }
    expectMounted(proposing: 100, 50, size: (100, 50), frames: ["a": (25, 0, 50, 50)]) {
      Circle().named("a").frame(width: 100, height: 50)
    }
  }

  /// A line or a bow from the upper left corner to the upper right one.
  struct Bow: Shape {
    let depth: CGFloat
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: rect.origin)
        path.addQuadCurve(
          to: CGPoint(x: rect.maxX, y: rect.minY), control: CGPoint(x: rect.midX, y: rect.minY + depth))
      }
    }
  }

  @Test func `a bow whose ends are at one height is drawn, and a line is not`() {
    #expect(ViewHost(size: CGSize(width: 100, height: 100)) { Bow(depth: 20) }.displayList.count == 1)
    #expect(ViewHost(size: CGSize(width: 100, height: 100)) { Bow(depth: 0) }.displayList.isEmpty)
  }

  @Test func `a style fills the rectangle behind or over a view`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Text("a").frame(width: 40, height: 20).background(.blue).overlay(.red.opacity(0.5))
    }
    #expect(host.displayList.map(\.frame).allSatisfy { $0.width <= 40 && $0.height <= 20 })
    #expect(
      host.displayList.map(\.content).filter { if case .shape = $0 { true } else { false } } == [
        .shape("Rectangle", .blue), .shape("Rectangle", .red.opacity(0.5)),
      ])
  }

  @Test func `a style fills a shape behind or over a view`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.green.frame(width: 40, height: 20).background(.blue, in: Capsule()).overlay(.red, in: Circle())
    }
    #expect(
      host.displayList.map(\.content) == [.shape("Capsule", .blue), .color(.green), .shape("Circle", .red)])
    #expect(host.displayList.last?.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test func `a colour named by its type is a view in the background`() {
    let view = Text("a").background(Color.red)
    #expect(String(describing: type(of: view)).contains("_BackgroundModifier<Color>"))
  }

  @Test func `a style behind a root view reaches the edges of the host`() {
    let host = ViewHost(
      size: CGSize(width: 100, height: 100), safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    ) {
      Color.clear.background(.blue)
    }
    let shape = host.displayList.first { if case .shape = $0.content { true } else { false } }
    #expect(shape?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
