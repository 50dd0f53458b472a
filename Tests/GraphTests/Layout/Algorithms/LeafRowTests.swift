import Foundation
import Testing

@testable import AttributeGraphUI

/// Section A of the layout facts: leaves and special proposals.
@MainActor
@Suite struct `Leaf sizes` {
  @Test func `L-001: a flexible leaf takes the proposal`() {
    expectLayout(of: .C, proposed: 100, 50, size: (100, 50))
  }

  @Test func `L-003: each axis is independent`() {
    expectLayout(of: .C, proposed: nil, 40, size: (10, 40))
  }

  @Test func `L-004: the zero proposal asks for the minimum`() {
    expectLayout(of: .C, proposed: 0, 0, size: (0, 0))
  }

  @Test func `L-005: the infinite proposal asks for the maximum`() {
    expectLayout(of: .C, proposed: .infinity, .infinity, size: (.infinity, .infinity))
  }

  @Test func `L-006: a fixed frame ignores the zero proposal`() {
    expectLayout(of: .F(50, 30), proposed: 0, 0, size: (50, 30))
  }

  @Test func `L-007: a fixed frame ignores the infinite proposal`() {
    expectLayout(of: .F(50, 30), proposed: .infinity, .infinity, size: (50, 30))
  }

  @Test func `L-008: a fixed frame ignores the open proposal`() {
    expectLayout(of: .F(50, 30), proposed: nil, nil, size: (50, 30))
  }

  @Test func `L-012: a divider lies across its stack, one pixel thick`() {
    let divider = StubView(.leaf { CGSize(width: $0.width ?? 10, height: 1) }).named("d")
    expectLayout(
      of: .vStack(spacing: 0, [.F(10, 10).named("a"), divider, .F(10, 10).named("b")]),
      proposed: 100, 100, size: (100, 21),
      frames: ["a": (45, 0, 10, 10), "d": (0, 10, 100, 1), "b": (45, 11, 10, 10)])
  }
}
