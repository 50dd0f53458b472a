import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The animated data of layouts with an erased type.
@MainActor
struct `Animations of erased layouts` {
  /// Places its views on a circle of 100 points around its centre.
  struct Circle: Layout {
    var angle: Double
    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let place = CGPoint(x: bounds.midX + 100 * cos(angle), y: bounds.midY + 100 * sin(angle))
      for subview in subviews { subview.place(at: place, anchor: .center, proposal: .unspecified) }
    }
  }

  /// A view in one of the layouts; a button goes to the next one in a second.
  struct Turned: View {
    let layouts: [AnyLayout]
    @State private var number = 0

    var body: some View {
      let layout = layouts[number]
      layout { C.frame(width: 20, height: 20).named("a") }
      Button("go") { withAnimation(.linear(duration: 1)) { number += 1 } }
    }
  }

  private func middle(_ host: ViewHost) -> CGPoint? {
    host.frame(named: "a").map { CGPoint(x: $0.midX.rounded(), y: $0.midY.rounded()) }
  }

  @Test func `the data of the layout inside are animated`() throws {
    let host = ViewHost(size: CGSize(width: 400, height: 400)) {
      ZStack { Turned(layouts: [AnyLayout(Circle(angle: 0)), AnyLayout(Circle(angle: .pi))]) }
    }
    #expect(middle(host) == CGPoint(x: 300, y: 200))
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    #expect(middle(host) == CGPoint(x: 200, y: 300))
    host.advance(by: .seconds(1))
    #expect(middle(host) == CGPoint(x: 100, y: 200))
    #expect(!host.isAnimating)
  }

  @Test func `a change to a layout of another type is no change of its data`() throws {
    let layouts = [AnyLayout(Circle(angle: 0)), AnyLayout(ZStackLayout()), AnyLayout(Circle(angle: .pi))]
    let host = ViewHost(size: CGSize(width: 400, height: 400)) { ZStack { Turned(layouts: layouts) } }
    for place in [CGPoint(x: 200, y: 200), CGPoint(x: 100, y: 200)] {
      try host.tap("go")
      #expect(middle(host) == place)
      let step = host.advance(by: .milliseconds(500))
      #expect(middle(host) == place)
      #expect(step.total.placements == 0)
      host.advance(by: .seconds(1))
      #expect(middle(host) == place)
      #expect(!host.isAnimating)
    }
  }
}
