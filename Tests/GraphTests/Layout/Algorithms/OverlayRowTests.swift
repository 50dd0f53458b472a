import Foundation
import Testing

@testable import AttributeGraphUI

/// Section I of the layout facts: `ZStack`.
@MainActor
@Suite struct `Overlay layout` {
  @Test func `L-156: the size is the union of the children`() {
    expectLayout(
      of: .zStack([.C.named("a").frame(width: 50), .C.named("b").frame(height: 50)]),
      proposed: 300, 200, size: (300, 200), frames: ["a": (125, 0, 50, 200), "b": (0, 75, 300, 50)])
  }

  @Test func `L-158: top leading alignment`() {
    expectLayout(
      of: .zStack(alignment: .topLeading, [.F(60, 60).named("a"), .F(20, 20).named("b")]),
      proposed: 300, 300, size: (60, 60), frames: ["a": (0, 0, 60, 60), "b": (0, 0, 20, 20)])
  }

  @Test func `L-161: bottom trailing alignment`() {
    expectLayout(
      of: .zStack(alignment: .bottomTrailing, [.F(60, 60).named("a"), .F(20, 20).named("b")]),
      proposed: 300, 300, size: (60, 60), frames: ["a": (0, 0, 60, 60), "b": (40, 40, 20, 20)])
  }

  @Test func `L-162: only the highest priority decides the size`() {
    expectLayout(
      of: .zStack(
        alignment: .leading,
        [
          .F(100, 100).named("a").layoutPriority(-0.1), .F(60, 60).named("b"),
          .F(40, 40).named("c").layoutPriority(1),
        ]),
      proposed: 300, 300, size: (40, 40),
      frames: ["a": (0, -30, 100, 100), "b": (0, -10, 60, 60), "c": (0, 0, 40, 40)])
  }

  @Test func `L-166: without children the size is zero`() {
    expectLayout(of: .zStack([]), proposed: 100, 100, size: (0, 0))
  }
}
