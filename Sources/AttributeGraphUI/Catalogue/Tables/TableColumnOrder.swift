import Foundation

/// The comparator of a column, in both directions.
struct TableColumnOrder<Sort: SortComparator> {
  /// The one that sorts first.
  let primary: Sort
  /// The one that sorts when the rows are sorted by the column already.
  let opposite: Sort

  /// The order of a comparator. Without an opposite one, that is a copy with the other direction; a `SortDescriptor` of
  /// Foundation on Linux compares in the direction that it was made with, so it needs another one.
  init(_ primary: Sort, opposite: Sort? = nil) {
    self.primary = primary
    var reversed = primary
    reversed.order = primary.order == .forward ? .reverse : .forward
    self.opposite = opposite ?? reversed
  }

  /// Whether a comparator of a table is that of the column, in either direction.
  func contains(_ comparator: Sort) -> Bool { comparator == primary || comparator == opposite }
}
