import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Rows and columns.
@MainActor
@Suite struct `Grids` {
  @Test func `a column is as wide as its widest cell, a row as high as its highest`() {
    expectMounted(
      proposing: 300, 300, size: (70, 50),
      frames: ["a": (10, 0, 10, 20), "b": (30, 5, 40, 10), "c": (0, 20, 30, 30), "d": (45, 30, 10, 10)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          F(10, 20).named("a")
          F(40, 10).named("b")
        }
        GridRow {
          F(30, 30).named("c")
          F(10, 10).named("d")
        }
      }
    }
  }

  @Test func `rows and columns are 8 points apart by default`() {
    expectMounted(proposing: nil, nil, size: (28, 28), frames: ["d": (18, 18, 10, 10)]) {
      Grid {
        GridRow {
          F(10, 10)
          F(10, 10)
        }
        GridRow {
          F(10, 10)
          F(10, 10).named("d")
        }
      }
    }
    expectMounted(proposing: nil, nil, size: (23, 25), frames: ["d": (13, 15, 10, 10)]) {
      Grid(horizontalSpacing: 3, verticalSpacing: 5) {
        GridRow {
          F(10, 10)
          F(10, 10)
        }
        GridRow {
          F(10, 10)
          F(10, 10).named("d")
        }
      }
    }
  }

  @Test func `flexible columns share the space that the others leave`() {
    expectMounted(
      proposing: 100, 20, size: (100, 20), frames: ["a": (0, 0, 20, 20), "b": (20, 0, 40, 20), "c": (60, 0, 40, 20)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          C.named("a").frame(width: 20)
          C.named("b")
          C.named("c")
        }
      }
    }
  }

  @Test func `a view outside of rows spans all columns`() {
    expectMounted(
      proposing: 100, nil, size: (40, 26), frames: ["line": (0, 14, 40, 4), "a": (0, 4, 10, 10), "b": (10, 0, 30, 14)]
    ) {
      Grid(alignment: .bottomLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          F(10, 10).named("a")
          F(30, 14).named("b")
        }
        C.frame(height: 4).named("line").gridCellUnsizedAxes(.horizontal)
        GridRow { F(8, 8) }
      }
    }
  }

  @Test func `a cell may span several columns`() {
    expectMounted(
      proposing: nil, nil, size: (60, 20),
      frames: ["wide": (0, 0, 60, 10), "a": (5, 10, 20, 10), "b": (35, 10, 20, 10)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { F(60, 10).named("wide").gridCellColumns(2) }
        GridRow {
          F(20, 10).named("a")
          F(20, 10).named("b")
        }
      }
    }
  }

  @Test func `a divider between rows makes the grid as wide as it may be, unless it is unsized`() {
    func grid(_ axes: Axis.Set) -> some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          F(20, 10).named("a")
          F(40, 10).named("b")
        }
        Divider().named("line").gridCellUnsizedAxes(axes)
      }
    }
    expectMounted(
      proposing: 200, 100, size: (200, 11),
      frames: ["a": (35, 0, 20, 10), "b": (125, 0, 40, 10), "line": (0, 10, 200, 1)]
    ) { grid([]) }
    expectMounted(
      proposing: 200, 100, size: (60, 11), frames: ["a": (0, 0, 20, 10), "b": (20, 0, 40, 10), "line": (0, 10, 60, 1)]
    ) { grid(.horizontal) }
  }

  @Test func `a cell over two columns may take what the third leaves`() {
    expectMounted(
      proposing: 100, 100, size: (100, 20),
      frames: ["wide": (0, 0, 90, 10), "a": (10, 10, 20, 10), "b": (50, 10, 30, 10), "c": (90, 10, 10, 10)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { C.frame(height: 10).named("wide").gridCellColumns(2) }
        GridRow {
          F(20, 10).named("a")
          F(30, 10).named("b")
          F(10, 10).named("c")
        }
      }
    }
  }

  @Test(arguments: [0, -1, 10_001, Int.max])
  func `a cell spans 1 to 10,000 columns, and another number is an issue`(count: Int) {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Grid { GridRow { Color.red.frame(width: 10, height: 10).gridCellColumns(count) } }
    }
    #expect(host.displayList.map(\.frame.size) == [CGSize(width: 10, height: 10)])
    #expect(host.issues.map(\.property) == ["gridCellColumns"])
  }

  @Test func `cells are aligned by the grid, the row, the column or themselves`() {
    expectMounted(
      proposing: nil, nil, size: (60, 60),
      frames: ["a": (0, 0, 10, 10), "b": (30, 20, 10, 10), "c": (20, 40, 10, 10), "d": (50, 50, 10, 10)]
    ) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          F(30, 30).overlay(alignment: .topLeading) { F(10, 10).named("a") }
          F(10, 10).named("b")
        }
        GridRow {
          F(10, 10).named("c").gridCellAnchor(.trailing)
          F(30, 30).overlay(alignment: .bottomTrailing) { F(10, 10).named("d") }
        }
      }
    }
    expectMounted(proposing: nil, nil, size: (30, 20), frames: ["a": (20, 0, 10, 10)]) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { F(10, 10).named("a") }
        GridRow { F(30, 10).gridColumnAlignment(.trailing) }
      }
    }
  }

  @Test func `a row outside of a grid has its views beside each other`() {
    expectMounted(proposing: nil, nil, size: (28, 10), frames: ["b": (18, 0, 10, 10)]) {
      GridRow {
        F(10, 10)
        F(10, 10).named("b")
      }
    }
  }

  @Test func `an empty grid has no size`() {
    expectMounted(proposing: 100, 100, size: (0, 0)) { Grid {} }
  }

  @Test func `a row without cells has no height and keeps its spacing`() {
    expectMounted(proposing: nil, nil, size: (10, 26), frames: ["a": (0, 8, 10, 10)]) {
      Grid {
        GridRow {}
        GridRow { F(10, 10).named("a") }
        GridRow {}
      }
    }
  }

  @Test func `a view under a row without cells has a column`() {
    expectMounted(proposing: 50, nil, size: (50, 14), frames: ["a": (0, 8, 50, 6)]) {
      Grid {
        GridRow {}
        C.frame(height: 6).named("a")
      }
    }
  }

  @Test func `cells on a common baseline make their row higher`() {
    expectMounted(
      proposing: nil, nil, size: (20, 25), frames: ["a": (0, 0, 10, 20), "b": (10, 15, 10, 10), "c": (0, 25, 10, 0)]
    ) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          F(10, 20).named("a")
          F(10, 10).named("b").alignmentGuide(.firstTextBaseline) { _ in 5 }
        }
        GridRow { F(10, 0).named("c") }
      }
    }
  }

  @Test func `an anchor may be any point`() {
    expectMounted(proposing: nil, nil, size: (50, 30), frames: ["a": (10, 3, 10, 20)]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          F(10, 20).named("a").gridCellAnchor(UnitPoint(x: 0.25, y: 0.3))
          F(0, 30)
        }
        GridRow { F(50, 0) }
      }
    }
  }

  @Test func `a grid has the baselines of its cells`() {
    expectMounted(proposing: nil, nil, size: (20, 40), frames: ["b": (10, 5, 10, 10)]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { F(10, 10) }
          GridRow { F(10, 30).alignmentGuide(.firstTextBaseline) { _ in 5 } }
        }
        F(10, 10).named("b")
      }
    }
  }

  @Test func `a cell that grows moves the others of its grid`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { GrowingGrid() }
    #expect(host.frame(named: "b").map { $0.minX } == host.frame(named: "a").map { $0.maxX })
    let before = host.frame(named: "b")?.minX ?? 0
    try host.tap("grow")
    #expect(host.frame(named: "d")?.minX == host.frame(named: "b")?.minX)
    #expect(host.frame(named: "a")?.width == 50)
    #expect(host.frame(named: "b")?.minX == before + 20)
  }
}

/// A grid with a cell that grows.
private struct GrowingGrid: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        F(width, 10).named("a")
        F(10, 10).named("b")
      }
      GridRow {
        F(5, 10).named("c")
        F(10, 10).named("d")
      }
    }
    .frame(width: 100)
    Button("grow") { width = 50 }
  }
}
