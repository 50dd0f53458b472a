import Foundation
import Testing
import ViewTestSupport

@testable import AttributeGraphUI

/// The division of a table's room among its columns.
struct `Widths of table columns` {
  private func divide(_ width: CGFloat?, _ columns: TableColumnWidth...) -> [CGFloat] {
    TableColumnWidth.divide(columns, in: width)
  }

  @Test func `columns without widths share the room`() {
    #expect(divide(208, TableColumnWidth(), TableColumnWidth()) == [100, 100])
    #expect(divide(100) == [])
  }

  @Test func `a fixed width is kept, and the others share the rest`() {
    let fixed = TableColumnWidth(min: 50, ideal: 50, max: 50)
    #expect(divide(216, TableColumnWidth(), fixed, TableColumnWidth()) == [75, 50, 75])
    #expect(divide(20, fixed, fixed) == [50, 50])
  }

  @Test func `bounds hold, and the room that is left goes to the others`() {
    #expect(divide(208, TableColumnWidth(max: 40), TableColumnWidth()) == [40, 160])
    #expect(divide(208, TableColumnWidth(min: 150), TableColumnWidth()) == [150, 50])
    #expect(divide(208, TableColumnWidth(min: 300), TableColumnWidth()) == [300, 0])
  }

  @Test func `ideal widths give way where room is left or missing`() {
    let ideal = TableColumnWidth(min: 50, ideal: 100, max: 120)
    #expect(divide(208, ideal, TableColumnWidth()) == [100, 100])
    #expect(divide(258, ideal, ideal) == [120, 120])
    #expect(divide(168, ideal, ideal) == [80, 80])
  }

  @Test func `without a proposal columns have their ideal widths`() {
    #expect(divide(nil, TableColumnWidth(), TableColumnWidth(ideal: 30), TableColumnWidth(max: 60)) == [100, 30, 60])
  }

  @Test func `a width that is no number is none`() {
    #expect(divide(208, TableColumnWidth(ideal: .nan), TableColumnWidth(max: .infinity)) == [100, 100])
  }
}
