import Foundation
import Testing

@testable import AttributeGraphUI

/// Section H of the layout facts: layout priority, and spacers in stacks.
@MainActor
@Suite struct `Stack priority` {
  @Test func `L-138: the higher priority gets all but the minimum of others`() {
    expectLayout(
      of: .hStack(spacing: 0, [.C.named("a"), .C.named("b").layoutPriority(1)]),
      proposed: 100, 10, size: (100, 10), frames: ["a": (0, 0, 0, 10), "b": (0, 0, 100, 10)])
  }

  @Test func `L-139: the minimum of a lower priority is set aside`() {
    expectLayout(
      of: .hStack(spacing: 0, [.C.named("a").frame(minWidth: 30), .C.named("b").layoutPriority(1)]),
      proposed: 100, 10, size: (100, 10), frames: ["a": (0, 0, 30, 10), "b": (30, 0, 70, 10)])
  }

  @Test func `L-140: minimums set aside are given back to their group`() {
    expectLayout(
      of: .hStack(
        spacing: 10,
        [.F(20, 10).named("a"), .C.named("b").layoutPriority(1), .C.named("c").frame(minWidth: 15)]),
      proposed: 100, 10, size: (100, 10), frames: ["a": (0, 0, 20, 10), "b": (30, 0, 45, 10), "c": (85, 0, 15, 10)])
  }

  @Test func `L-141: a negative priority is served last`() {
    expectLayout(
      of: .hStack(spacing: 0, [.C.named("a"), .C.named("b").layoutPriority(-1)]),
      proposed: 100, 10, size: (100, 10), frames: ["a": (0, 0, 100, 10), "b": (100, 0, 0, 10)])
  }

  @Test func `L-142: what a high group leaves goes to the next`() {
    expectLayout(
      of: .hStack(spacing: 0, [.C.named("a").frame(maxWidth: 30).layoutPriority(1), .C.named("b")]),
      proposed: 100, 10, size: (100, 10), frames: ["a": (0, 0, 30, 10), "b": (30, 0, 70, 10)])
  }

  @Test func `L-144: a spacer takes what is left`() {
    expectLayout(
      of: .hStack(spacing: 0, [.F(20, 10).named("a"), .spacer(.horizontal), .F(30, 10).named("b")]),
      proposed: 100, 10, size: (100, 10), frames: ["a": (0, 0, 20, 10), "b": (70, 0, 30, 10)])
  }

  @Test func `L-145: spacers share what is left equally`() {
    expectLayout(
      of: .hStack(
        spacing: 0,
        [
          .spacer(.horizontal), .F(20, 10).named("a"), .spacer(.horizontal), .F(20, 10).named("b"),
          .spacer(.horizontal),
        ]),
      proposed: 100, 10, size: (100, 10), frames: ["a": (20, 0, 20, 10), "b": (60, 0, 20, 10)])
  }

  @Test func `L-147: a spacer without minimum vanishes`() {
    expectLayout(
      of: .hStack(spacing: 0, [.F(50, 10).named("a"), .spacer(.horizontal, minLength: 0), .F(50, 10).named("b")]),
      proposed: 100, 10, size: (100, 10), frames: ["a": (0, 0, 50, 10), "b": (50, 0, 50, 10)])
  }

  @Test func `L-152: the default gap next to a spacer is zero`() {
    expectLayout(
      of: .hStack([.F(50, 10).named("a"), .spacer(.horizontal), .F(50, 10).named("b")]),
      proposed: nil, nil, size: (108, 10), frames: ["a": (0, 0, 50, 10), "b": (58, 0, 50, 10)])
  }

  @Test func `L-154: a spacer in a column has no width`() {
    expectLayout(
      of: .vStack(spacing: 0, [.spacer(.vertical), .F(10, 10).named("a")]),
      proposed: 50, 100, size: (10, 100), frames: ["a": (0, 90, 10, 10)])
  }

  @Test func `L-155: spacers centre a child in a flexible frame`() {
    expectLayout(
      of: .vStack(
        spacing: 0,
        [.spacer(.vertical), .F(10, 10).named("a"), .spacer(.vertical)]
      ).frame(maxWidth: .infinity),
      proposed: 50, 100, size: (50, 100), frames: ["a": (20, 45, 10, 10)])
  }
}
