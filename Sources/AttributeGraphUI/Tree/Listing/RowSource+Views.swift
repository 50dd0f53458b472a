import Foundation

// The numbers of views in rows: a lazy grid fills its lines with them, and a row may have several, or none.

extension RowSource {
  /// The estimated number of views of a row that was never made: that of the row that was made first, and at least one.
  private var viewEstimate: CGFloat { CGFloat(max(1, firstViewCount ?? 1)) }

  /// The number of views before a row.
  ///
  /// - Complexity: O(runs of rows with one number).
  func viewCount(before index: Int) -> Int { Int(viewCounts.length(of: index, estimate: viewEstimate)) }

  /// The row that contains the view at an index.
  ///
  /// - Complexity: O(runs of rows with one number).
  func row(ofView index: Int) -> Int {
    viewCounts.firstRow(endingBehind: CGFloat(index), of: count, gap: 0, estimate: viewEstimate).index
  }

  /// Records the number of views of a row.
  func noteViewCount(_ count: Int, of index: Int) {
    firstViewCount = firstViewCount ?? count
    rows[index]?.viewCount = count
    viewCounts.note(CGFloat(count), at: index)
  }
}

extension LayoutItems {
  /// The number of views, with estimates for rows that were not made.
  ///
  /// - Complexity: O(places of the source).
  var viewCount: Int {
    switch self {
    case .one: 1
    case .many(let items): items.reduce(0) { $0 + $1.viewCount }
    case .section(let section): section.parts.reduce(0) { $0 + $1.viewCount }
    case .changing(let items): items.value.viewCount
    case .rows(let source): source.viewCount(before: source.count)
    }
  }

  /// Counts the views of all rows that were made.
  ///
  /// - Complexity: O(rows that were made).
  func countViews() {
    switch self {
    case .one: break
    case .many(let items): for item in items { item.countViews() }
    case .section(let section): for part in section.parts { part.countViews() }
    case .changing(let items): items.value.countViews()
    case .rows(let source):
      for (index, row) in source.rows {
        row.items.countViews()
        source.noteViewCount(row.items.viewCount, of: index)
      }
    }
  }

  /// Whether there is a section among the rows that were made.
  ///
  /// - Complexity: O(places of the source).
  var holdsSections: Bool {
    switch self {
    case .one: false
    case .many(let items): items.contains { $0.holdsSections }
    case .section: true
    case .changing(let items): items.value.holdsSections
    case .rows(let source): source.holdsSections
    }
  }
}
