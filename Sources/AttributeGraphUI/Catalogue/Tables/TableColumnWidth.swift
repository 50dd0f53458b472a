import Foundation

/// The width of a table's column, with its limits.
struct TableColumnWidth: Hashable {
  /// The minimum width, in points; nil for none.
  var min: CGFloat?
  /// The ideal width, in points; nil for a share of the available width.
  var ideal: CGFloat?
  /// The maximum width, in points; nil for none.
  var max: CGFloat?

  /// The distance between two columns, in points.
  static let spacing: CGFloat = 8

  /// A width within the limits; a limit that is not a finite number is ignored.
  func clamped(_ width: CGFloat) -> CGFloat {
    Swift.max(Length.finite(min) ?? 0, Swift.min(width, Length.finite(max) ?? .infinity))
  }

  /// Divides the width of a table among its columns.
  ///
  /// A column with an ideal width gets it; the others share the remainder, each within its limits. A remaining or
  /// missing width is then shared by the columns with an ideal width that may be wider or narrower. This rule is ours.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - width: The available width, including the distances between the columns; nil for the ideal widths.
  /// - Returns: The width of each column.
  /// - Complexity: O(*n*²) in the number of columns.
  static func divide(_ columns: [TableColumnWidth], in width: CGFloat?) -> [CGFloat] {
    let flexible = columns.indices.filter { Length.finite(columns[$0].ideal) == nil }
    var widths = columns.map { $0.clamped(Length.finite($0.ideal) ?? 0) }
    guard let width = width.flatMap({ Length.finite($0) }) else {
      for index in flexible { widths[index] = columns[index].clamped(100) }
      return widths
    }
    let room = width - spacing * CGFloat(Swift.max(0, columns.count - 1))
    let others = columns.indices.filter { !flexible.contains($0) }
    share(room - others.reduce(0) { $0 + widths[$1] }, among: flexible, of: columns, in: &widths)
    let slack = room - widths.reduce(0, +)
    if abs(slack) > 0.01, !others.isEmpty {
      let sum = others.reduce(0) { $0 + widths[$1] }
      share(sum + slack, among: others, of: columns, in: &widths, from: widths)
    }
    return widths
  }

  /// Gives columns widths with a sum, each changed by the same amount from its initial width, within its limits.
  private static func share(
    _ room: CGFloat, among places: [Int], of columns: [TableColumnWidth], in widths: inout [CGFloat],
    from start: [CGFloat]? = nil
  ) {
    var open = places
    for index in places { widths[index] = start?[index] ?? 0 }
    while !open.isEmpty {
      let taken = places.filter { !open.contains($0) }.reduce(0) { $0 + widths[$1] }
      let begun = open.reduce(0) { $0 + (start?[$1] ?? 0) }
      let each = (room - taken - begun) / CGFloat(open.count)
      let wanted = open.map { (start?[$0] ?? 0) + each }
      // Columns that cannot change by their share are settled first, on the side with the larger error.
      let errors = zip(open, wanted).map { columns[$0].clamped($1) - $1 }
      let sum = errors.reduce(0, +)
      for (index, width) in zip(open, wanted) { widths[index] = columns[index].clamped(width) }
      let settled = zip(open, errors).filter { sum > 0 ? $0.1 > 0 : sum < 0 ? $0.1 < 0 : true }.map(\.0)
      open.removeAll { settled.contains($0) }
      if sum == 0 { return }
    }
  }
}

/// The cells of a row of a table, side by side.
struct TableColumnsLayout: Layout {
  let columns: [TableColumnWidth]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = TableColumnWidth.divide(columns, in: proposal.width)
    let heights = zip(subviews, widths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }
    let distances = TableColumnWidth.spacing * CGFloat(max(0, widths.count - 1))
    return CGSize(width: widths.reduce(0, +) + distances, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var start = bounds.minX
    for (subview, width) in zip(subviews, TableColumnWidth.divide(columns, in: proposal.width)) {
      subview.place(
        at: CGPoint(x: start, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: nil))
      start += width + TableColumnWidth.spacing
    }
  }
}
