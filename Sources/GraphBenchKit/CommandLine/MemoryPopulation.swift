/// The kinds of nodes, and of combinations of nodes, whose memory is measured; the raw value is a part of the
/// scenario's name.
package enum MemoryPopulation: String, CaseIterable, Sendable {
  /// State cells that hold an integer.
  case cell

  /// Computed attributes of an integer that read nothing.
  case computed0

  /// Computed attributes that read one cell each.
  case computed1

  /// Computed attributes that read one cell each and capture nothing else.
  case computed1Direct

  /// Computed attributes that read four cells each.
  case computed4

  /// Effects that read one cell each.
  case effect1

  /// Effects that read four cells each.
  case effect4

  /// State cells that a subgraph owns: a handle leads to each, and no object.
  case ownedCell

  /// Computed attributes that a subgraph owns and that read one cell each.
  case ownedComputed1

  /// Effects that a subgraph owns and that read one cell each.
  case ownedEffect1

  /// Rows of views: a body with a state, and in it two texts and a space.
  case row

  /// The kinds that are nodes of the engine.
  package static var nodes: [MemoryPopulation] { allCases.filter { $0 != .row } }

  /// The number of cells that each node reads.
  package var inputs: Int {
    switch self {
    case .cell, .computed0, .ownedCell, .row: 0
    case .computed1, .computed1Direct, .effect1, .ownedComputed1, .ownedEffect1: 1
    case .computed4, .effect4: 4
    }
  }

  /// The number of rules or effects that ran when every node has been brought up to date once.
  package var evaluationsPerNode: Int {
    switch self {
    case .cell, .ownedCell: 0
    case .computed0, .computed1, .computed1Direct, .computed4, .effect1, .effect4, .ownedComputed1, .ownedEffect1, .row:
      1
    }
  }
}
