import GraphBenchKit

/// The trigger of an update of a list; the raw value is the scenario's name.
package enum ListsTrigger: String, CaseIterable {
  /// The first frame: as many rows as fit.
  case firstRender
  /// The list is scrolled by one row, down and up again.
  case scrollByRow
  /// The list is scrolled to its middle and back to its beginning.
  case jump
  /// A state of the parent changes the title of a row in sight.
  case changeRow
  /// A row is inserted before all others, and removed again.
  case insertFirst

  /// The number of rows that fit.
  static let visibleRows = 20
  /// The height of a row, in points.
  static let rowHeight = 20

  /// Whether an update leaves the list as it is, so that it can be repeated and timed as a whole.
  var isTimedAsUpdate: Bool { self != .firstRender }

  /// The number of rows in sight, of a number of rows.
  static func visible(of rows: Int) -> Int { min(rows, visibleRows) }

  /// The number of bodies that run, for a number of rows.
  func bodies(rows: Int) -> Int {
    switch self {
    // The owner of the list, and each row in sight.
    case .firstRender: 1 + Self.visible(of: rows)
    // Rows that were in sight before are kept.
    case .scrollByRow, .jump: 0
    // The owner and the row.
    case .changeRow: 2
    // The owner twice, and the inserted row.
    case .insertFirst: 3
    }
  }
}
