import GraphBenchKit

/// What happens to a list; the raw value is the scenario's name.
package enum ListsTrigger: String, CaseIterable {
  /// The first frame: as many rows as there is room for.
  case firstRender
  /// The list is scrolled by one row, down and up again.
  case scrollByRow
  /// The list is scrolled to its middle and back to its beginning.
  case jump
  /// A state of the parent changes the title of a row in sight.
  case changeRow
  /// A row is inserted before all others, and removed again.
  case insertFirst

  /// How many rows there is room for.
  static let visibleRows = 20
  /// The height of a row, in points.
  static let rowHeight = 20

  /// Whether an update leaves the list as it is, so that it can be repeated and timed as a whole.
  var isTimedAsUpdate: Bool { self != .firstRender }

  /// How many of so many rows are in sight.
  static func visible(of rows: Int) -> Int { min(rows, visibleRows) }

  /// How many bodies run for it, with so many rows.
  func bodies(rows: Int) -> Int {
    switch self {
    // The owner of the list, and each row in sight.
    case .firstRender: 1 + Self.visible(of: rows)
    // Rows that were seen before are kept.
    case .scrollByRow, .jump: 0
    // The owner and the row.
    case .changeRow: 2
    // The owner twice, and the row that is inserted.
    case .insertFirst: 3
    }
  }
}
