import Foundation
import Testing

@testable import AttributeGraphUI

/// Section B of the layout facts: `frame(width:height:alignment:)`.
@MainActor
@Suite struct `Fixed frame` {
  @Test func `L-016: the child is offered the fixed size`() {
    expectLayout(
      of: .C.named("a").frame(width: 50, height: 30),
      proposed: 200, 200, size: (50, 30), frames: ["a": (0, 0, 50, 30)])
  }

  @Test func `L-017: a smaller child is centred`() {
    expectLayout(
      of: .F(20, 10).named("a").frame(width: 100, height: 50),
      proposed: nil, nil, size: (100, 50), frames: ["a": (40, 20, 20, 10)])
  }

  @Test func `L-019: top alignment`() {
    expectLayout(
      of: .F(20, 10).named("a").frame(width: 100, height: 50, alignment: .top),
      proposed: nil, nil, size: (100, 50), frames: ["a": (40, 0, 20, 10)])
  }

  @Test func `L-020: top trailing alignment`() {
    expectLayout(
      of: .F(20, 10).named("a").frame(width: 100, height: 50, alignment: .topTrailing),
      proposed: nil, nil, size: (100, 50), frames: ["a": (80, 0, 20, 10)])
  }

  @Test func `L-021: leading alignment`() {
    expectLayout(
      of: .F(20, 10).named("a").frame(width: 100, height: 50, alignment: .leading),
      proposed: nil, nil, size: (100, 50), frames: ["a": (0, 20, 20, 10)])
  }

  @Test func `L-024: bottom alignment`() {
    expectLayout(
      of: .F(20, 10).named("a").frame(width: 100, height: 50, alignment: .bottom),
      proposed: nil, nil, size: (100, 50), frames: ["a": (40, 40, 20, 10)])
  }

  @Test func `L-026: a larger child sticks out on all sides`() {
    expectLayout(
      of: .F(100, 100).named("a").frame(width: 50, height: 50),
      proposed: 200, 200, size: (50, 50), frames: ["a": (-25, -25, 100, 100)])
  }

  @Test func `L-029: an open axis is the child's`() {
    expectLayout(
      of: .C.named("a").frame(height: 30),
      proposed: nil, nil, size: (10, 30), frames: ["a": (0, 0, 10, 30)])
  }

  @Test func `L-033: an infinite fixed length counts as none`() {
    expectLayout(
      of: .C.named("a").frame(width: .infinity, height: 50),
      proposed: 200, 100, size: (200, 50), frames: ["a": (0, 0, 200, 50)])
  }

  @Test func `L-034: a negative fixed length counts as none`() {
    expectLayout(
      of: .C.named("a").frame(width: -10, height: 50),
      proposed: 200, 100, size: (200, 50), frames: ["a": (0, 0, 200, 50)])
  }
}
