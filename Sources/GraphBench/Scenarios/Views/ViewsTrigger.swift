import GraphBenchKit

/// The trigger of an update of the rows; the raw value is the scenario's name.
package enum ViewsTrigger: String, CaseIterable {
  /// The first frame of all rows.
  case firstRender
  /// A state of the parent changes one row.
  case parentChangesRow
  /// A row's own state changes.
  case ownState
  /// The order of the rows is reversed.
  case reorder
  /// A row is inserted before all others.
  case insert
  /// The first row is removed.
  case remove
  /// A value of the environment changes that one view for a hundred rows reads.
  case environment
  /// The identity of the table changes, so all rows are made again.
  case identity
  /// The table is removed and inserted.
  case branch
  /// The table is mounted and unmounted with its host.
  case mountUnmount

  /// Whether an update leaves the tree as it is, so that it can be repeated and timed as a whole.
  package var isTimedAsUpdate: Bool {
    switch self {
    case .parentChangesRow, .ownState, .reorder, .environment, .identity, .branch: true
    case .firstRender, .insert, .remove, .mountUnmount: false
    }
  }

  /// The number of bodies that run, for a number of rows.
  func bodies(rows: Int) -> Int {
    switch self {
    // The owner, the table, and each row.
    case .firstRender, .mountUnmount, .identity: 1 + 1 + rows
    case .parentChangesRow, .insert: 1 + 1
    case .ownState, .remove: 1
    // A single row has only one order.
    case .reorder: rows > 1 ? 1 : 0
    case .environment: 1 + ViewsTrees.environmentReaders(rows: rows)
    // The owner twice, the table and its rows once.
    case .branch: 2 + 1 + rows
    }
  }
}
