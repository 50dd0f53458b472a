import Foundation
import Testing

@testable import AttributeGraphUI

/// Section D of the layout facts: padding.
@MainActor
@Suite struct `Padding` {
  @Test func `L-069: the insets are added to the child`() {
    expectLayout(
      of: .F(50, 30).named("a").padding(10),
      proposed: 200, 200, size: (70, 50), frames: ["a": (10, 10, 50, 30)])
  }

  @Test func `L-071: an open length stays open`() {
    expectLayout(of: .C.named("a").padding(10), proposed: nil, nil, size: (30, 30), frames: ["a": (10, 10, 10, 10)])
  }

  @Test func `L-072: the child is offered no less than zero`() {
    expectLayout(of: .C.named("a").padding(60), proposed: 100, 100, size: (120, 120), frames: ["a": (60, 60, 0, 0)])
  }

  @Test func `L-074: the default is 16 on all edges`() {
    expectLayout(
      of: .F(50, 30).named("a").padding(),
      proposed: nil, nil, size: (82, 62), frames: ["a": (16, 16, 50, 30)])
  }

  @Test func `L-076: negative padding shrinks the size`() {
    expectLayout(
      of: .F(50, 30).named("a").padding(-10),
      proposed: nil, nil, size: (30, 10), frames: ["a": (-10, -10, 50, 30)])
  }

  @Test func `L-077: negative padding offers more`() {
    expectLayout(
      of: .C.named("a").padding(-10),
      proposed: 100, 100, size: (100, 100), frames: ["a": (-10, -10, 120, 120)])
  }

  @Test func `L-078: the size is no less than zero`() {
    expectLayout(
      of: .F(10, 10).named("a").padding(-20),
      proposed: nil, nil, size: (0, 0), frames: ["a": (-20, -20, 10, 10)])
  }

  @Test func `L-079: padding in a frame`() {
    expectLayout(
      of: .F(50, 50).named("a").padding(10).named("b").frame(width: 100, height: 100),
      proposed: nil, nil, size: (100, 100), frames: ["a": (25, 25, 50, 50), "b": (15, 15, 70, 70)])
  }

  @Test func `L-080: padding around a frame`() {
    expectLayout(
      of: .C.named("a").frame(width: 100, height: 100).named("b").padding(10),
      proposed: nil, nil, size: (120, 120), frames: ["a": (10, 10, 100, 100), "b": (10, 10, 100, 100)])
  }

  @Test func `L-081: padding takes its part of a frame`() {
    expectLayout(
      of: .C.named("a").padding(10).frame(width: 100, height: 100),
      proposed: nil, nil, size: (100, 100), frames: ["a": (10, 10, 80, 80)])
  }
}
