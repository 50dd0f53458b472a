/// The children of a position, in source order.
///
/// Half of the positions of a row have exactly one child, which is stored without an array (Decisions/0042).
@MainActor
enum PositionsInside {
  /// No position.
  case none
  /// One position.
  case one(ViewPosition)
  /// Two positions or more.
  case several([ViewPosition])

  /// The positions of an array.
  init(_ positions: [ViewPosition]) {
    switch positions.count {
    case 0: self = .none
    case 1: self = .one(positions[0])
    default: self = .several(positions)
    }
  }

  /// All positions as an array; a single one is wrapped in a new array.
  var all: [ViewPosition] {
    switch self {
    case .none: []
    case .one(let position): [position]
    case .several(let positions): positions
    }
  }

  /// Visits all positions.
  func forEach(_ visit: (ViewPosition) -> Void) {
    switch self {
    case .none: break
    case .one(let position): visit(position)
    case .several(let positions): for position in positions { visit(position) }
    }
  }

  /// Appends all positions to an array, the last one first.
  func appendReversed(to positions: inout [ViewPosition]) {
    switch self {
    case .none: break
    case .one(let position): positions.append(position)
    case .several(let inside): positions.append(contentsOf: inside.reversed())
    }
  }

  /// Appends a position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - expected: The capacity to reserve when the second position is added.
  /// - Returns: The new number of positions.
  /// - Complexity: O(1) amortised.
  mutating func append(_ position: ViewPosition, expecting expected: Int) -> Int {
    switch self {
    case .none:
      self = .one(position)
      return 1
    case .one(let first):
      var positions: [ViewPosition] = []
      positions.reserveCapacity(max(expected, 2))
      positions.append(first)
      positions.append(position)
      self = .several(positions)
      return 2
    case .several(var positions):
      self = .none
      positions.append(position)
      self = .several(positions)
      return positions.count
    }
  }

  /// Removes a position.
  ///
  /// - Complexity: O(positions between it and the nearer end), and a move of those behind it.
  mutating func remove(_ position: ViewPosition) {
    switch self {
    case .none: break
    case .one(let only): if only === position { self = .none }
    case .several(var positions):
      guard let place = positions.indexFromEnds(of: position) else { return }
      self = .none
      positions.remove(at: place)
      self = PositionsInside(positions)
    }
  }
}

extension Array where Element: AnyObject {
  /// The index of an object, which is mostly near one of the ends.
  ///
  /// - Complexity: O(elements between it and the nearer end).
  func indexFromEnds(of object: Element) -> Int? {
    var (low, high) = (0, count - 1)
    while low <= high {
      if self[low] === object { return low }
      if self[high] === object { return high }
      (low, high) = (low + 1, high - 1)
    }
    return nil
  }
}
