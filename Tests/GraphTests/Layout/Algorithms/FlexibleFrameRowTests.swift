import Foundation
import Testing

@testable import AttributeGraphUI

/// Section C of the layout facts: `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
@MainActor
@Suite struct `Flexible frame` {
  @Test func `L-035: an infinite maximum fills the proposal`() {
    expectLayout(
      of: .C.named("a").frame(maxWidth: .infinity),
      proposed: 200, 100, size: (200, 100), frames: ["a": (0, 0, 200, 100)])
  }

  @Test func `L-036: an infinite maximum width leaves the height to the child`() {
    expectLayout(
      of: .F(50, 20).named("a").frame(maxWidth: .infinity),
      proposed: 200, 100, size: (200, 20), frames: ["a": (75, 0, 50, 20)])
  }

  @Test func `L-037: the child lies at the leading side`() {
    expectLayout(
      of: .F(50, 20).named("a").frame(maxWidth: .infinity, alignment: .leading),
      proposed: 200, 100, size: (200, 20), frames: ["a": (0, 0, 50, 20)])
  }

  @Test func `L-038: the child lies at the trailing side`() {
    expectLayout(
      of: .F(50, 20).named("a").frame(maxWidth: .infinity, alignment: .trailing),
      proposed: 200, 100, size: (200, 20), frames: ["a": (150, 0, 50, 20)])
  }

  @Test func `L-040: an infinite maximum does not make an open length infinite`() {
    expectLayout(
      of: .F(50, 20).named("a").frame(maxWidth: .infinity),
      proposed: nil, nil, size: (50, 20), frames: ["a": (0, 0, 50, 20)])
  }

  @Test func `L-042: with both limits the frame takes what it is offered`() {
    expectLayout(
      of: .F(50, 20).named("a").frame(minWidth: 0, maxWidth: .infinity),
      proposed: 30, 100, size: (30, 20), frames: ["a": (-10, 0, 50, 20)])
  }

  @Test func `L-043: with both limits an open length is the child's`() {
    expectLayout(
      of: .F(50, 20).named("a").frame(minWidth: 0, maxWidth: .infinity),
      proposed: nil, nil, size: (50, 20), frames: ["a": (0, 0, 50, 20)])
  }

  @Test func `L-044: an infinite proposal makes an infinite frame`() {
    expectLayout(of: .F(50, 20).frame(maxWidth: .infinity), proposed: .infinity, nil, size: (.infinity, 20))
  }

  @Test func `L-045: below its maximum the frame fills the proposal`() {
    expectLayout(
      of: .F(50, 20).named("a").frame(maxWidth: 100),
      proposed: 80, 100, size: (80, 20), frames: ["a": (15, 0, 50, 20)])
  }

  @Test func `L-047: the frame is no smaller than its child`() {
    expectLayout(
      of: .F(50, 20).named("a").frame(maxWidth: 100),
      proposed: 30, 100, size: (50, 20), frames: ["a": (0, 0, 50, 20)])
  }

  @Test func `L-048: the frame ends at its maximum and the child sticks out`() {
    expectLayout(
      of: .F(200, 20).named("a").frame(maxWidth: 100),
      proposed: 150, 100, size: (100, 20), frames: ["a": (-50, 0, 200, 20)])
  }

  @Test func `L-049: a maximum limits an open length too`() {
    expectLayout(
      of: .F(200, 20).named("a").frame(maxWidth: 100),
      proposed: nil, nil, size: (100, 20), frames: ["a": (-50, 0, 200, 20)])
  }

  @Test func `L-051: a flexible child fills the frame below the maximum`() {
    expectLayout(
      of: .C.named("a").frame(maxWidth: 100),
      proposed: 60, 50, size: (60, 50), frames: ["a": (0, 0, 60, 50)])
  }

  @Test func `L-052: the child is offered the minimum`() {
    expectLayout(
      of: .C.named("a").frame(minWidth: 100),
      proposed: 50, 50, size: (100, 50), frames: ["a": (0, 0, 100, 50)])
  }

  @Test func `L-053: the minimum applies to a smaller child`() {
    expectLayout(
      of: .F(50, 20).named("a").frame(minWidth: 100),
      proposed: 200, 100, size: (100, 20), frames: ["a": (25, 0, 50, 20)])
  }

  @Test func `L-056: an open length above the minimum is the child's`() {
    expectLayout(
      of: .F(200, 20).named("a").frame(minWidth: 100),
      proposed: nil, nil, size: (200, 20), frames: ["a": (0, 0, 200, 20)])
  }

  @Test func `L-058: a proposal between the limits is taken`() {
    expectLayout(
      of: .C.named("a").frame(minWidth: 50, maxWidth: 150),
      proposed: 100, 10, size: (100, 10), frames: ["a": (0, 0, 100, 10)])
  }

  @Test func `L-059: a proposal below the minimum gives the minimum`() {
    expectLayout(
      of: .C.named("a").frame(minWidth: 50, maxWidth: 150),
      proposed: 20, 10, size: (50, 10), frames: ["a": (0, 0, 50, 10)])
  }

  @Test func `L-063: an open proposal gives the ideal size`() {
    expectLayout(
      of: .C.named("a").flexible(FlexibleFrameRule(idealWidth: 200, idealHeight: 100)),
      proposed: nil, nil, size: (200, 100), frames: ["a": (0, 0, 200, 100)])
  }

  @Test func `L-064: an ideal size has no effect on a concrete proposal`() {
    expectLayout(
      of: .C.named("a").flexible(FlexibleFrameRule(idealWidth: 200, idealHeight: 100)),
      proposed: 50, 60, size: (50, 60), frames: ["a": (0, 0, 50, 60)])
  }

  @Test func `L-066: an ideal width alone hugs the child at a concrete proposal`() {
    expectLayout(
      of: .F(50, 20).named("a").flexible(FlexibleFrameRule(idealWidth: 200)),
      proposed: 100, 100, size: (50, 20), frames: ["a": (0, 0, 50, 20)])
  }

  @Test func `L-067: a minimum height applies to an open height`() {
    expectLayout(
      of: .C.named("a").flexible(FlexibleFrameRule(minHeight: 40)),
      proposed: 100, nil, size: (100, 40), frames: ["a": (0, 0, 100, 40)])
  }
}
