/// The columns of a suite's table.
package enum ColumnSet: Equatable, Sendable {
  /// Counts and times of a single update, with the ratio to the reference of the row's group.
  case updates

  /// As `updates`, with evaluations of graphs and without a ratio: for scenarios of other packages.
  case own

  /// The counts and times, with the growth; a line above each group states what its rows have in common, and their
  /// names what differs.
  case styles

  /// The time of a workload as its protocol reports it, and its limit.
  case workloads

  /// The time of many operations of one kind, the least possible cost, and the time of each operation.
  case operations

  /// The time of work that grows with the size, in total and per piece.
  case growth

  /// Bytes per node.
  case memory

  /// Bytes per row of views.
  case rowMemory

  /// Whether a line above each group states what its rows have in common, so that their names need not.
  var namesGroups: Bool { self == .styles }

  /// The columns from left to right.
  package var columns: [ResultColumn] {
    switch self {
    case .updates: [.scenario, .size] + Self.workOfViews + [.median, .minimum, .p90, .spread, .ratio]
    case .own:
      [.scenario, .size] + Self.workOfViews + [.count(.evaluations, "", "evaluations", dropRank: 45)]
        + [.median, .minimum, .p90, .spread]
    case .styles: [.style, .size] + Self.workOfViews + [.median, .minimum, .p90, .spread, .ratio, .growth]
    case .workloads:
      [.scenario, .fastest, .median, .spread, .perEvaluation, .count(.evaluations, "", "evaluations", dropRank: 45)]
        + [.limit, .limitRatio, .pooledLimit, .pooledLimitRatio]
    case .operations:
      [
        .scenario, .size, .fastest, .median, .spread, .perPiece, .pieces,
        .count(.evaluations, "", "evaluations", dropRank: 45),
      ]
        + [.limit, .limitRatio]
    case .growth:
      [
        .scenario, .size, .fastest, .median, .spread, .perPiece, .pieces,
        .count(.evaluations, "", "evaluations", dropRank: 45),
      ]
    case .memory:
      [.scenario, .size, .resident, .residentSpread, .accounted, .again]
    case .rowMemory:
      [.scenario, .size, .residentPerRow, .residentSpread, .accounted, .again]
    }
  }
}

extension ColumnSet {
  /// The counts of views and layout.
  private static var workOfViews: [ResultColumn] {
    [
      .count(.bodies, "", "bodies", dropRank: nil),
      .count(.geometryClosures, "geometry", "closures", dropRank: 55),
      .count(.sizeQueries, "size", "queries", dropRank: 70), .count(.placements, "place-", "ments", dropRank: 75),
      .count(.displayItemsChanged, "items", "changed", dropRank: 72),
      .count(.displayItemsMoved, "items", "moved", dropRank: 74),
    ]
  }
}

extension ColumnSet {
  /// The names that `--columns` accepts: those of all tables, except the ones that every table has.
  static let columnNames: [String] = {
    let sets: [ColumnSet] = [.styles, .workloads, .operations, .growth, .memory, .rowMemory]
    var names: [String] = []
    for name in sets.flatMap(\.columns).map(\.name)
    where !names.contains(name) && !ResultColumn.identifying.contains(name) {
      names.append(name)
    }
    return names
  }()
}
