import Foundation
import Testing

@testable import AttributeGraphUI

/// Section L of the layout facts, as far as stacks decide it: explicit alignment guides.
@MainActor
@Suite struct `Explicit guides` {
  @Test func `L-192: an explicit guide moves its view`() {
    expectLayout(
      of: .vStack(
        alignment: .leading, spacing: 0,
        [.F(50, 10).named("a"), .F(30, 10).named("b").guide(.leading) { _ in -20 }]),
      proposed: nil, nil, size: (50, 20), frames: ["a": (0, 0, 50, 10), "b": (20, 10, 30, 10)])
  }

  @Test func `L-195: a custom guide is inherited by a container`() {
    expectLayout(
      of: .hStack(
        alignment: .mid, spacing: 0,
        [
          .F(10, 20).named("a"),
          .vStack(spacing: 0, [.F(10, 30).named("b"), .F(10, 10).named("c").guide(.mid) { $0.height / 2 }]).named("v"),
        ]),
      proposed: nil, nil, size: (20, 55),
      frames: ["a": (0, 35, 10, 20), "b": (10, 0, 10, 30), "c": (10, 30, 10, 10), "v": (10, 0, 10, 40)])
  }

  @Test func `L-197: a guide of the library is not inherited`() {
    expectLayout(
      of: .hStack(
        alignment: .top, spacing: 0,
        [
          .F(10, 20).named("a"),
          .vStack(spacing: 0, [.F(10, 10).named("b").guide(.top) { _ in -10 }, .F(10, 5).named("c")]).named("v"),
        ]),
      proposed: nil, nil, size: (20, 20),
      frames: ["a": (0, 0, 10, 20), "b": (10, 0, 10, 10), "c": (10, 10, 10, 5), "v": (10, 0, 10, 15)])
  }

  @Test func `L-257: a container of one child passes every guide on`() {
    expectLayout(
      of: .hStack(
        alignment: .top, spacing: 0,
        [
          .F(10, 20).named("a"),
          .vStack(spacing: 0, [.F(10, 10).named("b").guide(.top) { _ in -10 }]).named("v"),
        ]),
      proposed: nil, nil, size: (20, 20), frames: ["a": (0, 0, 10, 20), "b": (10, 10, 10, 10), "v": (10, 10, 10, 10)])
  }

  @Test func `L-201: a view without text has its baseline at its lower side`() {
    expectLayout(
      of: .hStack(alignment: .firstTextBaseline, spacing: 0, [.F(10, 40).named("a"), .F(10, 20).named("b")]),
      proposed: nil, nil, size: (20, 40), frames: ["a": (0, 0, 10, 40), "b": (10, 20, 10, 20)])
  }

  @Test func `L-202: a guide of another alignment has no effect`() {
    expectLayout(
      of: .vStack(
        alignment: .leading, spacing: 0,
        [.F(50, 10).named("a"), .F(30, 10).named("b").guide(.trailing) { _ in 5 }]),
      proposed: nil, nil, size: (50, 20), frames: ["a": (0, 0, 50, 10), "b": (0, 10, 30, 10)])
  }
}

/// A guide at the upper side of a view, as the facts' `mid`.
private enum Mid: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
  fileprivate static let mid = VerticalAlignment(Mid.self)
}
