import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Rows and columns.
@MainActor
struct `Grids` {
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

  @Test func `a cell that is as large as its columns keeps its proposal, however its width is divided among them`() {
    for width in 1...40 {
      expectMounted(proposing: 0, 100, size: (Double(width), 100), frames: ["flexible": (0, 10, 0, 90)]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            VStack(alignment: .leading, spacing: 0) {
              F(CGFloat(width), 10)
              C.named("flexible")
            }
            .gridCellColumns(6)
          }
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

  @Test func `two modifiers of a cell multiply its columns and add its unsized axes`() {
    expectMounted(proposing: 100, 100, size: (40, 20), frames: ["wide": (0, 0, 40, 10)]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          C.frame(height: 10).named("wide").gridCellColumns(2).gridCellColumns(2).gridCellUnsizedAxes(.vertical)
            .gridCellUnsizedAxes(.horizontal)
        }
        GridRow { ForEach(0..<4) { _ in F(10, 10) } }
      }
    }
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

  @Test func `a row outside of a grid is a group`() {
    expectMounted(proposing: nil, nil, size: (10, 28), frames: ["b": (0, 18, 10, 10)]) {
      VStack {
        GridRow {
          F(10, 10)
          F(10, 10).named("b")
        }
      }
    }
  }

  @Test func `a modifier of a row applies to each of its cells`() {
    expectMounted(proposing: nil, nil, size: (36, 14), frames: ["a": (2, 2, 10, 10), "b": (24, 2, 10, 10)]) {
      Grid {
        GridRow {
          F(10, 10).named("a")
          F(10, 10).named("b")
        }
        .padding(2)
      }
    }
  }

  @Test func `a divider in a row is horizontal`() {
    expectMounted(proposing: 100, 50, size: (100, 10), frames: ["line": (10, 4.5, 90, 1)]) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          F(10, 10)
          Divider().named("line")
        }
      }
    }
  }

  @Test func `an empty grid has no size`() {
    expectMounted(proposing: 100, 100, size: (0, 0)) { Grid {} }
  }

  @Test func `a row without cells takes no space`() {
    expectMounted(proposing: nil, nil, size: (10, 28), frames: ["a": (0, 0, 10, 10), "b": (0, 18, 10, 10)]) {
      Grid {
        GridRow {}
        GridRow { F(10, 10).named("a") }
        GridRow {}
        GridRow { F(10, 10).named("b") }
      }
    }
  }

  @Test func `cells on a common baseline overlap the next row where they are higher than the highest cell`() {
    expectMounted(
      proposing: nil, nil, size: (20, 20), frames: ["a": (0, -5, 10, 20), "b": (10, 10, 10, 10), "c": (0, 20, 10, 0)]
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

  @Test func `the cells of a column are aligned with each other by their guides`() {
    expectMounted(proposing: nil, nil, size: (50, 20), frames: ["a": (10, 0, 50, 10), "b": (0, 10, 30, 10)]) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { F(50, 10).named("a") }
        GridRow { F(30, 10).named("b").alignmentGuide(.leading) { _ in 10 } }
      }
    }
  }

  @Test func `a cell over several columns stands at the alignment of the grid, whatever its guides are`() {
    expectMounted(proposing: nil, nil, size: (180, 60), frames: ["mark": (60, 50, 10, 10)]) {
      Grid(alignment: .bottomLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { ForEach(0..<3) { _ in F(60, 50) } }
        GridRow {
          F(60, 10)
          F(10, 10).alignmentGuide(.leading) { _ in -5 }.named("mark").gridCellColumns(2)
        }
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

  @Test func `a grid as a layout sizes and aligns like a grid, and becomes another layout with the same views`() throws
  {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { TurningGrid() }
    #expect(host.frame(named: "b") == CGRect(x: 32, y: 0, width: 10, height: 10))
    #expect(host.frame(named: "c") == CGRect(x: 0, y: 13, width: 30, height: 20))
    #expect(host.frame(named: "d") == CGRect(x: 32, y: 13, width: 20, height: 20))
    #expect(host.frame(named: "line") == CGRect(x: 0, y: 36, width: 52, height: 10))
    try host.tap("count 0")
    try host.tap("turn")
    #expect(host.frame(named: "d") == CGRect(x: 0, y: 40, width: 20, height: 20))
    #expect(host.texts.contains("count 1"))
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

/// A grid that becomes a column.
private struct TurningGrid: View {
  @State private var isColumn = false

  var body: some View {
    let layout =
      isColumn
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      : AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 3))
    VStack(alignment: .leading, spacing: 0) {
      layout {
        GridRow {
          F(10, 10).named("a")
          F(10, 10).named("b")
        }
        GridRow {
          F(30, 20).named("c")
          F(20, 20).named("d")
        }
        F(52, 10).named("line")
        Counter().frame(width: 10, height: 10)
      }
      Button("turn") { isColumn.toggle() }.frame(width: 10, height: 10)
    }
    .frame(width: 100, height: 100, alignment: .topLeading)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }
}
