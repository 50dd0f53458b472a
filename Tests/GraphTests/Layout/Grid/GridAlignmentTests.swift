import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Alignments of columns, and anchors.
@MainActor
struct `Alignment in grids` {
  @Test func `the alignment of a column is not that of views over several columns`() {
    expectMounted(
      proposing: nil, nil, size: (50, 40),
      frames: ["a": (30, 0, 10, 10), "b": (10, 10, 30, 10), "c": (20, 30, 10, 10)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          F(10, 10).named("a")
          F(10, 10)
        }
        GridRow { F(30, 10).named("b").gridCellColumns(2).gridColumnAlignment(.trailing) }
        GridRow { F(40, 10) }
        F(10, 10).named("c")
      }
    }
  }

  @Test func `the innermost alignment of a column and the innermost anchor count`() {
    expectMounted(
      proposing: nil, nil, size: (40, 40), frames: ["a": (0, 0, 10, 10), "b": (0, 10, 10, 10)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { F(10, 10).named("a").gridColumnAlignment(.leading).gridColumnAlignment(.trailing) }
        GridRow { F(10, 10).named("b").gridCellAnchor(.topLeading).padding(0).gridCellAnchor(.bottomTrailing) }
        GridRow { F(40, 20) }
      }
    }
  }
}
